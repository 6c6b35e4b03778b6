import { performance } from 'node:perf_hooks';

/**
 * Watches this thread with a timer of one millisecond: the longest time between two ticks, less the one millisecond, is how
 * long the longest task held the thread up. What the machine spends on other programmes is in it.
 */
export class LongestGap {
  #last = performance.now();
  #longest = 0;
  readonly #timer = setInterval(() => this.#tick(), 1);

  /** Ends watching. Milliseconds. */
  stop(): number {
    this.#tick();
    clearInterval(this.#timer);
    return Math.max(0, this.#longest - 1);
  }

  #tick(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}
