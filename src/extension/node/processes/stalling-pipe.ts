import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ProcessRequest, type ProcessResult, runProcess } from './run-process';

/** Files that git and ripgrep open by their names wherever they lie, and wait for if they are pipes. */
const OPENED: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes', '.gitmodules', '.mailmap']);

/** Milliseconds after which it is asked what a program may be waiting for: most have ended by then. */
const PATIENCE_MS = 1_500;

const MAX_FOLDERS = 50_000;
const PARALLEL = 16;

/**
 * Runs a program over the files of a folder. One that takes long is stopped if it may be waiting for a pipe that somebody
 * put in place of a file of rules, which nobody will ever write to: `pipe` is where it lies, relative to the folder.
 */
export async function runBesidePipes(
  request: ProcessRequest,
  folder: string,
): Promise<ProcessResult & { pipe: string | null }> {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  request.signal?.addEventListener('abort', cancel);
  if (request.signal?.aborted === true) cancel();
  let pipe: string | null = null;
  let isOver = false;
  const timer = setTimeout(() => {
    void stallingPipe(folder, () => isOver).then((found) => {
      if (found === null || isOver) return;
      pipe = found;
      stop.abort();
    });
  }, PATIENCE_MS);
  try {
    const result = await runProcess({ ...request, signal: stop.signal });
    return { ...result, pipe };
  } finally {
    isOver = true;
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
  }
}

/** The first such pipe or device below a folder, the higher ones first; null where there is none or nobody waits. */
async function stallingPipe(folder: string, isOver: () => boolean): Promise<string | null> {
  const waiting = [folder];
  for (let seen = 0; waiting.length > 0 && seen < MAX_FOLDERS && !isOver(); seen += PARALLEL) {
    const together = waiting.splice(0, PARALLEL);
    const found = await Promise.all(together.map((one) => readdir(one, { withFileTypes: true }).catch(() => [])));
    for (const [i, entries] of found.entries()) {
      const within = together[i] ?? folder;
      for (const entry of entries) {
        if (entry.isDirectory() && entry.name !== '.git') waiting.push(path.join(within, entry.name));
        const waits = entry.isFIFO() || entry.isCharacterDevice();
        if (waits && OPENED.has(entry.name)) return path.relative(folder, path.join(within, entry.name));
      }
    }
  }
  return null;
}
