import type { FileHits } from '../../../agents/retrieval/scan-types';
import type { CallFlags } from './call-flags';
import { HitStore } from './hit-store';

/** Files claimed in one go: few, so that the threads end together. */
const CLAIMED = 16;

const NEXT = 0;
const WORKING = 1;
const CLOSED = 2;
const KILOBYTES = 3;
const COUNT = 4;

/** Size of a file that nobody has searched. */
export const UNSEARCHED = -1;

/** Size of a file that was dealt with, but not read. */
export const UNKNOWN_SIZE = -2;

/** What the threads that search one tree for one query share. */
export interface JobMemory {
  flags: SharedArrayBuffer;
  /** For each file in scan order its size in bytes, `UNSEARCHED` or `UNKNOWN_SIZE`. */
  sizes: SharedArrayBuffer;
}

/** Deals out files, in scan order, to the threads that search them; ends when time or bytes are spent. */
export class CountJob {
  readonly memory: JobMemory;
  readonly sizes: Float64Array;
  readonly #flags: Int32Array;

  constructor(memory: JobMemory) {
    this.memory = memory;
    this.#flags = new Int32Array(memory.flags);
    this.sizes = new Float64Array(memory.sizes);
  }

  static of(files: number): CountJob {
    const job = new CountJob({
      flags: new SharedArrayBuffer(COUNT * Int32Array.BYTES_PER_ELEMENT),
      sizes: new SharedArrayBuffer(files * Float64Array.BYTES_PER_ELEMENT),
    });
    job.sizes.fill(UNSEARCHED);
    return job;
  }

  /** Counts files until none is left, or the call is over. `claims`: the first place of each lot that was taken. */
  work(
    count: (place: number) => { hits: FileHits | null; size: number | null },
    end: JobEnd,
  ): { found: HitStore; claims: number[] } {
    const found = new HitStore();
    const claims: number[] = [];
    for (;;) {
      const first = Atomics.add(this.#flags, NEXT, CLAIMED);
      if (first >= this.sizes.length) return { found, claims };
      claims.push(first);
      for (let place = first; place < Math.min(first + CLAIMED, this.sizes.length); place++) {
        if (this.#isOver(end)) return { found, claims };
        const { hits, size } = count(place);
        end.call.searchedOne();
        this.sizes[place] = size ?? UNKNOWN_SIZE;
        Atomics.add(this.#flags, KILOBYTES, Math.ceil((hits?.bytes ?? size ?? 0) / 1024));
        if (hits !== null) found.add(place, hits);
      }
    }
  }

  /** Takes all files for unsearched but those of the given claims. */
  forgetOthers(claims: readonly number[]): void {
    const kept = claims.map((first) => [first, this.sizes.slice(first, first + CLAIMED)] as const);
    this.sizes.fill(UNSEARCHED);
    for (const [first, sizes] of kept) this.sizes.set(sizes, first);
  }

  /** Lets a thread join; false if it comes too late. It has to leave again. */
  join(): boolean {
    Atomics.add(this.#flags, WORKING, 1);
    if (Atomics.load(this.#flags, CLOSED) === 0) return true;
    this.leave();
    return false;
  }

  leave(): void {
    Atomics.sub(this.#flags, WORKING, 1);
    Atomics.notify(this.#flags, WORKING);
  }

  /** Lets nobody join any more, and waits for those who have, at most so many milliseconds. Whether all have left. */
  close(ms: number): boolean {
    Atomics.store(this.#flags, CLOSED, 1);
    const until = performance.now() + ms;
    for (;;) {
      const working = Atomics.load(this.#flags, WORKING);
      if (working === 0) return true;
      const left = until - performance.now();
      if (left <= 0) return false;
      Atomics.wait(this.#flags, WORKING, working, left);
    }
  }

  /** Deals out no more files. */
  stop(): void {
    Atomics.store(this.#flags, NEXT, this.sizes.length);
  }

  /** Bytes that were counted, up to a kilobyte a file. */
  get bytes(): number {
    return Atomics.load(this.#flags, KILOBYTES) * 1024;
  }

  #isOver({ at, maxBytes, call }: JobEnd): boolean {
    if (call.cancelled || performance.timeOrigin + performance.now() >= at) return true;
    return this.bytes >= maxBytes;
  }
}

/** When a job is over, whatever is left of it. */
export interface JobEnd {
  /** Milliseconds since the epoch, as `performance` counts them: threads have different origins. */
  at: number;
  maxBytes: number;
  call: CallFlags;
}
