import type { Session } from './session';

/**
 * What follows from a session, worked out once for each state of it: a session never changes, every event makes another,
 * and one state is asked about again and again. Where `work` throws, the next call tries again.
 */
export function oncePerSession<R>(work: (session: Session) => R): (session: Session) => R {
  return oncePerThing(work);
}

/**
 * What follows from one thing in a session, such as a question with its answer, worked out anew only where the thing is
 * another or something else that is read for it is. A long session has many of them, and an event changes one.
 *
 * @param reads all that `work` looks at beside the thing, as the session has it: compared by identity
 */
export function whileSame<K extends object, R>(
  reads: (session: Session, of: K) => readonly unknown[],
  work: (session: Session, of: K) => R,
): (session: Session, of: K) => R {
  const done = new WeakMap<K, { read: readonly unknown[]; result: R }>();
  return (session, of) => {
    const read = reads(session, of);
    const known = done.get(of);
    if (known !== undefined && known.read.every((part, index) => part === read[index])) return known.result;
    const result = work(session, of);
    done.set(of, { read, result });
    return result;
  };
}

/** For work that reads a session here and there: it is done anew for each state. */
export function itself(session: Session): readonly unknown[] {
  return [session];
}

/** What follows from one thing alone, worked out once for it: things of a session never change, others take their place. */
export function oncePerThing<K extends object, R>(work: (of: K) => R): (of: K) => R {
  const done = new WeakMap<K, { result: R }>();
  return (of) => {
    const known = done.get(of);
    if (known !== undefined) return known.result;
    const result = work(of);
    done.set(of, { result });
    return result;
  };
}
