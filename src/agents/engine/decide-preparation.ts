import { buildBootstrapperInput, buildPlannerInput, buildResearcherInput } from '../roles/inputs/build';
import { toExchange } from '../session/exchanges';
import { MAX_PLANS } from '../roles/planner/limits';
import type { Intake, SessionEvent } from '../session/events';
import { goalSince, isLaidOut, type Session } from '../session/session';
import { partTaken, sizeInForce } from '../session/size-in-force';
import { inFull } from '../specification/reply';
import { ask } from './ask-question';
import { awaitsPart, partTurn, PARTS_TOPIC } from './decide-size';
import { step, type Step, type StepOf } from './step';

/** Before the first question: look at the workspace, plan, and find the topics. Null once all of that is done. */
export function preparationSteps(session: Session): Step[] | null {
  const since = goalSince(session);
  const chosen = session.topics.some((topic) => topic.origin === 'bootstrap' && topic.since > since);
  // Once topics are chosen all of it is done, whatever became of the records that say so.
  const due = chosen ? null : session.led === 'model' ? openingSteps(session) : stepByStep(session);
  return issueSteps(session) ?? due;
}

/** By rules, which take no time: one after the other. */
function stepByStep(session: Session): Step[] | null {
  return probeSteps(session) ?? planSteps(session) ?? layoutSteps(session);
}

/**
 * Led by a model: one call lays out the interview and brings the first question. The look by rules goes on beside it, and
 * what it takes longer for than the call waits reaches the questions after.
 */
function openingSteps(session: Session): Step[] | null {
  const look = probeSteps(session);
  if (look === null) return layoutSteps(session);
  const isUnderWay = look.every(({ kind }) => kind === 'probe');
  return isUnderWay && session.probe.alongside === true ? [...look, ...(layoutSteps(session) ?? [])] : look;
}

/** What research left open is settled by the person's answer, and anew when they change it. */
function issueSteps({ issues, questions }: Session): Step[] | null {
  const settled = issues.flatMap(({ id, settledBy, resolution }): SessionEvent[] => {
    const asked = questions.find(({ question }) => settledBy !== undefined && question.about === settledBy);
    if (asked?.response?.kind !== 'answer') return [];
    const said = inFull(toExchange(asked));
    return said === resolution ? [] : [{ type: 'issue_resolved', id, resolution: said }];
  });
  return settled.length > 0 ? [step('record', settled)] : null;
}

function probeSteps(session: Session): Step[] | null {
  const { intake, probe } = session;
  if (!intake) return null;
  if (probe.status === 'running') return [probeStep(session, intake)];
  if (probe.status !== 'not_started') return null;
  if (!session.probeAllowed)
    return [step('record', [{ type: 'probe_skipped', reason: 'Looking first is switched off in the settings.' }])];
  const alongside = session.led === 'model' ? { alongside: true as const } : {};
  if (!intake.probeNeeded) return [step('record', [{ type: 'probe_skipped', reason: intake.reason, ...alongside }])];
  return [step('record', [{ type: 'probe_started', goals: intake.terms, ...alongside }])];
}

/** The look by rules. What a model reads better of the request meanwhile does not begin it anew. */
export function probeStep(session: Session, intake: Intake): StepOf<'probe'> {
  return step('probe', { intake }, [goalSince(session), intake.terms]);
}

/** Whether it is still being planned what to find out before the first question, which waits for that only where rules lead. */
export function isPlanning(session: Session): boolean {
  const { intake, probe, plan } = session;
  const looked =
    session.led === 'offline' && intake !== null && probe.status !== 'not_started' && probe.status !== 'running';
  return looked && !isLaidOut(session) && (plan.decision === null || plan.decision === 'tasks');
}

function planSteps(session: Session): Step[] | null {
  const { plan, probe } = session;
  if (probe.status === 'cancelled' && isPlanning(session)) return [asItIs(session)];
  const task = plan.tasks.find(({ status }) => status === 'due' || status === 'running');
  if (task) {
    const { id, capability, goal, query } = task;
    const due = { id, capability, goal, query };
    return [step('task', { task: due, context: buildResearcherInput(session, due) }, id)];
  }
  const again = plan.decision === null || (plan.decision === 'tasks' && plan.hops < MAX_PLANS);
  return again ? [step('plan', buildPlannerInput(session))] : null;
}

/** The person does not want to wait: what is still to be found out is left, and the interview begins. */
function asItIs({ plan, probe, researchQuality }: Session): Step {
  const open = plan.tasks.filter(({ status }) => status === 'due' || status === 'running');
  return step('record', [
    ...open.map(({ id }): SessionEvent => ({ type: 'task_failed', taskId: id, reason: probe.reason })),
    {
      type: 'plan_created',
      decision: 'proceed',
      tasks: [],
      reasoning: `${probe.reason} The interview begins with what was found so far.`,
      question: null,
      researchQuality,
    },
  ]);
}

/** The topics, or first of all which part of a request is taken that is too big for one specification. */
function layoutSteps(session: Session): Step[] | null {
  if (isLaidOut(session)) return null;
  if (sizeInForce(session) === 'too_big' && session.rightSize !== null) {
    if (awaitsPart(session)) return null;
    const turn = partTurn(session);
    if (turn !== null && 'ask' in turn) return [step('record', [ask(session, PARTS_TOPIC, turn.ask)])];
    const taken = partTaken(session);
    const change: SessionEvent =
      taken === null
        ? { type: 'size_chosen', size: 'interview', by: 'person' }
        : { type: 'goal_changed', request: taken.part.request, cause: 'part', source: null, keeps: [] };
    return [step('record', [change])];
  }
  const input = buildBootstrapperInput(session);
  if (session.led === 'offline') return [step('bootstrap', input)];
  // What the look finds meanwhile is no reason to begin anew: the call is made with what is known when it begins.
  const { request, reading, callerContext, callerQuestions } = input;
  return [step('bootstrap', input, [goalSince(session), request, reading, callerContext, callerQuestions])];
}

/** The step that goes on bringing a layout that was begun, under the key of the one that began it. */
export function restOfLayout(session: Session, key: string): StepOf<'bootstrap'> {
  return { ...step('bootstrap', buildBootstrapperInput(session)), key };
}
