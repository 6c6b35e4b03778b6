import type { EventRecord, SessionEvent } from '../session/events';
import { DEFAULT_BUDGET } from '../session/limits';
import { OFFLINE_INTERVIEWER } from '../session/offline-interviewer';

/** What stands in place of the request. The same at every resuming: it is not in the journal. */
const REQUEST_LOST = 'The request of this session was lost.';

/**
 * A session's records with one of how it began at their front, where that one is lost. What it allowed is not allowed any
 * more: no model leads, nothing new is looked at, and nothing is sent, until the person says otherwise.
 */
export function withBeginning(records: readonly EventRecord[], sessionId: string): EventRecord[] {
  const [first] = records;
  if (first === undefined || records.some(({ event }) => event.type === 'session_started')) return [...records];
  const started: SessionEvent = {
    type: 'session_started',
    id: sessionId,
    request: REQUEST_LOST,
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
