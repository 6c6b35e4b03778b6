import type { FileHits } from '../../../agents/retrieval/scan-types';

/** Numbers that stand before those of one file: its place, its bytes, how many in the body, how many in definitions. */
const HEAD = 4;

/** Numbers of the first block, and of each further one: a store never copies what it holds to make room. */
const FIRST_BLOCK = 2_048;
const BLOCK = 32_768;

/** Numbers by which the beginnings of two blocks are apart, in what tells where hits begin. */
const STRIDE = 65_536;

/** Hits of many files in a few arrays of numbers: it takes a fifth of the memory of objects, and passes between threads. */
export type PackedHits = readonly Float64Array<ArrayBuffer>[];

/** Keeps hits of files as packed numbers. */
export class HitStore {
  #blocks: Float64Array<ArrayBuffer>[];
  /** Numbers that the last block holds. */
  #length: number;

  /** `packed`: what `packed` gave in another thread. */
  constructor(packed: PackedHits = []) {
    this.#blocks = [...packed];
    this.#length = packed.at(-1)?.length ?? 0;
  }

  /** Keeps the hits of the file at a place in scan order. */
  add(place: number, { bytes, body, definitions }: FileHits): void {
    const needed = HEAD + body.length + definitions.length;
    const block = this.#blockFor(needed);
    block.set([place, bytes, body.length, definitions.length], this.#length);
    block.set(body, this.#length + HEAD);
    block.set(definitions, this.#length + HEAD + body.length);
    this.#length += needed;
  }

  /** All numbers, to be handed to another thread; the store is empty after it. */
  packed(): PackedHits {
    this.#endBlock();
    const packed = this.#blocks;
    this.#blocks = [];
    this.#length = 0;
    return packed;
  }

  /** Tells of each file's place, and where its hits begin. */
  eachPlace(tell: (place: number, at: number) => void): void {
    for (const [i, block] of this.#blocks.entries()) {
      const length = i === this.#blocks.length - 1 ? this.#length : block.length;
      for (let at = 0; at < length;) {
        tell(block[at] ?? 0, i * STRIDE + at);
        at += HEAD + (block[at + 2] ?? 0) + (block[at + 3] ?? 0);
      }
    }
  }

  /** The hits that begin somewhere. */
  hitsAt(where: number): FileHits {
    const numbers = this.#blocks[Math.floor(where / STRIDE)] ?? NOTHING;
    const at = where % STRIDE;
    const start = at + HEAD;
    const middle = start + (numbers[at + 2] ?? 0);
    const end = middle + (numbers[at + 3] ?? 0);
    return {
      bytes: numbers[at + 1] ?? 0,
      body: Array.from(numbers.subarray(start, middle)),
      definitions: Array.from(numbers.subarray(middle, end)),
    };
  }

  /** The last block if it has room for so many numbers, or a new one. */
  #blockFor(needed: number): Float64Array<ArrayBuffer> {
    const last = this.#blocks.at(-1);
    if (last !== undefined && this.#length + needed <= last.length) return last;
    this.#endBlock();
    const block = new Float64Array(Math.max(needed, last === undefined ? FIRST_BLOCK : BLOCK));
    this.#blocks.push(block);
    this.#length = 0;
    return block;
  }

  /** Leaves nothing in the last block but what was put into it. */
  #endBlock(): void {
    const last = this.#blocks.pop();
    if (last !== undefined) this.#blocks.push(last.subarray(0, this.#length));
  }
}

const NOTHING = new Float64Array(0);
