import type { CancelSignal } from '../base/async/cancellation';
import { subwords } from '../base/english/subwords';
import { stem } from '../base/english/words';
import { ABORTED, untilAborted } from '../base/async/until-aborted';
import { isRulePath } from '../observe/rule-files';
import type { EvidenceKind } from '../session/evidence';
import { classifyPath, isGenerated, isSpecified } from '../workspace/classify-path';
import type { ReadRange, WorkspaceReader } from '../workspace/workspace-reader';
import { importedByCited } from './imported-files';
import type { Module } from './where-listed';
import type { ShownLines } from './whole-definitions';

/** A file that statements may be about, with its lines. */
export interface FileText extends Module {
  kind: EvidenceKind;
  whole: ReadRange;
  lines: readonly string[];
  /** Its place in the ranking for what statements say, from 0; absent where it is not among the first. */
  rank?: number;
  /** Whether it is there for its name alone, beside what was found. */
  isBeside?: boolean;
}

/** Files that are ranked for what statements say, and most of each kind that are read. */
const RANKED = 80;
const MOST = { code: 24, test: 8, doc: 8 } as const;
const MAX_READ = 256 * 1024;
/** What a file that nobody edits says of itself at its top. */
const MADE = /\b(?:auto-?generated|do not (?:edit|modify))\b/i;
const TOP = 400;
const COMMENT = /^\s*(?:\/[/*]|\*|#|<!--|--|;|%|\{-|""")/;

interface Asked {
  /** Stems of the words that were settled. */
  said: ReadonlySet<string>;
  signal: CancelSignal;
  deadlineMs: number;
}

/**
 * The files that statements may be about, those at hand first, then those that hold most of what the texts say: code, tests and
 * documents; then what lies beside them and is called so, and what cited lines import. One ranking finds them: to search the tree
 * for names that stand everywhere takes far longer. Where nothing can be ranked, or not before the signal, those at hand serve alone.
 */
export async function filesOfStatements(
  reader: WorkspaceReader,
  texts: readonly string[],
  { atHand, cited, said, signal, deadlineMs }: Asked & { atHand: readonly Module[]; cited: readonly ShownLines[] },
): Promise<FileText[]> {
  const read = new Map<string, FileText | null>();
  const readAll = async (files: readonly Module[]) => {
    for (const { root, path } of files) {
      if (signal.aborted) break;
      const key = `${root}\n${path}`;
      if (!read.has(key)) read.set(key, await readFile(reader, root, path));
    }
  };
  const budget = { deadlineMs, maxEntries: 100_000, maxBytes: 1_000_000_000 };
  // The tree is searched elsewhere while those at hand are read.
  const ranking = reader
    .rank({ texts, hints: [], prefer: ['test', 'doc'], limit: RANKED }, budget, signal)
    .catch(() => null);
  await readAll(atHand);
  const ranked = await untilAborted(ranking, signal);
  const places = ranked === ABORTED || ranked === null ? [] : ranked.places;
  for (const wanted of Object.keys(MOST) as (keyof typeof MOST)[]) {
    const fitting = places.filter(({ kind, path }) => kind === wanted && mayMatter(path));
    // A page that is called as something that was settled is about it: `Request.md`, `lifecycle.md`.
    const called = wanted === 'doc' ? fitting.filter(({ path }) => settledIn(path, said) > 0) : [];
    await readAll([...new Set([...called, ...fitting])].slice(0, MOST[wanted]));
  }
  const found = [...read.values()].flatMap((file) => file ?? []);
  await readAll(await besideThese(reader, found, { said, signal, deadlineMs }));
  const imported = await importedByCited(reader, found, { cited, said, signal, deadlineMs });
  await readAll(imported.filter(({ path }) => classifyPath(path) === 'code' && mayMatter(path)));
  const ranks = new Map(places.map(({ root, path }, at) => [`${root}\n${path}`, at]));
  return [...read].flatMap(([key, file]) => {
    if (file === null) return [];
    const rank = ranks.get(key);
    return [{ ...file, ...(rank === undefined ? {} : { rank }), ...(found.includes(file) ? {} : { isBeside: true }) }];
  });
}

/** What a list of changes is called in statements, and as a file at the top of a project. */
const SPEAKS_OF_CHANGES = /\b[Cc]hange ?[Ll]ogs?\b|\b[Rr]elease notes\b|\b(?:CHANGES|CHANGELOG|HISTORY|NEWS)\b/;
const LIST_OF_CHANGES = /^(?:change[-_ ]?log|changes|history|news|release[-_ ]?notes)(?:\.\w{1,8})?$/i;

/** Whether a file lists the changes of a project, the newest at its top. */
export function isListOfChanges(path: string): boolean {
  return LIST_OF_CHANGES.test(path.slice(path.lastIndexOf('/') + 1));
}

/** The project’s list of changes, where the texts speak of it: none of its words need be theirs. */
export async function listOfChanges(
  reader: WorkspaceReader,
  text: string,
  { signal, deadlineMs }: Pick<Asked, 'signal' | 'deadlineMs'>,
): Promise<Module[]> {
  if (!SPEAKS_OF_CHANGES.test(text)) return [];
  const budget = { deadlineMs, maxEntries: 2_000, maxBytes: 1_000_000 };
  const found: Module[] = [];
  for (const root of reader.roots()) {
    const listed = await reader.list(root, '', budget, signal).catch(() => null);
    const files = (listed?.value ?? []).filter(({ kind, path }) => kind === 'file' && isListOfChanges(path));
    found.push(...files.map(({ path }) => ({ root, path })));
  }
  return found;
}

/** Folders of files at hand that are looked into, and most files beside these that are read for their names. */
const FOLDERS = 6;
const SMALL_FOLDER = 8;
const BESIDE = 8;

/** Code beside the files that were read which is called as something that was settled: `dep.go` for “deps”. */
async function besideThese(reader: WorkspaceReader, files: readonly FileText[], asked: Asked): Promise<Module[]> {
  const { said, signal, deadlineMs } = asked;
  const folders = new Map<string, Module>();
  for (const file of files) {
    const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
    if (file.kind === 'code' && folder !== '' && folders.size < FOLDERS)
      folders.set(`${file.root}\n${folder}`, { root: file.root, path: folder });
  }
  const called: (Module & { words: number })[] = [];
  const about: Module[] = [];
  for (const { root, path: folder } of folders.values()) {
    const budget = { deadlineMs, maxEntries: 2_000, maxBytes: 1_000_000 };
    const listed = await reader.list(root, folder, budget, signal).catch(() => null);
    const code = (listed?.value ?? []).filter(
      ({ kind, path }) => kind === 'file' && classifyPath(path) === 'code' && mayMatter(path),
    );
    // A small folder of that name is all about it: `opml/parser.go` for “OPML”.
    const isAbout = code.length <= SMALL_FOLDER && !PLACEHOLDER.test(folder) && settledIn(folder, said) > 0;
    for (const { path } of code) {
      const words = settledIn(path, said);
      if (words > 0) called.push({ root, path, words });
      else if (isAbout) about.push({ root, path });
    }
  }
  // Whoever is called by three of the words is about them more surely than who is called by one.
  const found = [...called.sort((one, other) => other.words - one.words), ...about];
  const isNew = ({ root, path }: Module) => !files.some((one) => one.root === root && one.path === path);
  return found
    .filter(isNew)
    .slice(0, BESIDE)
    .map(({ root, path }) => ({ root, path }));
}

/** A folder that stands for any value in an address: `[linkId]` is about no more than what lies in it. */
const PLACEHOLDER = /[[\]{}$]/;

/** Of how many words that were settled, by their stems, the name of a file or folder is made; 0 where it has others too. */
function settledIn(path: string, said: ReadonlySet<string>): number {
  const words = subwords(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')).map(stem);
  return words.every((word) => said.has(word)) ? words.length : 0;
}

/** A file with its lines; null where it is gone or refused since, or made by a program: the next one serves as well. */
export async function readFile(reader: WorkspaceReader, root: string, path: string): Promise<FileText | null> {
  const found = await reader.read(root, path, undefined, { maxBytes: MAX_READ }).catch(() => null);
  if (found === null || isMade(found.value.text)) return null;
  const { value: whole } = found;
  return { root, path, kind: classifyPath(path), whole, lines: whole.text.split('\n') };
}

/** Whether a comment at the top says that a program makes the file: what makes such files says so further down. */
function isMade(text: string): boolean {
  for (const line of text.slice(0, TOP).split('\n')) {
    if (MADE.test(line)) return COMMENT.test(line);
    if (line.trim() !== '' && !COMMENT.test(line) && !/^['"]use strict['"]/.test(line)) return false;
  }
  return false;
}

function mayMatter(path: string): boolean {
  return !isGenerated(path) && !isSpecified(path) && !isRulePath(path);
}
