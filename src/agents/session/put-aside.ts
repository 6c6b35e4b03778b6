import { nextNumber } from './ids';
import type { Session } from './session';
import { ID_PREFIX, type PutAside, type Statement, type StatementKind } from './statement';

/** What putting a statement back would undo, the last thing that was done to it first; null where there is nothing to undo. */
export function lastPutAside({ putAside, statements }: Session, statementId: string): PutAside | null {
  const last = putAside.findLast(({ statement }) => statement.id === statementId);
  if (last === undefined) return null;
  const stands = (id: string) => statements.some((statement) => statement.id === id);
  return (last.into === null ? !stands(statementId) : stands(last.into)) ? last : null;
}

/** All that was put aside together with one, which comes back together: the statements of a merger. */
export function putAsideTogether({ putAside }: Session, { into, seq }: PutAside): PutAside[] {
  return putAside.filter((one) => one.into === into && one.seq === seq);
}

/** Whether the person words a statement otherwise than it was made, alone or on its way from another section. */
export function isReworded(session: Pick<Session, 'putAside'>, { id, text }: Pick<Statement, 'id' | 'text'>): boolean {
  const { putAside } = session;
  const alone = putAside.filter(
    ({ into, seq }) => into === id && putAside.filter((one) => one.into === into && one.seq === seq).length === 1,
  );
  return alone.some(
    ({ statement }) => statement.text !== text || (statement.id !== id && isReworded(session, statement)),
  );
}

/**
 * The statements that the person took out of the draft and has not put back: no writer brings them back. One whose answer
 * was changed since is none of them: the person has said something new there.
 */
export function takenOut({ putAside, statements, questions }: Session): Statement[] {
  const standing = new Set(statements.map(({ id }) => id));
  return putAside
    .filter(({ statement, seq }) => {
      const asked = questions.find(({ question }) => question.id === statement.sources[0]);
      return !standing.has(statement.id) && (asked?.response?.seq ?? 0) <= seq;
    })
    .map(({ statement }) => statement);
}

/** The id of what stands where a statement stood, through all that it was moved or merged into; its own where nothing does. */
export function standsNow({ putAside, statements }: Session, id: string): string {
  const standing = new Set(statements.map((statement) => statement.id));
  let now = id;
  const seen = new Set<string>();
  while (!standing.has(now) && !seen.has(now)) {
    seen.add(now);
    const last = putAside.findLast(({ statement }) => statement.id === now);
    if (last?.into == null) return id;
    now = last.into;
  }
  return standing.has(now) ? now : id;
}

/** The next id of a kind of statement: `FR-007`. `offset` counts those that are given with it. */
export function nextStatementId(session: Pick<Session, 'ids' | 'lost'>, kind: StatementKind, offset = 0): string {
  const prefix = ID_PREFIX[kind];
  return `${prefix}-${String(nextNumber(session, `${prefix}-`, offset)).padStart(3, '0')}`;
}
