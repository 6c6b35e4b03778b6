import { REDACTED } from '../../../agents/base/redact/redact';

/** Fewest characters of a key that is looked for: shorter ones are the words that servers without keys are given. */
const MIN_KEY = 8;

/** Up to this many lower-case letters and dashes a key is taken for such a word, as in `lm-studio`. */
const WORD = /^[a-z]+(?:[-_][a-z]+)*$/;
const MAX_WORD = 15;

/** Fewest characters of an encoded form: less is found in texts that hold no key. */
const MIN_FORM = 12;

/** Two string literals put together, or a continued line, in the middle of a key. */
const JOINT = '(?:["\'`]\\s{0,20}[+.&\\\\]?\\s{0,20}["\'`]|\\\\?\\r?\\n[ \\t]{0,20})?';

/** What finds the keys in a text. */
export type KeyMatcher = (text: string) => string;

/**
 * Takes the given keys out of texts: as they are, split into joined literals, URL-encoded, escaped for JSON or HTML, and
 * in base64, alone or within something longer such as `user:key`. The number of lines stays the same.
 */
export function keyMatcher(keys: readonly string[]): KeyMatcher {
  const forms = [...new Set(keys.filter(isTellable).flatMap(formsOf))];
  if (forms.length === 0) return (text) => text;
  // Longer forms hold shorter ones.
  const pattern = new RegExp(forms.sort((a, b) => b.length - a.length).join('|'), 'g');
  return (text) => text.replace(pattern, inPlaceOf);
}

function isTellable(key: string): boolean {
  return key.length >= MIN_KEY && !(WORD.test(key) && key.length <= MAX_WORD);
}

/** The mark, with the line ends that the match went over. */
function inPlaceOf(match: string): string {
  return REDACTED + '\n'.repeat(match.split('\n').length - 1);
}

/** Patterns of a key's forms. */
function formsOf(key: string): string[] {
  const percent = encodeURIComponent(key);
  const html = key.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  const named = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const written = [percent, percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), html, named];
  written.push(JSON.stringify(key).slice(1, -1));
  return [
    [...key].map(escaped).join(JOINT),
    ...written.filter((form) => form !== key).map(escaped),
    ...[0, 1, 2].flatMap((offset) => base64Form(key, offset)),
  ];
}

/**
 * The characters of base64 that a key makes where so many bytes (modulo 3) stand before it, whatever stands around it;
 * both alphabets (RFC 4648, 4 and 5). None where they are too few.
 */
function base64Form(key: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(key, 'utf8')]);
  const first = Math.ceil((offset * 8) / 6);
  const whole = Math.floor((bytes.length * 8) / 6);
  const text = bytes.toString('base64').slice(first, whole);
  if (text.length < MIN_FORM) return [];
  const either = [...text].map((character) => BOTH[character] ?? character).join('');
  // What is around it belongs to the same secret: the first and last bits of the key, and the padding.
  return [`[A-Za-z0-9+/_-]{0,3}${either}[A-Za-z0-9+/_-]{0,3}={0,2}`];
}

const BOTH: Partial<Record<string, string>> = { '+': '[+-]', '/': '[/_]' };

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
