import type { Root } from './file-api';
import { IgnoreFile, MAX_IGNORE_BYTES } from '../rules/ignore-file';
import { FolderRules, type SkipReason } from '../rules/skip-rules';
import { MAX_DEPTH } from '../rules/walk-limits';

/** Reads, through a root's files, the rules of what is left out, and remembers them. For one call. */
export class FileApiRules {
  readonly #root: Root;
  readonly #known = new Map<string, Promise<FolderRules>>();

  constructor(root: Root) {
    this.#root = root;
  }

  /** The rules inside a folder that is itself not left out. `hasOwn: false` saves looking for its `.gitignore`. */
  inside(folder: string, hasOwn = true): Promise<FolderRules> {
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const loading = this.#load(folder, hasOwn);
    this.#known.set(folder, loading);
    return loading;
  }

  /** Why a path, or a folder above it, is left out; null if it is not. */
  async reasonFor(path: string, kind: 'file' | 'folder'): Promise<SkipReason | null> {
    const segments = path === '' ? [] : path.split('/');
    if (segments.length > MAX_DEPTH + 1) return 'deep';
    for (const [i, name] of segments.entries()) {
      const rules = await this.inside(segments.slice(0, i).join('/'));
      const reason = rules.reasonFor(name, i === segments.length - 1 ? kind : 'folder');
      if (reason !== null) return reason;
    }
    return null;
  }

  async #load(folder: string, hasOwn: boolean): Promise<FolderRules> {
    const own = hasOwn ? await this.#ignoreFile(folder) : null;
    if (folder === '') return FolderRules.ofRoot(this.#root.exclude, own);
    const cut = folder.lastIndexOf('/');
    return (await this.inside(cut === -1 ? '' : folder.slice(0, cut))).inside(folder.slice(cut + 1), own);
  }

  async #ignoreFile(folder: string): Promise<IgnoreFile | null> {
    try {
      const path = folder === '' ? '.gitignore' : `${folder}/.gitignore`;
      return IgnoreFile.parse((await this.#root.files.readFile(path, MAX_IGNORE_BYTES)).bytes);
    } catch {
      // None there, or unreadable: then nothing is ignored by it.
      return null;
    }
  }
}
