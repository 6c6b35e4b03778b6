import { backgroundOf } from '../../roles/inputs/background';
import { isAboutLooks, isAboutStyle, isLoadUnasked, isSeenOnScreens } from '../../roles/rule-based/looks';
import { questionTitle } from '../../questions/catalogue';
import { budgetLeft } from '../../session/budget';
import type { QuestionDraft } from '../../session/question';
import { asksOfChange, type Session, type Topic } from '../../session/session';
import { isTopicSettled } from '../../session/topic-progress';
import { sizeInForce } from '../../session/size-in-force';

/** From so few questions on, looks that were never asked about come next. */
const LAST_QUESTIONS = 2;

/**
 * Whether people will see the change and its looks are neither asked about nor settled: the interview does not end so. Where
 * nothing is there yet that it could look like, that takes a word on style and colours.
 */
export function lacksLooks(session: Session): boolean {
  if (session.intake === null || sizeInForce(session) !== 'interview' || budgetLeft(session) === 0) return false;
  if (session.planReview !== null || !isSeenOnScreens(backgroundOf(session))) return false;
  // Rules have one question about looks, like what it should look and which words stand on it. Of the 20 times that it was asked
  // of something new in a product that is there strangers found it good once.
  if (session.led !== 'model' && !isNew(session) && session.intake.kind !== 'ui' && hasProduct(session)) return false;
  const asked = session.questions.some((one) => asksOfChange(one) && asksOfLooksWanted(session, one.question));
  const told = session.statements.some(
    ({ dimension, sources, by, text }) =>
      dimension === 'look_feel' &&
      (by === 'person' || sources.some(isPersons)) &&
      (!isNew(session) || isAboutStyle(text)),
  );
  return !asked && !told;
}

/** Whether the next question must be about looks: few are left, a wish to end was overruled, or nothing else waits. */
export function looksAreDue(session: Session, topic: Topic): boolean {
  if (!lacksLooks(session)) return false;
  const { flow, lastInputSeq } = session;
  if (budgetLeft(session) <= LAST_QUESTIONS || (flow?.turn === lastInputSeq && flow.overruled !== undefined))
    return true;
  const waits = session.topics.some(({ status }) => status === 'backlog' || status === 'mentioned');
  return !waits && (topic.finding !== null || isTopicSettled(session, topic));
}

/** The topic that looks belong to: one that has to settle them, else the last that was closed; null where there is none. */
export function looksTopic({ topics }: Session): Topic | null {
  const live = topics.filter(({ status, former }) => status !== 'dropped' && former !== true);
  return live.find(({ dimensions }) => dimensions.includes('look_feel')) ?? live.at(-1) ?? null;
}

/** Whether a question asks about looks. */
export function asksOfLooks({ dimensions, config }: Pick<QuestionDraft, 'dimensions' | 'config'>): boolean {
  return isAboutLooks({ dimensions, title: questionTitle(config) });
}

/** Whether a question asks what looks must be asked about: of a product that is not there yet, its style. */
export function asksOfLooksWanted(session: Session, question: Pick<QuestionDraft, 'dimensions' | 'config'>): boolean {
  return asksOfLooks(question) && (!isNew(session) || isAboutStyle(JSON.stringify(question.config)));
}

/** Whether there is nothing yet whose looks the change could follow. */
function isNew({ probe }: Session): boolean {
  return probe.bare === true;
}

/** Whether the look found what kind of product there is. */
function hasProduct({ facts }: Session): boolean {
  return facts.some(({ kind }) => kind === 'project');
}

/** Whether a question is about load or speed, the first of all, and the request is about something else. */
export function isLoadFirst(session: Session, { dimensions, config, by }: QuestionDraft): boolean {
  if (by === 'caller' || session.questions.some((asked) => asksOfChange(asked))) return false;
  return isLoadUnasked({ dimensions, title: questionTitle(config) }, session.request, session.intake?.kind ?? null);
}

function isPersons(source: string): boolean {
  return source === 'request' || /^[QM]\d/.test(source);
}
