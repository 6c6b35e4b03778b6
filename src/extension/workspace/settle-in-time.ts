import type { CancelSignal, LookBudget } from '../../agents/ports';
import { LookRefused } from '../../agents/ports';

/** Milliseconds beyond its deadline that a call gets to notice it by itself and return what it has. */
const GRACE_MS = 1_000;

/** Milliseconds a cancelled call gets to return what it has. */
const CANCEL_GRACE_MS = 100;

/**
 * The result of `work`, unless the file system does not answer: then a `LookRefused` soon after the deadline or the
 * cancelling. The work itself cannot be stopped; its late result is dropped.
 */
export async function settleInTime<T>(
  work: Promise<T>,
  { deadlineMs }: Pick<LookBudget, 'deadlineMs'>,
  signal: CancelSignal | undefined,
  what: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let cancelled: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUpIn = (ms: number, reason: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new LookRefused(reason)), ms);
    };
    cancelled = () => giveUpIn(CANCEL_GRACE_MS, 'The look was cancelled.');
    giveUpIn(deadlineMs + GRACE_MS, `The file system did not answer for ${what} in time; try a smaller part of it.`);
    if (signal?.aborted === true) cancelled();
    signal?.addEventListener('abort', cancelled);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    if (cancelled !== undefined) signal?.removeEventListener('abort', cancelled);
  }
}
