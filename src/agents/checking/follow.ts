import type { FileEntry, WorkspaceReader } from '../workspace/workspace-reader';
import { isGenerated } from '../workspace/classify-path';
import type { CurrentFile, CurrentFiles, FilePlace } from './current-files';
import { findPrint, linesIn, printOf, type Print } from './text-shape';

/** Lines as they were when they were cited, or accepted last. */
export interface Baseline extends FilePlace {
  startLine: number;
  endLine: number;
  /** SHA-256 of the lines in hex: whole, or its beginning. */
  hash: string;
  /** The lines, where they are known. */
  text: string | null;
  /** What they are known by in another layout; null where neither they nor this are known. */
  print: Print | null;
}

interface At extends FilePlace {
  startLine: number;
  endLine: number;
}

/** What became of lines that were cited. */
export type Whereabouts =
  | { state: 'same' }
  /** The same lines elsewhere, or with other white space. */
  | ({ state: 'moved' | 'reformatted' } & At)
  /** The place is where most of the lines that stayed stand, else where they were. */
  | ({
      state: 'changed';
      /** SHA-256 of what stands there now, in hex. */
      hash: string;
      /** How many of the lines are not there any more, and the first of them; null where the lines are not known. */
      lost: { lines: number; of: number; first: string } | null;
    } & At)
  | { state: 'gone' };

/** SHA-256 of a text, in hex. */
export type HashText = (text: string) => string;

/** Files that are looked through for lines that are not where they were, and are known by their hash only. */
const MAX_CANDIDATES = 300;
/** Of those that hold one of its lines. */
const MAX_HOLDERS = 20;
/** Lines of a file in which a hash is looked for at every line. */
const MAX_WINDOWS = 20_000;
/** Share of the lines, 0 to 1, above which a file is taken for the one that they went to, and for the one that still has them. */
const LEAST_STAYED = 0.5;
const MOST_STAYED = 0.7;
/** What is found elsewhere has to be so much that it is no accident. */
const LEAST_ELSEWHERE = { tokens: 8, characters: 40 };

const SEARCH = { deadlineMs: 5_000, maxEntries: 2_000, maxBytes: 200_000_000 };

interface Follower {
  reader: WorkspaceReader;
  files: CurrentFiles;
  hash: HashText;
}

/**
 * Follows lines through edits, moves, renames and new layouts: first at their place, then in their file, then in files that
 * may hold them. Only what is found nowhere has changed.
 */
export async function follow(lines: Baseline, follower: Follower): Promise<Whereabouts> {
  const { files, hash } = follower;
  const print = lines.print ?? (lines.text === null ? null : printOf(lines.text, lines.path));
  const here = await files.get(lines);
  if (here !== null) {
    const now = linesIn(here.text, lines.startLine, lines.endLine);
    if (lines.endLine <= here.lines.length && isOf(now, lines, hash)) return { state: 'same' };
    const found = foundIn(here, lines, print, hash);
    if (found !== null) return found;
  }
  // Where it was edited in its place, what reads the same elsewhere is a copy, such as the head of every file.
  const isEdited = here !== null && stayedOf(lines, here) > MOST_STAYED;
  const others = !isEdited && isTelling(lines, print) ? await candidates(lines, follower) : [];
  for (const file of others) {
    const found = foundIn(file, lines, print, hash);
    if (found !== null) return found;
  }
  const now = here ?? others.toSorted((a, b) => stayedOf(lines, b) - stayedOf(lines, a))[0];
  // Of what was in a file that is gone, most has to stand in another: else it is another file.
  const isSuccessor = now !== undefined && (now === here || stayedOf(lines, now) > LEAST_STAYED);
  return isSuccessor ? changed(lines, now, hash) : { state: 'gone' };
}

/** Whether a text has the hash of the lines, which may be known by its beginning only. */
export function isOf(text: string, { hash: known }: { hash: string }, hash: HashText): boolean {
  return hash(text).startsWith(known);
}

/** A short hash may be met by chance, at one of the many places that are tried. */
const SURE_HASH = 16;

function foundIn(file: CurrentFile, lines: Baseline, print: Print | null, hash: HashText): Whereabouts | null {
  const { root, path } = file;
  const exact = exactLines(file, lines, hash);
  if (exact !== null) return { state: 'moved', root, path, ...exact };
  const other = print === null ? null : findPrint(file.text, file.shape(), print, path);
  return other === null ? null : { state: 'reformatted', root, path, ...other };
}

function exactLines(
  { lines: all }: CurrentFile,
  { startLine, endLine, hash: known, text }: Baseline,
  hash: HashText,
): { startLine: number; endLine: number } | null {
  const count = endLine - startLine + 1;
  const first = text?.split('\n')[0];
  // The lines nearest to where they were come first: short pieces stand in a file more than once.
  const starts = Array.from({ length: Math.max(0, Math.min(all.length - count + 1, MAX_WINDOWS)) }, (_, at) => at)
    .filter((at) => first === undefined || all[at] === first)
    .sort((a, b) => Math.abs(a - startLine + 1) - Math.abs(b - startLine + 1));
  for (const at of starts) {
    const window = all.slice(at, at + count).join('\n');
    const isIt = text === null ? hash(window).startsWith(known) : window === text;
    if (isIt && (text !== null || known.length >= SURE_HASH || window.trim().length >= LEAST_ELSEWHERE.characters)) {
      return { startLine: at + 1, endLine: at + count };
    }
  }
  return null;
}

function isTelling({ text, startLine, endLine }: Baseline, print: Print | null): boolean {
  if (text !== null && text.replace(/\s+/g, '').length < LEAST_ELSEWHERE.characters) return false;
  return print === null ? endLine - startLine >= 2 : print.tokens >= LEAST_ELSEWHERE.tokens;
}

/** Other files that may hold the lines, the likeliest first. */
async function candidates(lines: Baseline, follower: Follower): Promise<CurrentFile[]> {
  const found: CurrentFile[] = [];
  for (const place of await candidatePlaces(lines, follower)) {
    const file = await follower.files.get(place);
    if (file !== null) found.push(file);
  }
  return found;
}

async function candidatePlaces(lines: Baseline, { reader, files }: Follower): Promise<FilePlace[]> {
  const others = files.all.filter((file) => isCandidate(file, lines));
  const base = baseOf(lines.path);
  const byName = others.filter(({ path }) => baseOf(path) === base);
  if (lines.text === null) {
    const extension = extensionOf(lines.path);
    const alike = others.filter(({ path }) => baseOf(path) !== base && extensionOf(path) === extension);
    return [...byName, ...alike].slice(0, MAX_CANDIDATES);
  }
  const holders: FilePlace[] = [];
  for (const telling of [mostTelling(lines.text.split('\n')), mostTelling(lines.text.split(/[^\p{L}\p{N}_$]+/u))]) {
    if (telling === null || holders.length > 0) continue;
    const { value } = await reader.search([telling], SEARCH).catch(() => ({ value: [] }));
    const places = new Map(value.map(({ root, path }) => [`${root}\n${path}`, { root, path }]));
    holders.push(...[...places.values()].filter((place) => isCandidate(place, lines)).slice(0, MAX_HOLDERS));
  }
  return [...byName.slice(0, MAX_HOLDERS), ...holders];
}

function isCandidate({ root, path }: FilePlace & Partial<FileEntry>, lines: Baseline): boolean {
  // What the product wrote quotes code, and holds none.
  return (root !== lines.root || path !== lines.path) && !path.startsWith('.sdd/') && !isGenerated(path);
}

const LEAST_TELLING = 6;

function mostTelling(parts: readonly string[]): string | null {
  const longest = parts.map((part) => part.trim()).reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest.length < LEAST_TELLING ? null : longest.slice(0, 200);
}

function changed(lines: Baseline, file: CurrentFile, hash: HashText): Whereabouts {
  const { root, path } = file;
  const place = placeNow(lines, file);
  const now = hash(linesIn(file.text, place.startLine, place.endLine));
  return { state: 'changed', root, path, ...place, hash: now, lost: lostLines(lines.text, file, true) };
}

/** What a line says, whatever white space it has. */
function bare(line: string): string {
  return line.replace(/\s+/g, '');
}

/** Lines that stand alone say where they are; of brackets there are many. */
const LEAST_LINE = 4;

function placeNow({ text, startLine, endLine }: Baseline, { lines }: CurrentFile): Pick<At, 'startLine' | 'endLine'> {
  const before = (text ?? '').split('\n').map(bare);
  const now = lines.map(bare);
  const stayed = before.flatMap((line, then) => {
    const at = now.indexOf(line);
    const isAlone = line.length >= LEAST_LINE && at !== -1 && now.lastIndexOf(line) === at;
    return isAlone && before.lastIndexOf(line) === then && before.indexOf(line) === then ? [{ then, at }] : [];
  });
  const [first, last] = [stayed[0], stayed.at(-1)];
  const count = endLine - startLine + 1;
  const clipped = (line: number) => Math.max(1, Math.min(lines.length, line));
  const was = { startLine: clipped(startLine), endLine: clipped(endLine) };
  if (first === undefined || last === undefined) return was;
  const place = { startLine: clipped(first.at - first.then + 1), endLine: clipped(last.at + count - last.then) };
  const isLikely = place.endLine >= place.startLine && place.endLine - place.startLine < 3 * count + 20;
  return isLikely ? place : was;
}

/** Share of the lines that a file holds, 0 to 1; 0 where the lines are not known. */
function stayedOf({ text }: Baseline, file: CurrentFile): number {
  const lost = lostLines(text, file);
  return lost === null || lost.of === 0 ? 0 : 1 - lost.lines / lost.of;
}

/** The lines that a file does not hold; where they are to be told, not those either that it has in another layout. */
function lostLines(
  text: string | null,
  file: CurrentFile,
  isTold = false,
): Extract<Whereabouts, { state: 'changed' }>['lost'] {
  if (text === null) return null;
  const there = new Set(file.lines.map(bare));
  const all = text.split('\n').filter((line) => bare(line) !== '');
  const isLaidOut = (line: string) =>
    findPrint(file.text, file.shape(), { ...printOf(line, file.path), layout: '' }, file.path) !== null;
  const lost = all.filter((line) => !there.has(bare(line)) && !(isTold && isLaidOut(line)));
  return { lines: lost.length, of: all.length, first: lost[0]?.trim() ?? '' };
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function extensionOf(path: string): string {
  const base = baseOf(path);
  const dot = base.lastIndexOf('.');
  return dot <= 0 ? base : base.slice(dot);
}
