import type { ReadBudget } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { countOwnTime } from './own-time';

/** Milliseconds beyond its deadline that a call gets to notice it by itself and return what it has. */
const GRACE_MS = 1_000;

/** Milliseconds a cancelled call gets to return what it has. */
const CANCEL_GRACE_MS = 100;

/**
 * The result of `work`, unless the file system does not answer: then a `AccessRefused` soon after the deadline, in the time
 * that this thread got its turn, or after the cancelling. The work itself cannot be stopped; its late result is dropped.
 */
export async function settleInTime<T>(
  work: Promise<T>,
  { deadlineMs }: Pick<ReadBudget, 'deadlineMs'>,
  signal: CancelSignal | undefined,
  what: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let cancelled: (() => void) | undefined;
  let stop: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = (reason: string) => reject(new AccessRefused(reason));
    let left = deadlineMs + GRACE_MS;
    stop = countOwnTime((ms) => {
      left -= ms;
      if (left <= 0) giveUp(`The file system did not answer for ${what} in time; try a smaller part of it.`);
    });
    cancelled = () => (timer = setTimeout(() => giveUp('The look was cancelled.'), CANCEL_GRACE_MS));
    if (signal?.aborted === true) cancelled();
    signal?.addEventListener('abort', cancelled);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop?.();
    clearTimeout(timer);
    if (cancelled !== undefined) signal?.removeEventListener('abort', cancelled);
  }
}
