import type { Capped, FileEntry } from '../../agents/ports';
import type { CallBudget } from './call-budget';
import type { Child, Root } from './file-port';
import { SkipRules } from './skip-rules';

/** Folders read side by side. */
const PARALLEL = 8;

/** Folders below this depth are not walked. */
const MAX_DEPTH = 40;

/** Most entries of one folder that are looked at. */
const MAX_CHILDREN = 20_000;

interface Folder {
  root: Root;
  rules: SkipRules;
  path: string;
  depth: number;
}

interface Level {
  files: FileEntry[];
  folders: Folder[];
  note?: string;
}

/**
 * Every file below the roots that is not skipped, breadth first, names in order. Folders that cannot be read, or are too
 * large or too deep, are named in `capped`.
 */
export async function walkRoots(roots: readonly Root[], budget: CallBudget): Promise<Capped<FileEntry[]>> {
  const files: FileEntry[] = [];
  const notes: string[] = [];
  let queue: Folder[] = roots.map((root) => ({ root, rules: new SkipRules(root), path: '', depth: 0 }));
  while (queue.length > 0) {
    const reached = budget.reached();
    if (reached !== null)
      return { value: files, capped: describe([`${reached}, with ${files.length} files seen`, ...notes]) };
    const levels = await Promise.all(queue.splice(0, PARALLEL).map(readFolder));
    for (const level of levels) {
      const taken = level.files.slice(0, budget.entriesLeft);
      budget.spend({ entries: taken.length });
      files.push(...taken);
      queue = queue.concat(level.folders);
      if (taken.length < level.files.length) notes.push(`stopped at ${files.length.toLocaleString('en-GB')} files`);
      if (level.note !== undefined) notes.push(level.note);
    }
    await budget.breathe();
  }
  return notes.length === 0 ? { value: files } : { value: files, capped: describe(notes) };
}

/** The files and folders in one folder that are not skipped, in the order of their names. */
export async function listFolder(root: Root, rules: SkipRules, path: string): Promise<Capped<FileEntry[]>> {
  const { children, more } = await root.files.readDirectory(path, MAX_CHILDREN);
  const entries = await entriesOf(root, rules, path, children);
  return more ? { value: entries, capped: `only the first ${MAX_CHILDREN} entries of the folder` } : { value: entries };
}

async function readFolder({ root, rules, path, depth }: Folder): Promise<Level> {
  const shown = path === '' ? root.name : path;
  if (depth > MAX_DEPTH) return { files: [], folders: [], note: `${shown} is too deep` };
  try {
    const { value, capped } = await listFolder(root, rules, path);
    const files = value.filter(({ kind }) => kind === 'file');
    const folders = value
      .filter(({ kind }) => kind === 'folder')
      .map((entry): Folder => ({ root, rules, path: entry.path, depth: depth + 1 }));
    return capped === undefined ? { files, folders } : { files, folders, note: `${capped} ${shown}` };
  } catch {
    return { files: [], folders: [], note: `${shown} cannot be read` };
  }
}

async function entriesOf(root: Root, rules: SkipRules, path: string, children: Child[]): Promise<FileEntry[]> {
  const inside = await rules.inside(
    path,
    children.some(({ name, kind }) => name === '.gitignore' && kind === 'file'),
  );
  const entries: FileEntry[] = [];
  for (const { name, kind, size } of children) {
    if (kind !== 'file' && kind !== 'folder') continue;
    if (inside.skips(name, kind) !== null) continue;
    const entry: FileEntry = { root: root.name, path: path === '' ? name : `${path}/${name}`, kind };
    entries.push(size === undefined ? entry : { ...entry, size });
  }
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describe(notes: readonly string[]): string {
  const shown = [...new Set(notes)];
  return shown.length <= 3 ? shown.join('; ') : `${shown.slice(0, 3).join('; ')}; and ${shown.length - 3} more`;
}
