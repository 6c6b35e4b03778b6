import { jsonrepair } from 'jsonrepair';

/** Characters of a reply that are read; what comes after them is dropped. */
const MOST_CHARS = 200_000;
/** Characters of a text that is repaired: the repair takes time with the square of the length on hostile texts. */
const MOST_REPAIRED = 30_000;
/** Places where a JSON value may begin that are tried: prose is full of brackets. */
const MOST_STARTS = 32;
/** Broken values between prose that are repaired, the longest first. */
const MOST_BROKEN = 2;

/** What ends a block of code in Markdown. */
const FENCE = '```';

/** One way to read a reply as JSON. */
export interface Reading {
  value: unknown;
  /** Whether the value was closed in the text: false for one that was cut off and closed by guessing. */
  whole: boolean;
  /** Whether the text ended in the middle of one of its strings: what that one says is not all that was meant. */
  breaksOff: boolean;
  /** Characters of the text it was read from. */
  length: number;
}

/**
 * The JSON values that a reply may be meant to be, the likeliest first: the whole text; values between prose and code
 * fences, the last one first, since models think aloud before they answer; then the same repaired. Lazy, since the first
 * one mostly does. Throws nothing, whatever the text.
 */
export function* readings(reply: string): Generator<Reading> {
  const text = withoutThinking(reply.slice(0, MOST_CHARS)).trim();
  const parsed = parse(text);
  if (parsed !== undefined) {
    yield { value: parsed, whole: true, breaksOff: false, length: text.length };
    // Some servers put the text of the JSON into a JSON string.
    if (typeof parsed === 'string' && startsLikeValue(parsed)) yield* readings(parsed);
    return;
  }
  const found = spans(text);
  const values = found.map((span) => ({ value: parse(span), whole: true, breaksOff: false, length: span.length }));
  for (const reading of values.reverse()) if (reading.value !== undefined) yield reading;
  yield* repairedReadings(
    text,
    found.filter((span) => parse(span) === undefined),
  );
}

/** The text without a leading block in which some models think aloud. */
export function withoutThinking(text: string): string {
  return text.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '');
}

function* repairedReadings(text: string, broken: readonly string[]): Generator<Reading> {
  const longest = [...broken].sort((a, b) => b.length - a.length).slice(0, MOST_BROKEN);
  for (const span of longest) yield* repaired(span, true);
  const start = text.search(/[{[]/);
  if (start < 0) return;
  const open = text.slice(start, text.endsWith(FENCE) ? -FENCE.length : undefined);
  yield* repaired(open, false);
  const end = Math.max(open.lastIndexOf('}'), open.lastIndexOf(']')) + 1;
  if (end > 0 && end < open.length) yield* repaired(open.slice(0, end), false);
}

function* repaired(text: string, whole: boolean): Generator<Reading> {
  if (text.length > MOST_REPAIRED) return;
  const value = repair(text);
  if (typeof value === 'object' && value !== null)
    yield { value, whole, breaksOff: !whole && breaksOff(text), length: text.length };
}

/** Whether a text that begins with a bracket ends within a string. An odd quote in a value that is closed says nothing. */
function breaksOff(text: string): boolean {
  return !text.trimEnd().endsWith(text.startsWith('{') ? '}' : ']') && closingEnd(text, 0).quoted;
}

/** The value of a JSON text with its faults mended and its end supplied; undefined where that is not possible. */
export function repair(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text)) as unknown;
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function startsLikeValue(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** The outermost pieces of a text that are closed objects or arrays, in order; ends at an object that is never closed. */
function spans(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const offset = text.slice(from).search(/[{[]/);
    if (offset < 0) break;
    const start = from + offset;
    const { end } = closingEnd(text, start);
    if (end !== null) found.push(text.slice(start, end));
    else if (text[start] === '{') break;
    from = end ?? start + 1;
  }
  return found;
}

/** The index after the bracket that closes the one at `start`; null where none does, and whether the text then ends in a string. */
function closingEnd(text: string, start: number): { end: number | null; quoted: boolean } {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return { end: i + 1, quoted };
  }
  return { end: null, quoted };
}
