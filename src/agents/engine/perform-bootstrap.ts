import type { z } from 'zod';
import type { bootstrapper } from '../roles/bootstrapper/role';
import type { SessionEvent, TopicSeed } from '../session/events';
import { nextNumber } from '../session/ids';
import type { QuestionDraft } from '../session/question';
import type { Session } from '../session/session';
import { nextTopicId } from './accept';

/** Topics, and the questions that wait on them: the caller's unaltered and in order, then the planner's, then first questions. */
export function bootstrapEvents(session: Session, result: z.infer<typeof bootstrapper.output>): SessionEvent[] {
  const seeds = result.topics.map(({ title, scope, dimensions }, index): TopicSeed => {
    return { id: nextTopicId(session, index), title, scope, dimensions, origin: 'bootstrap' };
  });
  const first = seeds[0];
  if (!first) throw new Error('The bootstrapper found no topic. Nothing is lost; start again with a longer request.');
  const prepared: { topicId: string; question: QuestionDraft }[] = [];
  (session.caller?.questions ?? []).forEach((question, index) => {
    const topic = seeds[result.callerAssignments[index] ?? 0] ?? first;
    prepared.push({ topicId: topic.id, question });
  });
  if (session.plan.question) prepared.push({ topicId: first.id, question: session.plan.question });
  result.topics.forEach(({ firstQuestion }, index) => {
    const topicId = seeds[index]?.id;
    const supplied = prepared.some((p) => p.topicId === topicId && p.question.by === 'caller');
    if (firstQuestion && topicId && !supplied) prepared.push({ topicId, question: firstQuestion });
  });
  return [
    ...seeds.map((topic): SessionEvent => ({ type: 'topic_queued', topicId: topic.id, topic })),
    ...prepared.map(({ topicId, question }, index): SessionEvent => ({
      type: 'question_prepared',
      preparedId: `P${nextNumber(session, 'P', index)}`,
      topicId,
      question,
    })),
  ];
}
