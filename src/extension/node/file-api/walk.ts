import type { Capped, FileEntry } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import type { Root } from './file-api';
import { FileApiRules } from './file-api-rules';
import { joinCaps } from '../limits/capped-lists';
import { describeNotes, MAX_CHILDREN, MAX_DEPTH } from '../rules/walk-limits';

/** Folders read side by side. */
const PARALLEL = 8;

interface Folder {
  root: Root;
  rules: FileApiRules;
  path: string;
  depth: number;
}

interface Level {
  files: FileEntry[];
  folders: Folder[];
  note?: string;
}

/**
 * Every file below the roots that is not left out, breadth first, names in order, through the roots' own files. Folders
 * that cannot be read, or are too large or too deep, are named in `capped`.
 */
export async function walkRoots(roots: readonly Root[], budget: CallBudget): Promise<Capped<FileEntry[]>> {
  const files: FileEntry[] = [];
  const notes: string[] = [];
  let queue: Folder[] = roots.map((root) => ({ root, rules: new FileApiRules(root), path: '', depth: 0 }));
  while (queue.length > 0) {
    const reached = budget.reachedUnread();
    if (reached !== null)
      return { value: files, capped: describeNotes([`${reached}, with ${files.length} files seen`, ...notes]) };
    const levels = await Promise.all(queue.splice(0, PARALLEL).map((folder) => readFolder(folder, budget)));
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
  return notes.length === 0 ? { value: files } : { value: files, capped: describeNotes(notes) };
}

/** The files and folders in one folder that are not left out, in the order of their names. */
export async function listFolder(
  root: Root,
  rules: FileApiRules,
  path: string,
  budget: CallBudget,
): Promise<Capped<FileEntry[]>> {
  const { children, more } = await root.files.readDirectory(path, MAX_CHILDREN);
  const hasOwn = children.some(({ name, kind }) => name === '.gitignore' && kind === 'file');
  const folderRules = await rules.inside(path, hasOwn);
  const entries: FileEntry[] = [];
  let reached: string | undefined;
  // Rules of a stranger's may take long over each.
  for (const { name, kind, size } of children.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    await budget.breathe();
    reached = budget.reachedUnread() ?? undefined;
    if (reached !== undefined) break;
    if ((kind !== 'file' && kind !== 'folder') || folderRules.reasonFor(name, kind) !== null) continue;
    const entry: FileEntry = { root: root.name, path: folderRules.pathOf(name), kind };
    entries.push(size === undefined ? entry : { ...entry, size });
  }
  return joinCaps(entries, [more ? `only the first ${MAX_CHILDREN} entries of the folder` : undefined, reached]);
}

async function readFolder({ root, rules, path, depth }: Folder, budget: CallBudget): Promise<Level> {
  const shown = path === '' ? root.name : path;
  if (depth > MAX_DEPTH) return { files: [], folders: [], note: `${shown} is too deep` };
  try {
    const { value, capped } = await listFolder(root, rules, path, budget);
    const files = value.filter(({ kind }) => kind === 'file');
    const folders = value
      .filter(({ kind }) => kind === 'folder')
      .map((entry): Folder => ({ root, rules, path: entry.path, depth: depth + 1 }));
    return capped === undefined ? { files, folders } : { files, folders, note: `${capped} ${shown}` };
  } catch {
    return { files: [], folders: [], note: `${shown} cannot be read` };
  }
}
