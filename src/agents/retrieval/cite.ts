import { classifyPath } from '../workspace/classify-path';
import { type Found, foundIn } from '../workspace/evidence-draft';
import type { LinesOf, WorkspaceReader } from '../workspace/workspace-reader';
import type { EvidenceKind } from '../session/evidence';
import { captionOf } from './caption';
import { decisiveLines } from './decisive-lines';
import type { Query } from './query';

interface Citing {
  /** What the lines are cited for, in words. */
  why: string;
  /** 0 to 1, how well they fit. */
  score: number;
  /** What is sought: names that it mentions come first in the caption. */
  query: Query;
  /** Default: as the path tells. */
  kind?: EvidenceKind;
}

/**
 * Cites lines because they fit what was looked for, with a caption of what they show. Of more lines than an excerpt holds,
 * those are cited that matter most: what is cited is what can be read in the excerpt.
 */
export function cite(
  reader: WorkspaceReader,
  lines: LinesOf,
  { why, score, query, kind = classifyPath(lines.whole.path) }: Citing,
): Found {
  const { whole } = lines;
  const all = whole.text.split('\n');
  const { start, end, focus } = decisiveLines(all, whole.path, lines, query);
  const range = reader.part({ whole, start, end });
  const { caption, names } = captionOf(all, { start, end: range.endLine, focus }, whole.path, kind, query);
  return { ...foundIn(reader, range, { kind, shows: caption, names, why, score, role: 'match' }), focus };
}
