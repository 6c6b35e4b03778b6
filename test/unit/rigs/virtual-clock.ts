import type { Clock } from '../../../src/agents/base/async/clock';
import type { CancelSignal } from '../../../src/agents/base/async/cancellation';

interface Wait {
  at: number;
  ms: number;
  wake: () => void;
}

/**
 * A clock whose time goes on only when it is told to, or when all that is left to do is to wait: then it jumps to the end
 * of the next wait.
 */
export class VirtualClock implements Clock {
  /** Milliseconds of each wait that was sat through. */
  readonly waited: number[] = [];
  readonly #waits = new Set<Wait>();
  #time = 0;

  now(): string {
    return new Date(Date.UTC(2026, 0, 15, 12) + this.#time).toISOString();
  }

  elapsed(): number {
    return this.#time;
  }

  advance(ms: number): void {
    this.#time += ms;
  }

  wait(ms: number, signal?: CancelSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
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
      setImmediate(() => this.#jump());
    });
  }

  #jump(): void {
    const [next] = [...this.#waits].sort((a, b) => a.at - b.at);
    if (!next) return;
    this.#time = Math.max(this.#time, next.at);
    this.waited.push(next.ms);
    next.wake();
  }
}
