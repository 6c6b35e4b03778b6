import { nextNumber } from '../session/ids';
import { idMeant, labelsAt, namesIn, renameIn, type Labels } from '../session/labels';
import { untouched } from '../session/what-stands';
import { standsNow } from '../session/put-aside';
import type { Session } from '../session/session';
import { ID_PREFIX } from '../session/statement';
import { isSettledWhenGone, type Clarification, type Message } from './clarifications';
import { withLabelsOf } from './changes';
import { listedKind, SPEC_LISTS, specSoFar, type Spec, type SpecList, type SpecStatement } from './model';
import { isSaid } from './render';
import { derivedId } from './scenarios';

/**
 * A specification as it is written, and as the plan shows it: its statements numbered as they are read, without holes in
 * any section. In the session they keep the ids they got, so that edits and commands find them; statements that were
 * dropped, merged or turned out to be assumptions leave holes there. Our own texts that name a statement follow; where the
 * person named one, their words stay, and what it is called now is put beside them.
 */
export function numbered(spec: Spec, session: Session): Spec {
  const lists = listsOf(spec);
  const labels = labelsIn(lists, session);
  const wasGiven = (id: string) => {
    const [prefix = '', number = ''] = id.split('-');
    return id in labels || Number(number) < nextNumber(session, `${prefix}-`);
  };
  const labelOf = (id: string) => labels[standsNow(session, id)];
  const renamed = (text: string) => renameIn(session, text, (id) => labelOf(id) ?? (wasGiven(id) ? goneWords(id) : id));
  // In the person's own words nothing is replaced but a number; what is gone is said in brackets, as editors do.
  const inQuoted = (text: string) =>
    renameIn(session, text, (id) => labelOf(id) ?? (wasGiven(id) ? `${id} [no longer stands]` : id));
  const namedBy = (texts: readonly string[], seq: number) =>
    namesIn(session, texts.join('\n')).flatMap((then) => {
      const id = idMeant(labelsAt(session, seq), then);
      const now = labelOf(id) ?? null;
      return wasGiven(id) && now !== then ? [{ then, now }] : [];
    });
  const standsStill = new Set(untouched(session));
  const renumbered = (statement: SpecStatement): SpecStatement => ({
    ...statement,
    id:
      statement.derived === true
        ? derivedId(labels[statement.dependsOn[0] ?? ''] ?? '')
        : (labels[statement.id] ?? statement.id),
    // What stands as it stood does so byte for byte, whatever it names.
    text: standsStill.has(statement.id) ? statement.text : renamed(statement.text),
    dependsOn: statement.dependsOn.flatMap((id) => labels[id] ?? []),
    ...(statement.comments === undefined ? {} : { comments: statement.comments.map(inQuoted) }),
  });
  const once = eachRejectionOnce();
  const answeredAt = (questionId: string) =>
    session.questions.find(({ question }) => question.id === questionId)?.response?.seq ?? 0;
  return {
    ...spec,
    summary: renamed(spec.summary),
    ...(Object.fromEntries(
      lists.map(([name, list]) => [
        name,
        list.map((one) => (standsStill.has(one.id) ? renumbered(one) : once(renumbered(one)))),
      ]),
    ) as Record<SpecList, SpecStatement[]>),
    changes: withLabelsOf(spec.changes, labels),
    noCheckWanted: spec.noCheckWanted.flatMap((id) => labels[id] ?? []),
    unanswered: spec.unanswered.map((open) => ({
      ...open,
      text: open.quoted ? inQuoted(open.text) : renamed(open.text),
    })),
    wordingComments: spec.wordingComments.map((one) => ({ ...one, text: inQuoted(one.text) })),
    clarifications: spec.clarifications.map((one): Clarification => ({
      ...one,
      question: renamed(one.question),
      named: namedBy([one.own, ...one.remarks.map(({ text }) => text)], answeredAt(one.id)),
    })),
    messages: spec.messages.map((one): Message => {
      const seq = session.messages.find(({ id }) => id === one.id)?.seq ?? 0;
      return { ...one, named: namedBy([one.text], seq) };
    }),
  };
}

/** What the statements of a session would be called in a specification that is written now. */
export function labelsOf(session: Session): Labels {
  return labelsIn(listsOf(specSoFar(session)), session);
}

/** What the statements are called on screen: by the plan's labels, after the end by the specification's, else by their ids. */
export function labelsShown(session: Session): Labels {
  return session.spec === null ? labelsAt(session, session.lastSeq + 1) : labelsOf(session);
}

/** What was offered and not chosen is told with the first statement that came of the choice, and not with each. */
function eachRejectionOnce(): (statement: SpecStatement) => SpecStatement {
  const told = new Set<string>();
  return (statement) => {
    const { rejected = [], ...bare } = statement;
    if (rejected.length === 0) return statement;
    const keyOf = ({ option, reason = '' }: (typeof rejected)[number]) =>
      JSON.stringify([statement.sources[0], option.trim().toLowerCase(), reason]);
    const first = rejected.filter((one) => !told.has(keyOf(one)));
    for (const one of first) told.add(keyOf(one));
    return first.length === 0 ? bare : { ...bare, rejected: first };
  };
}

function goneWords(id: string): string {
  if (!isSettledWhenGone(id)) return 'a statement that no longer stands';
  return id.startsWith(`${ID_PREFIX.open_question}-`)
    ? 'an open question settled since'
    : 'an assumption settled since';
}

type Lists = readonly (readonly [SpecList, readonly SpecStatement[]])[];

function listsOf(spec: Spec): Lists {
  return SPEC_LISTS.map(([name]) => [name, inReadingOrder(spec, name)] as const);
}

/** What was taken over keeps its label, by which tests and code may know it, and no other statement gets one that was given. */
function labelsIn(lists: Lists, { changes }: Pick<Session, 'changes'>): Labels {
  const given = changes?.statements.map(({ id }) => id) ?? [];
  const counters: Record<string, number> = {};
  for (const id of given) {
    const [prefix = '', number = ''] = id.split('-');
    counters[prefix] = Math.max(counters[prefix] ?? 0, Number(number));
  }
  return Object.fromEntries(
    lists.flatMap(([, list]) =>
      list
        .filter(({ derived }) => derived !== true)
        .map((statement) => {
          const prefix = ID_PREFIX[listedKind(statement)];
          if (given.includes(statement.id) && statement.id.startsWith(`${prefix}-`))
            return [statement.id, statement.id] as const;
          counters[prefix] = (counters[prefix] ?? 0) + 1;
          return [statement.id, `${prefix}-${String(counters[prefix]).padStart(3, '0')}`] as const;
        }),
    ),
  );
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
