import type { TopicBrief } from '../roles/inputs';
import type { Session, Topic } from '../session/session';
import { settledDimensions, topicCompleteness, topicCounts } from '../session/topic-progress';

/** A topic as roles see it. */
export function topicBrief(session: Session, topic: Topic): TopicBrief {
  const { id, title, scope, status, dimensions, finding } = topic;
  const { asked, settled } = topicCounts(session, topic);
  return {
    id,
    title,
    scope,
    status,
    dimensions,
    covered: settledDimensions(session, topic),
    completeness: topicCompleteness(session, topic),
    asked,
    answered: settled,
    finding,
  };
}
