import type { Dirent } from 'node:fs';
import type { FileEntry } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import { FolderRules } from '../rules/skip-rules';
import { MAX_CHILDREN, MAX_DEPTH } from '../rules/walk-limits';
import type { DiskRoot } from './disk-root';
import { readIgnoreFile } from './disk-rules';
import type { FileReader } from './file-reader';

/** Most files of one tree: its memory is bounded by it. */
const MAX_FILES = 200_000;

interface Folder {
  root: DiskRoot;
  /** Of the folder above; null for a root. */
  above: FolderRules | null;
  name: string;
  depth: number;
}

/** A folder whose entries are gone through: rules of a stranger's may take long over each. */
interface OpenFolder {
  root: DiskRoot;
  rules: FolderRules;
  depth: number;
  entries: readonly Dirent[];
  at: number;
}

/** Entries that are gone through before it is asked whether there is still time. */
const TOGETHER = 50;

/**
 * The files below some roots, found breadth first, names in order; links are never followed. It can be stopped and gone on
 * with.
 */
export class TreeWalk {
  readonly files: FileEntry[] = [];
  /** Folders that could not be read, or not in full. */
  readonly notes: string[] = [];
  readonly #reader: FileReader;
  #level: Folder[];
  #at = 0;
  #next: Folder[] = [];
  #open: OpenFolder | null = null;

  constructor(roots: readonly DiskRoot[], reader: FileReader) {
    this.#reader = reader;
    this.#level = roots.map((root) => ({ root, above: null, name: '', depth: 0 }));
  }

  get isComplete(): boolean {
    return this.#open === null && this.#at >= this.#level.length && this.#next.length === 0;
  }

  /**
   * Goes on until everything is found, or the budget says why not, or there are `wanted` files. `onProgress` is told now and
   * then what has been found so far.
   */
  advance(budget: CallBudget, wanted = MAX_FILES, onProgress?: (found: readonly FileEntry[]) => void): string | null {
    while (!this.isComplete) {
      const reached = budget.reachedUnread();
      if (reached !== null) return reached;
      if (this.files.length >= Math.min(wanted, MAX_FILES)) return `stopped at ${wanted.toLocaleString('en-GB')} files`;
      if (this.#open === null) this.#openNext();
      else if (this.#takeSome(this.#open)) this.#open = null;
      if (this.#open === null) onProgress?.(this.files);
    }
    return null;
  }

  #openNext(): void {
    if (this.#at >= this.#level.length) {
      this.#level = this.#next;
      this.#next = [];
      this.#at = 0;
    }
    const folder = this.#level[this.#at++];
    if (folder === undefined) return;
    const { root, above, name, depth } = folder;
    const path = above?.pathOf(name) ?? '';
    const shown = path === '' ? root.name : path;
    if (depth > MAX_DEPTH) return void this.notes.push(`${shown} is too deep`);
    try {
      const recordBytes = root.folderSize(path);
      // It was a folder when the one above was read.
      if (recordBytes === null) return void this.notes.push(`${shown} cannot be read`);
      const { entries, more } = root.children(path, recordBytes);
      if (more) this.notes.push(`only the first ${MAX_CHILDREN} entries of the folder ${shown}`);
      const hasOwn = entries.some((entry) => entry.name === '.gitignore' && entry.isFile());
      const own = hasOwn ? readIgnoreFile(root, path, this.#reader) : null;
      const rules = above === null ? FolderRules.ofRoot(root.exclude, own) : above.inside(name, own);
      this.#open = { root, rules, depth, entries, at: 0 };
    } catch {
      this.notes.push(`${shown} cannot be read`);
    }
  }

  /** Goes through some entries of a folder; whether these were the last ones. */
  #takeSome(open: OpenFolder): boolean {
    const { root, rules, depth, entries } = open;
    for (const entry of entries.slice(open.at, (open.at += TOGETHER))) {
      const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : null;
      if (kind === null || rules.reasonFor(entry.name, kind) !== null) continue;
      if (kind === 'folder') this.#next.push({ root, above: rules, name: entry.name, depth: depth + 1 });
      else this.files.push({ root: root.name, path: rules.pathOf(entry.name), kind });
    }
    return open.at >= entries.length;
  }
}
