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

const QUOTED = [/"(?:[^"\\\n]|\\.){0,2000}"/u, /'(?:[^'\\\n]|\\.){0,2000}'/u, /`(?:[^`\\]|\\.){0,4000}`/su];
const SLASHES = /\/\/[^\n]{0,2000}/u;
const HASH = /(?<![^\s])#[^\n]{0,2000}/u;
const REST = [/[\p{L}\p{N}_$]{1,500}/u, /\S/u];

/**
 * One token: a text in quotes, within which white space counts; a comment to the end of its line; a word or number; any other
 * sign. Every repetition is bounded.
 */
const TOKENS = {
  any: oneOf([...QUOTED, SLASHES, HASH, ...REST]),
  slashes: oneOf([...QUOTED, SLASHES, ...REST]),
  hash: oneOf([...QUOTED, HASH, ...REST]),
  prose: oneOf(REST),
};

function oneOf(parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join('|'), 'gsu');
}

/** Languages of JavaScript's kind, and those in which both sorts of quotes mean the same. */
const SCRIPT = /\.[cm]?[jt]sx?$/i;
const QUOTES_ALIKE = /\.(?:[cm]?[jt]sx?|vue|svelte|pyi?|css|scss|less|lua)$/i;
/** Languages in which a number sign begins no comment, and those in which two slashes begin none. */
const NO_HASH =
  /\.(?:[cm]?[jt]sx?|rs|c|h|cc|hh|cpp|hpp|cxx|m|mm|cs|java|kts?|scala|go|swift|dart|css|scss|less|vue|svelte|html?)$/i;
const NO_SLASHES = /\.(?:pyi?|rb|sh|bash|zsh|ya?ml|toml|r|pl|exs?|nim|mk)$|(?:^|\/)(?:Makefile|Dockerfile)$/i;
/** Languages whose formatters put brackets around what they break, and take them away. */
const BRACKETS = /\.(?:[cm]?[jt]sx?|vue|svelte|pyi?)$/i;
const PROSE = '.prose';
const MARKDOWN = /\.(?:md|mdx|markdown)$/i;

/** The words and signs of a text, with the line of each, without those that a formatter adds or takes away. */
export function shapeOf(text: string, path: string): Shape {
  if (MARKDOWN.test(path)) return shapeOfMarkdown(text);
  const { tokens, lines } = tokensOf(text, path);
  const isScript = SCRIPT.test(path);
  const kept = keptOf(tokens, lines, path);
  const isAlike = QUOTES_ALIKE.test(path);
  const shown = (at: number) => {
    const token = tokens[at] ?? '';
    if (isScript && isBareEnd(tokens, lines, at)) return `${token};`;
    return isAlike ? withPlainQuotes(token, isScript, isKey(tokens, at)) : token;
  };
  return { tokens: kept.map(shown), lines: kept.map((at) => lines[at] ?? 1) };
}

const FENCE = /^\s{0,12}(?:`{3,}|~{3,})\s*([\w+#-]*)/;
const FENCED: Readonly<Record<string, string>> = {
  ...{ js: 'js', javascript: 'js', jsx: 'jsx', mjs: 'mjs', cjs: 'cjs', ts: 'ts', typescript: 'ts', tsx: 'tsx' },
  ...{ rust: 'rs', rs: 'rs', python: 'py', py: 'py', go: 'go', css: 'css', scss: 'scss', json: 'js' },
};

/** Code in Markdown is read as code of its language, the rest as it stands. */
function shapeOfMarkdown(text: string): Shape {
  const shape = { tokens: [] as string[], lines: [] as number[] };
  let language = '';
  let held: string[] = [];
  const flush = (before: number) => {
    const { tokens, lines } = shapeOf(held.join('\n'), language === '' ? PROSE : `a.${FENCED[language] ?? language}`);
    for (const token of tokens) shape.tokens.push(token);
    for (const line of lines) shape.lines.push(before - held.length + line);
    held = [];
  };
  const all = text.split('\n');
  for (const [at, line] of all.entries()) {
    const fence = FENCE.exec(line);
    if (fence !== null) flush(at);
    held.push(language === '' ? plainProse(line) : line);
    if (fence === null) continue;
    flush(at + 1);
    language = language === '' ? (fence[1] ?? '').toLowerCase() || 'text' : '';
  }
  flush(all.length);
  return shape;
}

/** A line of prose with lists, tables and what is stressed laid out in one of their ways. */
function plainProse(line: string): string {
  return line
    .replace(/^(\s*)[*+](?=\s)/, '$1-')
    .replace(/-{3,}/g, '---')
    .replace(/(?<![\w\\])__([^\s_][^_]{0,200})__(?!\w)/g, '**$1**')
    .replace(/(?<![\w*\\])\*([^\s*][^*]{0,200})\*(?![\w*])/g, '_$1_');
}

/** A text in quotes always in the same ones; in scripts whatever it holds, and the name of a property without any. */
function withPlainQuotes(token: string, isScript: boolean, isKey: boolean): string {
  if (!/^["']/.test(token) || token.length < 2) return token;
  if (!isScript) return /^'[^'"\\]*'$/.test(token) ? `"${token.slice(1, -1)}"` : token;
  const held = token
    .slice(1, -1)
    .replace(/\\([^])/g, (pair, escaped: string) => (/["']/.test(escaped) ? escaped : pair));
  return isKey && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(held) ? held : `"${held}"`;
}

function isKey(tokens: readonly string[], at: number): boolean {
  return /^[{,]$/.test(tokens[at - 1] ?? '') && tokens[at + 1] === ':';
}

/** Whether a statement of one word ends here: what follows on the next line is another one. */
function isBareEnd(tokens: readonly string[], lines: readonly number[], at: number): boolean {
  if (!/^(?:return|break|continue|yield)$/.test(tokens[at] ?? '') || tokens[at - 1] === '.') return false;
  const next = tokens[at + 1] ?? ';';
  return next === ';' || next === '}' || next.startsWith('//') || lines[at + 1] !== lines[at];
}

/** Words before a bracket that call nothing. */
const NO_CALL = /^(?:return|in|not|and|or|is|yield|if|elif|else|assert|del|match|case|while|for)$/;

interface Bracket {
  at: number;
  commas: number;
  /** What else stands directly in it: words and signs that bind less than “&&”, and whether that stands there. */
  isLoose: boolean;
  hasAnd: boolean;
  /** Whether something is chosen or assigned in it. */
  hasChoice: boolean;
}

/**
 * The places of the tokens that mean something: a comma before a closing bracket does only where it makes a tuple, brackets
 * around all of what is assigned or returned, or around what decides which of two that is, mean nothing; in scripts neither does a semicolon, but in the head of a loop, behind one
 * and before what would go on with the line, nor do brackets around the one parameter of an arrow, or around “a && b” beside “||”.
 */
function keptOf(tokens: readonly string[], lines: readonly number[], path: string): number[] {
  const [isScript, hasBrackets] = [SCRIPT.test(path), BRACKETS.test(path)];
  const dropped = new Set<number>();
  const open: Bracket[] = [];
  let headEnd = -1;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1] ?? '';
    const inner = open.at(-1);
    if (/^[([{]$/.test(token)) open.push({ at, commas: 0, isLoose: false, hasAnd: false, hasChoice: false });
    else if (/^[)\]}]$/.test(token)) {
      const bracket = open.pop() ?? { at: -1, commas: 0, isLoose: true, hasAnd: false, hasChoice: true };
      const { at: begun } = bracket;
      if (/^(?:if|while|for|with)$/.test(tokens[begun - 1] ?? '')) headEnd = at;
      const isArrow = isScript && token === ')' && next === '=' && tokens[at + 2] === '>';
      const isOnly = isArrow && begun === at - 2 && /^[\p{L}_$]/u.test(tokens[at - 1] ?? '');
      const isAround = token === ')' && tokens[begun] === '(' && begun < at - 1 && bracket.commas === 0;
      const isWhole = isAround && hasBrackets && isBegun(tokens, begun) && isEnded(tokens, lines, at);
      const isAnd = isAround && isScript && bracket.hasAnd && !bracket.isLoose && isBesideOr(tokens, lines, begun, at);
      const isAsked = isScript && next === '?' && !/^[.?]$/.test(tokens[at + 2] ?? '') && !bracket.hasChoice;
      const isTest = isAround && isAsked && isBegun(tokens, begun);
      if (isOnly || isWhole || isAnd || isTest) dropped.add(begun).add(at);
    } else if (token === ',') {
      const before = tokens[(inner?.at ?? 0) - 1] ?? '';
      const isCall = /^(?:[\p{L}\p{N}_$]+|[)\]>])$/u.test(before) && !NO_CALL.test(before);
      const isTuple = next === ')' && inner?.commas === 0 && !isCall;
      // What a piece of a text ends with may stand before a bracket.
      if ((/^[)\]}]?$/.test(next) || next === '>') && !isTuple) dropped.add(at);
      if (inner !== undefined) inner.commas++;
    } else if (token === ';' && isScript) {
      const isHead =
        (inner !== undefined && tokens[inner.at] === '(') || headEnd === at - 1 || tokens[at - 1] === 'else';
      if (!isHead && !goesOn(tokens, at + 1)) dropped.add(at);
    } else if (inner !== undefined) {
      if (/^[|?:=]$/.test(token) || /^(?:yield|await|async|in|of|instanceof|as)$/.test(token)) inner.isLoose = true;
      if (token === '&' && next === '&') inner.hasAnd = true;
      const isAssigning = token === '=' && next !== '=' && !/^[=!<>]$/.test(tokens[at - 1] ?? '');
      if (isAssigning || /^(?:[?:]|yield|async)$/.test(token)) inner.hasChoice = true;
    }
  }
  return [...tokens.keys()].filter((at) => !dropped.has(at));
}

/** Whether what begins a line would go on with the one before it, were there no semicolon. */
function goesOn(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  if (token === '/') return !/^[*/]/.test(tokens[at + 1] ?? '');
  return /^[([+\-*.,?&|<>=%^]$/.test(token) || token.startsWith('`');
}

/** Whether all of what is assigned, returned or the like begins with a bracket. */
function isBegun(tokens: readonly string[], at: number): boolean {
  const [before = '', twoBefore = '', first = ''] = [tokens[at - 1], tokens[at - 2], tokens[at + 1]];
  if (before === '=') return !/^[=!<>/~]$/.test(twoBefore);
  if (before === '>') return twoBefore === '=' && first !== '{';
  return /^(?:return|throw|assert)$/.test(before) && twoBefore !== '.';
}

/** Most comments that are passed over in search of what goes on behind a bracket. */
const MOST_COMMENTS = 50;

/** Whether what a bracket closes goes no further, comments behind it aside. */
function isEnded(tokens: readonly string[], lines: readonly number[], closed: number): boolean {
  let at = closed;
  while (at < closed + MOST_COMMENTS && /^(?:\/\/|#.)/s.test(tokens[at + 1] ?? '')) at++;
  const next = tokens[at + 1] ?? '';
  if (/^[;)\]}]?$/.test(next)) return true;
  if (lines[at + 1] === lines[at]) return false;
  return (
    /^[\p{L}_$@}]/u.test(next) && !/^(?:and|or|if|else|in|is|not|instanceof|as|satisfies|for|where|do|then)$/.test(next)
  );
}

/** Whether brackets stand beside “||”, with nothing on either side that binds more. */
function isBesideOr(tokens: readonly string[], lines: readonly number[], begun: number, at: number): boolean {
  const isOr = (one: number) => tokens[one] === '|' && tokens[one + 1] === '|';
  const [before, after] = [isOr(begun - 2), isOr(at + 1)];
  const isFirst = /^[([{,;]$|^return$/.test(tokens[begun - 1] ?? '') || isBegun(tokens, begun);
  // A name before the bracket would call it.
  return (before || isFirst) && (after || isEnded(tokens, lines, at)) && (before || after);
}

function tokensOf(text: string, path: string): Shape {
  const tokens: string[] = [];
  const lines: number[] = [];
  let line = 1;
  let at = 0;
  const pattern =
    path === PROSE
      ? TOKENS.prose
      : NO_HASH.test(path)
        ? TOKENS.slashes
        : NO_SLASHES.test(path)
          ? TOKENS.hash
          : TOKENS.any;
  for (const found of text.matchAll(pattern)) {
    for (; at < found.index; at++) if (text.charCodeAt(at) === 0x0a) line++;
    const isComment = /^(?:\/\/|#.)/s.test(found[0]);
    tokens.push(isComment ? found[0].replace(/\s+/g, ' ').trim() : found[0]);
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
  const { tokens, lines } = tokensOf(written.join('\n'), path);
  const kept = new Set(keptOf(tokens, lines, path));
  let open = 0;
  let line = 0;
  for (const [at, token] of tokens.entries()) {
    const last = all.at(-1);
    const isOn = last !== undefined && (open > 0 || lines[at] === line);
    line = lines[at] ?? line;
    if (isOn) last.tokens += Number(kept.has(at));
    else all.push({ tokens: Number(kept.has(at)), depth: depthOf(written[line - 1] ?? '') });
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
