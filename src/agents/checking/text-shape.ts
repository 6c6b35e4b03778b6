/** A text as its words and signs, whatever white space stands between them, and whichever of the signs that formatters choose. */
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

/** Languages of JavaScript's kind, and those in which both sorts of quotes mean the same. */
const SCRIPT = /\.[cm]?[jt]sx?$/i;
const QUOTES_ALIKE = /\.(?:[cm]?[jt]sx?|vue|svelte|pyi?|css|scss|less|lua)$/i;
/** Words before a bracket that call nothing. */
const NO_CALL = /^(?:return|in|not|and|or|is|yield|if|elif|else|assert|del|match|case|while|for)$/;

/** The words and signs of a text, with the line of each, without those that a formatter adds or takes away. */
export function shapeOf(text: string, path: string): Shape {
  const { tokens, lines } = tokensOf(text);
  const kept = keptBy(tokens, lines, SCRIPT.test(path));
  const isAlike = QUOTES_ALIKE.test(path);
  return {
    tokens: kept.map((at) => (isAlike ? withPlainQuotes(tokens[at] ?? '') : (tokens[at] ?? ''))),
    lines: kept.map((at) => lines[at] ?? 1),
  };
}

/** A text in quotes that holds neither quotes nor escapes, in the same quotes always. */
function withPlainQuotes(token: string): string {
  return /^'[^'"\\]*'$/.test(token) ? `"${token.slice(1, -1)}"` : token;
}

/**
 * The places of the tokens that mean something: a comma before a closing bracket does only where it makes a tuple; in scripts
 * neither a semicolon at either end of a line does, nor brackets around the one parameter of an arrow.
 */
function keptBy(tokens: readonly string[], lines: readonly number[], isScript: boolean): number[] {
  const dropped = new Set<number>();
  const open: { at: number; commas: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1] ?? '';
    if (/^[([{]$/.test(token)) open.push({ at, commas: 0 });
    else if (/^[)\]}]$/.test(token)) {
      const { at: begun } = open.pop() ?? { at: -1 };
      const isArrow = isScript && token === ')' && next === '=' && tokens[at + 2] === '>';
      if (isArrow && begun === at - 2 && /^[\p{L}_$]/u.test(tokens[at - 1] ?? '')) dropped.add(begun).add(at);
    } else if (token === ',') {
      const inner = open.at(-1);
      const before = tokens[(inner?.at ?? 0) - 1] ?? '';
      const isCall = /^(?:[\p{L}\p{N}_$]+|[)\]>])$/u.test(before) && !NO_CALL.test(before);
      const isTuple = next === ')' && inner?.commas === 0 && !isCall;
      // What a piece of a text ends with may stand before a bracket.
      if ((/^[)\]}]?$/.test(next) || next === '>') && !isTuple) dropped.add(at);
      if (inner !== undefined) inner.commas++;
    } else if (token === ';' && isScript) {
      const isLast = next === '}' || lines[at + 1] !== lines[at];
      if (isLast || lines[at - 1] !== lines[at]) dropped.add(at);
    }
  }
  return [...tokens.keys()].filter((at) => !dropped.has(at));
}

function tokensOf(text: string): Shape {
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
  const { tokens } = shapeOf(text, path);
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
  const written = text.split('\n', MAX_LAYOUT_LINES);
  const { tokens, lines } = shapeOf(written.join('\n'), path);
  let open = 0;
  let line = 0;
  for (const [at, token] of tokens.entries()) {
    const last = all.at(-1);
    const isOn = last !== undefined && (open > 0 || lines[at] === line);
    line = lines[at] ?? line;
    if (isOn) last.tokens++;
    else all.push({ tokens: 1, depth: depthOf(written[line - 1] ?? '') });
    if (/^[([{]$/.test(token)) open++;
    if (/^[)\]}]$/.test(token)) open = Math.max(0, open - 1);
  }
  const depths = [...new Set(all.map(({ depth }) => depth))].sort((a, b) => a - b);
  return hashOf(all.map(({ tokens: count, depth }) => `${count}@${depths.indexOf(depth)}`).join(' ')).toString(16);
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
