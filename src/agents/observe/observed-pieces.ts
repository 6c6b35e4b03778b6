import type { FileEntry, LinesOf, TextMatch } from '../workspace/workspace-reader';
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

/** Lines before and after a match that stand with it where no more are shown, and most lines of a piece. */
const BEFORE = 5;
const AFTER = 25;
const MOST_LINES = 80;

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

/**
 * What matched in the first files: of each the match with most others close behind it, with the lines around it that were
 * shown. What a pattern's words fit best elsewhere in the file is not what was found.
 */
export async function matchesFound(
  matches: readonly TextMatch[],
  { reader: look, about }: Context,
  { before, after, why }: { before: number; after: number; why: string },
): Promise<Found[]> {
  const query = parseQuery([about]);
  const files = new Map<string, TextMatch[]>();
  for (const match of matches) {
    const key = `${match.root}\n${match.path}`;
    files.set(key, [...(files.get(key) ?? []), match]);
  }
  const ordered = [...files.values()].sort((a, b) => Number(isOwn(a)) - Number(isOwn(b)));
  const found: Found[] = [];
  for (const own of ordered) {
    const [first] = own;
    if (found.length >= MAX_PIECES) break;
    if (first === undefined) continue;
    const behind = (match: TextMatch) =>
      own.filter(({ line }) => line >= match.line && line <= match.line + Math.max(after, AFTER)).length;
    const best = own.reduce((one, other) => (behind(other) > behind(one) ? other : one), first);
    try {
      const { value: whole } = await look.read(first.root, first.path, undefined, { maxBytes: MAX_BYTES });
      const start = Math.max(1, best.line - Math.max(before, BEFORE));
      const end = Math.min(whole.totalLines, start + MOST_LINES - 1, best.line + Math.max(after, AFTER));
      found.push(cite(look, { whole, start, end, focus: best.line }, { why, score: 0.4, query }));
    } catch {
      // Binary, gone or refused: the next one may do.
    }
  }
  return found;
}

function isOwn([first]: readonly TextMatch[]): boolean {
  return first !== undefined && isOwnWriting(first.path);
}
