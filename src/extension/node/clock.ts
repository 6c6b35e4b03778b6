import type { Clock } from '../../agents/base/async/clock';
import type { CancelSignal } from '../../agents/base/async/cancellation';

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  elapsed: () => performance.now(),
  wait,
};

function wait(ms: number, signal?: CancelSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
