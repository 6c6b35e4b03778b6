/** A text as its words and signs, whatever white space stands between them. */
export interface Shape {
  tokens: readonly string[];
  /** The line of each token, from 1. */
  lines: readonly number[];
}

/** What a piece of text is known by again, wherever it stands and however it is laid out. */
export interface Print {
  /** Number of its tokens. */
  tokens: number;
  a: number;
  b: number;
  /** Where lines and their depth mean something, both; else ''. */
  layout: string;
}

/** Languages in which the depth of a line is part of what it says. */
const DEPTH_COUNTS =
  /\.(?:pyi?|pyx|ya?ml|nim|coffee|haml|slim|pug|sass|styl|l?hs|fsx?|elm|gd|rst|mk)$|(?:^|\/)Makefile$/i;

/**
 * One token: a text in quotes, within which white space counts; a comment to the end of its line; a word or number; any other
 * sign. Every repetition is bounded.
 */
const TOKEN = new RegExp(
  [
    /"(?:[^"\\\n]|\\.){0,2000}"/u,
    /'(?:[^'\\\n]|\\.){0,2000}'/u,
    /`(?:[^`\\]|\\.){0,4000}`/su,
    /\/\/[^\n]{0,2000}/u,
    /(?<![^\s])#[^\n]{0,2000}/u,
    /[\p{L}\p{N}_$]{1,500}/u,
    /\S/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsu',
);

/** The words and signs of a text, with the line of each. */
export function shapeOf(text: string): Shape {
  const tokens: string[] = [];
  const lines: number[] = [];
  let line = 1;
  let at = 0;
  for (const found of text.matchAll(TOKEN)) {
    for (; at < found.index; at++) if (text.charCodeAt(at) === 0x0a) line++;
    tokens.push(/^(?:\/\/|#)/.test(found[0]) ? found[0].replace(/\s+/g, ' ').trim() : found[0]);
    lines.push(line);
  }
  return { tokens, lines };
}

/** What a text of a file is known by. */
export function printOf(text: string, path: string): Print {
  const { tokens } = shapeOf(text);
  const [a, b] = tokens.reduce(([x, y], token) => rolled([x, y], token), [0, 0] as Pair);
  return { tokens: tokens.length, a, b, layout: layoutOf(text, path) };
}

/**
 * Where a piece stands in a text, by its lines from 1, both included, the first time; null where it does not. Takes one pass,
 * by a rolling hash (R. Karp and M. Rabin, Efficient randomized pattern-matching algorithms, 1987).
 */
export function findPrint(
  text: string,
  shape: Shape,
  print: Print,
  path: string,
): { startLine: number; endLine: number } | null {
  const { tokens, lines } = shape;
  const count = print.tokens;
  if (count === 0 || count > tokens.length) return null;
  const [outA, outB] = [power(BASE_A, count), power(BASE_B, count)];
  let pair: Pair = [0, 0];
  for (const [i, token] of tokens.entries()) {
    pair = rolled(pair, token);
    if (i >= count) {
      const left = hashOf(tokens[i - count] ?? '');
      pair = [(pair[0] - Math.imul(left, outA)) >>> 0, (pair[1] - Math.imul(left, outB)) >>> 0];
    }
    if (i < count - 1 || pair[0] !== print.a || pair[1] !== print.b) continue;
    const startLine = lines[i - count + 1] ?? 1;
    const endLine = lines[i] ?? startLine;
    if (print.layout === '' || layoutOf(linesIn(text, startLine, endLine), path) === print.layout) {
      return { startLine, endLine };
    }
  }
  return null;
}

/** Some lines of a text, from 1, both included. */
export function linesIn(text: string, startLine: number, endLine: number): string {
  return text
    .split('\n')
    .slice(startLine - 1, endLine)
    .join('\n');
}

type Pair = readonly [number, number];

const BASE_A = 0x01000193;
const BASE_B = 0x5bd1e995;

function rolled([a, b]: Pair, token: string): Pair {
  const value = hashOf(token);
  return [(Math.imul(a, BASE_A) + value) >>> 0, (Math.imul(b, BASE_B) + value) >>> 0];
}

function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product = Math.imul(product, base);
  return product;
}

/** FNV-1a, 32 bits. */
function hashOf(token: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < token.length; i++) hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const MAX_LAYOUT_LINES = 400;

/**
 * How deep each line is against the others, where that means something: lines within brackets belong to the line that opened
 * them. Comments to the end of a line take no part in counting brackets.
 */
function layoutOf(text: string, path: string): string {
  if (!DEPTH_COUNTS.test(path)) return '';
  const all: { tokens: number; depth: number }[] = [];
  let open = 0;
  for (const line of text.split('\n', MAX_LAYOUT_LINES)) {
    const { tokens } = shapeOf(line);
    if (tokens.length === 0) continue;
    const last = all.at(-1);
    if (open > 0 && last !== undefined) last.tokens += tokens.length;
    else all.push({ tokens: tokens.length, depth: depthOf(line) });
    for (const token of tokens) {
      if (/^[([{]$/.test(token)) open++;
      if (/^[)\]}]$/.test(token)) open = Math.max(0, open - 1);
    }
  }
  const depths = [...new Set(all.map(({ depth }) => depth))].sort((a, b) => a - b);
  return hashOf(all.map(({ tokens, depth }) => `${tokens}@${depths.indexOf(depth)}`).join(' ')).toString(16);
}

/** Columns before the first sign of a line; a tab leads to the next multiple of eight. */
function depthOf(line: string): number {
  let depth = 0;
  for (const character of line) {
    if (character === '\t') depth += 8 - (depth % 8);
    else if (character === ' ') depth++;
    else break;
  }
  return depth;
}
