import { checkAnswer, digestAnswer } from '../questions/catalogue';
import type { EventOf } from './events';
import type { AskedQuestion, Session } from './session';

/**
 * The session once the person has taken over what was not made on this computer. What was said there is said, and nothing
 * is approved by that: no yes to the plan and no wish to wrap up stands, and a plan that waits is shown anew, as it is made
 * here. What this computer's settings allow holds.
 */
export function adopted(session: Session, event: EventOf<'session_adopted'>, seq: number): Session {
  const { from, tokenBudget, probeAllowed } = event;
  const read = inOwnWords(session);
  const questions = read.questions.map((q): AskedQuestion =>
    q.question.purpose === 'approval' && q.status !== 'answered' ? { ...q, status: 'withdrawn' } : q,
  );
  const planReview = session.planReview?.decision === 'approve' ? null : session.planReview;
  const taken = [...session.adopted, { from, to: seq }];
  return { ...read, questions, planReview, wrapUp: null, spec: null, tokenBudget, probeAllowed, adopted: taken };
}

/** The session with each answer's line made from the answer: that of a journal from elsewhere may say something else. */
export function inOwnWords(session: Session): Session {
  const questions = session.questions.map((q): AskedQuestion =>
    q.response?.kind === 'answer' ? { ...q, response: { ...q.response, digest: lineOf(q, q.response.value) } } : q,
  );
  return { ...session, questions };
}

function lineOf({ question: { type, config } }: AskedQuestion, value: unknown): string {
  try {
    const checked = checkAnswer(type, config, value);
    if (checked.ok) return digestAnswer(type, config, checked.answer);
  } catch {
    // Whatever it is, it is shown as it stands.
  }
  return JSON.stringify(value) ?? '';
}
