import type { Query } from './query';
import { PathReader } from './path-hits';
import type { FileHits } from './scan-types';

/** The terms and pairs that a file holds: the place of each, then its frequency over all fields, and so on. */
export type Frequencies = readonly number[];

/** What a word counts for where it stands, as in BM25F. Names are short as they are: only the text is measured by its length. */
const FIELD = { folder: 2, base: 6, definitions: 2, body: 1 } as const;

/** Adds up what path and text of a file hold of one query. */
export class FrequencyReader {
  readonly #sums: Float64Array;
  readonly #held: number[] = [];
  readonly #room: number[];
  readonly #paths: PathReader;
  /** Whether the name of the file that was read last holds a word of the query. */
  inName = false;

  constructor(query: Query) {
    this.#sums = new Float64Array(query.terms.length + query.pairs.length);
    this.#room = Array.from({ length: 2 * this.#sums.length }, () => 0.5);
    this.#paths = new PathReader(query, (key, amount, inBase) => {
      this.inName ||= inBase;
      this.#add(key, amount * (inBase ? FIELD.base : FIELD.folder));
    });
  }

  /** `length`: of the text, compared with what is usual. */
  read(path: string, hits: FileHits | null, length: number): Frequencies {
    this.inName = false;
    this.#paths.read(path);
    if (hits !== null) {
      this.#addAll(hits.body, FIELD.body / length);
      this.#addAll(hits.definitions, FIELD.definitions / length);
    }
    if (this.#held.length === 0) return NONE;
    let filled = 0;
    for (const key of this.#held) {
      this.#room[filled++] = key;
      this.#room[filled++] = this.#sums[key] ?? 0;
      this.#sums[key] = 0;
    }
    this.#held.length = 0;
    // A copy of the right length: one that grew would take twice the memory, for each file of a large tree.
    return this.#room.slice(0, filled);
  }

  #addAll(counts: readonly number[], factor: number): void {
    for (let i = 0; i < counts.length; i += 2) this.#add(counts[i] ?? 0, (counts[i + 1] ?? 0) * factor);
  }

  #add(key: number, amount: number): void {
    if (this.#sums[key] === 0) this.#held.push(key);
    this.#sums[key] = (this.#sums[key] ?? 0) + amount;
  }
}

const NONE: Frequencies = [];
