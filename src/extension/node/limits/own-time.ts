/** Milliseconds between two looks at the clock. */
const TICK_MS = 100;

/** A look at the clock that comes later than this was held up: the time in between was not this thread's. */
const MOST_MS = 2 * TICK_MS;

/**
 * Counts the time in which this thread got its turn, and tells of it in milliseconds as it passes, until the function that
 * is returned is called. On a machine that is busy, or was asleep, others had no turn either when this thread had none: by
 * the clock on the wall they would be late without having been able to answer. What has come in is dealt with before.
 */
export function countOwnTime(onTime: (ms: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onTime(Math.min(now - last, MOST_MS));
    last = now;
  }, TICK_MS);
  return () => clearInterval(timer);
}
