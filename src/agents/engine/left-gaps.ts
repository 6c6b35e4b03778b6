import { containment, similarity } from '../base/english/similarity';
import { contentStems } from '../base/english/words';
import { optionsOf, questionText } from '../questions/catalogue';
import { lookOf } from '../roles/inputs/background';
import { budgetLeft } from '../session/budget';
import type { EventOf, SessionEvent } from '../session/events';
import { topicOf } from '../session/finding-topic';
import { leftMissed, whatWritersMiss } from '../session/lacking';
import { MOST_TAKEN_UP, TOPIC_QUESTION_CAP } from '../session/limits';
import type { LeftGap, Session, Topic } from '../session/session';
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

/** From this share of its words in a gap on, and from so many words on, an option is about that gap. */
const ABOUT = 0.7;
const LEAST_WORDS = 3;

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
      optionsOf(question.config).some(
        ({ label }) => contentStems(label).length >= LEAST_WORDS && containment(label, text) >= ABOUT,
      ),
  );
}

/** What the interviewer is directed to where a topic was taken up again for a gap; null where none was. */
export function directiveForGap({ gaps: { due } }: Session, topicId: string): string | null {
  if (due === null || due.topicId !== topicId) return null;
  return `This topic came back, since it is missing here: ${due.text} Ask what of that matters most, unless answers say it by now or whoever builds this can well decide it: then be done.`;
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
  for (const text of lookOf(session).look?.gaps ?? []) {
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
