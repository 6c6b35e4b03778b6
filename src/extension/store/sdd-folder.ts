import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { errorCode, StoreProblem, storeProblem } from './store-problem';

export const SDD = '.sdd';

/**
 * The `.sdd/` folder below a base folder: the only place where the product writes in a workspace. Every path is made
 * step by step from names that are checked, so that nothing is written outside, also not through symbolic links.
 */
export class SddFolder {
  /** @param base The folder that holds `.sdd/`, absolute. */
  constructor(readonly base: string) {}

  /** The absolute path of something in `.sdd/`; creates nothing. Throws if a name is not a plain one. */
  path(...names: string[]): string {
    for (const name of names) assertPlainName(name);
    return path.join(this.base, SDD, ...names);
  }

  /** The same place as people and journals read it: relative to the base, with forward slashes. */
  shown(...names: string[]): string {
    return [SDD, ...names].join('/');
  }

  /**
   * Creates `.sdd/`, its `.gitignore` and the folders named, as far as they are missing.
   * @returns the absolute path of the last one.
   * @throws StoreProblem if something else is in the way, or the place cannot be written.
   */
  async ensure(...names: string[]): Promise<string> {
    await this.folder([]);
    await this.ignoreSessions();
    for (let depth = 1; depth <= names.length; depth++) await this.folder(names.slice(0, depth));
    return this.path(...names);
  }

  /**
   * Writes a file whole: to a temporary name in the same folder, synced, then renamed. A reader sees the old content
   * or the new one, never a part. Refuses to replace anything but a regular file.
   * @param mayReplace Asked last, right before the new content takes the place of the old: throws to leave it.
   * @param scratch The folder for the temporary file, where that is not the one it is for: whoever owns it clears it up.
   */
  async write(
    names: string[],
    content: string | Uint8Array,
    { mayReplace, scratch = names.slice(0, -1) }: { mayReplace?: () => Promise<void>; scratch?: string[] } = {},
  ): Promise<void> {
    const shown = this.shown(...names);
    const target = this.path(...names);
    await this.ensure(...names.slice(0, -1));
    const temporary = path.join(
      await this.ensure(...scratch),
      `${path.basename(target)}.${randomUUID().slice(0, 8)}.tmp`,
    );
    try {
      await assertReplaceable(target, shown);
      await withFile(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW, async (file) => {
        await file.writeFile(content);
        await file.sync();
      });
      await mayReplace?.();
      await rename(temporary, target);
      await syncFolder(path.dirname(target));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw storeProblem(error, shown);
    }
  }

  /**
   * Gives a folder another place, with all that is in it, in one step.
   * @returns false if something else is in that place; an empty folder is not.
   */
  async move(from: string[], to: string[]): Promise<boolean> {
    await this.ensure(...to.slice(0, -1));
    const target = this.path(...to);
    try {
      await rename(this.path(...from), target);
    } catch (error) {
      if (['EEXIST', 'ENOTEMPTY', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return false;
      // Windows replaces no folder, be it empty.
      if (errorCode(error) === 'EPERM' && (await lstat(target).catch(() => null)) !== null) return false;
      throw storeProblem(error, this.shown(...to));
    }
    await syncFolder(path.dirname(target));
    return true;
  }

  /** Deletes the temporary files in a folder that a killed writer left behind, as far as that can be done. */
  async sweep(...names: string[]): Promise<void> {
    const folder = this.path(...names);
    for (const name of await readdir(folder).catch(() => [])) {
      if (!TEMPORARY.test(name)) continue;
      const left = path.join(folder, name);
      if ((await lstat(left).catch(() => null))?.isFile()) await rm(left, { force: true }).catch(() => undefined);
    }
  }

  /** Deletes a folder with all that is in it; links in it are removed, not followed. */
  async remove(...names: string[]): Promise<void> {
    const shown = this.shown(...names);
    try {
      for (let depth = 1; depth <= names.length; depth++) {
        const step = this.path(...names.slice(0, depth));
        if ((await lstat(step)).isSymbolicLink()) await this.assertInside(step, this.shown(...names.slice(0, depth)));
      }
      await rm(this.path(...names), { recursive: true });
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw storeProblem(error, shown);
    }
  }

  private async folder(names: string[]): Promise<void> {
    const shown = this.shown(...names);
    const folder = this.path(...names);
    try {
      await mkdir(folder);
    } catch (error) {
      // Some file systems answer "read-only" before they look whether the folder is there already.
      const there = await lstat(folder).catch(() => null);
      if (there === null) throw storeProblem(error, shown);
      if (there.isSymbolicLink()) return this.assertInside(folder, shown);
      if (!there.isDirectory()) {
        throw new StoreProblem(
          `${shown} is a file, but a folder of this name is needed here. Rename or move the file.`,
        );
      }
    }
  }

  private async assertInside(link: string, shown: string): Promise<void> {
    const [base, target] = await Promise.all([realpath(this.base), realpath(link).catch(() => null)]);
    if (target !== null && (target + path.sep).startsWith(base + path.sep)) return;
    throw new StoreProblem(
      `${shown} is a symbolic link that leads out of this folder, so nothing is written there. Put a real folder in its place.`,
    );
  }

  private async ignoreSessions(): Promise<void> {
    const file = path.join(this.base, SDD, '.gitignore');
    try {
      await writeFile(file, 'sessions/\n', { flag: 'wx' });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw storeProblem(error, `${SDD}/.gitignore`);
    }
  }
}

/** How files are named that are still being written. */
const TEMPORARY = /\.[0-9a-f]{8}\.tmp$/;

/** Makes opening a symbolic link fail, where the system can. */
export const NO_FOLLOW: number = constants.O_NOFOLLOW ?? 0;

/** Opens a file, does something with it and closes it in any case. */
export async function withFile<T>(file: string, flags: number, use: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, flags, 0o644);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/**
 * Reads a regular file, not through a symbolic link. Anything else that bears its name is refused, not waited for.
 * @throws StoreProblem for what is no file; else what opening and reading throw.
 */
export function readPlainFile(file: string, shown: string): Promise<Buffer> {
  return withFile(file, constants.O_RDONLY | NO_FOLLOW | NO_WAITING, async (handle) => {
    if ((await handle.stat()).isFile()) return handle.readFile();
    throw new StoreProblem(`${shown} is not a file, so it is not read. Rename or move it.`);
  });
}

/** Keeps opening a pipe from waiting for somebody at its other end, where the system can. */
const NO_WAITING: number = constants.O_NONBLOCK ?? 0;

/** Makes a new name in a folder durable, where the system lets folders be synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function assertReplaceable(target: string, shown: string): Promise<void> {
  const there = await lstat(target).catch(() => null);
  if (there === null || there.isFile()) return;
  const what = there.isSymbolicLink() ? 'a symbolic link' : 'not a file';
  throw new StoreProblem(`${shown} is ${what}, so it is not overwritten. Rename or move it.`);
}

/** Letters, digits, dot, dash and underscore, not starting with a dot (but for `.gitignore`). */
function assertPlainName(name: string): void {
  if (/^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,199}$/u.test(name)) return;
  throw new StoreProblem(`"${name.slice(0, 60)}" cannot be a file name in ${SDD}.`);
}
