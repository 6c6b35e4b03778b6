import type { FileEntry, LinesOf } from '../workspace/workspace-reader';
import { isOwnWriting } from '../workspace/classify-path';
import type { Found } from '../workspace/evidence-draft';
import type { ObserveContext } from './observed';
import { parseQuery } from '../retrieval/query';
import { bestLines } from '../retrieval/best-lines';
import { cite } from '../retrieval/cite';

/** Bytes of a file that are read for what it shows. */
export const MAX_BYTES = 1024 * 1024;

/** Pieces of evidence from one search, one find, one command. */
const MAX_PIECES = 2;
const MAX_READS = 4;

type Context = Pick<ObserveContext, 'reader' | 'about'>;

/**
 * The best lines of the first files of a list, what this product wrote itself after all others; those that cannot be read
 * are passed over.
 */
export async function piecesOf(
  entries: readonly FileEntry[],
  { reader: look, about }: Context,
  why: string,
): Promise<Found[]> {
  const query = parseQuery([about]);
  const found: Found[] = [];
  const ordered = [...entries].sort((a, b) => Number(isOwnWriting(a.path)) - Number(isOwnWriting(b.path)));
  for (const { root, path } of ordered) {
    if (found.length >= MAX_PIECES) break;
    try {
      const { value: whole } = await look.read(root, path, undefined, { maxBytes: MAX_BYTES });
      const lines = bestLines(whole.text.split('\n'), path, query);
      found.push(cite(look, { whole, ...lines }, { why, score: 0.4, query }));
    } catch {
      // Binary, gone or refused: the next one may do.
    }
  }
  return found;
}

/** Lines that were read, as evidence. */
export function linesFound(
  read: readonly LinesOf[],
  { reader: look, about }: Context,
  { why, score }: { why: string; score: number },
): Found[] {
  const query = parseQuery([about]);
  return read.slice(0, MAX_READS).map((lines) => cite(look, lines, { why, score, query }));
}
