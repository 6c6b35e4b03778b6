import { subwords } from '../base/english/subwords';
import { stem } from '../base/english/words';
import type { Query } from './query';

/** Characters of a name that are looked at. */
const MAX_NAME = 200;

/** The stems of the person's own words, which names are compared with. */
export function soughtStems({ terms }: Query): ReadonlySet<string> {
  return new Set(terms.filter(({ own }) => own).map(({ key }) => key));
}

/**
 * 0 to 1: which share of the words of a file's name, without its ending and numbers, is sought. `cache.ts` is about the cache alone,
 * `cache-key-reader.ts` about a third of it.
 */
export function nameShare(path: string, sought: ReadonlySet<string>): number {
  const name = path.slice(path.lastIndexOf('/') + 1).slice(0, MAX_NAME);
  const dot = name.lastIndexOf('.');
  const words = subwords(dot > 0 ? name.slice(0, dot) : name).filter((word) => !/^\d+$/.test(word));
  return words.length === 0 ? 0 : words.filter((word) => sought.has(stem(word))).length / words.length;
}
