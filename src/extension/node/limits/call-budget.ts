import { setImmediate } from 'node:timers/promises';
import { stoppedAfter, type ReadBudget } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';

/** Longest time, in milliseconds, that a look computes before it lets others run. */
const SLICE_MS = 8;

/** What one call may still spend, and which cap it has reached. */
export class CallBudget {
  readonly #limits: ReadBudget;
  readonly #signal: CancelSignal | undefined;
  readonly #start: number;
  #sliceStart = performance.now();
  #entries = 0;
  #bytes = 0;

  /** `waited`: milliseconds that count against the deadline already. */
  constructor(limits: ReadBudget, signal?: CancelSignal, waited = 0) {
    this.#limits = limits;
    this.#signal = signal;
    this.#start = performance.now() - waited;
  }

  /** Milliseconds until the deadline, 0 after it. */
  get timeLeft(): number {
    return Math.max(0, this.#limits.deadlineMs - (performance.now() - this.#start));
  }

  get entriesLeft(): number {
    return Math.max(0, this.#limits.maxEntries - this.#entries);
  }

  get bytesLeft(): number {
    return Math.max(0, this.#limits.maxBytes - this.#bytes);
  }

  spend({ entries = 0, bytes = 0 }: { entries?: number; bytes?: number }): void {
    this.#entries += entries;
    this.#bytes += bytes;
  }

  /** Why a call that reads files must stop now, in words; null if it may go on. */
  reached(): string | null {
    const reached = this.reachedUnread();
    if (reached !== null) return reached;
    return this.bytesLeft === 0 ? `stopped after ${this.#limits.maxBytes.toLocaleString('en-GB')} bytes` : null;
  }

  /** The same for a call that reads no file: its bytes do not matter, not even where there are none to spend. */
  reachedUnread(): string | null {
    if (this.#signal?.aborted === true) return 'cancelled';
    if (performance.now() - this.#start >= this.#limits.deadlineMs) return stoppedAfter(this.#limits.deadlineMs);
    if (this.entriesLeft === 0) return `stopped at ${this.#limits.maxEntries.toLocaleString('en-GB')} entries`;
    return null;
  }

  /** Lets the event loop run if this call has computed for long. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#sliceStart < SLICE_MS) return;
    await setImmediate();
    this.#sliceStart = performance.now();
  }
}
