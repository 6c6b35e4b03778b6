import type { Clock } from '../../../src/agents/base/async/clock';

/** A clock that a test sets forward; waits end when their time has come or their signal says so. */
export function manualClock(): Clock & { advance(ms: number): void } {
  let now = 0;
  const waiting = new Set<{ until: number; end: () => void }>();
  return {
    now: () => '2026-01-15T12:00:00.000Z',
    elapsed: () => now,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) return resolve();
        const entry = { until: now + ms, end: () => (waiting.delete(entry), resolve()) };
        waiting.add(entry);
        signal?.addEventListener('abort', entry.end);
      }),
    advance(ms) {
      now += ms;
      for (const { until, end } of [...waiting]) if (until <= now) end();
    },
  };
}
