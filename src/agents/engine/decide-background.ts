import { doubtOfNotes } from '../roles/planner/doubtful-notes';
import { MAX_PLANS } from '../roles/planner/limits';
import { buildPlannerInput, buildResearcherInput } from '../roles/inputs/build';
import { budgetLeft } from '../session/budget';
import { CONFIDENT } from '../session/fold/look';
import { goalSince, isLaidOut, openQuestion, type Session } from '../session/session';
import { sizeInForce } from '../session/size-in-force';
import { tokenShare } from '../session/usage';
import { SPARE_TOKENS } from '../session/limits';
import { probeStep } from './decide-preparation';
import { lookAgain } from './look-again';
import { step, type Step } from './step';

/**
 * What goes on while the person thinks, where a model leads: the rest of the look by rules, a model that looks further
 * where that left too much open, and planning with its tasks. Nobody waits for any of it.
 */
function backgroundSteps(session: Session): Step[] {
  const rest = restOfLook(session);
  if (rest !== null) return [rest];
  return mayGoOn(session)
    ? (searchByNames(session) ??
        lookFurther(session) ??
        taskSteps(session) ??
        planAhead(session) ??
        lookOnceMore(session))
    : [];
}

/**
 * Those that may begin now: only the rest of the look while nothing is on screen, so that no call is made that the next
 * question has to wait behind.
 */
export function backgroundDue(session: Session): Step[] {
  const open = openQuestion(session);
  if (open !== null && open.question.purpose !== 'approval') return backgroundSteps(session);
  const rest = restOfLook(session);
  return rest === null ? [] : [rest];
}

/** Whether nobody waits for a step. */
export function isInBackground(session: Session, { key }: Step): boolean {
  return backgroundSteps(session).some((one) => one.key === key);
}

/** The look by rules, which the layout of the interview did not wait for. */
function restOfLook(session: Session): Step | null {
  const { probe, intake } = session;
  return probe.status === 'running' && intake !== null && isLaidOut(session) ? probeStep(session, intake) : null;
}

/** What is found must be able to change what is asked, and cost nothing that is needed for questions. */
function mayGoOn(session: Session): boolean {
  const { led, block, wrapUp, ended, converging, probe } = session;
  const wanted = led === 'model' && block === null && wrapUp === null && ended === null && !converging;
  const isOf =
    probe.alongside === true &&
    isLaidOut(session) &&
    session.layingOut === null &&
    sizeInForce(session) === 'interview';
  return wanted && isOf && budgetLeft(session) > 1 && tokenShare(session) < SPARE_TOKENS;
}

function lookFurther(session: Session): Step[] | null {
  const { probe, intake } = session;
  const { status, further, placeGap, confidence, bare } = probe;
  const isOpen = placeGap !== null || confidence < CONFIDENT;
  if (intake === null || status !== 'completed_with_gaps' || further !== undefined || bare === true || !isOpen)
    return null;
  return [step('look_further', { intake }, goalSince(session))];
}

/** Names are searched for before anything else goes on: it takes no model, and what it finds the others need not look for. */
function searchByNames(session: Session): Step[] | null {
  if (session.probe.names === undefined) return null;
  const search = lookAgain(session);
  if (search?.after === 0) return [step('record', [{ type: 'task_added', task: search }])];
  const due = openTask(session);
  return due?.after === 0 ? [taskStep(session, due)] : null;
}

function taskSteps(session: Session): Step[] | null {
  const task = openTask(session);
  return task === undefined ? null : [taskStep(session, task)];
}

type OpenTask = Session['plan']['tasks'][number];

function openTask({ plan }: Session): OpenTask | undefined {
  return plan.tasks.find(({ status }) => status === 'due' || status === 'running');
}

function taskStep(session: Session, { status: _status, result: _result, ...task }: OpenTask): Step {
  return step('task', { task, context: buildResearcherInput(session, task) }, task.id);
}

function lookOnceMore(session: Session): Step[] {
  const task = lookAgain(session);
  return task === null ? [] : [step('record', [{ type: 'task_added', task }])];
}

/** From this confidence on, 0 to 1, a model that has looked further itself is taken to be sure: it says 0.8 to 0.9 where it has read the place of the change. */
const SURE = 0.8;

const HAS_ENDED: ReadonlySet<string> = new Set(['completed_with_confidence', 'completed_with_gaps']);

/**
 * There is something to plan where the look left the place of the change open, where there was no folder to look at but may
 * be a tool or the web to ask, or where notes of the project cannot be relied on. A look that is sure of the place leaves gaps
 * that only a person can fill.
 */
function planAhead(session: Session): Step[] | null {
  const { plan, probe, researchQuality } = session;
  const isOver = plan.decision !== null && (plan.decision !== 'tasks' || plan.hops >= MAX_PLANS);
  if (isOver || researchQuality?.strong === true || probe.bare === true) return null;
  const input = buildPlannerInput(session);
  const enough = probe.further !== undefined ? SURE : CONFIDENT;
  const isSure = probe.confidence >= enough && probe.placeGap === null;
  const isOpen = probe.status === 'skipped' || (probe.status === 'completed_with_gaps' && !isSure);
  if (!isOpen && (!HAS_ENDED.has(probe.status) || doubtOfNotes(input) === null)) return null;
  return [step('plan', input, [goalSince(session), plan.hops])];
}
