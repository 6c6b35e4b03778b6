import type { Query } from './query';
import { type HitSink, Patterns } from './patterns';
import { utf8 } from './utf8';

const SLASH = 0x2f;

/** Told of each of the query's words in a path: its place among terms and pairs, and whether it stands in the base name. */
type OnPathHit = (key: number, amount: number, inBase: boolean) => void;

/** Finds one query's words in paths. */
export class PathReader implements HitSink {
  readonly #patterns: Patterns;
  readonly #onHit: OnPathHit;
  readonly #room = new Uint8Array(1_024);
  #cut = 0;

  constructor(query: Query, onHit: OnPathHit) {
    this.#patterns = new Patterns(query);
    this.#onHit = onHit;
  }

  read(path: string): void {
    const bytes = this.#bytesOf(path);
    const length = bytes === this.#room ? path.length : bytes.length;
    this.#cut = bytes.lastIndexOf(SLASH, length - 1);
    this.#patterns.scan(bytes, length, this);
  }

  /** In `room` where it fits there and is plain ASCII, as nearly all paths are. */
  #bytesOf(path: string): Uint8Array {
    if (path.length > this.#room.length) return utf8(path);
    for (let i = 0; i < path.length; i++) {
      const code = path.charCodeAt(i);
      if (code >= 0x80) return utf8(path);
      this.#room[i] = code;
    }
    return this.#room;
  }

  hit(key: number, amount: number, start: number): void {
    this.#onHit(key, amount, start > this.#cut);
  }
}
