import { isSameFact } from '../evidence';
import type { EventOf } from '../events';
import type { Handlers } from './handlers';
import type { Probe, Session } from '../session';

/** At and above this confidence, and without gaps, a look counts as having shown what was needed. */
export const CONFIDENT = 0.6;

/** The look before planning. */
export const PROBE_HANDLERS: Handlers<
  | 'probe_started'
  | 'probe_skipped'
  | 'names_expected'
  | 'evidence_set_aside'
  | 'observation_made'
  | 'evidence_found'
  | 'fact_found'
  | 'probe_cancelled'
  | 'probe_failed'
  | 'probe_completed'
> = {
  probe_started(session, { alongside }) {
    const { alongside: _before, ...probe } = session.probe;
    // A look that was cut off starts afresh: its evidence was never used. What was seen for a goal before may be cited.
    const cited = new Set(session.formerGoals.at(-1)?.evidence);
    const carried = new Set(session.changes?.evidence.map(({ id }) => id));
    return {
      ...session,
      probe: { ...probe, status: 'running', ...(alongside === undefined ? {} : { alongside }) },
      observations: [],
      observedAt: [],
      evidence: session.evidence.filter(({ id }) => cited.has(id) || carried.has(id)),
      facts: [],
    };
  },
  probe_skipped(session, event) {
    const { probe } = session;
    const { reason, alongside } = event;
    return {
      ...session,
      probe: { ...probe, status: 'skipped', reason, ...(alongside === undefined ? {} : { alongside }) },
    };
  },
  names_expected(session, { names }) {
    return { ...session, probe: { ...session.probe, names } };
  },
  evidence_set_aside(session, { ids }) {
    const evidence = session.evidence.map((piece) =>
      ids.includes(piece.id) ? { ...piece, unrelated: true as const } : piece,
    );
    return { ...session, evidence };
  },
  observation_made(session, event, { at }) {
    const { observation } = event;
    // What was cut off and is looked at again takes the place of what was seen then.
    const others = session.observations.filter(({ id }) => id !== observation.id);
    const observedAt = [...session.observedAt, [observation.id, at] as const];
    return { ...session, observations: [...others, observation], observedAt };
  },
  evidence_found(session, event) {
    return { ...session, evidence: [...session.evidence.filter((e) => e.id !== event.evidence.id), event.evidence] };
  },
  fact_found(session, event) {
    const others = session.facts.filter((fact) => !isSameFact(fact, event.fact));
    return { ...session, facts: [...others, event.fact] };
  },
  probe_cancelled(session, event) {
    return { ...session, probe: stopped(session, 'cancelled', event) };
  },
  probe_failed(session, event) {
    return { ...session, probe: stopped(session, 'failed', event) };
  },
  probe_completed(session, event) {
    const { probe } = session;
    const { summary, confidence, gaps, placeGap = null, bare, further } = event;
    const sure = confidence >= CONFIDENT && gaps.length === 0;
    const status = sure ? 'completed_with_confidence' : 'completed_with_gaps';
    return {
      ...session,
      probe: {
        ...probe,
        status,
        evidenceSummary: summary,
        confidence,
        gaps,
        placeGap,
        ...(bare === undefined ? {} : { bare }),
        ...(further === undefined ? {} : { further }),
      },
    };
  },
};

/** A look that did not come to its end: what was found so far is kept, and planning rests on it. */
function stopped(
  session: Session,
  status: 'cancelled' | 'failed',
  { reason, soFar }: EventOf<'probe_cancelled' | 'probe_failed'>,
): Probe {
  const { probe } = session;
  const known =
    soFar === undefined
      ? {}
      : {
          evidenceSummary: soFar.summary,
          confidence: soFar.confidence,
          gaps: soFar.gaps,
          placeGap: soFar.placeGap ?? null,
        };
  return { ...probe, ...known, status, reason };
}

/**
 * The look as it must have ended where planning went on after it, though the record of its end is lost. One that goes on
 * beside the questions has its end still to come.
 */
export function endOfLostLook(session: Session): Probe {
  const { status, alongside } = session.probe;
  if ((status !== 'running' && status !== 'not_started') || alongside === true) return session.probe;
  const reason = 'The record of how the look ended is damaged or missing.';
  return stopped(session, 'failed', { type: 'probe_failed', reason });
}

/** Planning and research. */
export const PLAN_HANDLERS: Handlers<
  | 'plan_created'
  | 'task_added'
  | 'task_started'
  | 'task_completed'
  | 'task_failed'
  | 'research_attempted'
  | 'research_concluded'
> = {
  plan_created(session, event, { at }) {
    const { plan } = session;
    const tasks = [...plan.tasks, ...event.tasks.map((task) => ({ ...task, status: 'due' as const, result: '' }))];
    const { decision, reasoning, question, researchQuality } = event;
    const decisions = [...plan.decisions, { at, decision, reasoning, researchQuality }];
    const probe = endOfLostLook(session);
    return { ...session, probe, plan: { hops: plan.hops + 1, decision, tasks, reasoning, question, decisions } };
  },
  task_added(session, { task }) {
    const { plan } = session;
    return { ...session, plan: { ...plan, tasks: [...plan.tasks, { ...task, status: 'due', result: '' }] } };
  },
  task_started(session, event) {
    // A task that was cut off begins anew: its attempts are made again.
    const attempts = session.attempts.filter(({ taskId }) => taskId !== event.taskId);
    return { ...mark(session, event.taskId, 'running'), attempts };
  },
  task_completed(session, event) {
    return mark(session, event.taskId, 'completed', event.result);
  },
  task_failed(session, event) {
    return mark(session, event.taskId, 'failed', event.reason);
  },
  research_attempted(session, event, { at }) {
    const { type: _type, ...attempt } = event;
    return { ...session, attempts: [...session.attempts, { ...attempt, at }] };
  },
  research_concluded(session, event) {
    return { ...session, researchQuality: event.researchQuality };
  },
};

function mark(session: Session, taskId: string, status: 'running' | 'completed' | 'failed', result = ''): Session {
  const { plan } = session;
  const tasks = plan.tasks.map((task) => (task.id === taskId ? { ...task, status, result } : task));
  return { ...session, plan: { ...plan, tasks } };
}
