import type { Query } from './query';
import { beginsWord, endsWord, FOLD } from './bytes';
import { utf8 } from './utf8';
import { formsOf } from './word-forms';

/** Told of every place where a term or pair of the query stands as a word of its own, in order of their beginnings. */
export interface HitSink {
  /** `key`: its place among the query's terms and then pairs. `end` is exclusive. */
  hit(key: number, amount: number, start: number, end: number): void;
}

interface Pattern {
  /** In lower case. */
  bytes: Uint8Array;
  key: number;
  amount: number;
}

/**
 * Bits of the patterns, four groups for those that begin at an even place and four for those at an odd one. The last of
 * each four is for words of two letters, which say little of the bytes after them.
 */
const EVEN = [1, 2, 4, 8] as const;
const ODD = [16, 32, 64, 128] as const;

/** Shift of what the second of two pairs of bytes may belong to. */
const SECOND = 8;

/** What may stand between the words of a pair that are not counted by themselves. */
const MARKS = ['', '_', '-', ' '];

/** A query's words, ready to be found in bytes. */
export class Patterns {
  /** Terms and pairs together. */
  readonly count: number;
  readonly #terms: number;
  /** For each two bytes the bits of the patterns that they may begin, and, shifted, of those that they may go on with. */
  readonly #bits = new Uint16Array(65_536);
  /** For each two bytes that a pattern may begin with, its place in `byHead`; 0 for none. */
  readonly #heads = new Uint8Array(65_536);
  readonly #byHead: (Pattern[] | undefined)[] = [undefined];
  readonly #pairs = new Map<number, number>();

  constructor({ terms, pairs }: Query) {
    this.count = terms.length + pairs.length;
    this.#terms = terms.length;
    const place = new Map(terms.map(({ key }, i) => [key, i]));
    for (const [key, { shown }] of terms.entries()) {
      for (const { text, amount } of formsOf(shown.toLowerCase())) this.#add({ bytes: utf8(text), key, amount });
    }
    for (const [i, { key, shown }] of pairs.entries()) {
      const [first = '', second = ''] = key.split(' ');
      const [one, two] = [place.get(first), place.get(second)];
      if (one !== undefined && two !== undefined) this.#pairs.set(one * this.count + two, terms.length + i);
      for (const mark of one === undefined || two === undefined ? MARKS : ['']) {
        this.#add({ bytes: utf8(shown.toLowerCase().replace(' ', mark)), key: terms.length + i, amount: 1 });
      }
    }
  }

  isPair(key: number): boolean {
    return key >= this.#terms;
  }

  /** The key of a pair of terms that stand side by side, in this order. */
  pairOf(first: number, second: number): number | undefined {
    return this.#pairs.get(first * this.count + second);
  }

  /**
   * Finds the query's words among the first `length` bytes. It looks at bytes in pairs: one table says of which words a
   * pair may be the beginning, and which ones it may go on with, and only where two pairs in a row agree are words
   * compared. Bytes that begin at a multiple of four in their memory are taken four at a time.
   */
  scan(bytes: Uint8Array, length: number, sink: HitSink): void {
    const bits = this.#bits;
    const fours = length < WORTH_FOURS ? NO_FOURS : foursOf(bytes, length);
    let before = 0;
    for (let at = 0; at < fours.length; at++) {
      const four = fours[at] ?? 0;
      const low = bits[four & 0xffff] ?? 0;
      const high = bits[four >>> 16] ?? 0;
      const first = before & (low >>> SECOND);
      const second = low & (high >>> SECOND);
      before = high;
      if ((first | second) === 0) continue;
      if (first !== 0) this.#verify(first, at * 4 - 2, bytes, length, sink);
      if (second !== 0) this.#verify(second, at * 4, bytes, length, sink);
    }
    for (let at = fours.length * 4; at < length + 2; at += 2) {
      const pair = bits[byteAt(bytes, at, length) | (byteAt(bytes, at + 1, length) << 8)] ?? 0;
      const found = before & (pair >>> SECOND);
      before = pair;
      if (found !== 0) this.#verify(found, at - 2, bytes, length, sink);
    }
  }

  #verify(bits: number, at: number, bytes: Uint8Array, length: number, sink: HitSink): void {
    if ((bits & ANY_EVEN) !== 0) this.#compare(at, bytes, length, sink);
    if ((bits & ANY_ODD) !== 0) this.#compare(at + 1, bytes, length, sink);
  }

  #compare(start: number, bytes: Uint8Array, length: number, sink: HitSink): void {
    const patterns = this.#beginningAt(start, bytes, length);
    if (patterns === undefined || !beginsWord(bytes, start, length)) return;
    for (const pattern of patterns) this.#test(pattern, start, bytes, length, sink);
  }

  #beginningAt(start: number, bytes: Uint8Array, length: number): readonly Pattern[] | undefined {
    const first = FOLD[byteAt(bytes, start, length)] ?? 0;
    const second = FOLD[byteAt(bytes, start + 1, length)] ?? 0;
    return this.#byHead[this.#heads[first | (second << 8)] ?? 0];
  }

  #test(pattern: Pattern, start: number, bytes: Uint8Array, length: number, sink: HitSink): void {
    const wanted = pattern.bytes;
    const end = start + wanted.length;
    if (end > length) return;
    for (let i = 2; i < wanted.length; i++) {
      if ((FOLD[bytes[start + i] ?? 0] ?? 0) !== wanted[i]) return;
    }
    if (endsWord(bytes, end, length)) sink.hit(pattern.key, pattern.amount, start, end);
  }

  #add(pattern: Pattern): void {
    const [first = 0, second = 0, third, fourth] = pattern.bytes;
    if (pattern.bytes.length < 2) return;
    const head = first | (second << 8);
    const known = this.#byHead[this.#heads[head] ?? 0];
    if (known === undefined) this.#heads[head] = this.#byHead.push([pattern]) - 1;
    else known.push(pattern);
    const group = third === undefined ? 3 : (first + second) % 3;
    const even = EVEN[group] ?? 0;
    const odd = ODD[group] ?? 0;
    this.#mark(first, second, even);
    this.#mark(third, fourth, even << SECOND);
    this.#mark(undefined, first, odd);
    this.#mark(second, third, odd << SECOND);
  }

  /** Marks pairs of bytes, in capitals or not; undefined stands for any byte. */
  #mark(first: number | undefined, second: number | undefined, bit: number): void {
    for (const a of formsOfByte(first)) {
      for (const b of formsOfByte(second)) this.#bits[a | (b << 8)] = (this.#bits[a | (b << 8)] ?? 0) | bit;
    }
  }
}

const ANY_EVEN = EVEN.reduce((all, bit) => all | bit, 0);
const ANY_ODD = ODD.reduce((all, bit) => all | bit, 0);

/** The byte at a place, 0 beyond the end. */
function byteAt(bytes: Uint8Array, at: number, length: number): number {
  return at < length ? (bytes[at] ?? 0) : 0;
}

/** Bytes from which on looking at four at a time is worth its preparation. */
const WORTH_FOURS = 256;
const NO_FOURS = new Int32Array(0);

/** Whether the first of two bytes is the lower half of a number made of them. */
const FIRST_IS_LOW = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** As many of the bytes as make whole fours; none where they do not begin at such a place in their memory. */
function foursOf(bytes: Uint8Array, length: number): Int32Array {
  if (!FIRST_IS_LOW || bytes.byteOffset % 4 !== 0) return NO_FOURS;
  return new Int32Array(bytes.buffer, bytes.byteOffset, length >> 2);
}

const ALL_BYTES = Array.from({ length: 256 }, (_, byte) => byte);

function formsOfByte(byte: number | undefined): readonly number[] {
  if (byte === undefined) return ALL_BYTES;
  return byte >= 0x61 && byte <= 0x7a ? [byte, byte - 0x20] : [byte];
}
