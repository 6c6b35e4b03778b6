import { isInFile, type Evidence, type Location } from './evidence';

/** What a path stands for where evidence lies in no file. */
type Elsewhere =
  { kind: 'web'; address: string } | { kind: 'commit'; hash: string } | { kind: 'unknown'; words: string };

const WEB = /^https?:\/\/[^\s<>"`\\^{}|]+$/i;
const COMMIT = /^commit ([0-9a-f]{7,64})$/;

/** The path of a commit, as evidence. `hash` is its full hash. */
export function commitPath(hash: string): string {
  return `commit ${hash}`;
}

/**
 * Where evidence lies that is in no file; null for a place in a file. Journals are only text: a path that is neither an
 * address of the web nor a commit is but words, and never a path.
 */
export function elsewhere({ kind, path }: { kind: string; path: string }): Elsewhere | null {
  if (isInFile({ kind })) return null;
  if (kind === 'web' && WEB.test(path)) return { kind: 'web', address: path };
  const hash = kind === 'commit' ? COMMIT.exec(path)?.[1] : undefined;
  return hash === undefined ? { kind: 'unknown', words: path } : { kind: 'commit', hash };
}

/** Characters of a hash that people are shown. */
const SHORT_HASH = 12;

/** Characters of an address on a label; all of it is told beside it. */
const SHORT_ADDRESS = 60;

/** Lines of a file as people name them: `src/a.ts:3-9`, with the root's name in front where there are several. */
export function linesLabel({ root, path, startLine, endLine }: Location): string {
  const file = root === undefined ? path : `${root}/${path}`;
  return startLine === endLine ? `${file}:${startLine}` : `${file}:${startLine}-${endLine}`;
}

/** Where evidence lies, as people name it: lines of a file, an address, a commit. */
export function placeLabel(evidence: Location & Pick<Evidence, 'kind'>): string {
  const place = elsewhere(evidence);
  switch (place?.kind) {
    case undefined:
      return linesLabel(evidence);
    case 'web': {
      const address = place.address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
      return address.length > SHORT_ADDRESS ? `${address.slice(0, SHORT_ADDRESS - 1)}…` : address;
    }
    case 'commit':
      return commitPath(place.hash.slice(0, SHORT_HASH));
    case 'unknown':
      return place.words;
  }
}

/** What evidence shows, with the full address of a page: a label may hold but a part of it. */
export function meaningOf(evidence: Pick<Evidence, 'kind' | 'path' | 'shows'>): string {
  const place = elsewhere(evidence);
  return place?.kind === 'web' ? `${evidence.shows} (${place.address})`.trim() : evidence.shows;
}
