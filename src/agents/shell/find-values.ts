import { fromFindPattern } from './basic-pattern';
import type { FindTest } from './command';
import { openRepeats } from './matched-parts';
import { globOf, type Grounds, patternOf, refuseExpansion } from './operand';
import { refuse, shown } from './refuse';
import type { Word } from './words';

type Kind = Extract<FindTest, { test: 'type' }>['kinds'][number];
type Sign = -1 | 0 | 1;

const KINDS: Readonly<Record<string, Kind>> = {
  f: 'file',
  d: 'folder',
  l: 'other',
  p: 'other',
  s: 'other',
  b: 'other',
  c: 'other',
};

const UNITS: Readonly<Record<string, number>> = {
  c: 1,
  w: 2,
  b: 512,
  '': 512,
  k: 1024,
  M: 1024 ** 2,
  G: 1024 ** 3,
};

/** Most repetitions of a pattern that can be tried in several ways: each multiplies the time by the length of a path. */
const MAX_REPEATS = 3;

/** The value of `-type`. */
export function kindsIn({ text }: Word): Kind[] {
  return text.split(',').map((letter) => {
    const kind = Object.hasOwn(KINDS, letter) ? KINDS[letter] : undefined;
    return kind ?? refuse(`find -type takes f or d, not ${shown(text)}.`);
  });
}

/** The value of `-size`, with its unit in bytes. */
export function sizeIn({ text }: Word): { sign: Sign; count: number; unit: number } {
  const match = /^([+-]?)(\d{1,9})([cwbkMG]?)$/.exec(text);
  if (match === null) return refuse(`find -size takes a value such as +100k, not ${shown(text)}.`);
  const [, sign, count, unit = ''] = match;
  return { sign: signOf(sign), count: Number(count), unit: UNITS[unit] ?? 512 };
}

/** A number with or without a sign, as ages are given. */
export function signedIn({ text }: Word, of: string): { sign: Sign; count: number } {
  const match = /^([+-]?)(\d{1,7})$/.exec(text);
  if (match === null) return refuse(`find ${of} takes a number such as -7, not ${shown(text)}.`);
  return { sign: signOf(match[1]), count: Number(match[2]) };
}

function signOf(text: string | undefined): Sign {
  return text === '+' ? 1 : text === '-' ? -1 : 0;
}

/** The value of `-newermt`, as ISO 8601. */
export function dateIn({ text }: Word): string {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text);
  const at = match === null ? Number.NaN : Date.parse(`${match[1] ?? ''}T${match[2] ?? '00:00'}Z`);
  if (Number.isNaN(at)) refuse(`find -newermt takes a date such as 2025-01-31, not ${shown(text)}.`);
  return new Date(at).toISOString();
}

/** The value of `-printf`, with those directives that need nothing but names and sizes. */
export function formatIn(word: Word, grounds: Grounds): string {
  refuseExpansion(word, grounds, '%');
  const { text } = word;
  if (text.length > 100 || /%(?![pPfhsydk%])/.test(text) || /\\(?![nt0\\])/.test(text)) {
    refuse(`find -printf takes %p %P %f %h %s %y %d and \\n \\t here, not ${shown(text)}.`);
  }
  return text;
}

/** The value of `-regex`, as this engine reads it; only one that cannot take long. */
export function regexIn(word: Word, of: string, grounds: Grounds): string {
  const pattern = fromFindPattern(patternOf(word, grounds));
  const open = openRepeats(pattern);
  if (open === null || open > MAX_REPEATS || !isPattern(pattern)) {
    refuse(`find ${of} ${shown(word.text)} is not understood or too dear; use -name or -path.`);
  }
  return pattern;
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

/**
 * The value of `-name` or `-path`. `find` compares whole paths, which begin with the start point: a `./` in front belongs
 * to the pattern. What is only named to be left out may name anything.
 */
export function globIn(word: Word, leavesOut: boolean, grounds: Grounds): string {
  const asked = leavesOut ? { ...word, text: `!${word.text}` } : word;
  const glob = globOf(asked, grounds, { negatable: leavesOut });
  const lead = /^(?:\.\/+)+/.test(word.text) ? './' : '';
  return lead + (leavesOut ? glob.slice(1) : glob);
}
