import { lstatSync } from 'node:fs';
import type { FileEntry } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import type { DiskRoot } from './disk-root';
import type { FileList } from './messages';

/** Files in one part of an answer: unpacking them takes the host a few milliseconds. */
const FILES_IN_PART = 4_000;

/** Most files whose sizes are asked for: each costs a call to the system. */
const MOST_SIZES = 20_000;

/** The same files, the first of them with their sizes as far as there is time. */
export function withSizes(files: readonly FileEntry[], roots: readonly DiskRoot[], budget: CallBudget): FileEntry[] {
  const known = new Map(roots.map((root) => [root.name, root]));
  for (const file of files.slice(0, MOST_SIZES)) {
    const root = known.get(file.root);
    if (file.size !== undefined || root === undefined) continue;
    if (budget.timeLeft === 0) break;
    const status = sizeOf(root, file.path);
    if (status !== undefined) file.size = status;
  }
  return [...files];
}

function sizeOf(root: DiskRoot, path: string): number | undefined {
  try {
    return lstatSync(root.at(path), { throwIfNoEntry: false })?.size;
  } catch {
    return undefined;
  }
}

/** Files of several roots as parts of one root each, in their order. */
export function fileParts(files: readonly FileEntry[]): FileList[] {
  const packed: FileList[] = [];
  let from = 0;
  for (let at = 1; at <= files.length; at++) {
    const root = files[from]?.root ?? '';
    if (at < files.length && at - from < FILES_IN_PART && files[at]?.root === root) continue;
    packed.push(partOf(root, files.slice(from, at)));
    from = at;
  }
  return packed;
}

function partOf(root: string, files: readonly FileEntry[]): FileList {
  return {
    root,
    paths: files.map(({ path }) => path).join('\n'),
    sizes: Float64Array.from(files, ({ size }) => size ?? -1),
  };
}
