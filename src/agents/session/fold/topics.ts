import type { EventOf, SessionEvent, TopicSeed } from '../events';
import { endOfLostLook } from './look';
import { withWhatWasSeen } from './questions';
import type { Handlers } from './handlers';
import { NO_TOPIC } from './lost-question';
import type { Session, Topic } from '../session';

/** Topics: mentioned → backlog ⇄ active → completed, or dropped. */
export const TOPIC_HANDLERS: Handlers<
  | 'layout_begun'
  | 'layout_ended'
  | 'topic_mentioned'
  | 'topic_queued'
  | 'topic_activated'
  | 'topic_completed'
  | 'topics_reordered'
  | 'topic_dropped'
> = {
  layout_begun(session, { key }) {
    return { ...session, layingOut: key };
  },
  layout_ended(session) {
    return { ...session, layingOut: null };
  },
  topic_mentioned(session, event, { seq }) {
    return withTopic(session, event.topic, 'mentioned', seq);
  },
  topic_queued(session, event, { seq }) {
    return event.topic
      ? withTopic(chosenAfterLook(wantedBy(session, event.topic), event.topic), event.topic, 'backlog', seq)
      : change(session, event.topicId, (topic) =>
          topic.status === 'mentioned' ? { ...topic, status: 'backlog' } : topic,
        );
  },
  topic_activated(session, event) {
    if (!session.topics.some((topic) => topic.id === event.topicId)) return session;
    const topics = session.topics.map((topic): Topic => {
      if (topic.id === event.topicId)
        return { ...topic, status: 'active', closedBy: null, chosen: event.chosen === true };
      return topic.status === 'active' ? { ...topic, status: 'backlog' } : topic;
    });
    return { ...session, topics, gaps: takenUp(session, event), converging: false, review: null, proposal: null };
  },
  topic_completed(session, event) {
    return {
      ...change(withWhatWasSeen(session), event.topicId, (topic) => ({
        ...topic,
        status: 'completed',
        finding: foundNothingMore(session, topic) ? topic.finding : event.finding,
        closedBy: event.closedBy,
      })),
      gaps: closedKnowing(session, event),
      proposal: null,
      refusals: [],
    };
  },
  topics_reordered(session, event) {
    const rank = new Map(event.ids.map((id, index) => [id, index]));
    const place = (topic: Topic) => rank.get(topic.id) ?? Number.MAX_SAFE_INTEGER;
    return { ...session, topics: [...session.topics].sort((a, b) => place(a) - place(b)) };
  },
  topic_dropped(session, event) {
    return change(session, event.topicId, (topic) => ({ ...topic, status: 'dropped' }));
  },
};

/** A topic that comes back for what is missing there is to be asked about that. */
function takenUp({ gaps, questions }: Session, { topicId, gap }: EventOf<'topic_activated'>): Session['gaps'] {
  if (gap === undefined) return { ...gaps, due: null };
  if (gap.unspoken !== undefined) {
    const swept = { unspoken: gap.unspoken, after: questions.length };
    return { ...gaps, due: { topicId, ...gap }, swept: [...gaps.swept, swept] };
  }
  return { ...gaps, due: { topicId, ...gap }, told: [...gaps.told, gap.text], takenUp: gaps.takenUp + 1 };
}

/** Whether a topic that came back for what nobody spoke of is closed without a question: what it concluded stays. */
function foundNothingMore({ gaps: { due } }: Session, { id, finding }: Topic): boolean {
  return due?.topicId === id && due.unspoken !== undefined && finding !== null;
}

/** What its writer had said was missing when the interviewer had its last turn on a topic, who closed it all the same. */
function closedKnowing({ gaps, written, lastInputSeq }: Session, event: EventOf<'topic_completed'>): Session['gaps'] {
  const known = written.filter(({ topicId, seq, lacks }) => {
    return topicId === event.topicId && lacks !== '' && seq < lastInputSeq && event.closedBy === 'settled';
  });
  return { ...gaps, due: null, told: [...gaps.told, ...known.map(({ lacks }) => lacks)] };
}

/** A topic that the person adds leads back from convergence into the discussion. */
function wantedBy(session: Session, { origin }: TopicSeed): Session {
  return origin === 'person' ? { ...session, converging: false, review: null } : session;
}

/** Topics are chosen once the look has come to its end. */
function chosenAfterLook(session: Session, { origin }: TopicSeed): Session {
  return origin === 'bootstrap' ? { ...session, probe: endOfLostLook(session) } : session;
}

/**
 * The session with the topic that an event takes for known. Where the record of the topic was lost it is named by its id,
 * or by what the decision that brought it said of it.
 */
export function withTopicOf(session: Session, event: SessionEvent, seq: number): Session {
  const id = topicOf(event);
  if (id === null || session.topics.some((topic) => topic.id === id)) return session;
  const named = session.flow?.newTopics.find((topic) => topic.id === id);
  const scope = 'The record of this topic is damaged or missing.';
  const seed: TopicSeed = named ?? { id, title: `Topic ${id}`, scope, dimensions: [], origin: 'bootstrap' };
  return withTopic(chosenAfterLook(session, seed), seed, 'backlog', seq);
}

function topicOf(event: SessionEvent): string | null {
  switch (event.type) {
    case 'topic_queued':
      return event.topic === undefined ? event.topicId : null;
    case 'topic_activated':
    case 'topic_completed':
    case 'topic_dropped':
    case 'question_prepared':
    case 'interview_proposed':
    case 'statements_changed':
      return event.topicId;
    case 'question_asked':
      return event.question.purpose === 'approval' || event.question.topicId === NO_TOPIC
        ? null
        : event.question.topicId;
    default:
      return null;
  }
}

function withTopic(session: Session, seed: TopicSeed, status: 'mentioned' | 'backlog', seq: number): Session {
  if (session.topics.some((topic) => topic.id === seed.id)) {
    return change(session, seed.id, (topic) => (topic.status === 'mentioned' ? { ...topic, status } : topic));
  }
  const topics: Topic[] = [
    ...session.topics,
    { ...seed, status, finding: null, closedBy: null, chosen: false, since: seq },
  ];
  if (session.topics.length > 0) return { ...session, topics };
  const questions = session.questions.map((q) =>
    q.question.topicId === NO_TOPIC ? { ...q, question: { ...q.question, topicId: seed.id } } : q,
  );
  const statements = session.statements.map((s) => (s.topicId === NO_TOPIC ? { ...s, topicId: seed.id } : s));
  return { ...session, topics, questions, statements };
}

function change(session: Session, id: string, to: (topic: Topic) => Topic): Session {
  return { ...session, topics: session.topics.map((topic) => (topic.id === id ? to(topic) : topic)) };
}
