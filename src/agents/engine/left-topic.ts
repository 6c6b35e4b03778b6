import type { InterviewResult, SessionEvent } from '../session/events';
import { settledExchanges } from '../session/conversation';
import type { Session } from '../session/session';
import type { Step, StepOf } from './step';

/**
 * Whether an interviewer still thinks about a topic that was left meanwhile, on answers that stand: what it concludes of it
 * is wanted, while a question of it is not. Rules conclude at once, so they are never waited for.
 */
export function thinksOfLeftTopic(session: Session, step: Step): step is StepOf<'interview'> {
  if (step.kind !== 'interview' || session.led === 'offline' || session.block !== null) return false;
  if (session.wrapUp !== null || session.ended !== null) return false;
  const { topicId, exchanges } = step.input;
  const topic = session.topics.find(({ id }) => id === topicId);
  if (topic?.status !== 'backlog' && topic?.status !== 'completed') return false;
  const own = (all: typeof exchanges) => JSON.stringify(all.filter((exchange) => exchange.topicId === topicId));
  return own(exchanges) !== '[]' && own(exchanges) === own(settledExchanges(session));
}

/** Whether a reply that is coming in turns out to be a question. */
export function asksSomething(partial: unknown): boolean {
  if (typeof partial !== 'object' || partial === null) return false;
  const { done, question } = partial as { done?: unknown; question?: unknown };
  return done === false || (typeof question === 'object' && question !== null);
}

/** What is recorded of a reply on a topic that was left: what it concludes, and nothing of a question. */
export function lateConclusion(
  key: string,
  topicId: string,
  result: InterviewResult,
  by: 'offline' | 'model',
): SessionEvent[] {
  if (!result.done || by === 'offline') return [];
  const { drops: _drops, ...concluded } = result;
  return [{ type: 'interview_proposed', key, topicId, result: concluded, by, observations: [], evidence: [] }];
}
