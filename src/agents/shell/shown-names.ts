import type { FileEntry } from '../workspace/workspace-reader';
import { wildcard } from '../workspace/wildcard';

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The order of paths, by their characters. */
export function byPath(a: FileEntry, b: FileEntry): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** A test whether a name fits one of several globs. */
export function fitsAny(globs: readonly string[], fold: boolean): (name: string) => boolean {
  const tests = globs.map((glob) => wildcard(glob, { across: false, fold }));
  return (name) => tests.some((fits) => fits(name));
}

/** A size as `ls -h` writes it. */
export function readableSize(bytes: number): string {
  let value = bytes;
  let unit = '';
  for (const larger of ['K', 'M', 'G']) {
    if (value < 1024) break;
    value /= 1024;
    unit = larger;
  }
  return unit === '' || value >= 10 ? `${Math.ceil(value)}${unit}` : `${value.toFixed(1)}${unit}`;
}
