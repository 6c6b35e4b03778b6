import { isPrivateKey } from './asn1';
import { asText, base64Bytes, hexBytes } from './decoding';
import { allMatches, type Span } from './spans';
import { isPlaceholder } from './values';

/** Characters of an encoded text that are looked into. */
const MOST = 65_536;

/** Bytes that tell whether more of them are worth decoding. */
const FIRST = 12;

/** What was encoded in what was encoded is looked at as well, and no deeper. */
const DEPTH = 2;

const BASE64 = /[A-Za-z0-9+/_-]{16,}={0,2}|[A-Za-z0-9+/_-]{10,}={1,2}/g;
const HEX = /(?<![A-Za-z0-9])(?:[0-9a-fA-F]{2}){16,}(?![A-Za-z0-9])/g;

/** `name:password`, as registries and proxies want it. */
const LOGIN = /^[\w.@+%$-]{1,80}:(?!\/\/|\d{1,5}$)([^\s:]{4,200})$/;

/** Finds the secrets of a plain text. */
type Finder = (text: string) => readonly Span[];

/**
 * Texts in base64 or in hexadecimal digits that hold secrets, or are private keys. `word`: characters without blanks or
 * quotes between them.
 */
export function encodedSecretsIn(word: string, find: Finder, depth = 1): Span[] {
  const found: Span[] = [];
  for (const match of allMatches(BASE64, word)) {
    const [chunk] = match;
    if (isSecretBase64(chunk, find, depth)) found.push({ start: match.index, end: match.index + chunk.length });
  }
  for (const match of allMatches(HEX, word)) {
    const [chunk] = match;
    const start = asText(hexBytes(chunk, FIRST));
    if (start !== null && holdsSecret(asText(hexBytes(chunk, MOST)), find, depth)) {
      found.push({ start: match.index, end: match.index + chunk.length });
    }
  }
  return found;
}

function isSecretBase64(chunk: string, find: Finder, depth: number): boolean {
  const first = base64Bytes(chunk, 40);
  if (chunk.length >= 40 && isPrivateKey(first)) return true;
  if (asText(first.slice(0, FIRST)) === null) return false;
  return holdsSecret(asText(base64Bytes(chunk, MOST)), find, depth);
}

function holdsSecret(text: string | null, find: Finder, depth: number): boolean {
  if (text === null) return false;
  const login = LOGIN.exec(text.trim());
  if (login !== null) return !isPlaceholder(login[1] ?? '');
  return (
    /PRIVATE KEY|^openssh-key-v1/.test(text) ||
    find(text).length > 0 ||
    (depth < DEPTH && encodedSecretsIn(text, find, depth + 1).length > 0)
  );
}
