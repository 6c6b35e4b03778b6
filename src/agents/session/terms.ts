import type { TermWish } from '../base/english/signals/term-wishes';

/** What things are to be called: a word to use, or one to avoid, with the other where it is known. */
export interface TermPreference {
  term: string;
  preference: 'prefer' | 'avoid';
  instead?: string | undefined;
}

/** The word to avoid and the one to use in its place; empty where it is not known. */
function pairOf({ term, preference, instead = '' }: TermPreference): { avoided: string; preferred: string } {
  const [avoided, preferred] = preference === 'avoid' ? [term, instead] : [instead, term];
  return { avoided: avoided.trim(), preferred: preferred.trim() };
}

/** A wish as it is kept. */
export function preferenceOf({ avoided, preferred }: TermWish): TermPreference {
  return { term: avoided, preference: 'avoid', ...(preferred === null ? {} : { instead: preferred }) };
}

/** The preferences with one more: it takes the place of those of the same word, and of those that would undo it. */
export function withPreference<T extends TermPreference>(terms: readonly T[], added: T): T[] {
  const same = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase();
  const now = pairOf(added);
  const stays = terms.filter((term) => {
    const { avoided, preferred } = pairOf(term);
    const undoes = same(avoided, now.preferred) && same(preferred, now.avoided);
    return !undoes && !same(avoided, now.avoided) && !same(term.term, added.term);
  });
  return [...stays, added];
}

/** Code, and what stands between quotation marks: somebody's own words, or what is to be read on a screen. */
const VERBATIM = /(`{1,3}[^`]{0,4000}`{1,3}|“[^”]{0,1000}”|„[^“”]{0,1000}[“”]|"[^"\n]{0,1000}"|«[^»]{0,1000}»)/u;

/**
 * A text with the person's preferred terms: whole words are replaced, keeping a capital and the `s` at their end. Code in
 * backticks, quoted words and identifiers (`cacheSize`, `cache.ts`, `Cache-Control`) stay as they are.
 */
export function inPreferredTerms(text: string, terms: readonly TermPreference[]): string {
  return terms.reduce((line, term) => {
    const { avoided, preferred } = pairOf(term);
    if (avoided === '' || preferred === '' || !line.toLowerCase().includes(avoided.toLowerCase())) return line;
    const word = new RegExp(
      `(?<![\\p{L}\\p{N}_$@#./\\\\-])${escapePattern(avoided)}(s?)(?![\\p{L}\\p{N}_]|[./\\\\-][\\p{L}\\p{N}_]|\\(|=)`,
      'giu',
    );
    return line
      .split(VERBATIM)
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part.replace(word, (found, s: string) => cased(found, avoided, s === '' ? preferred : plural(preferred))),
      )
      .join('');
  }, text);
}

/** Several of a thing, in English. */
function plural(word: string): string {
  if (/(?:[sxz]|[cs]h)$/i.test(word)) return `${word}es`;
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The preferred word with the capital of the one it replaces; one in capitals alone is a constant and stays. */
function cased(found: string, avoided: string, preferred: string): string {
  if (found.length > 1 && found === found.toUpperCase() && avoided !== avoided.toUpperCase()) return found;
  return /^\p{Lu}/u.test(found) ? preferred.charAt(0).toUpperCase() + preferred.slice(1) : preferred;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Fields that hold code or identifiers, which no term preference may change. */
const FIXED_FIELDS = new Set(['id', 'recommended', 'before', 'after', 'filePath', 'language']);

/** What is shown to people, in the terms they prefer; code and ids stay as they are. */
export function withTerms<T>(value: T, terms: readonly TermPreference[]): T {
  if (terms.length === 0) return value;
  return rewrite(value, terms) as T;
}

function rewrite(value: unknown, terms: readonly TermPreference[]): unknown {
  if (typeof value === 'string') return inPreferredTerms(value, terms);
  if (Array.isArray(value)) return value.map((item) => rewrite(item, terms));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, FIXED_FIELDS.has(key) ? item : rewrite(item, terms)]),
    );
  }
  return value;
}
