import type { LookTold, SessionBackground } from './inputs';
import { EARLIER_TOPIC } from '../../session/changed-spec';
import { requestLeft } from '../../session/what-stands';
import type { Intake } from '../../session/events';
import type { Session } from '../../session/session';
import { evidenceInForce } from '../../session/evidence-in-force';
import { decidingFacts } from '../../session/deciding-facts';
import { oncePerSession } from '../../session/once-per-session';
import { openGaps } from '../../specification/open-gaps';
import { placesIn } from '../../specification/exploration-summary';
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
export const backgroundOf = oncePerSession((session): SessionBackground => ({
  request: requestLeft(session),
  selection: session.selection,
  callerContext: session.caller?.context ?? '',
  intake: intakeInForce(session),
  evidence: evidenceInForce(session),
  facts: decidingFacts(currentFacts(session), `${session.request}\n${session.caller?.context ?? ''}`),
  reading: session.reading,
  ...(session.probe.bare === true ? { bare: true as const } : {}),
  ...(session.probe.status === 'failed' ? { unseen: true as const } : {}),
  ...standsIn(session),
}));

/** What stands of the specification that is changed, as it stands now. */
function standsIn({ changes, statements }: Session): Pick<SessionBackground, 'stands'> {
  if (changes === null) return {};
  const own = statements.filter(({ topicId }) => topicId === EARLIER_TOPIC);
  return { stands: { title: changes.title, statements: own.map(({ id, kind, text }) => ({ id, kind, text })) } };
}

/** What the look came to, in words; empty where there was none, or it found nothing. */
export function lookSummaryOf({ probe: { evidenceSummary, bare } }: Session): string {
  return evidenceSummary.trim() === '' && bare === true ? 'There is no code yet.' : evidenceSummary;
}

/** What the look came to, for those who ask, write and judge; nothing where there was none. */
export const lookOf = oncePerSession((session): { look?: LookTold } => {
  const summary = lookSummaryOf(session);
  const gaps = openGaps(session, placesIn(session.evidence).length > 0);
  // What rules look for with the words of the questions is found or not: what is found stands among the evidence.
  const lookedUp = session.plan.tasks
    .filter(
      ({ status, capability, after }) => status === 'completed' && capability !== 'ask_human' && after === undefined,
    )
    .map(({ goal, result }) => ({ goal, result }));
  if (summary.trim() === '' && gaps.length === 0 && lookedUp.length === 0) return {};
  const byRules = session.probe.further === undefined;
  return {
    look: { summary, ...(byRules ? { byRules } : {}), gaps, ...(lookedUp.length === 0 ? {} : { lookedUp }) },
  };
});

/** The intake with what the person has put right of it. */
function intakeInForce({ intake, reading }: Pick<Session, 'intake' | 'reading'>): Intake {
  const made = intake ?? NO_INTAKE;
  const { change, title } = reading;
  if (change === null && title === null) return made;
  return {
    ...made,
    title: title ?? made.title,
    ...(change === null ? {} : { kind: change, alsoKinds: [], visible: made.visible || change === 'ui' }),
  };
}
