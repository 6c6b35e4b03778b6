import { lstatSync, opendirSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { MAX_CHILDREN } from '../rules/walk-limits';
import type { DiskRootSpec } from './messages';

/**
 * Bytes of a folder's own record above which it may have very many entries, so that they are fetched in pieces. Windows
 * does not tell, and fetches in pieces always.
 */
const LARGE_FOLDER = process.platform === 'win32' ? -1 : 512 * 1024;

/** Entries fetched in one piece. */
const PIECE = 512;

/** A folder of this machine, looked at by a thread that may wait for the disk. */
export class DiskRoot {
  readonly name: string;
  readonly exclude: readonly string[];
  readonly #folder: string;
  #real: string | null = null;

  constructor({ name, folder, exclude }: DiskRootSpec) {
    this.name = name;
    this.exclude = exclude;
    this.#folder = folder;
  }

  /** The place of a path relative to the root, '' for the root. Throws if the root itself is not there. */
  at(relative: string): string {
    const real = (this.#real ??= realpathSync.native(this.#folder));
    if (relative === '') return real;
    return path.sep === '/' ? `${real}/${relative}` : path.join(real, ...relative.split('/'));
  }

  /**
   * Bytes of the record of a folder that is one by itself and not through a link; null for anything else. Says nothing of
   * the folders above.
   */
  folderSize(relative: string): number | null {
    const status = lstatSync(this.at(relative), { throwIfNoEntry: false });
    return status?.isDirectory() === true ? status.size : null;
  }

  /** The entries of a folder in the order of their names, at most `MAX_CHILDREN`; `more` says that there are others. */
  children(relative: string, recordBytes: number): { entries: Dirent[]; more: boolean } {
    const where = this.at(relative);
    const entries = recordBytes > LARGE_FOLDER ? firstEntries(where) : readdirSync(where, { withFileTypes: true });
    const more = entries.length > MAX_CHILDREN;
    if (more) entries.length = MAX_CHILDREN;
    return { entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)), more };
  }
}

function firstEntries(where: string): Dirent[] {
  const entries: Dirent[] = [];
  const folder = opendirSync(where, { bufferSize: PIECE });
  try {
    for (let entry = folder.readSync(); entry !== null && entries.length <= MAX_CHILDREN; entry = folder.readSync()) {
      entries.push(entry);
    }
  } finally {
    folder.closeSync();
  }
  return entries;
}
