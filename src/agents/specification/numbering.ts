import { nextNumber } from '../session/ids';
import type { Session } from '../session/session';
import { ID_PREFIX } from '../session/statement';
import type { Clarification, Message } from './clarifications';
import { listedKind, SPEC_LISTS, type Spec, type SpecList, type SpecStatement } from './model';
import { isSaid } from './render';

const STATEMENT_ID = new RegExp(`\\b(?:${Object.values(ID_PREFIX).join('|')})-\\d{3,}\\b`, 'g');

/**
 * A specification as it is written: its statements numbered as they are read, without holes in any section. While an
 * interview goes on they keep the ids they got, so that comments and edits find them; statements that were dropped, merged
 * or turned out to be assumptions leave holes there. Our own texts that name a statement follow; where the person named
 * one, their words stay, and what it is called now is put beside them.
 */
export function numbered(spec: Spec, session: Session): Spec {
  const lists = SPEC_LISTS.map(([name]) => [name, inReadingOrder(spec, name)] as const);
  const counters: Record<string, number> = {};
  const ids = new Map(
    lists.flatMap(([, list]) =>
      list.map((statement) => {
        const prefix = ID_PREFIX[listedKind(statement)];
        counters[prefix] = (counters[prefix] ?? 0) + 1;
        return [statement.id, `${prefix}-${String(counters[prefix]).padStart(3, '0')}`] as const;
      }),
    ),
  );
  // A request may speak of statements of its own.
  const foreign = new Set(`${session.request} ${session.caller?.context ?? ''}`.match(STATEMENT_ID));
  const wasGiven = (id: string) => {
    const [prefix = '', number = ''] = id.split('-');
    return !foreign.has(id) && (ids.has(id) || Number(number) < nextNumber(session, `${prefix}-`));
  };
  const renamed = (text: string) =>
    text.replace(STATEMENT_ID, (id) => (wasGiven(id) ? (ids.get(id) ?? 'a statement dropped since') : id));
  const namedBy = (texts: readonly string[]) =>
    [...new Set(texts.flatMap((text) => text.match(STATEMENT_ID) ?? []))]
      .filter((id) => wasGiven(id) && ids.get(id) !== id)
      .map((id) => ({ then: id, now: ids.get(id) ?? null }));
  const renumbered = (statement: SpecStatement): SpecStatement => ({
    ...statement,
    id: ids.get(statement.id) ?? statement.id,
    text: renamed(statement.text),
    dependsOn: statement.dependsOn.flatMap((id) => ids.get(id) ?? []),
  });
  return {
    ...spec,
    summary: renamed(spec.summary),
    ...(Object.fromEntries(lists.map(([name, list]) => [name, list.map(renumbered)])) as Record<
      SpecList,
      SpecStatement[]
    >),
    unanswered: spec.unanswered.map((open) => ({ ...open, text: renamed(open.text) })),
    clarifications: spec.clarifications.map((one): Clarification => ({
      ...one,
      question: renamed(one.question),
      named: namedBy([one.own, ...one.remarks.map(({ text }) => text)]),
    })),
    messages: spec.messages.map((one): Message => ({ ...one, named: namedBy([one.text]) })),
  };
}

/** A list as it is read: topic by topic; of facts, what the workspace shows before what the person said. */
function inReadingOrder(spec: Spec, name: SpecList): SpecStatement[] {
  const place = ({ topicId }: SpecStatement) => {
    const at = spec.topics.findIndex(({ id }) => id === topicId);
    return at === -1 ? spec.topics.length : at;
  };
  const list = [...spec[name]].sort((a, b) => place(a) - place(b));
  return name === 'facts' ? list.sort((a, b) => Number(isSaid(a)) - Number(isSaid(b))) : list;
}
