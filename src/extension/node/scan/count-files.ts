import type { FileCounter, FileHits } from '../../../agents/retrieval/scan-types';
import { hasBinaryName } from './binary-names';
import type { DiskRoot } from './disk-root';
import { DiskRules } from './disk-rules';
import type { FileReader } from './file-reader';
import type { Place } from './path-table';

interface Counted {
  hits: FileHits | null;
  /** Bytes of the whole file; null where it was not read. */
  size: number | null;
}

const NOTHING: Counted = { hits: null, size: null };

/**
 * Counts a query's words in one file after the other, opening only what the gate lets through: the folders above are real
 * ones, and the file is a regular one. What cannot be read, or is binary, holds nothing.
 */
export function countingIn(
  roots: readonly DiskRoot[],
  reader: FileReader,
  counter: FileCounter,
): (place: Place) => Counted {
  const rules = roots.map((root) => new DiskRules(root, reader));
  return ({ root: number, path }) => {
    const root = roots[number];
    if (root === undefined || hasBinaryName(path)) return NOTHING;
    try {
      const cut = path.lastIndexOf('/');
      if (rules[number]?.isReal(cut === -1 ? '' : path.slice(0, cut)) !== true) return NOTHING;
      const bytes = reader.read(root.at(path), reader.capacity, true);
      if (bytes === null) return NOTHING;
      return { hits: counter.count(bytes, bytes.length, path), size: reader.size };
    } catch {
      // Gone or unreadable since the walk.
      return NOTHING;
    }
  };
}
