import type { SessionBackground } from './inputs';
import type { Intake } from '../../session/events';
import type { Session } from '../../session/session';
import { currentFacts } from '../../session/facts-in-force';

/** Stands in where a session was cut off before its intake, so that even then a spec can be written. */
export const NO_INTAKE: Intake = {
  kind: 'feature',
  alsoKinds: [],
  title: '',
  terms: [],
  probeNeeded: true,
  reason: '',
  visible: false,
  mustKnow: [],
};

/** The request and what the workspace shows: what most roles stand on. */
export function backgroundOf(session: Session): SessionBackground {
  return {
    request: session.request,
    selection: session.selection,
    callerContext: session.caller?.context ?? '',
    intake: session.intake ?? NO_INTAKE,
    evidence: session.evidence,
    facts: currentFacts(session),
  };
}
