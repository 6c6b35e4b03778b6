import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the worker's script is, from the folder of the running one; set by the build, which knows both. */
declare const SCAN_WORKER: string | undefined;

/** The script of the worker; null where the running code was not built along with it. */
export function scanWorkerFile(): string | null {
  if (typeof SCAN_WORKER === 'undefined') return null;
  const file = path.join(import.meta.dirname, SCAN_WORKER);
  return existsSync(file) ? file : null;
}
