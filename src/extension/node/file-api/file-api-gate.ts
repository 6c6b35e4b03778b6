import { gatePath } from '../../../agents/workspace/path-gate';
import { type FileEntry, AccessRefused } from '../../../agents/workspace/workspace-reader';
import type { FileStatus, Root } from './file-api';
import { FileApiRules } from './file-api-rules';
import type { SkipReason } from '../rules/skip-rules';
import { MAX_SEARCHED } from '../text/text-matches';

const REASONS: Record<SkipReason, string> = {
  secret: 'is a secret by its name; it is only read when a person opens it',
  ignored: 'is ignored by .gitignore; look at the files that produce it instead',
  excluded: 'is excluded by the settings files.exclude, search.exclude or brainstorm.observe.exclude',
  deep: 'lies too deep in folders; look at something nearer the root',
  skipped: 'belongs to a tool and not to the project; look at the project’s own files',
};

/**
 * Lets a path through only if neither it nor what it really is may be left out.
 * @throws AccessRefused with the reason; the file system's error where there is nothing.
 */
export async function gate(root: Root, path: string, expected: 'file' | 'folder'): Promise<FileStatus> {
  const rules = new FileApiRules(root);
  refuse(path, await rules.reasonFor(path, expected));
  const status = await root.files.stat(path);
  if (status.realPath !== path) refuse(path, await rules.reasonFor(status.realPath, expected));
  return status;
}

function refuse(path: string, reason: SkipReason | null): void {
  if (reason !== null) throw new AccessRefused(`refused: "${path}" ${REASONS[reason]}.`);
}

/**
 * Reads files of which no more is known than their paths: only what is not left out, and only if the folders above are
 * real ones, which is checked once a folder and call. Null for everything else.
 */
export function gatedReader(
  roots: readonly Root[],
): (file: Pick<FileEntry, 'root' | 'path'>) => Promise<Content | null> {
  const gates = new Map(roots.map((root) => [root.name, { root, rules: new FileApiRules(root) }]));
  const folders = new Map<string, Promise<boolean>>();
  const isReal = (gate: { root: Root; rules: FileApiRules }, folder: string): Promise<boolean> => {
    const key = `${gate.root.name}\n${folder}`;
    const known = folders.get(key) ?? isUnchangedFolder(gate.root, gate.rules, folder);
    folders.set(key, known);
    return known;
  };
  return async ({ root: name, path }) => {
    const gate = gates.get(name);
    try {
      if (gate === undefined || path !== gatePath(path)) return null;
      const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      if (!(await isReal(gate, folder)) || (await gate.rules.reasonFor(path, 'file')) !== null) return null;
      return await gate.root.files.readFile(path, MAX_SEARCHED);
    } catch {
      // Gone or unreadable since the walk: there is nothing to find in it.
      return null;
    }
  };
}

/** The first bytes of a file, and the size of all of it. */
export interface Content {
  bytes: Uint8Array;
  size: number;
}

async function isUnchangedFolder(root: Root, rules: FileApiRules, folder: string): Promise<boolean> {
  if ((await rules.reasonFor(folder, 'folder')) !== null) return false;
  const { realPath, kind } = await root.files.stat(folder);
  return kind === 'folder' && realPath === folder;
}
