import { CLASS, isIdentifier, OTHER } from './bytes';

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const OPEN = 0x28;
const CLOSE = 0x29;
const DOT = 0x2e;
const BRACE = 0x7b;
const EQUALS = 0x3d;
const SEMICOLON = 0x3b;
const GREATER = 0x3e;
const HASH = 0x23;
const COLON = 0x3a;

/** Words before the name of something that a file defines, in the languages that are common. */
const KEYWORDS = hashesOf(
  'class interface enum struct trait union type typedef namespace module defmodule object record protocol extension def defp fn func function fun sub macro mixin message service rpc component contract macro_rules define package',
);

/** The same for values: they count only at the outermost level of a file. */
const VALUES = hashesOf('const let var val static final');

/** Words that a member's definition may begin with. */
const MODIFIERS = hashesOf('public private protected internal static abstract override virtual async final');

/** Words that stand where a name might stand, before a bracket or a name. */
const NOT_NAMES = hashesOf(
  'if for while switch catch return else do with function new await throw using lock foreach elif match when case sizeof typeof super yield delete in of and or not unless until assert print raise go defer',
);

/** Longest name, and longest line before it, that are looked at. */
const MAX_NAME = 120;
const MAX_BEFORE = 240;
const MAX_AFTER = 400;

/** Whether the name that the bytes from `start` to `end` belong to is defined here, judged by the look of its line. */
export function definedAt(bytes: Uint8Array, start: number, end: number, length: number, prose: boolean): boolean {
  if (prose) return inHeading(bytes, start);
  let from = start;
  while (from > 0 && start - from < MAX_NAME && isIdentifier(bytes[from - 1])) from--;
  let to = end;
  while (to < length && to - end < MAX_NAME && isIdentifier(bytes[to])) to++;
  if (declared(bytes, from)) return true;
  return to < length && (hasBody(bytes, from, to, length) || isAssignedFunction(bytes, to, length));
}

function hashesOf(words: string): ReadonlySet<number> {
  return new Set(words.split(' ').map((word) => [...word].reduce((hash, c) => step(hash, c.charCodeAt(0)), 0)));
}

function step(hash: number, byte: number): number {
  return (Math.imul(hash, 31) + byte) | 0;
}

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) hash = step(hash, bytes[i] ?? 0);
  return hash;
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB;
}

function lineStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && at - start < MAX_BEFORE && bytes[start - 1] !== NEWLINE) start--;
  return start;
}

/** A heading of Markdown. */
function inHeading(bytes: Uint8Array, at: number): boolean {
  return bytes[lineStart(bytes, at)] === HASH;
}

/** `class Name`, `def self.name`, `func (s *Server) Name`, `export const name`. */
function declared(bytes: Uint8Array, from: number): boolean {
  let at = from;
  if (bytes[at - 1] === DOT) {
    at--;
    while (at > 0 && isIdentifier(bytes[at - 1])) at--;
  }
  if (!isBlank(bytes[at - 1])) return false;
  while (at > 0 && isBlank(bytes[at - 1])) at--;
  if (bytes[at - 1] === CLOSE) {
    const line = lineStart(bytes, at);
    return hashOf(bytes, line, line + 4) === FUNC && bytes[line + 4] === SPACE && bytes[line + 5] === OPEN;
  }
  let word = at;
  while (word > 0 && at - word < 16 && isIdentifier(bytes[word - 1])) word--;
  if (word === at) return false;
  const hash = hashOf(bytes, word, at);
  if (KEYWORDS.has(hash)) return true;
  return VALUES.has(hash) && !isBlank(bytes[lineStart(bytes, word)]);
}

const FUNC = hashOf(new Uint8Array([0x66, 0x75, 0x6e, 0x63]), 0, 4);

/** `  name(a, b) {`, `public Thing name(`, and in C at the beginning of a line `int name(`. */
function hasBody(bytes: Uint8Array, from: number, to: number, length: number): boolean {
  if (bytes[to] !== OPEN || NOT_NAMES.has(hashOf(bytes, from, to))) return false;
  const line = lineStart(bytes, from);
  let first = line;
  while (first < from && isBlank(bytes[first])) first++;
  let wordEnd = first;
  while (wordEnd < from && isIdentifier(bytes[wordEnd])) wordEnd++;
  const hash = hashOf(bytes, first, wordEnd);
  if (first < from && NOT_NAMES.has(hash)) return false;
  for (let i = first; i < from; i++) if (!isTypeByte(bytes[i] ?? 0)) return false;
  if (first < from && (MODIFIERS.has(hash) || first === line)) return !endsIn(SEMICOLON, bytes, to, length);
  return first > line && opensBody(bytes, to, length);
}

/** What stands before a name in a member's definition: modifiers and types. */
function isTypeByte(byte: number): boolean {
  return isBlank(byte) || isIdentifier(byte) || TYPE_BYTES.includes(byte);
}

const TYPE_BYTES = [...'<>[],.?*&:@~#'].map((character) => character.charCodeAt(0));

/** Where the line ends, without blanks. */
function lastOfLine(bytes: Uint8Array, from: number, length: number): number {
  let end = from;
  while (end < length && end - from < MAX_AFTER && bytes[end] !== NEWLINE) end++;
  while (end > from && (isBlank(bytes[end - 1]) || bytes[end - 1] === RETURN)) end--;
  return end;
}

function endsIn(byte: number, bytes: Uint8Array, from: number, length: number): boolean {
  return bytes[lastOfLine(bytes, from, length) - 1] === byte;
}

/** Whether the line's brackets close before a brace that ends it. */
function opensBody(bytes: Uint8Array, from: number, length: number): boolean {
  const end = lastOfLine(bytes, from, length);
  if (bytes[end - 1] !== BRACE) return false;
  let depth = 0;
  for (let i = from; i < end; i++) {
    if (bytes[i] === OPEN) depth++;
    else if (bytes[i] === CLOSE) depth--;
  }
  return depth === 0;
}

/** `name = function`, `name: async (a) =>`, `name = class`. */
function isAssignedFunction(bytes: Uint8Array, to: number, length: number): boolean {
  let at = to;
  while (at < length && isBlank(bytes[at])) at++;
  if (bytes[at] !== EQUALS && bytes[at] !== COLON) return false;
  at++;
  while (at < length && isBlank(bytes[at])) at++;
  let word = at;
  while (word < length && word - at < 12 && (CLASS[bytes[word] ?? 0] ?? OTHER) !== OTHER) word++;
  const hash = hashOf(bytes, at, word);
  if (FUNCTIONS.has(hash)) return true;
  if (word > at && hash !== ASYNC) return false;
  const end = lastOfLine(bytes, at, length);
  const arrow = bytes[end - 2] === EQUALS && bytes[end - 1] === GREATER;
  const body = bytes[end - 1] === BRACE && bytes[end - 3] === GREATER && bytes[end - 4] === EQUALS;
  return (bytes[word] === OPEN || hash === ASYNC) && (arrow || body);
}

const FUNCTIONS = hashesOf('function class lambda Class');
const ASYNC = [...'async'].reduce((hash, c) => step(hash, c.charCodeAt(0)), 0);
