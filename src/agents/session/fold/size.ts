import type { Handlers } from './handlers';
import type { Session } from '../session';

/** How much there is to find out. */
export const SIZE_HANDLERS: Handlers<'size_proposed' | 'size_chosen'> = {
  size_proposed(session, event) {
    const { type: _type, ...proposed } = event;
    return { ...session, rightSize: { ...proposed, chosen: null } };
  },
  size_chosen(session, { size }) {
    const { rightSize } = session;
    if (rightSize === null) return session;
    return size === 'interview'
      ? reopened({ ...session, rightSize: { ...rightSize, chosen: size } })
      : { ...session, rightSize: { ...rightSize, chosen: size } };
  },
};

/** What was about to be written is talked about after all: topics that only the end had closed wait again. */
function reopened(session: Session): Session {
  const topics = session.topics.map((topic) =>
    topic.status === 'completed' && topic.closedBy === 'convergence'
      ? { ...topic, status: 'backlog' as const, finding: null, closedBy: null }
      : topic,
  );
  return { ...session, topics, converging: false, review: null, planReview: null };
}
