import type { CancelSignal } from '../base/async/cancellation';
import { escapedPattern } from '../shell/basic-pattern';
import { classifyPath, isGenerated, isOwnWriting } from '../workspace/classify-path';
import type { TextMatch, WorkspaceReader } from '../workspace/workspace-reader';
import { foundIn, type Found } from '../workspace/evidence-draft';

/** A module, with the root it lies in. */
export interface Module {
  root: string;
  path: string;
}

/** Files that are named, places of a file, and of all. */
const MOST_FILES = 4;
const MOST_OF_A_FILE = 2;
const MOST_PLACES = 5;
/** Mentions so many lines apart belong to one entry, and most lines of an entry. */
const SAME_ENTRY = 3;
const MOST_LINES = 12;
/** Shorter names stand everywhere. */
const LEAST_NAME = 3;
const MAX_READ = 1024 * 1024;
const SEARCH = { deadlineMs: 1_000, maxEntries: 5_000, maxBytes: 500_000_000 };

/**
 * Where modules that are built alike are listed, each by its name: an index that exports them, a manifest, a router. What is
 * added beside them may have to be listed there, too. Those files come first that name most of them; tests, documents, and
 * the modules themselves are left out. At most five places; none for fewer than two modules. Rejects where nothing may be read.
 */
export async function whereListed(
  reader: WorkspaceReader,
  modules: readonly Module[],
  signal: CancelSignal,
): Promise<Found[]> {
  const names = namesOf(modules);
  const [root] = new Set(modules.map((module) => module.root));
  if (names.length < 2 || root === undefined) return [];
  // As a path, a text or an import has it: in a sentence or a variable the word may mean anything.
  const pattern = `(?:["'\`/.:]|\\b(?:mod|import|from|use)\\s+)(?:${names.map(escapedPattern).join('|')})(?:["'\`/;.,\\s]|$)`;
  const request = { root, pattern, literal: false, ignoreCase: false, word: false, paths: [], globs: [] };
  const { value } = await reader.grep(request, SEARCH, signal);
  const files = new Map<string, TextMatch[]>();
  for (const match of value.filter(({ path }) => mayList(path, modules)))
    files.set(match.path, [...(files.get(match.path) ?? []), match]);
  const lists = [...files]
    .map(([path, matches]) => ({ path, matches, named: names.filter((name) => matches.some(naming(name))) }))
    .filter(({ named }) => named.length > 1)
    .sort(
      (a, b) => b.named.length - a.named.length || a.matches.length - b.matches.length || (a.path < b.path ? -1 : 1),
    );
  const found: Found[] = [];
  for (const { path, matches, named } of lists.slice(0, MOST_FILES)) {
    if (signal.aborted) break;
    found.push(...(await entriesIn(reader, { root, path }, matches, named)));
  }
  return found.slice(0, MOST_PLACES);
}

/**
 * The largest group of files that are called alike in folders side by side, such as `src/middleware/cors/index.ts` and
 * `src/middleware/etag/index.ts`: what is added beside them is built so, too. At least two, else none.
 */
export function sideBySide(files: readonly Module[]): Module[] {
  const groups = new Map<string, Module[]>();
  for (const file of files) {
    const parts = file.path.split('/');
    if (parts.length < 3) continue;
    const key = [file.root, ...parts.slice(0, -2), '*', parts.at(-1)].join('/');
    const group = groups.get(key) ?? [];
    if (!group.some(({ path }) => path === file.path)) groups.set(key, [...group, file]);
  }
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  return largest.length < 2 ? [] : largest;
}

/** What tells modules apart: the names of their files, or of their folders where the files are all called alike. */
function namesOf(modules: readonly Module[]): string[] {
  const parts = modules.map(({ path }) => path.replace(/\.\w+$/, '').split('/'));
  const last = new Set(parts.map((part) => part.at(-1)));
  const names = parts.map((part) => (last.size === 1 ? part.at(-2) : part.at(-1)) ?? '');
  return [...new Set(names.filter((name) => name.length >= LEAST_NAME))];
}

function mayList(path: string, modules: readonly Module[]): boolean {
  const kind = classifyPath(path);
  if (kind === 'test' || kind === 'doc' || isGenerated(path) || isOwnWriting(path)) return false;
  return !/(?:^|[./-])lock(?:file)?(?:[./-]|$)|-lock\./.test(path) && !modules.some((module) => module.path === path);
}

/** The entry of the one that is named first, wherever the file has one of it. */
async function entriesIn(
  reader: WorkspaceReader,
  { root, path }: Module,
  matches: readonly TextMatch[],
  named: readonly string[],
): Promise<Found[]> {
  const { value: whole } = await reader.read(root, path, undefined, { maxBytes: MAX_READ });
  const [first = ''] = named;
  const entries: { start: number; end: number }[] = [];
  for (const { line } of matches.filter(naming(first)).sort((a, b) => a.line - b.line)) {
    const last = entries.at(-1);
    if (last !== undefined && line - last.end <= SAME_ENTRY && line - last.start < MOST_LINES) last.end = line;
    else entries.push({ start: line, end: line });
  }
  const shows = `Lists ${named.map((name) => `\`${name}\``).join(', ')}: what is added beside them may belong here, too`;
  return entries.slice(0, MOST_OF_A_FILE).map(({ start, end }) =>
    foundIn(reader, reader.part({ whole, start, end }), {
      ...{ kind: classifyPath(path), shows, why: 'Lists modules of the same kind', score: 0 },
      role: 'match',
    }),
  );
}

function naming(name: string): (match: TextMatch) => boolean {
  const whole = new RegExp(`(?<![\\w-])${escapedPattern(name)}(?![\\w-])`);
  return ({ text }) => whole.test(text);
}
