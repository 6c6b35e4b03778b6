import { ScanThread } from './scan-thread';
import { scanWorkerFile } from './worker-file';

/** The threads that look at the disks of this machine, for all looks of the process. Started when first wanted. */
export interface ScanThreads {
  /** For trees. */
  trees: ScanThread;
  /** For single texts, so that they do not wait for a scan. */
  texts: ScanThread;
}

let shared: ScanThreads | null | undefined;

/** The threads of this process; null where the running code was not built along with their script. */
export function scanThreads(): ScanThreads | null {
  if (shared === undefined) {
    const script = scanWorkerFile();
    shared = script === null ? null : { trees: new ScanThread(script), texts: new ScanThread(script) };
  }
  return shared;
}
