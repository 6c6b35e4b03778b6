import type { RankedTexts } from '../search/scanner';

/** Milliseconds for which a text that a ranking read stands for its file. */
const FRESH_MS = 2_000;

/** Texts of files, with their secrets, that a ranking has just read: whoever cites its places need not read these again. */
export class HandedTexts {
  #texts = new Map<string, string>();
  #until = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Takes the texts out of a ranking, in place of those of the one before. */
  keepFrom<R extends RankedTexts>({ texts = [], ...ranked }: R): Omit<R, 'texts'> {
    const named = ranked.places.flatMap(({ root, path }, i) => {
      const text = texts[i] ?? null;
      return text === null ? [] : [[keyOf(root, path), text] as const];
    });
    this.#texts = new Map(named);
    this.#until = performance.now() + FRESH_MS;
    clearTimeout(this.#timer);
    if (this.#texts.size > 0) this.#timer = setTimeout(() => this.#texts.clear(), FRESH_MS).unref();
    return ranked;
  }

  /** The whole text of a file, once; null where it was not handed over, is old, or may take more bytes than wanted. */
  take(root: string, path: string, maxBytes: number): string | null {
    const key = keyOf(root, path);
    const text = this.#texts.get(key);
    if (text === undefined || text.length * MOST_BYTES > maxBytes || performance.now() > this.#until) return null;
    this.#texts.delete(key);
    return text;
  }
}

/** Most bytes that a character of a text takes. */
const MOST_BYTES = 3;

function keyOf(root: string, path: string): string {
  return `${root}\n${path}`;
}
