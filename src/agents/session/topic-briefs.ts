import type { Dimension } from './dimension';
import type { Session, Topic, TopicStatus } from './session';
import { settledDimensions, topicCompleteness, topicCounts } from './topic-progress';

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

export interface TopicBrief {
  id: string;
  title: string;
  scope: string;
  status: TopicStatus;
  dimensions: Dimension[];
  /** Those of its dimensions that its statements already cover. */
  covered: Dimension[];
  /** 0 to 100: share of its dimensions that are covered. */
  completeness: number;
  asked: number;
  answered: number;
  finding: string | null;
}
