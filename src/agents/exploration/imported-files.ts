import { subwords } from '../base/english/subwords';
import { stem } from '../base/english/words';
import type { CancelSignal } from '../base/async/cancellation';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Module } from './where-listed';
import type { ShownLines } from './whole-definitions';

/** Scripts whose imports are read, and the endings that an import leaves out. */
const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/i;
const FILES = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte'];
const INDEX = /\/index\.[cm]?[jt]sx?$/;
/** Most characters of a file in which imports are looked for, and most imports that are followed. */
const TOP = 12_000;
const MOST = 8;
const IMPORT = /\bimport\s+(?:type\s+)?([^'"`;]{1,600}?)\s+from\s+['"]([^'"]{1,200})['"]/g;

/**
 * The files of the project that define what cited lines use, as their imports say: what a screen is made of, what a service
 * calls. Those that are called by what was settled come first. Imports are followed where they name a place in the project:
 * `./x`, `../x`, and `@/x` or `~/x`, which stand for a folder above.
 */
export async function importedByCited(
  reader: WorkspaceReader,
  files: readonly Text[],
  { cited, said, signal, deadlineMs }: Asked,
): Promise<Module[]> {
  const used = files
    .filter(({ path }) => SCRIPT.test(path))
    .flatMap((file) => importsUsedIn(file, cited).map((one) => ({ ...one, file })))
    .sort((a, b) => settledIn(b.from, said) - settledIn(a.from, said))
    .slice(0, MOST);
  const folders = new Map<string, Promise<ReadonlySet<string>>>();
  const namesIn = (root: string, folder: string) => {
    const key = `${root}\n${folder}`;
    const listing = folders.get(key) ?? filesOf(reader, { root, path: folder }, { signal, deadlineMs });
    folders.set(key, listing);
    return listing;
  };
  const found: Module[] = [];
  for (const { file, from } of used) {
    for (const place of placesMeant(file.path, from)) {
      if (signal.aborted) return found;
      const beside = await namesIn(file.root, apart(place)[0]);
      const path =
        FILES.map((ending) => `${place}${ending}`).find((one) => beside.has(one)) ??
        [...(await namesIn(file.root, place))].find((one) => INDEX.test(one));
      if (path === undefined) continue;
      found.push({ root: file.root, path });
      break;
    }
  }
  return found;
}

interface Text extends Module {
  lines: readonly string[];
}

interface Asked {
  /** Lines that answers and statements rest on. */
  cited: readonly ShownLines[];
  /** Stems of the words that were settled. */
  said: ReadonlySet<string>;
  signal: CancelSignal;
  deadlineMs: number;
}

/** What a file imports by a name that stands in its cited lines. */
function importsUsedIn({ root, path, lines }: Text, cited: readonly ShownLines[]): { from: string }[] {
  const shown = cited.filter((one) => one.root === root && one.path === path);
  const words = new Set(
    shown.flatMap(({ startLine, endLine }) => lines.slice(startLine - 1, endLine)).flatMap((line) => wordsIn(line)),
  );
  if (words.size === 0) return [];
  const top = lines.join('\n').slice(0, TOP);
  return [...top.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const isHere = /^(?:\.{1,2}\/|[@~]\/)/.test(from);
    return isHere && wordsIn(names).some((name) => name !== 'type' && words.has(name)) ? [{ from }] : [];
  });
}

function wordsIn(line: string): string[] {
  return line.slice(0, 400).match(/[A-Za-z_$][\w$]{2,60}/g) ?? [];
}

/** The paths that an import may mean, without endings. */
function placesMeant(path: string, from: string): string[] {
  const [folder] = apart(path);
  const bare = from.replace(/\.[cm]?js$/, '');
  if (bare.startsWith('.')) return [joined(folder, bare)].filter((one) => !one.startsWith('..'));
  const above = folder.split('/').map((_, at, parts) => parts.slice(0, parts.length - at).join('/'));
  const rest = bare.slice(2);
  return [...above, ''].flatMap((one) => [joined(one, rest), joined(one, `src/${rest}`)]);
}

function joined(folder: string, rest: string): string {
  const parts: string[] = folder === '' ? [] : folder.split('/');
  for (const part of rest.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return '..';
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function apart(path: string): [string, string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
}

async function filesOf(
  reader: WorkspaceReader,
  { root, path }: Module,
  { signal, deadlineMs }: Pick<Asked, 'signal' | 'deadlineMs'>,
): Promise<ReadonlySet<string>> {
  const budget = { deadlineMs, maxEntries: 2_000, maxBytes: 1_000_000 };
  const listed = await reader.list(root, path, budget, signal).catch(() => null);
  return new Set((listed?.value ?? []).flatMap((one) => (one.kind === 'file' ? [one.path] : [])));
}

/** How many of the words that a module is called by were settled. */
function settledIn(from: string, said: ReadonlySet<string>): number {
  return subwords(apart(from)[1].replace(/\..*$/, '')).filter((word) => said.has(stem(word))).length;
}
