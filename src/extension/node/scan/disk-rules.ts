import { gatePath } from '../../../agents/workspace/path-gate';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { IgnoreFile, MAX_IGNORE_BYTES } from '../rules/ignore-file';
import { FolderRules } from '../rules/skip-rules';
import { MAX_DEPTH } from '../rules/walk-limits';
import type { DiskRoot } from './disk-root';
import type { FileReader } from './file-reader';

/** What is left out of one root, and which of its folders are still what they were. For one call: both may change. */
export class DiskRules {
  readonly #root: DiskRoot;
  readonly #reader: FileReader;
  readonly #known = new Map<string, FolderRules>();
  readonly #folders = new Map<string, boolean>();

  constructor(root: DiskRoot, reader: FileReader) {
    this.#root = root;
    this.#reader = reader;
  }

  /** The rules inside a folder that is itself not left out. */
  inside(folder: string): FolderRules {
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const own = readIgnoreFile(this.#root, folder, this.#reader);
    const cut = folder.lastIndexOf('/');
    const rules =
      folder === ''
        ? FolderRules.ofRoot(this.#root.exclude, own)
        : this.inside(cut === -1 ? '' : folder.slice(0, cut)).inside(folder.slice(cut + 1), own);
    this.#known.set(folder, rules);
    return rules;
  }

  /** Whether the root, the folder, and all folders between them are folders, none of them through a link. */
  isReal(folder: string): boolean {
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    const cut = folder.lastIndexOf('/');
    const real = (folder === '' || this.isReal(cut === -1 ? '' : folder.slice(0, cut))) && this.#isFolder(folder);
    this.#folders.set(folder, real);
    return real;
  }

  /** Whether somebody may open a file of which nothing is known but its path. */
  admits(path: string): boolean {
    try {
      if (path === '' || gatePath(path) !== path) return false;
    } catch (error) {
      if (error instanceof AccessRefused) return false;
      throw error;
    }
    const segments = path.split('/');
    if (segments.length > MAX_DEPTH + 1) return false;
    const kindAt = (i: number) => (i === segments.length - 1 ? 'file' : 'folder');
    return segments.every((name, i) => this.inside(segments.slice(0, i).join('/')).reasonFor(name, kindAt(i)) === null);
  }

  #isFolder(folder: string): boolean {
    try {
      return this.#root.folderSize(folder) !== null;
    } catch {
      return false;
    }
  }
}

/** The `.gitignore` of a folder, if it has one that can be read. */
export function readIgnoreFile(root: DiskRoot, folder: string, reader: FileReader): IgnoreFile | null {
  try {
    const bytes = reader.read(root.at(folder === '' ? '.gitignore' : `${folder}/.gitignore`), MAX_IGNORE_BYTES);
    return bytes === null ? null : IgnoreFile.parse(bytes);
  } catch {
    return null;
  }
}
