import type { FileEntry } from '../../../agents/workspace/workspace-reader';

/** The paths of a tree in scan order, in memory that all threads share. */
export interface SharedPaths {
  /** The paths one after the other, UTF-8. */
  bytes: SharedArrayBuffer;
  /** Int32: where each path ends. */
  ends: SharedArrayBuffer;
  /** Uint16: in which of the roots each is. */
  roots: SharedArrayBuffer;
}

/** A file of a tree: which of the roots, and its path in it. */
export interface Place {
  root: number;
  path: string;
}

/** Most bytes of a UTF-16 unit in UTF-8. */
const BYTES_PER_UNIT = 3;

/** Paths by their place in scan order. */
export class PathTable {
  readonly shared: SharedPaths;
  readonly #bytes: Buffer;
  readonly #ends: Int32Array;
  readonly #roots: Uint16Array;

  constructor(shared: SharedPaths) {
    this.shared = shared;
    this.#bytes = Buffer.from(shared.bytes);
    this.#ends = new Int32Array(shared.ends);
    this.#roots = new Uint16Array(shared.roots);
  }

  /** `order`: places in `files`; `rootNumbers`: the number of each root by its name. */
  static of(
    files: readonly FileEntry[],
    order: readonly number[],
    rootNumbers: ReadonlyMap<string, number>,
  ): PathTable {
    let units = 0;
    for (const i of order) units += files[i]?.path.length ?? 0;
    const draft = Buffer.allocUnsafe(units * BYTES_PER_UNIT);
    const ends = new Int32Array(new SharedArrayBuffer(order.length * Int32Array.BYTES_PER_ELEMENT));
    const roots = new Uint16Array(new SharedArrayBuffer(order.length * Uint16Array.BYTES_PER_ELEMENT));
    let end = 0;
    for (const [place, i] of order.entries()) {
      const { root = '', path = '' } = files[i] ?? {};
      end += draft.write(path, end);
      ends[place] = end;
      roots[place] = rootNumbers.get(root) ?? 0;
    }
    const bytes = new SharedArrayBuffer(end);
    Buffer.from(bytes).set(draft.subarray(0, end));
    return new PathTable({ bytes, ends: ends.buffer, roots: roots.buffer });
  }

  get length(): number {
    return this.#ends.length;
  }

  at(place: number): Place {
    const start = place === 0 ? 0 : (this.#ends[place - 1] ?? 0);
    return { root: this.#roots[place] ?? 0, path: this.#bytes.toString('utf8', start, this.#ends[place]) };
  }
}
