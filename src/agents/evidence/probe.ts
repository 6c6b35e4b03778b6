import type { CancelSignal, Clock, WorkspaceLook } from '../ports';
import type { Intake, SessionEvent } from '../session/events';
import type { Selection } from '../session/evidence';

export interface ProbeOptions {
  look: WorkspaceLook;
  clock: Clock;
  request: string;
  selection: Selection | null;
  intake: Intake;
  signal: CancelSignal;
  firstEvidenceNumber: number;
  budgetMs: number;
}

/** Placeholder until the real look lands. */
export async function* runProbe(_options: ProbeOptions): AsyncGenerator<SessionEvent> {
  yield { type: 'probe_completed', summary: '', confidence: 0, gaps: ['Nothing was looked at.'] };
}
