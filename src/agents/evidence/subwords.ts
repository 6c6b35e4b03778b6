import { stem } from '../roles/text/words';

const IDENTIFIER = /[\p{L}\p{N}_$]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** The words inside an identifier or name, in lower case: `parseHTTPUrl_v2` → parse, http, url, v, 2. */
export function subwords(name: string): string[] {
  return (name.match(PART) ?? []).map((part) => part.toLowerCase());
}

/** Most identifiers whose stems are remembered; beyond it the memory starts anew. */
const MAX_REMEMBERED = 50_000;

/** Splits lines into the stems of their identifiers' words, remembering identifiers that come again. */
export class StemReader {
  readonly #known = new Map<string, readonly string[]>();

  /** One list of stems for each identifier of the line, in order. */
  read(line: string): (readonly string[])[] {
    return (line.match(IDENTIFIER) ?? []).map((identifier) => this.#stems(identifier));
  }

  #stems(identifier: string): readonly string[] {
    const known = this.#known.get(identifier);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    const stems = subwords(identifier).map(stem);
    this.#known.set(identifier, stems);
    return stems;
  }
}
