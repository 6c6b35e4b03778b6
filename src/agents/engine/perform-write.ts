import { writer, type WriterOutput } from '../roles/writer';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { ID_PREFIX, type Statement, type StatementDraft } from '../session/statement';
import type { StepOf } from './step';

/**
 * What a model wrote, held to the rules that no prompt can ensure: the person's own words stay as they are, nothing is
 * written twice, and every answer of the topic stands behind a statement. What the model left out the offline twin writes.
 */
function heldToRules(session: Session, step: StepOf<'write'>, result: WriterOutput): WriterOutput {
  const { input } = step;
  const own = session.statements.filter((s) => s.topicId === input.topic.id);
  const edited = new Set(session.editedByPerson);
  const removed = result.removed.filter((id) => !edited.has(id));
  const gone = new Set(removed);
  const said = new Set(own.filter(({ id }) => !gone.has(id)).map(sameWords));
  const statements = result.statements.filter((draft) => {
    if (draft.id !== null) return !edited.has(draft.id);
    const repeated = said.has(sameWords(draft));
    said.add(sameWords(draft));
    return !repeated;
  });
  const rewritten = new Set(statements.map(({ id }) => id));
  const cited = new Set(
    [...statements, ...own.filter(({ id }) => !gone.has(id) && !rewritten.has(id))].flatMap(({ sources }) => sources),
  );
  const left = input.exchanges.filter(({ questionId }) => !cited.has(questionId)).map(({ questionId }) => questionId);
  const filled =
    left.length === 0
      ? []
      : writer
          .offline({ ...input, exchanges: input.exchanges.filter(({ questionId }) => left.includes(questionId)) })
          .statements.filter(({ id, sources }) => id === null && sources.some((source) => left.includes(source)));
  return { ...result, statements: [...statements, ...filled], removed };
}

function sameWords({ kind, text }: Pick<StatementDraft, 'kind' | 'text'>): string {
  return `${kind}\n${text.trim().toLowerCase()}`;
}

/** The writer's statements with their ids: those that replace one keep its id, the others get the next of their kind. */
export function statementEvents(
  session: Session,
  step: StepOf<'write'>,
  given: WriterOutput,
  by: 'offline' | 'model',
): SessionEvent[] {
  const result = by === 'model' ? heldToRules(session, step, given) : given;
  const topicId = step.input.topic.id;
  const counters = { ...session.statementCounters };
  const own = new Map(session.statements.filter((s) => s.topicId === topicId).map((s) => [s.id, s]));
  const number = (draft: StatementDraft): string => {
    const prefix = ID_PREFIX[draft.kind];
    // A statement whose kind changed needs the label of its new kind.
    if (draft.id !== null && own.has(draft.id) && draft.id.startsWith(`${prefix}-`)) return draft.id;
    counters[prefix] = (counters[prefix] ?? 0) + 1;
    return `${prefix}-${String(counters[prefix]).padStart(3, '0')}`;
  };
  const written = result.statements.map((draft): Statement => ({
    ...draft,
    id: number(draft),
    topicId,
    by: by === 'model' ? 'writer' : 'offline',
  }));
  const upserts = written.filter((s) => JSON.stringify(s) !== JSON.stringify(own.get(s.id)));
  const kept = new Set(written.map(({ id }) => id));
  const replaced = result.statements.flatMap(({ id }) => (id !== null && !kept.has(id) ? [id] : []));
  const removed = [...new Set([...result.removed, ...replaced])].filter((id) => own.has(id) && !kept.has(id));
  const { mode } = step.input;
  return [{ type: 'statements_changed', key: step.key, topicId, upserts, removed, mode, comment: result.comment }];
}
