import type { Phase, Session } from './session';

/** Answers on one topic from which on the interview counts as going into depth. */
const DEPTH = 2;

/** Where a session stands, from its topics: breadth first, then one after the other, then the finish. */
export function phaseOf(session: Session): Phase {
  if (session.ended) return 'ended';
  if (session.converging || session.wrapUp) return 'convergence';
  const deep = session.topics.some(
    (topic) =>
      topic.status === 'completed' ||
      session.questions.filter((q) => q.question.topicId === topic.id && q.status === 'answered').length >= DEPTH,
  );
  return deep ? 'deep_dive' : 'divergence';
}
