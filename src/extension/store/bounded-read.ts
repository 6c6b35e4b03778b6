import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { NO_FOLLOW, withFile } from './sdd-folder';
import { StoreProblem } from './store-problem';

/** Keeps opening a pipe from waiting for somebody at its other end, where the system can. */
const NO_WAITING: number = constants.O_NONBLOCK ?? 0;

/**
 * Reads a regular file of at most `most` bytes, not through a symbolic link.
 * @throws StoreProblem for what is no file or has more bytes; else what opening and reading throw.
 */
export function readUpTo(file: string, shown: string, most: number): Promise<Buffer> {
  return withPlainFile(file, shown, async (handle, size) => {
    if (size <= most) return handle.readFile();
    throw new StoreProblem(tooLarge(shown, size, most));
  });
}

/** The beginning and the end of a file; all of it is its beginning where it is no longer than `whole` bytes. */
export interface Ends {
  size: number;
  head: Buffer;
  /** Empty where the head is all of it. */
  tail: Buffer;
}

/** Reads a regular file whole, if it has at most `whole` bytes, or else `part` bytes at each of its ends. Throws as `readUpTo`. */
export function readEnds(file: string, shown: string, whole: number, part: number): Promise<Ends> {
  return withPlainFile(file, shown, async (handle, size) => {
    if (size <= whole) return { size, head: await slice(handle, 0, size), tail: Buffer.alloc(0) };
    return { size, head: await slice(handle, 0, part), tail: await slice(handle, size - part, part) };
  });
}

/** A sentence on a file that is not read because of its size, in megabytes. */
export function tooLarge(shown: string, size: number, most: number): string {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  return `${shown} is too large to be read: it has ${megabytes(size)}, and at most ${megabytes(most)} are.`;
}

function withPlainFile<T>(
  file: string,
  shown: string,
  use: (handle: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  return withFile(file, constants.O_RDONLY | NO_FOLLOW | NO_WAITING, async (handle) => {
    const there = await handle.stat();
    if (there.isFile()) return use(handle, there.size);
    throw new StoreProblem(`${shown} is not a file, so it is not read. Rename or move it.`);
  });
}

async function slice(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, from);
  return buffer.subarray(0, bytesRead);
}
