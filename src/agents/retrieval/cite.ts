import { classifyPath } from '../workspace/classify-path';
import { type Found, foundIn } from '../workspace/evidence-draft';
import type { ReadRange, WorkspaceLook } from '../workspace/workspace-reader';
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
  /** The line that says most. Default: the first. */
  focus?: number | undefined;
  /** Default: as the path tells. */
  kind?: EvidenceKind;
}

/** Cites lines because they fit what was looked for, with a caption of what they show. `whole`: the text of the file. */
export function cite(
  look: WorkspaceLook,
  whole: string,
  lines: ReadRange,
  { why, score, query, focus = lines.startLine, kind = classifyPath(lines.path) }: Citing,
): Found {
  const chunk = { start: lines.startLine, end: lines.endLine, focus };
  const { caption, names } = captionOf(whole.split('\n'), chunk, lines.path, kind, query);
  return foundIn(look, lines, { kind, shows: caption, names, why, score, role: 'match' });
}
