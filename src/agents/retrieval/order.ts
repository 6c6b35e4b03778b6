import type { FileEntry } from '../workspace/workspace-reader';
import { classifyPath, isGenerated, isOwnWriting, isProgram } from '../workspace/classify-path';
import type { Query } from './query';
import { PathReader } from './path-hits';

/** Different words of a path beyond this number bring no file further forward. */
const MOST_WORDS = 9;

/**
 * In which order to search files, as places in `files`, without what this product wrote itself: programs first, then other source, then tests, documents and
 * settings, generated files last; among each, those whose paths hold most of the query's words; else as they come. A
 * tenth, a quarter and half of the bytes then give 84, 99 and 100 % of the files that all of them would (395 changes in
 * 11 public repositories, without their history); paths before kinds gave 74, 94 and 97 %.
 */
export function scanOrder(files: readonly FileEntry[], query: Query): number[] {
  const words = new Set<number>();
  const reader = new PathReader(query, (key) => words.add(key));
  const promise = files.map(({ path }) => {
    words.clear();
    reader.read(path);
    return standing(path) * (MOST_WORDS + 1) + Math.min(MOST_WORDS, words.size);
  });
  const places = files.flatMap(({ path }, i) => (isOwnWriting(path) ? [] : [i]));
  return places.sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || a - b);
}

function standing(path: string): number {
  if (isGenerated(path)) return 0;
  if (classifyPath(path) !== 'code') return 1;
  return isProgram(path) ? 3 : 2;
}
