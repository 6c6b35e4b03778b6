import { contentStems, isAlike } from '../base/english/words';
import { questionTitle } from '../questions/catalogue';
import { coveredDimensions } from './completeness';
import { DIMENSION_TITLES, type Dimension } from './dimension';
import { TOPIC_COMPLETE, TOPIC_MIN_ANSWERS } from './limits';
import { asidesIn } from './understood';
import { asksOfChange, type AskedQuestion, type Session, type Topic } from './session';

/** A topic's questions about the change. */
function topicQuestions(session: Session, topic: Topic): AskedQuestion[] {
  return session.questions.filter((q) => q.question.topicId === topic.id && asksOfChange(q));
}

/** How many of a topic's questions were asked, and how many the person settled (by an answer or by declining to give one). */
export function topicCounts(session: Session, topic: Topic): { asked: number; settled: number } {
  const own = topicQuestions(session, topic);
  return { asked: own.length, settled: own.filter((q) => q.status === 'answered').length };
}

/** Dimensions of a topic that are settled: by a statement that rests on what the person said or chose, and by nothing else. */
export function settledDimensions(session: Session, topic: Topic): Dimension[] {
  return coveredDimensions(session.statements, topic);
}

/** A dimension that the person dealt with and did not settle: left to whoever builds it, or not known to them. */
export interface LeftOpen {
  dimension: Dimension;
  as: 'delegated' | 'unknown';
}

/** The topic's dimensions that are not settled because the person left them to others, or does not know, in the topic's order. */
export function leftOpenDimensions(session: Session, topic: Topic): LeftOpen[] {
  const settled = settledDimensions(session, topic);
  const asked = topicQuestions(session, topic).filter(({ status, response }) => {
    return status === 'answered' && response?.kind === 'non_answer' && response.text.trim() === '';
  });
  const without = new Map(asked.map((q) => [q.question.id, q]));
  const own = session.statements.filter(({ topicId }) => topicId === topic.id);
  return topic.dimensions.flatMap((dimension): LeftOpen[] => {
    if (settled.includes(dimension)) return [];
    const about = asked.filter(({ question }) => question.dimensions[0] === dimension);
    const told = own.filter((statement) => statement.dimension === dimension);
    const delegated =
      told.some(({ kind }) => kind === 'delegated') ||
      about.some(({ response }) => response?.kind === 'non_answer' && response.nonAnswer === 'you_decide');
    if (delegated) return [{ dimension, as: 'delegated' }];
    const unknown = told.some(({ kind, sources }) => kind === 'open_question' && sources.some((id) => without.has(id)));
    return unknown || about.length > 0 ? [{ dimension, as: 'unknown' }] : [];
  });
}

/**
 * Dimensions about which nobody has to be asked any more: settled, left open by the person, or what an answer is about in
 * the first place that the writer has not come to yet.
 */
export function dealtWithDimensions(session: Session, topic: Topic): Dimension[] {
  const dealt = new Set<Dimension>([
    ...settledDimensions(session, topic),
    ...leftOpenDimensions(session, topic).map(({ dimension }) => dimension),
    ...freshDimensions(session, topic),
  ]);
  return topic.dimensions.filter((dimension) => dealt.has(dimension));
}

/** An answer deals with one side of a change, or with two that belong together: so the interviewer is told. */
const MOST_DEALT_WITH = 2;

/** What answers are about that the writer has not come to yet. */
export function freshDimensions(session: Session, topic: Topic): Dimension[] {
  return topicQuestions(session, topic)
    .filter((asked) => isToBeWritten(session, asked))
    .flatMap(({ question }) => question.dimensions.slice(0, MOST_DEALT_WITH));
}

/**
 * Whether an answer is told by no statement and something may still be written of it. Rules write at once: what they made nothing of settles nothing. A
 * model comes to several answers together, and makes nothing of words that lead elsewhere.
 */
export function isToBeWritten(session: Session, { question, response, status }: AskedQuestion): boolean {
  if (status !== 'answered' || session.statements.some(({ sources }) => sources.includes(question.id))) return false;
  if (response?.seq === session.lastInputSeq) return true;
  return session.led === 'model' && (question.type !== 'ask_text' || !asidesIn(session, question.id)?.length);
}

/** What a question says that asks what can be seen somewhere. */
const ASKS_OF_SIGHT =
  /\b(?:sees?|shows?|shown|prints?|printed|display\w*|stands?|lists?|sieht|sehen|zeigt?|zeigen|steht|stehen)\b/i;
/** Words that only say that something is seen. */
const ANY_SCREEN = new Set(contentStems('page screen view dialog window output seite ansicht fenster ausgabe'));

/**
 * What people see and handle of a topic that nobody was asked about yet: what it shows, and what one can do there. A question
 * is about it that names it and deals with what people see; one that names the “tool list” is not about the “tool page”.
 */
export function screensUnasked({ questions, topics }: Session, { id, screens = [] }: Topic): string[] {
  if (screens.length === 0) return [];
  const all = topics.flatMap((topic) => topic.screens ?? []).map(stemsOfScreen);
  const asked = questions
    .filter(asksOfChange)
    .flatMap(({ question: { id: questionId, config, dimensions, subject = '' } }) => {
      const title = questionTitle(config);
      const isOfSight = dimensions.includes('look_feel') || ASKS_OF_SIGHT.test(title);
      const words = contentStems(`${title} ${subject}`);
      const names = (stems: readonly string[]) => stems.every((stem) => words.some((word) => isAlike(stem, word)));
      return isOfSight
        ? [{ questionId, text: `${title} ${subject}`.toLowerCase(), names, named: all.filter(names) }]
        : [];
    });
  const titles = topics.flatMap((topic) => topic.screens ?? []).map((title) => title.toLowerCase());
  const unasked = screens.filter((screen) => {
    const stems = stemsOfScreen(screen);
    const title = screen.toLowerCase();
    const longer = titles.filter((other) => other !== title && other.includes(title));
    // By its own name, and not as a part of another's: the “discussion” of the “discussion list”.
    const isNamed = (text: string) => longer.reduce((rest, other) => rest.replaceAll(other, ' '), text).includes(title);
    return !asked.some(
      ({ text, names, named }) =>
        names(stems) &&
        (isNamed(text) ||
          !named.some((other) => other.length > stems.length && stems.every((stem) => other.includes(stem)))),
    );
  });
  // What a topic asks of looks by no name of a screen is about those that are left, whatever these are called there.
  const nameless = questions.filter(
    (one) =>
      asksOfChange(one) &&
      one.question.topicId === id &&
      one.question.dimensions.includes('look_feel') &&
      !asked.some(({ questionId, named }) => questionId === one.question.id && named.length > 0),
  );
  return nameless.length >= unasked.length ? [] : unasked;
}

/** The words that tell one screen from another; all of them where there are no others. */
function stemsOfScreen(screen: string): readonly string[] {
  const stems = contentStems(screen);
  const telling = stems.filter((stem) => !ANY_SCREEN.has(stem));
  return telling.length === 0 ? stems : telling;
}

/** 0 to 100: the share of a topic's dimensions that are settled. One without dimensions is settled once answered. */
export function topicCompleteness(session: Session, topic: Topic): number {
  if (topic.dimensions.length === 0) return topicCounts(session, topic).settled > 0 ? 100 : 0;
  return Math.round((100 * settledDimensions(session, topic).length) / topic.dimensions.length);
}

/**
 * Whether a topic is settled, for everybody who asks: more than the threshold of its dimensions is dealt with in two
 * answers or more, or all of them in one, and nothing of it that people see was left out.
 */
export function isTopicSettled(session: Session, topic: Topic): boolean {
  if (screensUnasked(session, topic).length > 0) return false;
  const { settled } = topicCounts(session, topic);
  const wanted = topic.dimensions.length;
  const share = wanted === 0 ? (settled > 0 ? 100 : 0) : (100 * dealtWithDimensions(session, topic).length) / wanted;
  if (wanted > 0 && share === 100 && settled > 0) return true;
  return share > TOPIC_COMPLETE && settled >= TOPIC_MIN_ANSWERS;
}

/** Why a topic is not settled, in words: which of its dimensions are open, or how many answers it has. */
export function whatIsOpen(session: Session, topic: Topic): string {
  const dealt = dealtWithDimensions(session, topic);
  const open = topic.dimensions.filter((dimension) => !dealt.includes(dimension));
  if (open.length > 0) return `open: ${open.map((dimension) => DIMENSION_TITLES[dimension].toLowerCase()).join(', ')}`;
  const screens = screensUnasked(session, topic);
  if (screens.length > 0) return `not asked what one sees and can do there: ${screens.join(', ')}`;
  const { settled } = topicCounts(session, topic);
  return settled === 1 ? 'only one answer' : `${settled} answers`;
}
