import { constants, readlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** Where the system shows what a process has open; only Linux resolves a path through it to the very folder. */
const OPENED = '/proc/self/fd';
const HAS_OPENED = process.platform === 'linux' && isMounted();

function isMounted(): boolean {
  try {
    return readlinkSync('/proc/self') === String(process.pid);
  } catch {
    return false;
  }
}

/** A folder that is held open. */
interface HeldFolder {
  /** A path of it that leads to the same folder whatever takes its place. */
  place: string;
  close(): Promise<void>;
}

/**
 * Opens a folder step by step, each within the one before, none of them through a link. Null where the system has no paths
 * of what is open. Rejects with what opening says.
 * @param steps the first an absolute path, the others plain names
 */
export async function heldFolder([first = '', ...names]: readonly string[]): Promise<HeldFolder | null> {
  if (!HAS_OPENED) return null;
  let held: FileHandle | null = null;
  try {
    for (const step of [first, ...names]) {
      const where = held === null ? step : path.join(placeOf(held), step);
      const next: FileHandle = await open(where, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
      await held?.close();
      held = next;
    }
  } catch (error) {
    await held?.close();
    throw error;
  }
  const folder = held;
  return folder === null ? null : { place: placeOf(folder), close: () => folder.close() };
}

function placeOf({ fd }: FileHandle): string {
  return `${OPENED}/${fd}`;
}
