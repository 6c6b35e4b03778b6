import { scoreFindings } from '../../retrieval/research-quality';
import { isStale } from '../../session/evidence';
import type { PlannerInput } from '../inputs/inputs';
import { researchTasks } from './research-so-far';

const BEST_PRACTICES = /(?:^|\/)\.sdd\/best_practices\.md$/;

/** Notes that hold less than this share of a request's words have little to say about it. */
const SPEAKS_OF_IT = 0.5;

/** Most characters of the request that the notes are compared with. */
const MAX_REQUEST = 600;

/**
 * Why planning must not rest on `.sdd/best_practices.md` before research was done: it is stale, or says little about what
 * is asked for. A clause for people; null where there are no such notes, where they hold, and where research was done.
 */
export function doubtOfNotes(input: PlannerInput): string | null {
  if (researchTasks(input).length > 0) return null;
  const notes = input.evidence.filter(({ kind, path }) => kind === 'sdd' && BEST_PRACTICES.test(path));
  if (notes.length === 0) return null;
  const stale = notes.find(isStale);
  if (stale !== undefined) return `\`${stale.path}\` is stale (${stale.age?.told ?? 'old'})`;
  const scores = scoreFindings(`${input.intake.title} ${input.request.slice(0, MAX_REQUEST)}`, notes);
  if (scores === null || scores.coverage >= SPEAKS_OF_IT) return null;
  return `\`${notes[0]?.path ?? ''}\` says little about it (coverage ${scores.coverage.toFixed(2)})`;
}
