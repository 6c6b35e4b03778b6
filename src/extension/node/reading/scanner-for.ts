import { diskScanner } from './disk-scanner';
import type { Root } from '../file-api/file-api';
import { fileApiScanner } from '../file-api/file-api-scanner';
import { scanThreads } from '../scan/scan-threads';
import type { Scanner } from '../search/scanner';

/** Scans in threads of its own where all roots lie on disks of this machine, else in slices in this thread. */
export function scannerFor(roots: readonly Root[]): Scanner {
  const threads = scanThreads();
  const specs = roots.flatMap(({ name, disk, exclude }) =>
    disk === undefined ? [] : [{ name, folder: disk, exclude }],
  );
  return threads !== null && specs.length === roots.length && roots.length > 0
    ? diskScanner(specs, threads)
    : fileApiScanner(roots);
}
