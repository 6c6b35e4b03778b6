import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';

/** Follows no link, and waits for no pipe that came in the place of a file; Windows has neither guard. */
const GUARDS =
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/** What bears the name of a small file and is none: a link, a pipe, a folder, or too much. */
export const NO_SMALL_FILE: unique symbol = Symbol('no small regular file');

/** The text of a small regular file of a git folder; null where nothing of that name is. */
export async function readSmallFile(file: string, maxBytes: number): Promise<string | typeof NO_SMALL_FILE | null> {
  const there = await lstat(file).catch(() => null);
  if (there === null) return null;
  if (!there.isFile()) return NO_SMALL_FILE;
  const handle = await open(file, constants.O_RDONLY | GUARDS).catch(() => null);
  try {
    const status = await handle?.stat();
    if (handle === null || status?.isFile() !== true || status.size > maxBytes) return NO_SMALL_FILE;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle?.close();
  }
}
