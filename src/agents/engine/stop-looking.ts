import { lookSoFar } from '../observe/conclusion-so-far';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { isPlanning } from './decide-preparation';

/** Ends the look before planning, or the research after it, with what was found so far; null where neither is under way. */
export function stopLooking(session: Session): SessionEvent | null {
  const reason = 'You asked to start right away.';
  if (session.probe.status === 'running') return { type: 'probe_cancelled', reason, soFar: lookSoFar(session) };
  return isPlanning(session) ? { type: 'probe_cancelled', reason } : null;
}
