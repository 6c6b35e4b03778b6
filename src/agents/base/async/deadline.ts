import { Cancellation } from './cancellation';
import type { Clock } from './clock';
import type { CancelSignal } from './cancellation';

/** A signal that comes as soon as another one does, or when so many milliseconds have passed. To be ended after use. */
export class TimeLimit {
  readonly #cancellation = new Cancellation();
  readonly signal: CancelSignal = this.#cancellation.signal;
  readonly #parent: CancelSignal;
  readonly #end = (): void => this.end();

  constructor(clock: Clock, ms: number, parent: CancelSignal) {
    this.#parent = parent;
    parent.addEventListener('abort', this.#end);
    if (parent.aborted) this.end();
    else void this.#watch(clock, ms);
  }

  /** Stops the watch, and whatever still runs under the signal. */
  end(): void {
    this.#parent.removeEventListener('abort', this.#end);
    this.#cancellation.cancel();
  }

  async #watch(clock: Clock, ms: number): Promise<void> {
    let last = clock.elapsed();
    for (let left = ms; left > 0;) {
      await clock.wait(Math.ceil(left), this.signal);
      if (this.signal.aborted) return;
      const now = clock.elapsed();
      // A timer may end a little early, and is set again. A clock that does not wait at all sets no limit.
      if (now - last < left / 2) return;
      left -= now - last;
      last = now;
    }
    this.end();
  }
}
