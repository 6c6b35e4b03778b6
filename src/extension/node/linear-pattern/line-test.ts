import { RE2JS } from 're2js';
import { type GrepRequest, AccessRefused } from '../../../agents/workspace/workspace-reader';
import { NUL, toRe2 } from './to-re2';

/**
 * Stands where something was taken out of a line. No pattern takes it, not even `.` or `[^a]`: otherwise the answer would
 * depend on what stood there, since the line was found as it is.
 */
export const TAKEN_OUT = NUL;

/** Characters of a pattern, and instructions of its program: with so many, a line of 1,000 characters costs some 20 ms at worst. */
const MAX_PATTERN = 1_000;
const MAX_PROGRAM = 2_000;

/**
 * A test of lines against a pattern whose time grows only with the length of the line, whatever the pattern is (RE2's
 * automata). Letters of all languages are word characters, as for ripgrep, but for `\b` and `\B` only those of ASCII are.
 * @throws AccessRefused for a pattern that is not valid, that RE2 does not know (looking around, references back), or too large.
 */
export function lineTest({
  pattern,
  literal,
  ignoreCase,
  word,
}: Pick<GrepRequest, 'pattern' | 'literal' | 'ignoreCase' | 'word'>): (line: string) => boolean {
  if (pattern.length > MAX_PATTERN) throw notValid('it is too large');
  const compiled = compile(literal ? RE2JS.quote(pattern) : pattern, ignoreCase, literal);
  if (word) return (line) => hasWord(compiled, line);
  // What stood beside a boundary may be what was taken out.
  const looksAside = !literal && /\\[bB]/.test(pattern);
  return (line) => !(looksAside && line.includes(TAKEN_OUT)) && compiled.test(line);
}

function compile(pattern: string, ignoreCase: boolean, literal: boolean): RE2JS {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(literal ? pattern : toRe2(pattern), ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw notValid(error instanceof Error ? error.message : String(error));
  }
  if (compiled.programSize() > MAX_PROGRAM) throw notValid('it is too large');
  return compiled;
}

/** How an invalid pattern is refused. */
function notValid(why: string): AccessRefused {
  return new AccessRefused(`refused: the pattern is not valid: ${why}. Or search for a plain text.`);
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}_]/u;

/** Whether a line holds the pattern as whole words: with a word boundary, of any language, at either end. */
function hasWord(pattern: RE2JS, line: string): boolean {
  const matcher = pattern.matcher(line);
  for (let from = 0; from <= line.length && matcher.find(from); from = matcher.start() + 1) {
    if (isBoundary(line, matcher.start()) && isBoundary(line, matcher.end())) return true;
  }
  return false;
}

function isBoundary(line: string, at: number): boolean {
  const before = [...line.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const after = String.fromCodePoint(...[line.codePointAt(at)].filter((code) => code !== undefined));
  if (before === TAKEN_OUT || after === TAKEN_OUT) return false;
  return WORD_CHARACTER.test(before) !== WORD_CHARACTER.test(after);
}
