import { classifyPath } from '../workspace/classify-path';
import type { Query } from './query';
import { CLASS, OTHER } from './bytes';
import { definedAt } from './definition-at';
import { type HitSink, Patterns } from './patterns';
import type { FileCounter, FileHits } from './scan-types';

/** Bytes at the beginning of a file that are searched for what no text holds. */
const SNIFFED = 8_000;

/** Most bytes between two words that stand side by side: `a_b`, `a::b`, `a -> b` is too far. */
const MAX_GAP = 2;

/** Counts a query's terms and pairs in the bytes of files, UTF-8 or another encoding that keeps ASCII. */
export function compileCounter(query: Query): FileCounter {
  const patterns = new Patterns(query);
  const counts = new Counts(patterns);
  return {
    count(bytes, length, path) {
      const known = Math.min(length, bytes.length);
      if (bytes.subarray(0, Math.min(known, SNIFFED)).indexOf(0) >= 0) return null;
      counts.begin(bytes, known, classifyPath(path) === 'doc');
      patterns.scan(bytes, known, counts);
      return counts.end();
    },
  };
}

class Counts implements HitSink {
  readonly #patterns: Patterns;
  #body: Float64Array;
  #definitions: Float64Array;
  #bytes: Uint8Array = new Uint8Array(0);
  #length = 0;
  #prose = false;
  #any = false;
  #last = -1;
  #lastEnd = -1;

  constructor(patterns: Patterns) {
    this.#patterns = patterns;
    this.#body = new Float64Array(patterns.count);
    this.#definitions = new Float64Array(patterns.count);
  }

  begin(bytes: Uint8Array, length: number, prose: boolean): void {
    this.#bytes = bytes;
    this.#length = length;
    this.#prose = prose;
    this.#any = false;
    this.#last = -1;
    this.#body.fill(0);
    this.#definitions.fill(0);
  }

  hit(key: number, amount: number, start: number, end: number): void {
    this.#any = true;
    const defined = definedAt(this.#bytes, start, end, this.#length, this.#prose);
    this.#add(key, amount, defined);
    if (this.#last >= 0 && start > this.#lastEnd && start - this.#lastEnd <= MAX_GAP && this.#joined(start)) {
      const pair = this.#patterns.pairOf(this.#last, key);
      if (pair !== undefined) this.#add(pair, 1, defined);
    }
    if (this.#patterns.isPair(key)) return;
    this.#last = key;
    this.#lastEnd = end;
  }

  #add(key: number, amount: number, defined: boolean): void {
    this.#body[key] = (this.#body[key] ?? 0) + amount;
    if (defined) this.#definitions[key] = (this.#definitions[key] ?? 0) + amount;
  }

  /** Whether nothing but marks stands between the last word and this one. */
  #joined(start: number): boolean {
    for (let i = this.#lastEnd; i < start; i++) if (CLASS[this.#bytes[i] ?? 0] !== OTHER) return false;
    return true;
  }

  end(): FileHits | null {
    this.#bytes = NOTHING;
    if (!this.#any) return null;
    return { body: sparse(this.#body), definitions: sparse(this.#definitions), bytes: this.#length };
  }
}

const NOTHING = new Uint8Array(0);

function sparse(counts: Float64Array): number[] {
  const pairs: number[] = [];
  for (let key = 0; key < counts.length; key++) {
    const count = counts[key] ?? 0;
    if (count > 0) pairs.push(key, count);
  }
  return pairs;
}
