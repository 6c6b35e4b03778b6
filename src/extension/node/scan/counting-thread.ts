import type { MessagePort } from 'node:worker_threads';
import { parseQuery } from '../../../agents/retrieval/query';
import { compileCounter } from '../../../agents/retrieval/counter';
import { CallFlags } from './call-flags';
import { CountJob, type JobMemory } from './count-job';
import { countingIn } from './count-files';
import { DiskRoot } from './disk-root';
import { FileReader } from './file-reader';
import type { PackedHits } from './hit-store';
import type { DiskRootSpec } from './messages';
import { PathTable, type SharedPaths } from './path-table';

/** One tree to be searched for one query by several threads. */
export interface HelperTask {
  /** Tells results of one task from those of another. */
  id: number;
  memory: JobMemory;
  /** Flags of the call that it is done for. */
  call: SharedArrayBuffer;
  /** See `JobEnd`. */
  at: number;
  maxBytes: number;
  roots: readonly DiskRootSpec[];
  texts: readonly string[];
  hints: readonly string[];
  paths: SharedPaths;
}

export interface HelperResult {
  id: number;
  packed: PackedHits;
}

/** Bytes of a file that are searched for a query. The rest of larger ones is data, mostly, or was written by a tool. */
export const SEARCHED_BYTES = 1024 * 1024;

/** Serves another thread: counts what that one has not counted yet. */
export function helpThrough(port: MessagePort): void {
  const reader = new FileReader(SEARCHED_BYTES);
  port.on('message', (task: HelperTask) => {
    const job = new CountJob(task.memory);
    if (!job.join()) return;
    try {
      const roots = task.roots.map((root) => new DiskRoot(root));
      const count = countingIn(roots, reader, compileCounter(parseQuery(task.texts, task.hints)));
      const paths = new PathTable(task.paths);
      const end = { at: task.at, maxBytes: task.maxBytes, call: new CallFlags(task.call) };
      const packed = job.work((place) => count(paths.at(place)), end).found.packed();
      const result: HelperResult = { id: task.id, packed };
      port.postMessage(
        result,
        packed.map(({ buffer }) => buffer),
      );
    } finally {
      job.leave();
    }
  });
}
