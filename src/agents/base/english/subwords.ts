import { stem } from './words';

/** Everything beyond ASCII counts as a letter here: far faster than asking for each character. */
const IDENTIFIER = /[A-Za-z0-9_$\u00aa-\uffff]+/g;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** The words inside an identifier or name, in lower case: `parseHTTPUrl_v2` → parse, http, url, v, 2. */
export function subwords(name: string): string[] {
  return (name.match(PART) ?? []).map((part) => part.toLowerCase());
}

/** Most identifiers whose stems are remembered; beyond it the memory starts anew. */
const MAX_REMEMBERED = 50_000;

/** A word as it stands, and its stem. */
interface Word {
  word: string;
  stem: string;
}

/** Words of the languages themselves. Alone, they say nothing about what a line is about. */
const KEYWORDS = new Set(
  'export exports import imports module require return returns class function const let var public private protected static default package def fn func type interface struct enum async await throw throws self this new'.split(
    ' ',
  ),
);

/** Splits lines into the words of their identifiers, remembering identifiers that come again. */
export class WordReader {
  readonly #known = new Map<string, readonly Word[]>();

  /** The words of the line's identifiers, in order; in code, keywords are passed over. */
  read(line: string, isCode = false): Word[] {
    const words: Word[] = [];
    for (const identifier of line.match(IDENTIFIER) ?? []) {
      if (!isCode || !KEYWORDS.has(identifier)) words.push(...this.#words(identifier));
    }
    return words;
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
