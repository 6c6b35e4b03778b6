import type { z } from 'zod';
import type { orchestrator } from '../roles/orchestrator';
import { budgetLeft } from '../session/budget';
import type { SessionEvent, TopicSeed } from '../session/events';
import { activeTopic, type Session } from '../session/session';
import { leaveOpenQuestion, nextTopicId } from './accept';

/**
 * The orchestrator's decision as events. Guard rails: it cannot switch to a topic that does not exist, cannot end a
 * session (only a person can; it converges instead), and cannot switch once the budget is spent.
 */
export function orchestrateEvents(
  session: Session,
  turn: number,
  result: z.infer<typeof orchestrator.output>,
  by: 'offline' | 'model',
): SessionEvent[] {
  const known = new Set(session.topics.map((topic) => topic.title.toLowerCase()));
  const fresh = result.newTopics.filter(({ title }) => !known.has(title.toLowerCase()));
  const newTopics = fresh.map(({ title, scope, dimensions }, index): TopicSeed => {
    return { id: nextTopicId(session, index), title, scope, dimensions, origin: 'message' };
  });
  const target = switchTarget(session, result, newTopics);
  const ends = result.action === 'start_convergence' || result.action === 'end_session';
  const action = ends ? 'start_convergence' : target ? 'switch_to_topic' : 'continue_current_topic';
  const { reasoning, instruction, reply, priorities } = result;
  const source =
    session.messages.find((m) => m.seq === turn)?.id ??
    session.questions.find((q) => q.response?.seq === turn)?.question.id ??
    'request';
  const order = priorities.filter((id) => session.topics.some((topic) => topic.id === id));
  return [
    { type: 'flow_decided', turn, action, topicId: target, reasoning, newTopics, instruction, reply, by },
    ...newTopics.flatMap((topic): SessionEvent[] => [
      { type: 'topic_mentioned', topic, source },
      { type: 'topic_queued', topicId: topic.id },
    ]),
    ...(order.length > 0 ? [{ type: 'topics_reordered' as const, ids: order }] : []),
    ...(action === 'switch_to_topic' && target
      ? [...leaveOpenQuestion(session), { type: 'topic_activated' as const, topicId: target, reason: reasoning }]
      : []),
  ];
}

function switchTarget(
  session: Session,
  result: z.infer<typeof orchestrator.output>,
  fresh: TopicSeed[],
): string | null {
  if (result.action !== 'switch_to_topic' || result.topicId === null || budgetLeft(session) === 0) return null;
  const wanted = result.topicId.toLowerCase();
  const topic = [...session.topics.filter((t) => t.status !== 'dropped'), ...fresh].find(
    ({ id, title }) => id.toLowerCase() === wanted || title.toLowerCase() === wanted,
  );
  return topic && topic.id !== activeTopic(session)?.id ? topic.id : null;
}
