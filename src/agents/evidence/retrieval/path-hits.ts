import type { Query } from '../query';
import { type HitSink, Patterns } from './patterns';
import { utf8 } from './utf8';

/** Told of each of the query's words in a path: its place among terms and pairs, and whether it stands in the base name. */
export type OnPathHit = (key: number, amount: number, inBase: boolean) => void;

/** Finds one query's words in paths. */
export class PathReader implements HitSink {
  readonly #patterns: Patterns;
  readonly #onHit: OnPathHit;
  #cut = 0;

  constructor(query: Query, onHit: OnPathHit) {
    this.#patterns = new Patterns(query);
    this.#onHit = onHit;
  }

  read(path: string): void {
    const bytes = utf8(path);
    this.#cut = bytes.lastIndexOf(0x2f);
    this.#patterns.scan(bytes, bytes.length, this);
  }

  hit(key: number, amount: number, start: number): void {
    this.#onHit(key, amount, start > this.#cut);
  }
}
