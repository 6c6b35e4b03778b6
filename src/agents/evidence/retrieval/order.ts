import type { FileEntry } from '../../ports';
import { classifyPath, isGenerated } from '../classify-path';
import type { Query } from '../query';
import { PathReader } from './path-hits';

/** Different words of a path beyond this number bring no file further forward. */
const MOST_WORDS = 3;

/**
 * In which order to search files, as places in `files`: first those whose paths hold the query's words, then source,
 * then the rest; small files before large ones, as more of them fit into a given time.
 */
export function scanOrder(files: readonly FileEntry[], query: Query): number[] {
  const words = new Set<number>();
  const reader = new PathReader(query, (key) => words.add(key));
  const promise = files.map(({ path }) => {
    words.clear();
    reader.read(path);
    const kind = classifyPath(path);
    return (isGenerated(path) ? 0 : kind === 'code' ? 2 : 1) + 4 * Math.min(MOST_WORDS, words.size);
  });
  const size = (i: number) => files[i]?.size ?? 0;
  return files.map((_, i) => i).sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || size(a) - size(b) || a - b);
}
