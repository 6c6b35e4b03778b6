import { classifyPath } from '../workspace/classify-path';
import { type Found, foundIn } from '../workspace/evidence-draft';
import type { LinesOf, WorkspaceReader } from '../workspace/workspace-reader';
import type { EvidenceKind } from '../session/evidence';
import { captionOf } from './caption';
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

/** Cites lines because they fit what was looked for, with a caption of what they show. */
export function cite(
  reader: WorkspaceReader,
  lines: LinesOf,
  { why, score, query, kind = classifyPath(lines.whole.path) }: Citing,
): Found {
  const range = reader.part(lines);
  const { startLine: start, endLine: end, path } = range;
  const chunk = { start, end, focus: lines.focus ?? start };
  const { caption, names } = captionOf(lines.whole.text.split('\n'), chunk, path, kind, query);
  return foundIn(reader, range, { kind, shows: caption, names, why, score, role: 'match' });
}
