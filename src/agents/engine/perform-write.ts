import type { Exchange } from '../session/exchanges';
import { writer, type WriterOutput } from '../roles/writer/role';
import type { SessionEvent } from '../session/events';
import { nextStatementId, takenOut } from '../session/put-aside';
import type { Session } from '../session/session';
import { saysTakenOut } from '../specification/taken-out';
import { inPreferredTerms } from '../session/terms';
import { ID_PREFIX, type Statement, type StatementDraft, type StatementKind } from '../session/statement';
import type { StepOf } from './step';

/** Kinds by which a question that was left open is told, and those that say of themselves that nobody wished for it. */
const LEFT_OPEN: readonly StatementKind[] = ['delegated', 'open_question'];
const NOBODYS_WISH: readonly StatementKind[] = [...LEFT_OPEN, 'assumption', 'fact', 'risk'];

/**
 * What a model wrote, held to the rules that no prompt can ensure: the person's own words stay as they are, nothing is
 * written twice, a question left open is nobody's consent, and everything that was asked about stands behind a statement.
 * What the model left out the rule-based version writes: `filled`.
 */
function heldToRules(
  session: Session,
  { input }: StepOf<'write'>,
  result: WriterOutput,
): { result: WriterOutput; filled: ReadonlySet<StatementDraft> } {
  const own = session.statements.filter((s) => s.topicId === input.topic.id);
  const edited = new Set(session.editedByPerson);
  const removed = result.removed.filter((id) => !edited.has(id));
  const gone = new Set(removed);
  const said = new Set(own.filter(({ id }) => !gone.has(id)).map(sameWords));
  const open = new Set(input.exchanges.filter(isLeftOpen).map(({ questionId }) => questionId));
  const statements = result.statements.filter((draft) => {
    if (claimsConsent(draft, open)) return false;
    if (draft.id !== null) return !edited.has(draft.id);
    const repeated = said.has(sameWords(draft));
    said.add(sameWords(draft));
    return !repeated;
  });
  const rewritten = new Set(statements.map(({ id }) => id));
  // What the person took out was told once, and they want it told no more.
  const there = [...statements, ...own.filter(({ id }) => !gone.has(id) && !rewritten.has(id)), ...takenOut(session)];
  const told = (id: string) =>
    there.some(({ sources, kind }) => sources.includes(id) && (!open.has(id) || LEFT_OPEN.includes(kind)));
  // A comment on the plan may be another topic's to follow.
  const left = input.exchanges.filter(({ questionId, purpose }) => purpose !== 'approval' && !told(questionId));
  const filled =
    left.length === 0
      ? []
      : writer
          .offline({ ...input, exchanges: left })
          .statements.filter(
            ({ id, sources }) => id === null && left.some(({ questionId }) => sources.includes(questionId)),
          );
  return { result: { ...result, statements: [...statements, ...filled], removed }, filled: new Set(filled) };
}

/** Whether the person said nothing in answer, not even beside a refusal to answer. */
function isLeftOpen({ nonAnswer, text }: Exchange): boolean {
  return nonAnswer !== null && text.trim() === '';
}

/** Whether a statement makes a wish of questions that the person left open. */
function claimsConsent({ kind, sources }: StatementDraft, open: ReadonlySet<string>): boolean {
  const wishes = sources.filter((source) => source === 'request' || /^[QM]\d/.test(source));
  return !NOBODYS_WISH.includes(kind) && wishes.length > 0 && wishes.every((source) => open.has(source));
}

function sameWords({ kind, text }: Pick<StatementDraft, 'kind' | 'text'>): string {
  return `${kind}\n${text.trim().toLowerCase()}`;
}

/** The writer's statements with their ids: those that replace one keep its id, the others get the next of their kind. */
export function statementEvents(
  session: Session,
  step: StepOf<'write'>,
  output: WriterOutput,
  by: 'offline' | 'model',
): SessionEvent[] {
  const held =
    by === 'model' ? heldToRules(session, step, output) : { result: output, filled: new Set(output.statements) };
  const { filled } = held;
  const topicId = step.input.topic.id;
  const gone = takenOut(session);
  const statements = held.result.statements
    .filter((draft) => !saysTakenOut(draft, topicId, gone))
    .map((draft) => ({ ...draft, text: inPreferredTerms(draft.text, session.terms), isFilled: filled.has(draft) }));
  const result = { ...held.result, statements };
  const given: Partial<Record<string, number>> = {};
  const own = new Map(session.statements.filter((s) => s.topicId === topicId).map((s) => [s.id, s]));
  const number = (draft: StatementDraft): string => {
    const prefix = ID_PREFIX[draft.kind];
    // A statement whose kind changed needs the label of its new kind.
    if (draft.id !== null && own.has(draft.id) && draft.id.startsWith(`${prefix}-`)) return draft.id;
    const before = given[prefix] ?? 0;
    given[prefix] = before + 1;
    return nextStatementId(session, draft.kind, before);
  };
  const written = result.statements.map(({ isFilled, ...draft }): Statement => ({
    ...draft,
    id: number(draft),
    topicId,
    by: isFilled ? 'offline' : 'writer',
  }));
  const upserts = written.filter((s) => JSON.stringify(s) !== JSON.stringify(own.get(s.id)));
  const kept = new Set(written.map(({ id }) => id));
  const replaced = result.statements.flatMap(({ id }) => (id !== null && !kept.has(id) ? [id] : []));
  const removed = [...new Set([...result.removed, ...replaced])].filter((id) => own.has(id) && !kept.has(id));
  const { mode } = step.input;
  return [{ type: 'statements_changed', key: step.key, topicId, upserts, removed, mode, comment: result.comment }];
}
