import type { EventOf, TopicSeed } from './events';
import { withWhatWasSeen } from './fold-questions';
import type { Session, Topic } from './session';

type TopicEvent = EventOf<
  'topic_mentioned' | 'topic_queued' | 'topic_activated' | 'topic_completed' | 'topics_reordered' | 'topic_dropped'
>;

/** The part of the fold that concerns topics: mentioned → backlog ⇄ active → completed, or dropped. */
export function foldTopic(session: Session, event: TopicEvent, seq: number): Session {
  switch (event.type) {
    case 'topic_mentioned':
      return withTopic(session, event.topic, 'mentioned', seq);
    case 'topic_queued':
      return event.topic
        ? withTopic(wantedBy(session, event.topic), event.topic, 'backlog', seq)
        : change(session, event.topicId, (topic) =>
            topic.status === 'mentioned' ? { ...topic, status: 'backlog' } : topic,
          );
    case 'topic_activated': {
      if (!session.topics.some((topic) => topic.id === event.topicId)) return session;
      const topics = session.topics.map((topic): Topic => {
        if (topic.id === event.topicId) return { ...topic, status: 'active', closedBy: null };
        return topic.status === 'active' ? { ...topic, status: 'backlog' } : topic;
      });
      return { ...session, topics, converging: false, review: null, proposal: null };
    }
    case 'topic_completed':
      return {
        ...change(withWhatWasSeen(session), event.topicId, (topic) => ({
          ...topic,
          status: 'completed',
          finding: event.finding,
          closedBy: event.closedBy,
        })),
        proposal: null,
        refusals: [],
      };
    case 'topics_reordered': {
      const rank = new Map(event.ids.map((id, index) => [id, index]));
      const place = (topic: Topic) => rank.get(topic.id) ?? Number.MAX_SAFE_INTEGER;
      return { ...session, topics: [...session.topics].sort((a, b) => place(a) - place(b)) };
    }
    case 'topic_dropped':
      return change(session, event.topicId, (topic) => ({ ...topic, status: 'dropped' }));
  }
}

/** A topic that the person adds leads back from convergence into the discussion. */
function wantedBy(session: Session, { origin }: TopicSeed): Session {
  return origin === 'person' ? { ...session, converging: false, review: null } : session;
}

function withTopic(session: Session, seed: TopicSeed, status: 'mentioned' | 'backlog', seq: number): Session {
  if (session.topics.some((topic) => topic.id === seed.id)) {
    return change(session, seed.id, (topic) => (topic.status === 'mentioned' ? { ...topic, status } : topic));
  }
  return { ...session, topics: [...session.topics, { ...seed, status, finding: null, closedBy: null, since: seq }] };
}

function change(session: Session, id: string, to: (topic: Topic) => Topic): Session {
  return { ...session, topics: session.topics.map((topic) => (topic.id === id ? to(topic) : topic)) };
}
