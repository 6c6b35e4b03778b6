import { constants } from 'node:fs';
import { lstat, open, opendir, realpath } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import path from 'node:path';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { isDeviceName } from '../rules/device-name';
import type { Child, FilePort, FileStatus } from '../file-api/file-api';

/** Folder entries fetched from the system at once. */
const BATCH = 512;

/** The files below a folder of this machine. Links are never walked; a path that leads out of the folder is refused. */
export function nodeFiles(folder: string): FilePort {
  let resolved: Promise<string> | undefined;
  const rootPath = () => (resolved ??= realpath(folder));
  const absolute = async (relative: string) => path.join(await rootPath(), ...relative.split('/'));

  return {
    async readDirectory(relative, maxEntries) {
      const where = await absolute(relative);
      await inside(await rootPath(), where, relative);
      const children: Child[] = [];
      const handle = await opendir(where, { bufferSize: BATCH });
      for await (const entry of handle) {
        if (children.length === maxEntries) return { children: await withSizes(where, children), more: true };
        children.push({ name: entry.name, kind: kindOf(entry) });
      }
      return { children: await withSizes(where, children), more: false };
    },

    async stat(relative) {
      const root = await rootPath();
      const real = await inside(root, await absolute(relative), relative);
      const status = await lstat(real);
      const kind = status.isFile() ? 'file' : status.isDirectory() ? 'folder' : 'other';
      const realPath = path.relative(root, real).split(path.sep).join('/');
      return { realPath, kind, size: status.size } satisfies FileStatus;
    },

    readFile: async (relative, maxBytes) =>
      readRegularFile(await rootPath(), await absolute(relative), relative, maxBytes),
  };
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): Child['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : 'other';
}

async function withSizes(folder: string, children: Child[]): Promise<Child[]> {
  return Promise.all(
    children.map(async (child) => {
      if (child.kind !== 'file') return child;
      const status = await lstat(path.join(folder, child.name)).catch(() => null);
      return status === null ? child : { ...child, size: status.size };
    }),
  );
}

/** The real path, if it lies in the root. Rejects, too, for a link whose target is not there. */
async function inside(root: string, where: string, relative: string): Promise<string> {
  const real = await realpath(where);
  const fromRoot = path.relative(root, real);
  if (fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot)) {
    throw new AccessRefused(`refused: "${relative}" leads out of the workspace through a link; name a file inside it.`);
  }
  return real;
}

/**
 * Opens without following a link and without waiting for a pipe, and reads only what turns out to be a regular file. What
 * was opened has to be what stands in the root then: a folder may have become a link that leads out of it.
 */
async function readRegularFile(root: string, where: string, relative: string, maxBytes: number) {
  if (process.platform === 'win32' && relative.split('/').some(isDeviceName)) {
    throw new AccessRefused(`refused: "${relative}" is the name of a device; name a regular file.`);
  }
  const before = await lstat(where, { bigint: true });
  if (!before.isFile()) throw notRegular(relative);
  // Absent on Windows, where the identities of the two looks are compared instead.
  const guards =
    ((constants.O_NOFOLLOW as number | undefined) ?? 0) | ((constants.O_NONBLOCK as number | undefined) ?? 0);
  const handle = await open(where, constants.O_RDONLY | guards);
  try {
    const status = await handle.stat({ bigint: true });
    if (!status.isFile() || !sameFile(before, status)) throw notRegular(relative);
    const within = await lstat(await inside(root, where, relative), { bigint: true });
    if (!sameFile(within, status)) throw notRegular(relative);
    const size = Number(status.size);
    const bytes = Buffer.allocUnsafe(Math.min(size, maxBytes));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return { bytes: bytes.subarray(0, filled), size };
  } finally {
    await handle.close();
  }
}

function sameFile(a: BigIntStats, b: BigIntStats): boolean {
  return a.ino === b.ino && a.dev === b.dev;
}

function notRegular(relative: string): AccessRefused {
  return new AccessRefused(
    `refused: "${relative}" is not a regular file (a link, a pipe or a device); name a regular file.`,
  );
}
