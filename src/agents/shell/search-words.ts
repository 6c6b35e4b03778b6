import { escapedPattern } from './basic-pattern';
import type { SearchCommand } from './command';
import { countOf, type Given, valueOf, valuesOf } from './options';
import { type Grounds, patternOf } from './operand';
import { refuse } from './refuse';
import type { Word } from './words';

/** Why options that rg and grep share are refused. */
export const REASONS = {
  follows: 'follows links, which is never done here; leave it out',
  fromFile: 'reads patterns from a file; write them with -e',
  notOffered: 'is not offered; leave it out',
} as const;

/** Most lines of context on either side. */
const MAX_CONTEXT = 50;

/** What to look for, and where: without -e the first operand is the pattern. */
export function patternsOf(
  { given, operands }: { given: readonly Given<string>[]; operands: readonly Word[] },
  name: string,
  grounds: Grounds,
): { patterns: string[]; paths: readonly Word[] } {
  const named = valuesOf(given, 'pattern');
  const [first] = operands;
  if (named.length > 0) return { patterns: named.map((word) => patternOf(word, grounds)), paths: operands };
  if (first === undefined) return refuse(`${name} needs a pattern; write ${name} PATTERN FOLDER.`);
  return { patterns: [patternOf(first, grounds)], paths: operands.slice(1) };
}

/** Several patterns as one. */
export function joined(patterns: readonly string[], literal: boolean): Pick<SearchCommand, 'pattern' | 'literal'> {
  const [only] = patterns;
  if (patterns.length === 1 && only !== undefined) return { pattern: only, literal };
  return { pattern: patterns.map((each) => `(?:${literal ? escapedPattern(each) : each})`).join('|'), literal: false };
}

/** Whether a pattern holds a capital letter that stands for itself. */
export function hasCapital(pattern: string): boolean {
  return /\p{Lu}/u.test(pattern.replace(/\\(?:[pP]\{[^}]*\}|.)/g, ''));
}

/** What is shown: the last of what excludes each other, else parts of lines or lines. */
export function shownOf(
  last: 'counts' | 'files' | 'filesWithout' | 'nothing' | null,
  parts: boolean,
): SearchCommand['show'] {
  return last ?? (parts ? 'parts' : 'lines');
}

/** Lines shown before and after each match. */
export function contextOf(given: readonly Given<string>[]): Pick<SearchCommand, 'before' | 'after'> {
  const around = numberOr(valueOf(given, 'around'), '-C') ?? 0;
  const before = numberOr(valueOf(given, 'before'), '-B') ?? around;
  const after = numberOr(valueOf(given, 'after'), '-A') ?? around;
  return { before: Math.min(MAX_CONTEXT, before), after: Math.min(MAX_CONTEXT, after) };
}

/** Whether lines carry their file; null for where it is not said. */
export function namesOf(last: 'names' | 'noNames' | null): boolean | null {
  return last === null ? null : last === 'names';
}

/** A number, or null where the option was not given. */
export function numberOr(word: Word | null, what: string): number | null {
  return word === null ? null : countOf(word, what);
}
