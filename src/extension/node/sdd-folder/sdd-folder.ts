import { constants, type Dirent } from 'node:fs';
import { lstat, mkdir, open, opendir, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { heldFolder } from './held-folder';
import { randomUUID } from 'node:crypto';
import { errorCode, StoreProblem, storeProblem } from './store-problem';

export const SDD = '.sdd';

/**
 * The `.sdd/` folder below a base folder: the only place where the product writes in a workspace, but for exports that the
 * person sends elsewhere (see `ExportFolder`). Every path is made step by step from names that are checked, so that nothing
 * is written outside, also not through symbolic links.
 */
export class SddFolder {
  /** The folder's own name. */
  protected readonly top: string = SDD;

  /** @param base The folder that holds `.sdd/`, absolute. */
  constructor(readonly base: string) {}

  /** The absolute path of something in `.sdd/`; creates nothing. Throws if a name is not a plain one. */
  path(...names: string[]): string {
    for (const name of names) this.assertName(name);
    return path.join(this.base, this.top, ...names);
  }

  /** The same place as people and journals read it: relative to the base, with forward slashes. */
  shown(...names: string[]): string {
    return [this.top, ...names].join('/');
  }

  /**
   * Creates `.sdd/`, its `.gitignore` and the folders named, as far as they are missing.
   * @returns the absolute path of the last one.
   * @throws StoreProblem if something else is in the way, or the place cannot be written.
   */
  async ensure(...names: string[]): Promise<string> {
    await this.folder([]);
    await this.prepare();
    for (let depth = 1; depth <= names.length; depth++) await this.folder(names.slice(0, depth));
    return this.path(...names);
  }

  /**
   * Writes a file whole: to a temporary name in the same folder, synced, then renamed. A reader sees the old content
   * or the new one, never a part. Refuses to replace anything but a regular file.
   * @param mayReplace Asked last, right before the new content takes the place of the old: throws to leave it.
   * @param mark Eight hexadecimal digits by which `sweep` knows the temporary file, should the writer be killed.
   */
  async write(
    names: string[],
    content: string | Uint8Array,
    { mayReplace, mark = randomMark() }: { mayReplace?: () => Promise<void>; mark?: string } = {},
  ): Promise<void> {
    const shown = this.shown(...names);
    const target = this.path(...names);
    const parent = names.slice(0, -1);
    const temporary = [...parent, `${(names.at(-1) ?? '').replace(/^\./, '')}.${randomMark()}${mark}.tmp`];
    await this.ensure(...parent);
    try {
      await assertReplaceable(target, shown);
      await this.open(temporary, CREATE_NEW, async (file) => {
        await file.writeFile(content);
        await file.sync();
      });
      await mayReplace?.();
      await this.within(parent, async (place) => {
        await rename(path.join(place, temporary.at(-1) ?? ''), path.join(place, names.at(-1) ?? ''));
        await syncFolder(place);
      });
    } catch (error) {
      await this.remove(...temporary).catch(() => undefined);
      throw storeProblem(error, shown);
    }
  }

  /**
   * Does something in a folder of `.sdd/`, given a path of it that leads to this very folder also where another takes its
   * place, if the system has such paths; else it is only looked at before that nothing on the way is a link.
   */
  private async within<T>(names: string[], use: (place: string) => Promise<T>): Promise<T> {
    await this.assertNoLinks(names);
    const held = await heldFolder([path.join(this.base, this.top), ...names]);
    try {
      return await use(held?.place ?? this.path(...names));
    } finally {
      await held?.close();
    }
  }

  /**
   * Opens a file, does something with it and closes it in any case. No step of its path may be a link, and what was opened
   * is what stands there: a folder that became a link in between is noticed before anything is read or written.
   * @throws StoreProblem for a link; else what opening and using the file throw.
   */
  async open<T>(names: string[], flags: number, use: (handle: FileHandle) => Promise<T>): Promise<T> {
    const file = this.path(...names);
    const handle = await this.within(names.slice(0, -1), (place) =>
      open(path.join(place, path.basename(file)), flags | NO_FOLLOW | NO_WAITING, 0o644),
    );
    try {
      await this.assertNoLinks(names.slice(0, -1));
      const [opened, there] = await Promise.all([handle.stat({ bigint: true }), lstat(file, { bigint: true })]);
      if (there.isSymbolicLink() || opened.ino !== there.ino || opened.dev !== there.dev) {
        throw linkProblem(this.shown(...names));
      }
      if (!opened.isFile()) {
        throw new StoreProblem(`${this.shown(...names)} is not a file, so it is not used. Rename or move it.`);
      }
      return await use(handle);
    } finally {
      await handle.close();
    }
  }

  /**
   * Reads a regular file, without following links. Anything else that bears its name is refused, not waited for.
   * @throws StoreProblem for what is no file, or larger than `maxBytes`; else what opening and reading throw.
   */
  read(names: string[], maxBytes = MAX_READ_BYTES): Promise<Buffer> {
    return this.open(names, constants.O_RDONLY, async (handle) => {
      const { size } = await handle.stat();
      if (size <= maxBytes) return handle.readFile();
      throw new StoreProblem(tooLarge(this.shown(...names), size, maxBytes));
    });
  }

  /** Reads a file whole, if it has at most `whole` bytes, or else `part` bytes at each of its ends. Throws as `read`. */
  readEnds(names: string[], whole: number, part: number): Promise<Ends> {
    return this.open(names, constants.O_RDONLY, async (handle) => {
      const { size } = await handle.stat();
      if (size <= whole) return { size, head: await slice(handle, 0, size), tail: Buffer.alloc(0) };
      return { size, head: await slice(handle, 0, part), tail: await slice(handle, size - part, part) };
    });
  }

  /** Whether a folder is there, in `.sdd/` itself and not behind a link. */
  async holds(...names: string[]): Promise<boolean> {
    try {
      await this.assertNoLinks(names);
      return (await lstat(this.path(...names))).isDirectory();
    } catch {
      return false;
    }
  }

  /**
   * Gives a folder another name in the same folder, in one step.
   * @returns false if something else has that name; an empty folder is not.
   */
  async rename(parent: string[], from: string, to: string): Promise<boolean> {
    const target = this.path(...parent, to);
    this.assertName(from);
    try {
      await this.within(parent, (place) => rename(path.join(place, from), path.join(place, to)));
    } catch (error) {
      if (['EEXIST', 'ENOTEMPTY', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return false;
      // Windows replaces no folder, be it empty.
      if (errorCode(error) === 'EPERM' && (await lstat(target).catch(() => null)) !== null) return false;
      throw storeProblem(error, this.shown(...parent, to));
    }
    await syncFolder(path.dirname(target));
    return true;
  }

  /** What is in a folder, of very much the first `most`; nothing where there is no folder, or a link to one. */
  async entries(names: string[], most: number): Promise<{ entries: Dirent[]; more: boolean }> {
    const entries: Dirent[] = [];
    if (!(await this.holds(...names))) return { entries, more: false };
    for await (const entry of await opendir(this.path(...names), { bufferSize: 512 })) {
      if (entries.length === most) return { entries, more: true };
      entries.push(entry);
    }
    return { entries, more: false };
  }

  /**
   * Deletes what a killed writer with this mark left half-written in a folder, as far as that can be done.
   * @returns what was in the folder: its first `most` entries were looked at.
   */
  async sweep(mark: string, names: string[], most: number): Promise<{ entries: Dirent[]; more: boolean }> {
    const there = await this.entries(names, most).catch(() => ({ entries: [], more: false }));
    for (const { name } of there.entries) {
      if (name.endsWith(`${mark}.tmp`)) await this.remove(...names, name).catch(() => undefined);
    }
    return there;
  }

  /** Deletes a file, or a folder with all that is in it; links in it are removed, not followed. */
  async remove(...names: string[]): Promise<void> {
    try {
      await this.within(names.slice(0, -1), (place) => rm(path.join(place, names.at(-1) ?? ''), { recursive: true }));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw storeProblem(error, this.shown(...names));
    }
  }

  private assertName(name: string): void {
    if (isPlainName(name) || DOT_NAMES.includes(name)) return;
    throw new StoreProblem(`"${name.slice(0, 60)}" cannot be a file name in ${this.top}.`);
  }

  private async folder(names: string[]): Promise<void> {
    const shown = this.shown(...names);
    const folder = this.path(...names);
    // It is there each time but the first: nothing has to be made, nor held for it.
    if ((await lstat(folder).catch(() => null))?.isDirectory() === true) return;
    try {
      if (names.length === 0) await mkdir(folder);
      else await this.within(names.slice(0, -1), (place) => mkdir(path.join(place, names.at(-1) ?? '')));
    } catch (error) {
      // Some file systems answer "read-only" before they look whether the folder is there already.
      const there = await lstat(folder).catch(() => null);
      if (there === null) throw storeProblem(error, shown);
      if (there.isSymbolicLink()) throw linkProblem(shown);
      if (!there.isDirectory()) {
        throw new StoreProblem(
          `${shown} is a file, but a folder of this name is needed here. Rename or move the file.`,
        );
      }
    }
  }

  /** @throws StoreProblem if `.sdd/` or one of the folders named below it is a link. */
  private async assertNoLinks(names: string[]): Promise<void> {
    for (let depth = 0; depth <= names.length; depth++) {
      const step = names.slice(0, depth);
      if ((await lstat(this.path(...step))).isSymbolicLink()) throw linkProblem(this.shown(...step));
    }
  }

  /** What is made in the folder itself before anything is written: here the rule that keeps sessions out of version control. */
  protected async prepare(): Promise<void> {
    if ((await lstat(this.path(IGNORE)).catch(() => null)) !== null) return;
    try {
      await this.open([IGNORE], CREATE_NEW, (file) => file.writeFile('sessions/\n'));
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw storeProblem(error, this.shown(IGNORE));
    }
  }
}

const IGNORE = '.gitignore';

/** Names with a dot at their start that something of ours is written under. */
const DOT_NAMES: readonly string[] = [IGNORE, '.openspec.yaml'];

/** The beginning and the end of a file; all of it is its beginning where it is no longer than what is read whole. */
export interface Ends {
  size: number;
  head: Buffer;
  /** Empty where the head is all of it. */
  tail: Buffer;
}

/** A sentence on a file that is not read because of its size, in megabytes. */
export function tooLarge(shown: string, size: number, most: number): string {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  return `${shown} is too large to be read: it has ${megabytes(size)}, and at most ${megabytes(most)} are.`;
}

async function slice(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Flags to open a file with that must not exist yet. */
export const CREATE_NEW: number = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

/** Most bytes that are read of one file: far more than an interview ever makes. */
const MAX_READ_BYTES = 64_000_000;

/** Makes opening a symbolic link fail, where the system can. */
const NO_FOLLOW: number = constants.O_NOFOLLOW ?? 0;
/** Keeps opening a pipe from waiting for somebody at its other end, where the system can. */
const NO_WAITING: number = constants.O_NONBLOCK ?? 0;

function randomMark(): string {
  return randomUUID().slice(0, 8);
}

function linkProblem(shown: string): StoreProblem {
  return new StoreProblem(
    `${shown} is a symbolic link, so nothing is read or written through it. Put a real file or folder in its place.`,
  );
}

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

/** Whether this can be a file's name in `.sdd/`: letters, digits, dot, dash and underscore, not starting with a dot. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,199}$/u.test(name);
}
