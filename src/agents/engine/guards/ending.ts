import { toExchange } from '../../session/exchanges';
import { freeText } from '../../roles/rule-based/free-text';
import { budgetLeft } from '../../session/budget';
import { openQuestion, type AskedQuestion, type Session, type Topic } from '../../session/session';
import {
  dealtWithDimensions,
  isTopicSettled,
  screensUnasked,
  topicCompleteness,
  topicCounts,
  whatIsOpen,
} from '../../session/topic-progress';
import type { Dimension } from '../../session/dimension';
import { lacksLooks } from './looks';
import { TIRED_AFTER, TOPIC_MIN_ANSWERS, TOPIC_QUESTION_CAP } from '../../session/limits';

/** Sides that whoever builds it can mostly say as well: a model that leaves them open has judged that. */
const BUILDERS: readonly Dimension[] = ['acceptance', 'rollout', 'risks'];

/** Why a topic must not be closed yet although its interviewer is done; null if it may be. */
export function refuseClosing(session: Session, topic: Topic): string | null {
  const { asked, settled } = topicCounts(session, topic);
  if (asked >= TOPIC_QUESTION_CAP || isTopicSettled(session, topic)) return null;
  // A role that has nothing more to ask says so twice; a second refusal would only buy an idle question.
  if (session.refusals.length > 0) return null;
  const dealt = dealtWithDimensions(session, topic);
  const isForBuilder = topic.dimensions.every((side) => dealt.includes(side) || BUILDERS.includes(side));
  const isAllSeen = screensUnasked(session, topic).length === 0;
  if (session.led === 'model' && settled >= TOPIC_MIN_ANSWERS && isForBuilder && isAllSeen) return null;
  const waiting = session.topics.filter(({ status }) => status === 'backlog' || status === 'mentioned').length;
  if (settled > 0 && budgetLeft(session) <= waiting) return null;
  const answers = settled === 1 ? '1 answer' : `${settled} answers`;
  const is = `“${topic.title}” is at ${topicCompleteness(session, topic)} % after ${answers} (${whatIsOpen(session, topic)})`;
  return `${is}; ask what is missing, or say again that nothing is.`;
}

/**
 * Why an interview is at its end whatever is decided: there is no room for a question, and none that was put off comes
 * back. Null while there is something left to ask.
 */
export function nothingLeftToAsk(session: Session): string | null {
  const comesBack = session.questions.some(({ status, deferrals }) => status === 'parked' && deferrals <= 1);
  if (budgetLeft(session) > 0 || comesBack || openQuestion(session) !== null) return null;
  return budgetSpent(session);
}

/** That no more questions may be asked, for people. */
export function budgetSpent({ budget }: Session): string {
  return budget === 1 ? 'The one question of the budget is asked.' : `All ${budget} questions of the budget are asked.`;
}

/**
 * Why a model must not end the interview yet; null if it may. It ends at the person's wish or when they tire (then they
 * said something in their own words, or gave non-answers in a row), or when nothing is left to settle; a model's sense
 * that it is enough is not one of these.
 */
export function refuseConverging(session: Session, turn: number): string | null {
  if (personEnds(session, turn)) return null;
  const unsettled = session.topics.filter(
    (topic) => topic.status !== 'dropped' && topic.status !== 'completed' && !isTopicSettled(session, topic),
  );
  if (unsettled.length === 0)
    return lacksLooks(session)
      ? 'The interview goes on, since people will see the change and nothing was asked about its looks.'
      : null;
  const titles = unsettled.map((topic) => `“${topic.title}” (${whatIsOpen(session, topic)})`).join(', ');
  return `The interview goes on, since ${titles} ${unsettled.length === 1 ? 'is' : 'are'} not settled and you did not ask to end.`;
}

/** Whether an end is the person's wish, or comes of their having had enough: they said something, or gave non-answers in a row. */
export function personEnds(session: Session, turn: number): boolean {
  return saidInOwnWords(session, turn) || isTired(session);
}

/** Whether the person had no answer so often in a row that they have had enough. */
export function isTired(session: Session): boolean {
  const last = answeredInOrder(session).slice(-TIRED_AFTER);
  return last.length === TIRED_AFTER && last.every(({ response }) => response?.kind === 'non_answer');
}

/** Whether one more non-answer ends the interview. */
export function isTiring(session: Session): boolean {
  const last = answeredInOrder(session).slice(1 - TIRED_AFTER);
  return last.length === TIRED_AFTER - 1 && last.every(({ response }) => response?.kind === 'non_answer');
}

/** Whether the person's last input, at `lastInputSeq`, was in words of their own: a message, or the free text of an answer. */
export function saidInOwnWords(session: Session, turn: number): boolean {
  if (session.messages.some(({ seq }) => seq === turn)) return true;
  const last = answeredInOrder(session).at(-1);
  return last !== undefined && freeText(toExchange(last)) !== '';
}

function answeredInOrder({ questions }: Session): AskedQuestion[] {
  return questions.filter((q) => q.response !== null).sort((a, b) => seqOf(a) - seqOf(b));
}

function seqOf({ response }: AskedQuestion): number {
  return response?.seq ?? 0;
}
