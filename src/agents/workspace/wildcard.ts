import { RE2JS } from 're2js';

/** Most alternatives that the braces of one pattern are written out to. */
const MAX_ALTERNATIVES = 32;

/**
 * A test of texts against a shell pattern with `*`, `?` and `[a-z]`; `**` stands for any folders. With `across`, all stars
 * also match slashes, as in `find -path`; with `fold`, case does not count. A test takes time in proportion to the text,
 * whatever the pattern.
 */
export function wildcard(
  pattern: string,
  { across, fold }: { across: boolean; fold: boolean },
): (text: string) => boolean {
  const plain = fold ? pattern.toLowerCase() : pattern;
  const simple = withoutSets(plain);
  if (simple !== null) {
    const fits = (text: string) => simple(fold ? text.toLowerCase() : text);
    // A single star stops at slashes; where there are none, that makes no difference.
    if (across) return fits;
    const whole = compiled(plain, across, fold);
    return (text) => (text.includes('/') ? whole(text) : fits(text));
  }
  return compiled(plain, across, fold);
}

/** A test for the patterns that nearly everybody writes: a text with a star on one side or on both. */
function withoutSets(pattern: string): ((text: string) => boolean) | null {
  const match = /^(\*?)([^*?[\\]*)(\*?)$/.exec(pattern);
  if (match === null) return null;
  const [, before, literal = '', after] = match;
  if (before === '*' && after === '*') return (text) => text.includes(literal);
  if (before === '*') return (text) => text.endsWith(literal);
  return after === '*' ? (text) => text.startsWith(literal) : (text) => text === literal;
}

/** By RE2, which takes time in proportion to the text, whatever the pattern. */
function compiled(pattern: string, across: boolean, fold: boolean): (text: string) => boolean {
  const regex = RE2JS.compile(asRe2(pattern, across), RE2JS.DOTALL);
  return (text) => regex.testExact(fold ? text.toLowerCase() : text);
}

/** A piece of a shell pattern: stars with the slash behind them, a set, an escaped character, or any other character. */
const PIECE = /(\*+)(\/?)|\[(?:([!^])|(?![!^]))([\s\S][^\]]*)\]|\\([\s\S])|[\s\S]/gu;

/** A shell pattern in the words of RE2. */
function asRe2(pattern: string, across: boolean): string {
  const any = across ? '.' : '[^/]';
  return pattern.replace(PIECE, (piece: string, ...found: (string | number | undefined)[]) => {
    const [stars, slash, not, set, escaped] = found as (string | undefined)[];
    const at = found.at(-2) as number;
    if (stars !== undefined) {
      if (stars.length === 1) return `${any}*${slash ?? ''}`;
      const folders = slash === '/' && (at === 0 || pattern[at - 1] === '/');
      return folders ? '(?:[^/]*/)*' : `.*${slash ?? ''}`;
    }
    if (set !== undefined) return setOf([...set], not !== undefined, across);
    if (piece === '?') return any;
    return RE2JS.quote(escaped ?? piece);
  });
}

/** Characters and ranges in brackets. None of them means a slash, where a star does not. */
function setOf(chars: readonly string[], not: boolean, across: boolean): string {
  const ranges: string[] = [];
  for (let at = 0; at < chars.length; at++) {
    const from = chars[at] ?? '';
    const to = chars[at + 1] === '-' ? chars[at + 2] : undefined;
    if (to !== undefined) at += 2;
    ranges.push(...rangesOf(from, to ?? from, not || across));
  }
  if (not) return `[^${across ? '' : '/'}${ranges.join('')}]`;
  return ranges.length === 0 ? NOTHING : `[${ranges.join('')}]`;
}

/** What no character fits. */
const NOTHING = '[^\\x00-\\x{10FFFF}]';

/** A range of characters within brackets; without the slash, unless that may stay in. */
function rangesOf(from: string, to: string, withSlash: boolean): string[] {
  const [first, last] = [codeOf(from), codeOf(to)];
  if (first > last) return [];
  if (withSlash || SLASH < first || last < SLASH) return [`${hex(first)}-${hex(last)}`];
  return [
    ...(first < SLASH ? [`${hex(first)}-${hex(SLASH - 1)}`] : []),
    ...(SLASH < last ? [`${hex(SLASH + 1)}-${hex(last)}`] : []),
  ];
}

const SLASH = 0x2f;

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0;
}

function hex(code: number): string {
  return `\\x{${code.toString(16)}}`;
}

/** A pattern with `{a,b}` as the patterns without braces that it stands for; null where these are too many. */
export function withoutBraces(pattern: string): string[] | null {
  let patterns = [pattern];
  for (let round = 0; round < 8; round++) {
    const next = patterns.flatMap((each) => {
      const match = /\{([^{}]*)\}/.exec(each);
      if (match === null) return [each];
      const { index } = match;
      const rest = each.slice(index + match[0].length);
      return (match[1] ?? '').split(',').map((choice) => each.slice(0, index) + choice + rest);
    });
    if (next.length > MAX_ALTERNATIVES) return null;
    if (next.length === patterns.length) return next;
    patterns = next;
  }
  return null;
}

/**
 * A test of paths as ripgrep means a glob: without a slash it is tried on every name of the path, else from the root;
 * whatever lies in a folder that matches, matches too.
 */
export function pathMatches(glob: string): (path: string) => boolean {
  const tests = (withoutBraces(glob) ?? [glob]).map((pattern) => {
    const plain = pattern.replace(/\/$/, '');
    return { anchored: plain.includes('/'), fits: wildcard(plain.replace(/^\//, ''), { across: false, fold: false }) };
  });
  return (path) =>
    tests.some(({ anchored, fits }) => {
      if (!anchored) return path.split('/').some(fits);
      for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
        if (fits(path.slice(0, end))) return true;
      }
      return fits(path);
    });
}
