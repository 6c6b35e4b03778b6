import type { CancelSignal } from '../base/async/cancellation';
import { captionOf } from '../retrieval/caption';
import { definitionAround } from '../retrieval/code-ranges';
import { definitionIn } from '../retrieval/definitions';
import { parseQuery } from '../retrieval/query';
import { foundIn, type Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';

/** Lines of a file that were shown. */
export interface ShownLines {
  root: string;
  path: string;
  startLine: number;
  endLine: number;
}

/** Most shown pieces that are looked up. */
const MOST_SHOWN = 8;
const MAX_READ = 1024 * 1024;

/**
 * The definitions that shown lines belong to, each whole: what is shown may begin in the middle of one, and end in the next. Of
 * several the one that most of the lines belong to; none where they belong to no definition, or the file is gone.
 */
export async function wholeDefinitions(
  reader: WorkspaceReader,
  shown: readonly ShownLines[],
  signal: CancelSignal,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { root, path, startLine, endLine } of shown.slice(0, MOST_SHOWN)) {
    if (signal.aborted) break;
    const read = await reader.read(root, path, undefined, { maxBytes: MAX_READ }).catch(() => null);
    if (read === null) continue;
    const lines = read.value.text.split('\n');
    const ranges = lines.flatMap((text, at) => {
      const definition = definitionIn(text, path);
      const range = definition === null ? null : definitionAround(lines, path, at + 1);
      const shared = range === null ? 0 : Math.min(range.end, endLine) - Math.max(range.start, startLine) + 1;
      return range === null || shared < 1 ? [] : [{ range, shared }];
    });
    const size = ({ range }: (typeof ranges)[number]) => range.end - range.start;
    const [best] = ranges.sort((a, b) => b.shared - a.shared || size(a) - size(b));
    if (best === undefined) continue;
    const { start, end, name } = best.range;
    const { caption, names } = captionOf(lines, best.range, path, 'code', parseQuery([name ?? '']));
    const piece = foundIn(reader, reader.part({ whole: read.value, start, end }), {
      ...{
        kind: 'code',
        shows: name === null ? caption : `Defines \`${name}\``,
        names,
        why: 'Shown with an answer',
        score: 0,
      },
      role: 'match',
    });
    found.push(piece);
  }
  return found;
}
