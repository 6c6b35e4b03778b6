import { sentence } from '../base/english/sentence';
import { saysNothing } from '../base/english/signals/nothing-more';
import { statementAskedAnew } from '../session/changed-questions';
import type { SessionEvent } from '../session/events';
import { lastPutAside } from '../session/put-aside';
import type { AskedQuestion, Session } from '../session/session';

/**
 * What the answer to “What holds instead of FR-007?” does to what stands: the statement is worded anew in the person's words, or
 * taken out where they say that nothing holds instead. Both can be undone in the draft.
 */
export function changedEvents(session: Session, { question }: AskedQuestion, answer: unknown): SessionEvent[] {
  const statementId = statementAskedAnew(question.about);
  const { text } = (answer ?? {}) as { text?: unknown };
  if (statementId === null || typeof text !== 'string') return [];
  const stands = session.statements.find(({ id }) => id === statementId);
  const comment = `${question.id}.0`;
  if (saysNothing(text)) {
    return stands === undefined ? [] : [{ type: 'statement_removed', statementId, comment }];
  }
  const worded = sentence(
    text
      .trim()
      .split(/\s*\n\s*/u)
      .join('; '),
  );
  const edited: SessionEvent = { type: 'statement_edited', statementId, text: worded, comment };
  if (stands !== undefined) return stands.text === worded ? [] : [edited];
  // An answer before took it out.
  const isAside = lastPutAside(session, statementId)?.comment === comment;
  return isAside ? [{ type: 'statement_restored', statementId }, edited] : [];
}
