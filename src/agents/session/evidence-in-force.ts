import type { Evidence } from './evidence';
import type { Session } from './session';

/** What was seen for the goal as it is, and of what was seen before what a statement rests on that still holds. */
export function evidenceInForce({
  evidence,
  formerGoals,
  statements,
}: Pick<Session, 'evidence' | 'formerGoals' | 'statements'>): Evidence[] {
  const replaced = formerGoals.filter(({ cause }) => cause === 'said');
  if (replaced.length === 0) return evidence;
  const before = new Set(replaced.flatMap((goal) => goal.evidence));
  const cited = new Set(statements.flatMap(({ sources }) => sources));
  return evidence.filter(({ id }) => !before.has(id) || cited.has(id));
}
