import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { headOf, objectFolders } from './clone';
import { git, GitFailed } from './git-process';

/**
 * Trees of a clone's commits, one after the other in one folder, each with a repository of its own whose history ends at
 * that commit. The clone is only read: its objects are linked, or copied where links are not possible.
 */
export class Checkout {
  readonly tree: string;
  readonly #gitDirectory: string;
  #at: string | null = null;

  private constructor(tree: string) {
    this.tree = tree;
    this.#gitDirectory = path.join(tree, '.git');
  }

  /** Makes an empty checkout in a folder that does not exist yet. */
  static async create(clone: string, tree: string): Promise<Checkout> {
    const checkout = new Checkout(tree);
    const head = await headOf(clone).catch(() => null);
    mkdirSync(path.join(checkout.#gitDirectory, 'refs'), { recursive: true });
    for (const objects of objectFolders(clone)) takeObjects(objects, path.join(checkout.#gitDirectory, 'objects'));
    const shallow = path.join(clone, 'shallow');
    if (existsSync(shallow)) copyFileSync(shallow, path.join(checkout.#gitDirectory, 'shallow'));
    const format =
      head?.length === 64
        ? '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectformat = sha256\n'
        : '[core]\n\trepositoryformatversion = 0\n';
    writeFileSync(path.join(checkout.#gitDirectory, 'config'), format);
    writeFileSync(path.join(checkout.#gitDirectory, 'HEAD'), `${head ?? '0'.repeat(40)}\n`);
    return checkout;
  }

  /**
   * Puts the tree of a commit into the folder, and the commit at the end of its history. Files whose content the clone
   * lacks stay out. Gives the paths that differ from the tree before, or null for the first one, and for the first after
   * one that could not be put there.
   */
  async show(commit: string): Promise<string[] | null> {
    const before = this.#at;
    this.#at = null;
    const hash = (await this.#git(['rev-parse', '--verify', `${commit}^{commit}`])).trim();
    if (before === null) this.#empty();
    await this.#git(['read-tree', '--reset', hash]);
    const changes = before === null ? null : await this.#changes(before, hash);
    for (const { path: file, gone } of changes ?? []) if (gone) this.#remove(file);
    const wanted = changes?.filter(({ gone }) => !gone).map(({ path: file }) => `${file}\0`);
    if (wanted === undefined) await this.#write(['--all']);
    else if (wanted.length > 0) await this.#write(['-z', '--stdin'], wanted.join(''));
    writeFileSync(path.join(this.#gitDirectory, 'HEAD'), `${hash}\n`);
    this.#at = hash;
    return changes?.map(({ path: file }) => file) ?? null;
  }

  /** Those of some paths that are no files in the tree of a commit: submodules, links, and what is not there. */
  async noFiles(commit: string, paths: readonly string[]): Promise<string[]> {
    const listed = await this.#git(['ls-tree', '-z', commit, '--', ...paths.map((file) => `:(literal)${file}`)]);
    const files = new Set(
      listed.split('\0').flatMap((line) => {
        const [, mode = '', file = ''] = /^(\d+) [^\t]*\t([^]*)$/.exec(line) ?? [];
        return mode.startsWith('100') ? [file] : [];
      }),
    );
    return paths.filter((file) => !files.has(file));
  }

  /** How many files of the tree are not there, since the clone lacks their content. */
  async missing(): Promise<number> {
    return (await this.#git(['ls-files', '--deleted', '-z'])).split('\0').length - 1;
  }

  /** Seconds since 1970 of the commits, in their order. Rejects where one is not there. */
  async times(commits: readonly string[]): Promise<number[]> {
    const named = commits.map((commit) => `${commit}^0`);
    const lines = await this.#git(['show', '-s', '--format=%ct', '--no-show-signature', ...named]);
    return lines.trim().split('\n').map(Number);
  }

  /** Whether the clone holds a commit and its tree. */
  has(commit: string): Promise<boolean> {
    return this.#git(['cat-file', '-e', `${commit}^{tree}`]).then(
      () => true,
      () => false,
    );
  }

  dispose(): void {
    rmSync(this.tree, { recursive: true, force: true });
  }

  async #changes(before: string, after: string): Promise<{ path: string; gone: boolean }[]> {
    const listed = await this.#git(['diff-tree', '-r', '--no-renames', '--name-status', '-z', before, after]);
    const fields = listed.split('\0');
    return fields
      .flatMap((status, i) => (i % 2 === 0 && status !== '' ? [{ status, path: fields[i + 1] ?? '' }] : []))
      .map(({ status, path: file }) => ({ path: file, gone: status === 'D' }));
  }

  async #write(which: readonly string[], input = ''): Promise<void> {
    try {
      await this.#git(['checkout-index', '--force', '--quiet', '--index', ...which], input);
    } catch (error) {
      const lacking = (line: string) => /unable to read/.test(line);
      if (!(error instanceof GitFailed && error.stderr.split('\n').every(lacking))) throw error;
    }
  }

  /** Leaves nothing in the folder but the repository. */
  #empty(): void {
    for (const name of readdirSync(this.tree)) {
      if (name !== '.git') rmSync(path.join(this.tree, name), { recursive: true, force: true });
    }
  }

  /** Removes a file, and the folders that are empty without it. */
  #remove(file: string): void {
    // A submodule stands here as an empty folder.
    rmSync(path.join(this.tree, file), { force: true, recursive: true });
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      const full = path.join(this.tree, folder);
      if (!existsSync(full)) continue;
      if (readdirSync(full).length > 0) return;
      rmdirSync(full);
    }
  }

  #git(args: readonly string[], input = ''): Promise<string> {
    return git([`--git-dir=${this.#gitDirectory}`, `--work-tree=${this.tree}`, ...args], input);
  }
}

/** Links the files of an object folder into another, or copies them. What says where else objects may be stays behind. */
function takeObjects(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = path.relative(from, entry.parentPath);
    if (folder.split(path.sep)[0] === 'info') continue;
    mkdirSync(path.join(to, folder), { recursive: true });
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, folder, entry.name);
    if (existsSync(target)) continue;
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
    }
  }
}
