import { createHash } from 'node:crypto';

/** Fewest characters of a text that is remembered, and most characters of all: shorter ones are soon done again. */
const LEAST = 1_000;
const MOST = 2_000_000;

/** What became of texts that were searched for secrets lately. Of what they held before only a digest is kept. */
export class RememberedTexts {
  readonly #results = new Map<string, string>();
  #characters = 0;

  /** What became of a text; null where that is not known. */
  of(text: string): string | null {
    return text.length < LEAST ? null : (this.#results.get(digestOf(text)) ?? null);
  }

  /** Remembers what became of a text, and that nothing further becomes of that. */
  add(text: string, result: string): void {
    if (text.length < LEAST) return;
    for (const key of new Set([digestOf(text), digestOf(result)])) {
      if (this.#results.has(key)) continue;
      this.#results.set(key, result);
      this.#characters += result.length;
    }
    for (const [key, { length }] of this.#results) {
      if (this.#characters <= MOST) break;
      this.#results.delete(key);
      this.#characters -= length;
    }
  }
}

/** Tells every text from every other, also halves of surrogate pairs. */
function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('base64');
}
