import type { Dimension } from './dimension';
import { stillMissed } from './lacking';
import { itself, whileSame } from './once-per-session';
import type { Topic, TopicStatus } from './session';
import {
  freshDimensions,
  isTopicSettled,
  leftOpenDimensions,
  screensUnasked,
  settledDimensions,
  topicCompleteness,
  topicCounts,
  type LeftOpen,
} from './topic-progress';

/** A topic as roles see it. */
export const topicBrief = whileSame<Topic, TopicBrief>(itself, (session, topic) => {
  const { id, title, scope, status, dimensions, finding } = topic;
  const { asked, settled: answered } = topicCounts(session, topic);
  const lacks = session.led === 'model' ? stillMissed(session, id) : '';
  const unasked = screensUnasked(session, topic);
  return {
    id,
    title,
    scope,
    status,
    dimensions,
    covered: settledDimensions(session, topic),
    leftOpen: leftOpenDimensions(session, topic),
    ...(session.led === 'model' ? { fresh: freshDimensions(session, topic) } : {}),
    ...(lacks === '' ? {} : { lacks }),
    ...(unasked.length === 0 ? {} : { unasked }),
    settled: isTopicSettled(session, topic),
    completeness: topicCompleteness(session, topic),
    asked,
    answered,
    finding,
  };
});

export interface TopicBrief {
  id: string;
  title: string;
  scope: string;
  status: TopicStatus;
  dimensions: Dimension[];
  /** Those of its dimensions that statements settle which rest on what the person said. */
  covered: Dimension[];
  /** Those that the person left to others or does not know. Absent: none. */
  leftOpen?: readonly LeftOpen[];
  /** Those that an answer is about which is not written down yet. Absent where rules lead, who write at once. */
  fresh?: readonly Dimension[];
  /** What people see of it that nobody was asked about; absent where there is nothing. */
  unasked?: readonly string[];
  /** What its writer found missing and no answer since speaks to, in a sentence. */
  lacks?: string;
  /** Whether it is settled as a whole; without it, it is once all of it is covered by two answers. */
  settled?: boolean;
  /** 0 to 100: share of its dimensions that are covered. */
  completeness: number;
  asked: number;
  answered: number;
  finding: string | null;
}
