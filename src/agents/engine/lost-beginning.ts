import type { EventRecord, SessionEvent } from '../session/events';
import { OFFLINE_INTERVIEWER } from './accept';
import { DEFAULT_BUDGET } from './limits';

/**
 * A session's records with one of how it began at their front, where that one is lost: what else is known of it stands in
 * its place, and what it allowed is not allowed any more. The offline interviewer leads, nothing new is looked at, and
 * nothing is sent, until the person says otherwise.
 */
export function withBeginning(records: readonly EventRecord[], sessionId: string): EventRecord[] {
  const [first] = records;
  if (first === undefined || records.some(({ event }) => event.type === 'session_started')) return [...records];
  const intake = records.findLast(({ event }) => event.type === 'intake_made')?.event;
  const about = intake?.type === 'intake_made' ? intake.intake.title.trim() : '';
  const started: SessionEvent = {
    type: 'session_started',
    id: sessionId,
    request: about === '' ? '(The request was lost.)' : `${about} (the request was lost; this is its title)`,
    selection: null,
    caller: null,
    budget: DEFAULT_BUDGET,
    interviewer: OFFLINE_INTERVIEWER,
    led: 'offline',
    roots: [],
    automatic: records.some(isByHarness) ? 'recommended' : null,
    probeAllowed: false,
    tokenBudget: null,
  };
  return [{ seq: 1, at: first.at, event: started }, ...records];
}

function isByHarness({ event }: EventRecord): boolean {
  return 'by' in event && event.by === 'harness';
}
