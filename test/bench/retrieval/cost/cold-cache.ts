import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const SWITCH = '/proc/sys/vm/drop_caches';

/** Makes the machine forget which files it has read, and their names. False where it cannot be made to. */
export function emptyFileCache(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    execFileSync('sync');
    // Pages, and the entries of folders.
    writeFileSync(SWITCH, '3');
    return true;
  } catch {
    return false;
  }
}
