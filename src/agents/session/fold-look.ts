import type { EventOf } from './events';
import type { Probe, Session } from './session';

type ProbeEvent = EventOf<
  | 'probe_started'
  | 'probe_skipped'
  | 'observation_made'
  | 'evidence_found'
  | 'fact_found'
  | 'probe_cancelled'
  | 'probe_failed'
  | 'probe_completed'
>;

/** At and above this confidence, and without gaps, a look counts as having shown what was needed. */
const CONFIDENT = 0.6;

/** The part of the fold that concerns the look before planning. */
export function foldProbe(session: Session, event: ProbeEvent, at: string): Session {
  const { probe } = session;
  switch (event.type) {
    case 'probe_started':
      // A look that was cut off starts afresh: its evidence was never used.
      return {
        ...session,
        probe: { ...probe, status: 'running' },
        observations: [],
        observedAt: [],
        evidence: [],
        facts: [],
      };
    case 'probe_skipped':
      return { ...session, probe: { ...probe, status: 'skipped', reason: event.reason } };
    case 'observation_made': {
      const { observation } = event;
      // What was cut off and is looked at again takes the place of what was seen then.
      const others = session.observations.filter(({ id }) => id !== observation.id);
      const observedAt = [...session.observedAt, [observation.id, at] as const];
      return { ...session, observations: [...others, observation], observedAt };
    }
    case 'evidence_found':
      return { ...session, evidence: [...session.evidence.filter((e) => e.id !== event.evidence.id), event.evidence] };
    case 'fact_found': {
      const others = session.facts.filter(({ kind, value }) => kind !== event.fact.kind || value !== event.fact.value);
      return { ...session, facts: [...others, event.fact] };
    }
    case 'probe_cancelled':
      return { ...session, probe: stopped(session, 'cancelled', event) };
    case 'probe_failed':
      return { ...session, probe: stopped(session, 'failed', event) };
    case 'probe_completed': {
      const { summary, confidence, gaps, placeGap = null } = event;
      const sure = confidence >= CONFIDENT && gaps.length === 0;
      const status = sure ? 'completed_with_confidence' : 'completed_with_gaps';
      return {
        ...session,
        probe: { ...probe, status, evidenceSummary: summary, confidence, gaps, placeGap },
      };
    }
  }
}

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

/** The look as it must have ended where planning went on after it, though the record of its end is lost. */
export function endOfLostLook(session: Session): Probe {
  const { status } = session.probe;
  if (status !== 'running' && status !== 'not_started') return session.probe;
  const reason = 'The record of how the look ended is damaged or missing.';
  return stopped(session, 'failed', { type: 'probe_failed', reason });
}

type PlanEvent = EventOf<
  'plan_created' | 'task_started' | 'task_completed' | 'task_failed' | 'research_attempted' | 'research_concluded'
>;

/** The part of the fold that concerns planning and research. */
export function foldPlan(session: Session, event: PlanEvent, at: string): Session {
  const { plan } = session;
  const mark = (taskId: string, status: 'running' | 'completed' | 'failed', result = ''): Session => ({
    ...session,
    plan: { ...plan, tasks: plan.tasks.map((task) => (task.id === taskId ? { ...task, status, result } : task)) },
  });
  switch (event.type) {
    case 'plan_created': {
      const tasks = [...plan.tasks, ...event.tasks.map((task) => ({ ...task, status: 'due' as const, result: '' }))];
      const { decision, reasoning, question, researchQuality } = event;
      const decisions = [...plan.decisions, { at, decision, reasoning, researchQuality }];
      const probe = endOfLostLook(session);
      return { ...session, probe, plan: { hops: plan.hops + 1, decision, tasks, reasoning, question, decisions } };
    }
    case 'task_started': {
      // A task that was cut off begins anew: its attempts are made again.
      const attempts = session.attempts.filter(({ taskId }) => taskId !== event.taskId);
      return { ...mark(event.taskId, 'running'), attempts };
    }
    case 'task_completed':
      return mark(event.taskId, 'completed', event.result);
    case 'task_failed':
      return mark(event.taskId, 'failed', event.reason);
    case 'research_attempted': {
      const { type: _type, ...attempt } = event;
      return { ...session, attempts: [...session.attempts, { ...attempt, at }] };
    }
    case 'research_concluded':
      return { ...session, researchQuality: event.researchQuality };
  }
}
