import type { CancelSignal } from './cancellation';

/** What `untilAborted` gives where the signal came first. */
export const ABORTED = Symbol('aborted');

/** The result of `work`, or `ABORTED` as soon as the signal says so: nobody waits for work that is no longer wanted. */
export async function untilAborted<T>(work: Promise<T>, signal: CancelSignal): Promise<T | typeof ABORTED> {
  if (signal.aborted) {
    work.catch(() => undefined);
    return ABORTED;
  }
  let listener: (() => void) | undefined;
  const aborted = new Promise<typeof ABORTED>((resolve) => {
    listener = () => resolve(ABORTED);
    signal.addEventListener('abort', listener);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (listener !== undefined) signal.removeEventListener('abort', listener);
    work.catch(() => undefined);
  }
}
