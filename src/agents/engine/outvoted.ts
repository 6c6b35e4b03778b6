import type { SessionEvent } from '../session/events';
import { lastPutAside } from '../session/put-aside';
import type { AskedQuestion, Session } from '../session/session';
import { outvoted } from '../specification/two-sided';

/**
 * What the person’s word on two statements that do not fit together does to the draft: the one that does not hold is taken
 * out, as if they had removed it, and can be put back. Another answer puts back what the one before took out.
 */
export function outvotedEvents(session: Session, asked: AskedQuestion, answer: unknown): SessionEvent[] {
  const comment = `${asked.question.id}.holds`;
  const goes = outvoted(asked, answer);
  const stands = (id: string) => session.statements.some((statement) => statement.id === id);
  const back = session.putAside.filter(({ statement, comment: by }) => {
    return by === comment && !goes.includes(statement.id) && lastPutAside(session, statement.id) !== null;
  });
  return [
    ...back.map(({ statement }): SessionEvent => ({ type: 'statement_restored', statementId: statement.id })),
    ...goes.filter(stands).map((statementId): SessionEvent => ({ type: 'statement_removed', statementId, comment })),
  ];
}
