import type { Session } from './session';

/**
 * What follows from a session, worked out once for each state of it: a session never changes, every event makes another,
 * and one state is asked about again and again. Where `work` throws, the next call tries again.
 */
export function oncePerSession<R>(work: (session: Session) => R): (session: Session) => R {
  const done = new WeakMap<Session, { result: R }>();
  return (session) => {
    const known = done.get(session);
    if (known !== undefined) return known.result;
    const result = work(session);
    done.set(session, { result });
    return result;
  };
}
