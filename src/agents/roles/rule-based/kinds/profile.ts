import type { ChangeKind } from '../../../session/change-kind';
import type { Dimension } from '../../../session/dimension';
import type { AreaContext, Entry } from '../entries/entry';

/** What a kind of change needs to have settled. */
export interface KindProfile {
  kind: ChangeKind;
  /** How many questions are usually enough. */
  questions: number;
  /** The sides of the change that must be known, the most important first. */
  mustKnow: readonly Dimension[];
  /** Which general questions it wants (by the aspect they settle first), and how much, 0 to 100. */
  general: Readonly<Record<string, number>>;
  entries: readonly Entry[];
}

/** Whether the request is about no subject that has questions of its own for this kind of change. */
export function fitsNoSubject({ subjectAreas, kind }: AreaContext): boolean {
  return !subjectAreas.some((area) => area.entries.some((entry) => (entry.kinds ?? area.kinds).includes(kind)));
}
