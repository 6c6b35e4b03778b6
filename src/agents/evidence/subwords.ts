import { stem } from '../roles/text/words';

const IDENTIFIER = /[\p{L}\p{N}_$]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** The words inside an identifier or name, in lower case: `parseHTTPUrl_v2` → parse, http, url, v, 2. */
export function subwords(name: string): string[] {
  return (name.match(PART) ?? []).map((part) => part.toLowerCase());
}

/** Most identifiers whose stems are remembered; beyond it the memory starts anew. */
const MAX_REMEMBERED = 50_000;

/** A word as it stands, and its stem. */
export interface Word {
  word: string;
  stem: string;
}

/** Splits lines into the words of their identifiers, remembering identifiers that come again. */
export class WordReader {
  readonly #known = new Map<string, readonly Word[]>();

  /** The words of the line's identifiers, in order. */
  read(line: string): Word[] {
    return (line.match(IDENTIFIER) ?? []).flatMap((identifier) => this.#words(identifier));
  }

  #words(identifier: string): readonly Word[] {
    const known = this.#known.get(identifier);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    const words = subwords(identifier).map((word): Word => ({ word, stem: stem(word) }));
    this.#known.set(identifier, words);
    return words;
  }
}
