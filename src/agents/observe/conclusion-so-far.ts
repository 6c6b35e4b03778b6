import { probeConfidence, probeGaps, probeSummary } from './conclusion';
import type { EventOf } from '../session/events';
import type { Session } from '../session/session';

/** What a look that is stopped has come to: as the rule-based version would conclude from what is recorded of it. */
export function lookSoFar(session: Session): NonNullable<EventOf<'probe_cancelled'>['soFar']> {
  const { evidence, facts, observations, selection, request } = session;
  const known = { evidence, facts, observations, selection, capped: null, matched: [], missing: [], files: 0, request };
  const { gaps, placeGap } = probeGaps(known);
  return {
    summary: probeSummary(known),
    confidence: probeConfidence(known),
    gaps: ['The look was stopped before it was done.', ...gaps],
    placeGap: placeGap === null ? null : placeGap + 1,
  };
}
