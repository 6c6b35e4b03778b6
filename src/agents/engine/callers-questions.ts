import { activeTopic, type AskedQuestion, type Session } from '../session/session';

/** The caller's question that is next in its order, one that a change of topic interrupted first; null without any. */
export function callersNext(session: Session): { topicId: string } | null {
  const live = session.topics.filter(({ status }) => status !== 'completed' && status !== 'dropped');
  const isLive = (topicId: string) => live.some(({ id }) => id === topicId);
  const interrupted = session.questions.find(
    (q) => isInterrupted(q) && q.question.by === 'caller' && isLive(q.question.topicId),
  );
  if (interrupted) return interrupted.question;
  return session.prepared.find(({ draft, topicId }) => draft.by === 'caller' && isLive(topicId)) ?? null;
}

/**
 * The topic to turn to for the caller's next question; null to stay. A caller's questions come before all others, in
 * their order and across topics, until the person turns to something else: then each waits on its topic.
 */
export function callersTopic(session: Session): string | null {
  const next = callersNext(session);
  const active = activeTopic(session);
  if (next === null || next.topicId === active?.id) return null;
  if (active === null) return next.topicId;
  const undisturbed =
    session.questions.at(-1)?.question.topicId === active.id &&
    session.questions.every((q) => q.question.by === 'caller' && !isInterrupted(q));
  return undisturbed ? next.topicId : null;
}

function isInterrupted({ status, deferrals }: AskedQuestion): boolean {
  return status === 'parked' && deferrals === 0;
}
