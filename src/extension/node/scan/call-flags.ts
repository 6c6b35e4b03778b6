import type { SearchProgress } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';

/** Places among the Int32 flags that a call shares with the worker. */
const CANCELLED = 0;
const COMMITS_SENT = 1;
const SIGNS = 2;
const WALKED = 3;
const SEARCHED = 4;
const COUNT = 5;

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

  /** Asked by who works on the call, again and again: that it asks shows that it lives. */
  get cancelled(): boolean {
    Atomics.add(this.#flags, SIGNS, 1);
    return Atomics.load(this.#flags, CANCELLED) === 1;
  }

  /** Grows with each sign of life. */
  get signs(): number {
    return Atomics.load(this.#flags, SIGNS);
  }

  /** Notes how many files a walk has found so far, and that one more was searched. */
  walked(files: number): void {
    Atomics.store(this.#flags, WALKED, files);
  }

  searchedOne(): void {
    Atomics.add(this.#flags, SEARCHED, 1);
  }

  get progress(): SearchProgress {
    const files = Atomics.load(this.#flags, WALKED);
    return { files, searched: Math.min(files, Atomics.load(this.#flags, SEARCHED)) };
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
