import { buildReviewerInput } from '../roles/inputs/build';
import { contradictionsIn } from '../roles/rule-based/reviewing/contradictions';
import { contentStems } from '../base/english/words';
import { stepKey } from '../base/text/hash';
import { questionTitle } from '../questions/catalogue';
import { budgetLeft, countedQuestions } from '../session/budget';
import { inOrderOfAnswering, settledExchanges } from '../session/conversation';
import type { EventOf, SessionEvent } from '../session/events';
import { topicOf } from '../session/finding-topic';
import { KEEPS_ONE_FROM, MAX_REVIEW_QUESTIONS, SPARE_TOKENS, TOPIC_QUESTION_CAP } from '../session/limits';
import { activeTopic, openQuestion, type AskedQuestion, type Session } from '../session/session';
import { sizeInForce } from '../session/size-in-force';
import type { Statement } from '../session/statement';
import { topicCounts } from '../session/topic-progress';
import { tokenShare } from '../session/usage';
import { waitingQuestions } from '../session/waiting-questions';
import { lintSession } from '../specification/lint';
import { opposedIn } from '../specification/two-sided';
import { ask } from './ask-question';
import { callersNext } from './callers-questions';
import { notYetWritten, writeSteps } from './decide-writing';
import { isTiring } from './guards/ending';
import { lacksLooks } from './guards/looks';
import { refuseQuestion } from './guards/question';
import { leftGaps, unspokenGap } from './left-gaps';
import { step, type Step } from './step';

/**
 * Before the last question of the budget is spent the draft is brought up to date and reviewed. Whose it is: the review's,
 * which knows what waits and what writers miss, and names the weightiest; where it asks nothing, what waits on a topic or is
 * open there; then what is known to be missing elsewhere. Null where that is done, or not due. A model reviews while the
 * question before is open, so that nobody waits for it; the answer that comes meanwhile it reads in the transcript, if it
 * begins late.
 */
export function beforeLastQuestion(session: Session): Step[] | null {
  if (!isLastOneKept(session)) return null;
  if (session.reviewedAt === countedQuestions(session)) return questionOfReview(session);
  const writing = session.led === 'model' ? [] : writeSteps(session, 'meanwhile');
  return writing.length > 0 ? writing : [reviewStep(session, 'last_question')];
}

/** Whether one question is left, and it is the review's to say whether it needs it. An agent's questions come first. */
export function isLastOneKept(session: Session): boolean {
  return openQuestion(session) === null && keepsOne(session);
}

function keepsOne(session: Session): boolean {
  const { budget, converging } = session;
  if (callersNext(session) !== null || sizeInForce(session) !== 'interview') return false;
  return budget >= KEEPS_ONE_FROM && budgetLeft(session) === 1 && !converging;
}

/**
 * What is done while a question is open, for which nobody waits: drafts are written; before the last question of the budget
 * the whole is reviewed, and while the last one is open everything is made ready for the plan.
 */
export function whileOpenSteps(session: Session): Step[] {
  const isSpare = session.led === 'model' && tokenShare(session) < SPARE_TOKENS;
  if (isSpare && isAskedLast(session)) {
    const writing = writeSteps(session, 'last question');
    if (writing.length > 0) return writing;
    // A review that asks has just been made: the next one waits for what is answered.
    const open = openQuestion(session);
    return open !== null && isOfReview(session, open) ? [] : (reviewSteps(session) ?? []);
  }
  const writing = writeSteps(session, 'meanwhile');
  const isReviewed = session.reviewedAt === countedQuestions(session);
  if (writing.length > 0 || !isSpare || isReviewed || !keepsOne(session)) return writing;
  return [reviewStep(session, 'last_question')];
}

/**
 * Whether the interview ends with the open question, whatever is answered: the budget is spent, or its topic is full and
 * the last. Once in a session it is enough that it ends if the person has no answer.
 */
function isAskedLast(session: Session): boolean {
  if (sizeInForce(session) !== 'interview' || callersNext(session) !== null) return false;
  if (budgetLeft(session) === 0 || (session.review === null && isTiring(session))) return true;
  const topic = activeTopic(session);
  if (topic === null || topicCounts(session, topic).asked < TOPIC_QUESTION_CAP || lacksLooks(session)) return false;
  const waits = ({ status }: Session['topics'][number]) => status === 'backlog' || status === 'mentioned';
  if (session.topics.some(waits) || waitingQuestions(session).length > 0) return false;
  return leftGaps(session).length === 0 && unspokenGap(session) === null;
}

/** The reviewer's look at the whole, before the plan is shown; again where the draft has changed since in what matters. */
export function reviewSteps(session: Session): Step[] | null {
  const isReviewed = session.review?.key === keyOfReview(session.statements);
  return isReviewed || isStillReviewed(session) ? null : [reviewStep(session, 'plan')];
}

function reviewStep(session: Session, before: EventOf<'review_made'>['before']): Step {
  const unwritten = session.led === 'model' ? notYetWritten(session) : [];
  const context = buildReviewerInput(session, lintSession(session));
  const input = { before, context: unwritten.length > 0 ? { ...context, unwritten } : context };
  const key =
    before === 'plan' ? keyOfReview(session.statements) : stepKey('review', [before, countedQuestions(session)]);
  return { kind: 'review', key, input };
}

function keyOfReview(statements: readonly Statement[]): string {
  return stepKey('review', statements);
}

/**
 * Whether a review by a model stands although the draft has grown: nothing more can be asked, what was added rests on the
 * last answer alone and opposes nothing, and of what was found nothing waits that this answer may have settled.
 */
function isStillReviewed(session: Session): boolean {
  const { review, statements, findings } = session;
  const last = inOrderOfAnswering(session).at(-1);
  if (session.led !== 'model' || review === null || last === undefined) return false;
  if (isOnlyPutRight(session, review) || isReviewedSinceComments(session, review)) return true;
  if (mayAsk(session)) return false;
  const isAdded = ({ sources }: Statement) => sources[0] === last.question.id;
  if (keyOfReview(statements.filter((one) => !isAdded(one))) !== review.key) return false;
  const opposed = contradictionsIn(statements, settledExchanges(session));
  if (opposed.some(({ first, second }) => isAdded(first) || isAdded(second))) return false;
  return !findings.some(({ end, text }) => end === null && isAbout(last, text));
}

/**
 * Whether all that changed since a review is what the writer put right because of it: that is not reviewed again, unless it
 * opposes something.
 */
function isOnlyPutRight(session: Session, { seq }: NonNullable<Session['review']>): boolean {
  const { findings, statements, statementChangedAt, lastInputSeq, putAside } = session;
  const fixed = new Set(findings.flatMap(({ end }) => (end?.end === 'fixed' && end.seq > seq ? end.changed : [])));
  if (fixed.size === 0 || lastInputSeq > seq || putAside.some((one) => one.seq > seq)) return false;
  const changed = statementChangedAt.filter(([, at]) => at > seq).map(([id]) => id);
  if (changed.some((id) => !fixed.has(id))) return false;
  const opposed = contradictionsIn(statements, settledExchanges(session));
  return !opposed.some(({ first, second }) => fixed.has(first.id) || fixed.has(second.id));
}

/**
 * Whether a plan that was sent back was reviewed since: what is put right because of that review is shown with it, and nobody
 * waits for another one, unless statements oppose each other.
 */
function isReviewedSinceComments(session: Session, { seq }: NonNullable<Session['review']>): boolean {
  const { planReview, questions, statements, lastInputSeq } = session;
  const sentBack = questions.find(({ question }) => question.id === planReview?.questionId)?.response?.seq;
  if (planReview?.decision !== 'revise' || sentBack === undefined || seq < sentBack || lastInputSeq > seq) return false;
  return contradictionsIn(statements, settledExchanges(session)).length === 0;
}

/** Words that a finding has in common with an answer from which on the answer may have settled it. */
const SHARED_WORDS = 2;

function isAbout({ question, response }: AskedQuestion, finding: string): boolean {
  if (response?.kind !== 'answer') return false;
  const said = new Set(contentStems(`${questionTitle(question.config)} ${response.digest} ${response.note ?? ''}`));
  return contentStems(finding).filter((stem) => said.has(stem)).length >= SHARED_WORDS;
}

/** Whether the review may ask the person something. */
function mayAsk(session: Session): boolean {
  if (budgetLeft(session) === 0 || session.wantsNoMore || sizeInForce(session) !== 'interview') return false;
  return askedByReview(session) < MAX_REVIEW_QUESTIONS;
}

/** The worst finding that the person can settle, as a question, while the budget allows it and they have not had enough. */
export function questionOfReview(session: Session): Step[] | null {
  if (!mayAsk(session)) return null;
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
