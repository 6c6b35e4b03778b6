import { contentStems } from '../base/english/words';
import { endOf } from '../retrieval/code-ranges';
import { definitionIn } from '../retrieval/definitions';
import type { EvidenceKind } from '../session/evidence';

/** Lines from 1, inclusive. */
export interface Lines {
  start: number;
  end: number;
}

/** A part of something long, with the words of what was settled that stand in it, by their stems. */
export interface Part<Place> {
  lines: Lines;
  words: ReadonlySet<string>;
  place: () => Place;
}

/** Fewest and most lines of a part, and most parts that are told apart. */
const LEAST = 4;
const LONGEST = 60;
const MOST = 120;
/** Where nothing tells parts, so many lines stand for one, each beginning in the middle of the one before. */
const WINDOW = 24;
/** So many lines more or less count little when two parts are weighed. */
const SHORT = 12;
/** What a word counts in tests that is set as code: they call what they test. */
const CALLED = 2;

/**
 * What a stretch of a file is made of: the blocks of code, nested ones too; tests by themselves; sections of a text. Where nothing
 * of the kind is, as many lines as a screen has.
 */
export function partsOf(lines: readonly string[], path: string, kind: EvidenceKind, { start, end }: Lines): Lines[] {
  const told =
    kind === 'doc' ? sections(lines, path, start, end) : kind === 'test' ? tests(lines, path, start, end) : [];
  const own = told.length > 0 || kind !== 'code' ? told : blocks(lines, start, end);
  const parts = own.length > 0 ? own : windows(start, end);
  return parts.slice(0, MOST);
}

/** Blocks of a function, without itself: lines with deeper ones below them. */
function blocks(lines: readonly string[], start: number, end: number): Lines[] {
  const found: Lines[] = [];
  for (let at = start + 1; at < end; at++) {
    if (indentOf(lines[at - 1] ?? '') >= indentOf(lines[at] ?? '')) continue;
    if ((lines[at - 1] ?? '').trim() === '') continue;
    const last = Math.min(end, endOf(lines, at));
    if (last - at + 1 >= LEAST && last - at < LONGEST) found.push({ start: at, end: last });
  }
  return found;
}

function tests(lines: readonly string[], path: string, start: number, end: number): Lines[] {
  const heads = linesThat(lines, start, end, (text) => definitionIn(text, path)?.what === 'test');
  return heads.flatMap((at) => {
    const last = Math.min(end, endOf(lines, at));
    return last - at < LONGEST ? [{ start: at, end: last }] : [];
  });
}

function sections(lines: readonly string[], path: string, start: number, end: number): Lines[] {
  const heads = linesThat(lines, start, end, (text) => definitionIn(text, path)?.what === 'heading');
  return heads.map((at, i) => ({ start: at, end: Math.min(at + LONGEST - 1, (heads[i + 1] ?? end + 1) - 1) }));
}

function windows(start: number, end: number): Lines[] {
  const found: Lines[] = [];
  for (let at = start; at <= end; at += WINDOW / 2) found.push({ start: at, end: Math.min(end, at + WINDOW - 1) });
  return found;
}

function linesThat(lines: readonly string[], start: number, end: number, is: (text: string) => boolean): number[] {
  const found: number[] = [];
  for (let at = start; at <= end; at++) if (is(lines[at - 1] ?? '')) found.push(at);
  return found;
}

/**
 * The part that speaks most of what is said to happen there: by the words that few parts have, in few lines; null where none does.
 */
export function partThatSays<Place>(
  parts: readonly Part<Place>[],
  said: readonly string[],
  { areTests = false }: { areTests?: boolean } = {},
): Place | null {
  const stems = new Set(said.flatMap((text) => contentStems(text)));
  const code = new Set(said.flatMap((text) => contentStems((text.match(/`[^`\n]+`/g) ?? []).join(' '))));
  const holding = (word: string) => parts.filter(({ words }) => words.has(word)).length;
  const rarity = (word: string) => Math.log((parts.length + 1) / Math.max(1, holding(word)));
  const weights = new Map([...stems].map((word) => [word, rarity(word) * (areTests && code.has(word) ? CALLED : 1)]));
  let best: { part: Part<Place>; worth: number } | null = null;
  for (const part of parts) {
    const { start, end } = part.lines;
    const sum = [...part.words].reduce((total, word) => total + (weights.get(word) ?? 0), 0);
    const worth = sum / Math.sqrt(end - start + 1 + SHORT);
    if (worth > (best?.worth ?? 0)) best = { part, worth };
  }
  return best?.part.place() ?? null;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
