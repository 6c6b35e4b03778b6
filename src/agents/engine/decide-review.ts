import { buildReviewerInput } from '../roles/inputs/build';
import { stepKey } from '../base/text/hash';
import { budgetLeft, countedQuestions } from '../session/budget';
import type { EventOf, SessionEvent } from '../session/events';
import { topicOf } from '../session/finding-topic';
import { KEEPS_ONE_FROM, MAX_REVIEW_QUESTIONS } from '../session/limits';
import { openQuestion, type AskedQuestion, type Session } from '../session/session';
import { sizeInForce } from '../session/size-in-force';
import { lintSession } from '../specification/lint';
import { opposedIn } from '../specification/two-sided';
import { ask } from './ask-question';
import { callersNext } from './callers-questions';
import { writeSteps } from './decide-writing';
import { refuseQuestion } from './guards/question';
import { step, type Step } from './step';

/**
 * Before the last question of the budget is spent the draft is brought up to date and reviewed: what the review wants to
 * know may be worth it more than what the interviewer would ask. Null where that is done, or not due; where the review
 * asks nothing, the question goes back to the interview.
 */
export function beforeLastQuestion(session: Session): Step[] | null {
  if (!isLastOneKept(session)) return null;
  if (session.reviewedAt === countedQuestions(session)) return questionOfReview(session);
  const writing = writeSteps(session, 'incremental');
  return writing.length > 0 ? writing : [reviewStep(session, 'last_question')];
}

/** Whether one question is left, and it is the review's to say whether it needs it. An agent's questions come first. */
export function isLastOneKept(session: Session): boolean {
  const { budget, converging } = session;
  if (callersNext(session) !== null || sizeInForce(session) !== 'interview') return false;
  return budget >= KEEPS_ONE_FROM && budgetLeft(session) === 1 && !converging && openQuestion(session) === null;
}

/** The reviewer's look at the whole, before the plan is shown; again whenever a statement has changed since. */
export function reviewSteps(session: Session): Step[] | null {
  const review = reviewStep(session, 'plan');
  return session.review?.key === review.key ? null : [review];
}

function reviewStep(session: Session, before: EventOf<'review_made'>['before']): Step {
  const context = buildReviewerInput(session, lintSession(session));
  const keyed = before === 'plan' ? context.statements : [countedQuestions(session), context.statements];
  const key = stepKey('review', keyed);
  return { kind: 'review', key, input: { before, context } };
}

/** The worst finding that the person can settle, as a question, while the budget allows it and they have not had enough. */
export function questionOfReview(session: Session): Step[] | null {
  if (budgetLeft(session) === 0 || session.wantsNoMore || sizeInForce(session) !== 'interview') return null;
  if (askedByReview(session) >= MAX_REVIEW_QUESTIONS) return null;
  for (const finding of session.findings) {
    const { id, question, end } = finding;
    const topic = topicOf(session, finding);
    if (end !== null || question === null || topic === null) continue;
    const gone = finding.statements.filter((one) => !session.statements.some((statement) => statement.id === one));
    if (gone.length > 0 && opposedIn(question.about) !== null) {
      return [step('record', [settled(id, { end: 'fixed', changed: gone })])];
    }
    const refusal = refuseQuestion(session, question);
    // That two statements do not fit together is asked as it stands, once.
    if (refusal !== null && (refusal.firm || opposedIn(question.about) === null)) {
      const dropped: SessionEvent = { type: 'question_dropped', question, reason: refusal.reason };
      return [step('record', [dropped, settled(id, { end: 'open', reason: refusal.reason })])];
    }
    const asked = ask(session, topic, question);
    return [step('record', [asked, settled(id, { end: 'asked', questionId: asked.question.id })])];
  }
  return null;
}

/** What no answer and no change of the draft has settled stands in the specification as it was found. */
export function leftOpen(session: Session): SessionEvent[] {
  const reason = 'Nobody was asked, and what was said does not settle it.';
  return session.findings.filter(({ end }) => end === null).map(({ id }) => settled(id, { end: 'open', reason }));
}

export function settled(
  id: string,
  how: Pick<EventOf<'finding_settled'>, 'end'> & Partial<EventOf<'finding_settled'>>,
): EventOf<'finding_settled'> {
  return { changed: [], questionId: null, reason: '', ...how, type: 'finding_settled', id };
}

/** Whether a question is one of the review's. Journals of earlier versions know it by what it is about. */
export function isOfReview({ findings }: Session, { question }: AskedQuestion): boolean {
  return question.about === 'review-gap' || findings.some(({ end }) => end?.questionId === question.id);
}

function askedByReview({ findings }: Session): number {
  return findings.filter(({ end }) => end?.end === 'asked').length;
}
