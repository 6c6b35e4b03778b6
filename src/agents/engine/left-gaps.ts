import { containment, similarity } from '../base/english/similarity';
import { contentStems } from '../base/english/words';
import { optionsOf, questionText } from '../questions/catalogue';
import { lookOf } from '../roles/inputs/background';
import { budgetLeft } from '../session/budget';
import type { EventOf, SessionEvent, Unspoken } from '../session/events';
import { topicOf } from '../session/finding-topic';
import { inOrderOfAnswering } from '../session/conversation';
import { toExchange } from '../session/exchanges';
import { isTold, leftMissed, whatWritersMiss, wordsOfExchange } from '../session/lacking';
import { MOST_TAKEN_UP, SWEEP_AFTER, SWEEP_LEFT, TOPIC_QUESTION_CAP } from '../session/limits';
import { isOptionAbout } from '../session/option-about';
import type { AskedQuestion, LeftGap, Session, Topic } from '../session/session';
import { sizeInForce } from '../session/size-in-force';
import { topicCounts } from '../session/topic-progress';

/** Words in common from which on a question is about a gap. */
const SHARED_WORDS = 2;
/** From this share of common words on, two gaps are the same. */
const SAME_GAP = 0.6;

/**
 * What is known to be missing on topics that were left, the weightiest first: what a review found and only the person can
 * say, then what a topic's writer misses, then what a model that looked left unknown. Each brings its topic back once: the
 * interviewer asks it, or says that it is not worth a question, and then it stands in the specification as an open one.
 */
export function leftGaps(session: Session): LeftGap[] {
  const { led, gaps, wantsNoMore, planReview, converging } = session;
  if (led !== 'model' || wantsNoMore || planReview !== null || converging || gaps.takenUp >= MOST_TAKEN_UP) return [];
  if (budgetLeft(session) === 0 || sizeInForce(session) !== 'interview') return [];
  return [...foundByReview(session), ...missedByWriters(session), ...unknownToLook(session)].filter((gap) => {
    const topic = session.topics.find(({ id }) => id === gap.topicId);
    const isTold = gaps.told.some((one) => similarity(one, gap.text) >= SAME_GAP);
    return topic !== undefined && !isTold && mayBeAsked(session, topic, gap) && !wasOffered(session, gap);
  });
}

/**
 * What is looked for where everything that is known to be missing was dealt with and questions are left: first rules at the edges of
 * what was settled, then, if that led to a question, what lies around the change. Its interviewer asks it on one card, or
 * says that nothing of it is worth a question. Played in real repositories, interviews ended with three or four questions unspent
 * while a third of the wishes were of these kinds. Null where there is nothing to look for.
 */
export function unspokenGap(session: Session): LeftGap | null {
  const { led, gaps, wantsNoMore, planReview, converging, questions, topics } = session;
  if (led !== 'model' || wantsNoMore || planReview !== null || converging) return null;
  if (budgetLeft(session) < SWEEP_LEFT || sizeInForce(session) !== 'interview') return null;
  const answered = answeredIn(session);
  const left = UNSPOKEN.filter((one) => !gaps.swept.some((swept) => swept.unspoken === one));
  const unspoken = hasHadLists(answered) ? left.find((one) => one === 'surroundings') : left[0];
  const ledNowhere = gaps.swept.some(({ after }) => after === questions.length);
  if (answered.length < SWEEP_AFTER || unspoken === undefined || ledNowhere) return null;
  const topic = topics.find(
    (one) => one.closedBy === 'settled' && one.former !== true && topicCounts(session, one).asked < TOPIC_QUESTION_CAP,
  );
  return topic === undefined ? null : { topicId: topic.id, text: LOOKED_FOR[unspoken], unspoken };
}

/**
 * So many long lists in a row are enough: two people who got a third said that it was one too many. What lies around the change
 * is still asked then, in a short one: where it was not, nobody had said a word on documents, or on what is no part of it.
 */
const MOST_LISTS = 2;
const LONG_LIST = 5;

function isList({ question: { type, config } }: AskedQuestion): boolean {
  return type === 'pick_many' && optionsOf(config).length >= LONG_LIST;
}

function hasHadLists(answered: readonly AskedQuestion[]): boolean {
  return answered.slice(-MOST_LISTS).filter(isList).length === MOST_LISTS;
}

function answeredIn({ questions }: Session): AskedQuestion[] {
  return questions.filter(({ response, question }) => response?.kind === 'answer' && question.purpose === 'elicit');
}

const UNSPOKEN: readonly Unspoken[] = ['rules', 'surroundings'];

/** As the record says it. */
const LOOKED_FOR: Record<Unspoken, string> = {
  rules: 'rules that nobody spoke of.',
  surroundings: 'what lies around it and nobody spoke of.',
};

/** What lies around a change that a card on small matters may have offered already, by the words that offer it. */
const AROUND: readonly [what: string, offers: RegExp][] = [
  ['tests (which cases, in which files of today or new ones)', /\btests?\b/i],
  ['documents and changelog', /\b(?:docs?|documents?|documentation|readme|changelog|release notes?)\b/i],
];

/** What of that no card has offered yet, in a row, and that the rest is not asked again. */
function around(answered: readonly AskedQuestion[]): { left: string; asked: string } {
  const offered = answered.flatMap(({ question: { config } }) => optionsOf(config).map(({ label }) => label));
  const isOffered = ([, offers]: (typeof AROUND)[number]) => offered.some((label) => offers.test(label));
  const names = (them: typeof AROUND) => them.map(([what]) => what.replace(/ \(.*/, '')).join(', ');
  const asked = AROUND.filter(isOffered);
  return {
    left: AROUND.filter((one) => !isOffered(one))
      .map(([what]) => `${what}, `)
      .join(''),
    asked: asked.length === 0 ? '' : ` What was offered on ${names(asked)} is not asked again.`,
  };
}

/** As the interviewer is told to look for it. */
const SWEEPS: Record<Unspoken, (answered: readonly AskedQuestion[]) => string> = {
  rules: () =>
    'Go through what today’s code does where the change goes, condition by condition (a setting that is off, a state, a role: what then?), and through the answers: each door (pages, API, command line, jobs, files that go in or come out), does it hold there? What is chosen, shown or there at first, in which order? What happens to what exists already, and in each state of today? What is written or sent exactly, and what is read besides? What is refused, with which answer, and does the rest go on? Who may? What of today stays as it is?',
  surroundings: (answered) => {
    const { left, asked } = around(answered);
    return `Go through what lies around it: ${left}interfaces and clients that show the same, translations, stored data, settings; and what somebody could expect of this change and will not get. What does the person want of each, and what not?${asked}`;
  },
};

/**
 * Whether what a review found was among the options of a question that was answered since, as where several small matters stand
 * together: taken or not, and with what was said beside it, the person has seen it.
 */
function wasOffered({ findings, questions }: Session, { finding, text }: LeftGap): boolean {
  const foundAt = findings.find(({ id }) => id === finding)?.foundAt ?? Infinity;
  return questions.some(
    ({ response, question }) =>
      response?.kind === 'answer' &&
      response.seq > foundAt &&
      optionsOf(question.config).some(({ label }) => isOptionAbout(label, text)),
  );
}

/** What the interviewer is directed to where a topic was taken up again for a gap; null where none was. */
export function directiveForGap(session: Session, topicId: string): string | null {
  const { due } = session.gaps;
  if (due === null || due.topicId !== topicId) return null;
  const many = hasHadLists(answeredIn(session)) ? 'two to four' : 'three to eight';
  if (due.unspoken !== undefined)
    return `Everything that was open is settled and questions are left: this topic came back for what nobody spoke of, whatever its topic. ${SWEEPS[due.unspoken](answeredIn(session))} Ask what of that no answer says and whoever asked for the change may well want otherwise than a developer expects: on one card, a \`pick_many\` of ${many} rules, each as exact as a test, or one question of its own where one matters far more. If nothing is left, or the person leaves such things to you, be done.`;
  const { since } = leftMissed(session, topicId);
  const asOf = due.finding !== undefined || since.length === 0 ? '' : ` (as of before ${since.join(', ')})`;
  return `This topic came back, since it is missing here${asOf}: ${due.text} Ask what of that matters most, unless answers say it by now or whoever builds this can well decide it: then be done.`;
}

/** That the finding was asked about for which a topic came back, where the question is about it. */
export function findingAsked(
  { gaps: { due } }: Session,
  { question: { id: questionId, type, config, why } }: EventOf<'question_asked'>,
): SessionEvent[] {
  if (due?.finding === undefined) return [];
  const said = new Set(contentStems(`${questionText(type, config)} ${why}`));
  const shared = contentStems(due.text).filter((stem) => said.has(stem)).length;
  if (shared < SHARED_WORDS) return [];
  return [{ type: 'finding_settled', id: due.finding, end: 'asked', changed: [], questionId, reason: '' }];
}

function foundByReview(session: Session): LeftGap[] {
  return session.findings.flatMap((finding) => {
    const { id, end, fix, question, by, text } = finding;
    const topic = topicOf(session, finding);
    return end !== null || fix !== '' || question !== null || by !== 'model' || topic === null
      ? []
      : [{ topicId: topic.id, text, finding: id }];
  });
}

function missedByWriters(session: Session): LeftGap[] {
  return whatWritersMiss(session)
    .map(({ topicId }) => ({ topicId, text: leftMissed(session, topicId).text }))
    .filter(({ text }) => text !== '');
}

/**
 * What the look by a model left unknown and is so still, on the topics whose words it shares most: all of a topic at once, since
 * its interviewer has seen it before and mostly says that answers cover it.
 */
function unknownToLook(session: Session): LeftGap[] {
  if (session.probe.further !== 'done') return [];
  const live = session.topics.filter(({ status, former }) => status !== 'dropped' && former !== true);
  const texts = new Map<string, string[]>();
  const answers = inOrderOfAnswering(session).map((asked) => ({ text: wordsOfExchange(toExchange(asked)) }));
  for (const text of lookOf(session).look?.gaps ?? []) {
    if (isTold(text, answers)) continue;
    const rated = live.map(({ id, title, scope }) => ({ id, fit: containment(text, `${title} ${scope}`) }));
    const [best] = rated.sort((one, other) => other.fit - one.fit);
    if (best !== undefined) texts.set(best.id, [...(texts.get(best.id) ?? []), text]);
  }
  return [...texts].map(([topicId, gaps]) => ({ topicId, text: gaps.join(' ') }));
}

/**
 * Whether a topic has room for a question and was left, or is at hand and its interviewer is not told of the gap as it is of
 * what the writer misses. One that was closed from outside stays closed.
 */
function mayBeAsked(session: Session, topic: Topic, { finding }: LeftGap): boolean {
  const { status, closedBy, former } = topic;
  const isLeft = status === 'backlog' || (status === 'completed' && closedBy === 'settled');
  const isUnheard = status === 'active' && finding !== undefined;
  return (isLeft || isUnheard) && former !== true && topicCounts(session, topic).asked < TOPIC_QUESTION_CAP;
}
