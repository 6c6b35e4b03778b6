import { subwords } from '../base/english/subwords';
import { contentStems } from '../base/english/words';
import { codeNamesIn } from './named-definitions';
import { endOf } from '../retrieval/code-ranges';
import { definitionIn } from '../retrieval/definitions';
import type { EvidenceKind } from '../session/evidence';

/** Lines from 1, inclusive. */
export interface Lines {
  start: number;
  end: number;
}

/** A part of something long: its lines, the words of what was settled that stand in each, by their stems, and where lines of it are. */
export interface Part<Place> {
  lines: Lines;
  texts: readonly string[];
  words: readonly (readonly string[])[];
  placeOf: (lines: Lines) => Place;
}

/** Fewest and most lines of a part, and most parts of each sort that are told apart. */
const LEAST = 4;
const LONGEST = 60;
const MOST = 400;
/** Where nothing tells parts, so many lines stand for one, each beginning in the middle of the one before. */
const WINDOW = 24;
/** So many lines more or less count little when two parts are weighed. */
const SHORT = 12;
/** What the name of code counts that is said to be there, beside a word. */
const NAME = 4;
/** How much more it counts where what happens there names it itself. */
const IN_CHANGE = 4;
/** What a word or name counts that only other statements say: a document is about what all of them say. */
const OF_ALL = 0.25;
/** How much more a part counts that people decided by: a word may stand anywhere, and what was cited was read. */
const CITED = 2;
/** And how much more where the very statements that it is chosen for rest on it: what two places of a file share, these tell apart. */
const THEIRS = 6;
/** Of a longer part the lines from a little before the first such name on are enough. */
const ENOUGH = 30;
const BEFORE = 3;

/**
 * What a stretch of a file is made of: the blocks of code, nested ones too; tests by themselves; sections of a text. What is part of
 * nothing of the kind is told by as many lines as a screen has.
 */
export function partsOf(lines: readonly string[], path: string, kind: EvidenceKind, { start, end }: Lines): Lines[] {
  const find = kind === 'doc' ? sections : kind === 'test' ? tests : blocks;
  // Parameters and types speak of all that a function does, and nothing of it happens there.
  const body = kind === 'code' ? bodyFrom(lines, start, end) : start;
  const own = find(lines, path, body, end).slice(0, MOST);
  // What stands around tests serves them all: what is new is tested beside one of them.
  if (kind === 'test' && own.length > 0) return own;
  const isPart = (line: number) => own.some((part) => part.start <= line && line <= part.end);
  const holdsRest = (part: Lines) =>
    linesThat(lines, part.start, part.end, (text) => text.trim() !== '').some((line) => !isPart(line));
  return [...own, ...windows(body, end).filter(holdsRest).slice(0, MOST)];
}

/** Most lines that a head has before what it heads. */
const LONGEST_SIGNATURE = 60;
const GOES_ON = /[<,]\s*$/;
const OPENS = /(?:[{:]|=>|\bdo|\bthen|\bis|=)\s*(?:\/\/.*|#.*)?$/;

/** The line on which the head of a function ends that is written over several lines; its first one where nothing tells that. */
function bodyFrom(lines: readonly string[], start: number, end: number): number {
  let depth = 0;
  for (let at = start; at <= Math.min(end, start + LONGEST_SIGNATURE); at++) {
    const text = (lines[at - 1] ?? '').slice(0, 400);
    depth += (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;
    // A head that is told on one line is all of it.
    if (at === start && depth <= 0 && !GOES_ON.test(text)) return start;
    if (depth <= 0 && OPENS.test(text)) return at;
  }
  return start;
}

/** Blocks of a function, without itself: lines with deeper ones below them. */
function blocks(lines: readonly string[], _path: string, start: number, end: number): Lines[] {
  const found: Lines[] = [];
  for (let at = start + 1; at < end; at++) {
    if (indentOf(lines[at - 1] ?? '') >= indentOf(lines[at] ?? '')) continue;
    if ((lines[at - 1] ?? '').trim() === '') continue;
    const last = Math.min(end, endOf(lines, at));
    if (last - at + 1 >= LEAST && last - at < LONGEST) found.push({ start: at, end: last });
  }
  return found;
}

/** What says of the function below it that it is a test (`#[test]`, `#[tokio::test]`, `@Test`, `[Fact]`), and a test of a suite in Go. */
const MARKED =
  /^(?:\s*(?:#\[(?:\w{1,40}::){0,2}(?:test|rstest)\b|@(?:Test|ParameterizedTest)\b|\[(?:Fact|Theory|Test)\b)|func \(\w{1,40} \*?\w{1,60}\) Test)/;
/** A line that only says something of what stands below it, and most of these above a test. */
const MARKS = /^\s*(?:#\[|@\w|\[\w)/;
const MOST_MARKS = 4;

function tests(lines: readonly string[], path: string, start: number, end: number): Lines[] {
  const heads = linesThat(lines, start, end, (text) => definitionIn(text, path)?.what === 'test' || MARKED.test(text));
  return heads.flatMap((at) => {
    let head = at;
    while (MARKS.test(lines[head - 1] ?? '') && head - at < MOST_MARKS) head += 1;
    const last = Math.min(end, endOf(lines, head));
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
 * What is said to happen in something: `change` says it most shortly, `about` at length, `all` is what is said of anything; `cited`
 * are the lines of its file that statements and answers rest on, `theirs` those that the very statements it is chosen for rest on.
 */
interface Said {
  change: string;
  about: readonly string[];
  all?: readonly string[];
  isType?: boolean;
  cited?: readonly Lines[];
  theirs?: readonly Lines[];
}

/**
 * The part that speaks most of what is said to happen there: by the names of code and the words that few parts have, in few lines;
 * null where none does.
 */
export function partThatSays<Place>(
  parts: readonly Part<Place>[],
  { change, about, all = [], isType = false, cited = [], theirs = [] }: Said,
): Place | null {
  const texts = parts.map((part) => part.texts.join('\n'));
  const words = parts.map((part) => new Set(part.words.flat()));
  const rarity = (count: number) => (count === 0 ? 0 : Math.log((parts.length + 1) / count));
  const own = new Set(contentStems([change, ...about].join('\n')));
  const weighed = [...new Set([...own, ...contentStems(all.join('\n'))])].map((word) => {
    const holding = words.filter((there) => there.has(word)).length;
    return { word, weight: rarity(holding) * (own.has(word) ? 1 : OF_ALL) };
  });
  const said = new Set([change, ...about].flatMap(codeNamesIn));
  const weighedName = (name: string, share: number) => {
    const pattern = new RegExp(`(?<!\\w)${escaped(name)}(?!\\w)`);
    const holding = texts.map((text) => text.includes(name) && pattern.test(text));
    return { name, share, pattern, holding, weight: NAME * share * rarity(holding.filter(Boolean).length) };
  };
  const told = [...new Set([...said, ...all.flatMap(codeNamesIn)])].map((name) =>
    weighedName(name, change.includes(name) ? IN_CHANGE : isType ? 0 : said.has(name) ? 1 : OF_ALL),
  );
  // What is new stands beside what is called alike.
  const beside = told.filter(({ holding }) => !holding.some(Boolean));
  const there = beside.length === 0 ? [] : namesThere(texts);
  const names = [
    ...told,
    ...beside.flatMap(({ name, share }) =>
      calledAlike(name, there).map((other) => weighedName(other, Math.max(share, said.has(name) ? 1 : 0) * ALIKE)),
    ),
  ];
  let best: { at: number; worth: number } | null = null;
  for (const [at, { lines }] of parts.entries()) {
    // What is new in a type stands at its head, but where a member is named beside which it stands.
    if (isType && !names.some(({ holding, weight }) => weight > 0 && holding[at] === true)) continue;
    const byWords = weighed.reduce((sum, { word, weight }) => sum + (words[at]?.has(word) ? weight : 0), 0);
    const byNames = names.reduce((sum, { holding, weight }) => sum + (holding[at] === true ? weight : 0), 0);
    const isAmong = (some: readonly Lines[]) => some.some(({ start, end }) => start <= lines.end && lines.start <= end);
    const trust = isAmong(theirs) ? THEIRS : isAmong(cited) ? CITED : 1;
    const worth = ((byWords + byNames) * trust) / Math.sqrt(lines.end - lines.start + 1 + SHORT);
    if (worth > (best?.worth ?? 0)) best = { at, worth };
  }
  const part = parts[best?.at ?? -1];
  if (part === undefined) return null;
  const { start, end } = part.lines;
  const first = part.texts.findIndex((text) => names.some(({ pattern, weight }) => weight > 0 && pattern.test(text)));
  if (end - start < ENOUGH || first < 0) return part.placeOf(part.lines);
  const from = start + Math.max(0, first - BEFORE);
  return part.placeOf({ start: from, end: Math.min(end, from + ENOUGH - 1) });
}

/** What a name counts that is called as one that is new. */
const ALIKE = 0.5;
/**
 * From this share of the words of the longer name on two are called alike; names of which so many are called so tell nothing; and
 * most names that are compared.
 */
const LEAST_ALIKE = 0.5;
const MOST_ALIKE = 12;
const MOST_NAMES = 4_000;
const IDENTIFIER = /[A-Za-z_$][\w$]{3,60}/g;

function namesThere(texts: readonly string[]): { name: string; words: readonly string[] }[] {
  const names = new Set<string>();
  for (const text of texts) {
    if (names.size >= MOST_NAMES) break;
    for (const [name] of text.matchAll(IDENTIFIER)) names.add(name);
  }
  return [...names].map((name) => ({ name, words: subwords(name) })).filter(({ words }) => words.length > 1);
}

/** The names that have most words of another one, its last among them: `requestTimeout` beside a new `handlerTimeout`. */
function calledAlike(name: string, there: readonly { name: string; words: readonly string[] }[]): string[] {
  const own = subwords(name);
  const alike = there.flatMap((other) => {
    if (own.length < 2 || other.words.at(-1) !== own.at(-1)) return [];
    const shared = other.words.filter((word) => own.includes(word)).length / Math.max(own.length, other.words.length);
    return shared < LEAST_ALIKE ? [] : [{ name: other.name, shared }];
  });
  const most = Math.max(0, ...alike.map(({ shared }) => shared));
  const nearest = alike.filter(({ shared }) => shared === most).map((one) => one.name);
  return nearest.length > MOST_ALIKE ? [] : nearest;
}

function escaped(name: string): string {
  return name.replaceAll('$', '\\$');
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
