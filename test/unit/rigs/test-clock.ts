import type { Clock } from '../../../src/agents/base/async/clock';
import type { CancelSignal } from '../../../src/agents/base/async/cancellation';

const NOON = Date.UTC(2026, 0, 15, 12);

/** A clock that stands still and waits for nothing, for results that do not depend on the machine. */
export const stillClock: Clock = {
  now: () => new Date(NOON).toISOString(),
  elapsed: () => 0,
  wait: () => Promise.resolve(),
};

/** A clock that ticks a millisecond a look, so that runs are repeatable. */
export function tickingClock(): Clock {
  let ticks = 0;
  return {
    now: () => new Date(NOON + ticks++).toISOString(),
    elapsed: () => ticks++,
    wait: () => Promise.resolve(),
  };
}

interface Wait {
  at: number;
  ms: number;
  wake: () => void;
}

/**
 * A clock whose time goes on only when a test sets it forward; waits end when their time has come or their signal says so.
 * With `jumps` it also goes on when all that is left to do is to wait: then it jumps to the end of the next wait.
 */
export class TestClock implements Clock {
  /** Milliseconds of each wait that was sat through. */
  readonly waited: number[] = [];
  readonly #waits = new Set<Wait>();
  readonly #jumps: boolean;
  #time = 0;

  constructor({ jumps }: { jumps: boolean } = { jumps: false }) {
    this.#jumps = jumps;
  }

  now(): string {
    return new Date(NOON + this.#time).toISOString();
  }

  elapsed(): number {
    return this.#time;
  }

  advance(ms: number): void {
    this.#time += ms;
    for (const wait of [...this.#waits]) if (wait.at <= this.#time) this.#sitThrough(wait);
  }

  wait(ms: number, signal?: CancelSignal): Promise<void> {
    return new Promise((resolve) => {
      // Who only lets others have their turn waits for no time.
      if (signal?.aborted === true || ms <= 0) return resolve();
      const wait: Wait = {
        at: this.#time + ms,
        ms,
        wake: () => {
          this.#waits.delete(wait);
          signal?.removeEventListener('abort', wait.wake);
          resolve();
        },
      };
      this.#waits.add(wait);
      signal?.addEventListener('abort', wait.wake);
      if (this.#jumps) setImmediate(() => this.#jump());
    });
  }

  #jump(): void {
    const [next] = [...this.#waits].sort((a, b) => a.at - b.at);
    if (!next) return;
    this.#time = Math.max(this.#time, next.at);
    this.#sitThrough(next);
  }

  #sitThrough(wait: Wait): void {
    this.waited.push(wait.ms);
    wait.wake();
  }
}
