import type { CancelSignal } from '../../../agents/ports';

/** Places among the Int32 flags that a call shares with the worker. */
const CANCELLED = 0;
const COMMITS_SENT = 1;
const COUNT = 2;

/** Flags of one call, seen by both threads at once: a thread that computes reads no messages. */
export class CallFlags {
  readonly buffer: SharedArrayBuffer;
  readonly #flags: Int32Array;

  constructor(buffer = new SharedArrayBuffer(COUNT * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#flags = new Int32Array(buffer);
  }

  cancel(): void {
    Atomics.store(this.#flags, CANCELLED, 1);
    // Whoever waits for commits is to wait no longer.
    Atomics.notify(this.#flags, COMMITS_SENT);
  }

  get cancelled(): boolean {
    return Atomics.load(this.#flags, CANCELLED) === 1;
  }

  commitsSent(): void {
    Atomics.store(this.#flags, COMMITS_SENT, 1);
    Atomics.notify(this.#flags, COMMITS_SENT);
  }

  /** Whether the commits have been sent, after waiting for them at most so many milliseconds. Blocks the thread. */
  awaitCommits(ms: number): boolean {
    if (!this.cancelled) Atomics.wait(this.#flags, COMMITS_SENT, 0, ms);
    return Atomics.load(this.#flags, COMMITS_SENT) === 1;
  }

  /** A signal to be asked; it tells nobody by itself. */
  signal(): CancelSignal {
    const cancelled = () => this.cancelled;
    return {
      get aborted() {
        return cancelled();
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  }
}
