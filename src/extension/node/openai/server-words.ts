import { redact, REDACTED } from '../../../agents/base/redact/redact';
import { objectIn, parsedJson, textIn } from './read-json';

/** Characters of a server's own words that are shown. */
const MAX_SHOWN = 300;
/** Characters of them that are looked at. */
const MAX_READ = 2_000;
/** Characters in a row that, found in the prompt too, are taken for a piece of it. */
const QUOTE = 32;

/** A piece of an image or the like, as a server quotes it. */
const DATA = /[A-Za-z0-9+/=_-]{120,}/g;
/** How deep in an error's body its message is looked for. */
const MAX_DEPTH = 8;

/** The message in an error's body, whatever the server's habit is; empty for none. */
export function messageIn(error: unknown, depth = 0): string {
  if (typeof error === 'string') return passedOn(error, depth) || error;
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return '';
  const inside = (value: unknown) => messageIn(value, depth + 1);
  if (Array.isArray(error)) return error.map(inside).filter(Boolean).join('; ');
  const { message, msg, loc, detail, error: inner, errors, metadata } = objectIn(error);
  if (Array.isArray(loc)) return `${loc.join('.')}: ${textIn(msg)}`;
  const own = [message, msg, detail, inner, errors].map(inside).find(Boolean) ?? '';
  // OpenRouter says that its provider failed, and keeps what the provider said apart.
  const raw = inside(objectIn(metadata).raw);
  return raw && raw !== own ? `${own}: ${raw}` : own;
}

/** Some gateways pass the body of another server's error on as a text. */
function passedOn(text: string, depth: number): string {
  return /^\s*[{[]/.test(text) ? messageIn(objectIn(parsedJson(text)), depth + 1) : '';
}

/** A message on one line, without the key, secrets, markup and pieces of the prompt: what the server itself says. */
export function ownWords(message: string, secrets: { key: string | null; prompt: string }): string {
  const text = withoutKey(message, secrets.key)
    .slice(0, MAX_READ)
    .replace(/<[^>]*>/g, ' ');
  const words = withoutQuotes(flat(text), flat(secrets.prompt)).replace(DATA, '…');
  return redact(words).trim();
}

/** Words short enough to be shown. */
export function shortWords(words: string): string {
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN - 1)}…` : words;
}

function withoutKey(text: string, key: string | null): string {
  return key ? text.replaceAll(key, REDACTED).replaceAll(encodeURIComponent(key), REDACTED) : text;
}

/** One line, with the escapes of line breaks read as spaces, so that a quoted prompt looks like the prompt. */
function flat(text: string): string {
  return text.replace(/(?:\\[nrt]|\s|\p{Cc}|\\(?="))+/gu, ' ');
}

/** Without what the prompt says too: validation errors like to quote the request. */
function withoutQuotes(words: string, prompt: string): string {
  let result = '';
  for (let at = 0; at < words.length; at++) {
    let length = 0;
    while (at + length + QUOTE <= words.length && prompt.includes(words.slice(at + length, at + length + QUOTE))) {
      length += 1;
    }
    if (length === 0) result += words[at];
    else {
      result += '…';
      at += length + QUOTE - 2;
    }
  }
  return result;
}

/** What the rest of an error's body says in the fields that name it. */
export function namesIn(error: unknown): { code: string; type: string; param: string; status: number | null } {
  const body = objectIn(Array.isArray(error) ? (objectIn(error[0]).error ?? error[0]) : error);
  const { code, type, param, status } = body;
  const number = [code, status].map(Number).find((value) => Number.isInteger(value) && value >= 400 && value < 600);
  return { code: textIn(code), type: textIn(type), param: textIn(param), status: number ?? null };
}
