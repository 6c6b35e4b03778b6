import { buildBootstrapperContext, buildPlannerContext, buildResearcherContext } from '../context/build';
import type { Session } from '../session/session';
import { MAX_PLAN_HOPS } from './limits';
import { step, type Step } from './step';

/** Before the first question: look at the workspace, plan, and find the topics. Null once all of that is done. */
export function preparationSteps(session: Session): Step[] | null {
  return probeSteps(session) ?? planSteps(session) ?? bootstrapSteps(session);
}

function probeSteps(session: Session): Step[] | null {
  const { intake, probe } = session;
  if (!intake) return null;
  if (probe.status === 'running') return [step('probe', { intake })];
  if (probe.status !== 'not_started') return null;
  if (!session.probeAllowed)
    return [step('record', [{ type: 'probe_skipped', reason: 'Looking first is switched off in the settings.' }])];
  if (!intake.probeNeeded) return [step('record', [{ type: 'probe_skipped', reason: intake.reason }])];
  return [step('record', [{ type: 'probe_started', goals: intake.terms }])];
}

function planSteps(session: Session): Step[] | null {
  const { plan } = session;
  const task = plan.tasks.find(({ status }) => status === 'due' || status === 'running');
  if (task) {
    const { id, capability, goal, query } = task;
    const due = { id, capability, goal, query };
    return [step('task', { task: due, context: buildResearcherContext(session, due) }, id)];
  }
  const again = plan.decision === null || (plan.decision === 'tasks' && plan.hops < MAX_PLAN_HOPS);
  return again ? [step('plan', buildPlannerContext(session))] : null;
}

function bootstrapSteps(session: Session): Step[] | null {
  return session.topics.length === 0 ? [step('bootstrap', buildBootstrapperContext(session))] : null;
}
