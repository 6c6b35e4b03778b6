import { runTask } from '../exploration/capabilities';
import { lookFurther } from '../exploration/look-further';
import { runProbe } from '../exploration/probe';
import { type WebPorts, WEB_SEARCH_MS } from '../exploration/search-web';
import { ModelFailure } from '../model/model';
import type { RolePorts } from '../model/model-ports';
import { runRole } from '../model/run-role';
import { lookSoFar } from '../observe/conclusion-so-far';
import { backgroundOf } from '../roles/inputs/background';
import { contextProbe } from '../roles/context-probe/role';
import type { PlannerInput, ResearcherInput } from '../roles/inputs/inputs';
import { inconclusiveResearch, isInconclusive } from '../roles/planner/inconclusive';
import { planner } from '../roles/planner/role';
import { researcher } from '../roles/researcher/role';
import type { PlanTask, SessionEvent } from '../session/events';
import { nextNumber } from '../session/ids';
import type { QuestionDraft } from '../session/question';
import { activeTopic, isLaidOut, type Session } from '../session/session';
import { requestLeft, untouched } from '../session/what-stands';
import { guardPlan } from './guard-plan';
import { batch, type Batch, type PerformHooks, type PerformPorts } from './perform-ports';
import type { StepOf } from './step';

/**
 * A look by rules. One that breaks down leaves a usable session: it is recorded as failed, and the interview goes on without
 * it. One that was cut off begins anew, unless questions rest on what it had found by then.
 */
export async function* performProbe(
  step: StepOf<'probe'>,
  session: Session,
  { reader, clock, probeMs }: PerformPorts,
  roles: RolePorts,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  const { selection, observations, facts, changes, probe } = session;
  if (isLaidOut(session)) {
    yield failedLook('The look at the workspace was cut off.');
    return;
  }
  const evidence = session.evidence.filter(({ id }) => changes?.evidence.every((one) => one.id !== id) ?? true);
  // A look that was cut off, by the end of the editor or of the model, begins anew: nothing is kept twice.
  if (observations.length + evidence.length + facts.length > 0) {
    const alongside = probe.alongside === true ? { alongside: true as const } : {};
    yield batch({ type: 'probe_started', goals: step.input.intake.terms, ...alongside });
  }
  try {
    let completed = false;
    const look = runProbe({
      reader,
      clock,
      request: requestLeft(session),
      changes: changes === null ? null : { folder: changes.folder, untouched: untouched(session) },
      callerContext: session.caller?.context ?? '',
      selection,
      intake: step.input.intake,
      signal: roles.signal,
      evidenceNumbers: hooks.evidenceNumber,
      budgetMs: probeMs,
      hasTools: (roles.models?.tools?.specs.length ?? 0) > 0,
      onLooking: (looking) => roles.onPartial?.({ looking }),
    });
    for await (const event of look) {
      completed ||= event.type === 'probe_completed';
      yield batch(event);
    }
    if (!completed) yield failedLook('The look at the workspace ended early.');
  } catch (error) {
    yield failedLook(error instanceof Error ? error.message : String(error));
  }
}

function failedLook(reason: string): Batch {
  return (now) => [{ type: 'probe_failed', reason, soFar: lookSoFar(now) }];
}

/**
 * A model looks where the rules left too much open. Where it cannot be asked, or brings nothing of use, what the rules
 * concluded stands: nobody is asked how to go on.
 */
export async function* performFurtherLook(
  step: StepOf<'look_further'>,
  session: Session,
  { reader, clock, probeMs }: PerformPorts,
  roles: RolePorts,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  const { evidenceSummary: summary, confidence, gaps, placeGap } = session.probe;
  const before = { summary, confidence, gaps, placeGap };
  const asItWas = batch({ type: 'probe_completed', ...before, further: 'tried' });
  if (!roles.models?.source.for('contextProbe')) {
    yield asItWas;
    return;
  }
  const { request, callerContext, selection, evidence, facts } = backgroundOf(session);
  const { observations } = session;
  const { intake } = step.input;
  try {
    const look = lookFurther({
      reader,
      clock,
      known: { ...{ request, callerContext, selection, intake, evidence, facts, observations, gaps }, ...NOT_COUNTED },
      before,
      signal: roles.signal,
      evidenceNumbers: hooks.evidenceNumber,
      observationPrefix: 'L.O',
      // It thinks between its looks, which takes at least as long again; nobody waits for it.
      budgetMs: Math.max(2 * probeMs, roles.models.callTimeoutMs ?? 0),
      extra: roles.models.tools,
      ask: async (input, tools, signal) => {
        const { value, by } = await runRole(contextProbe, input, step.key, { ...roles, tools, signal });
        return by === 'model' ? value.conclusion : null;
      },
    });
    for await (const event of look) yield batch(event);
  } catch (error) {
    if (isCancelled(error)) throw error;
    yield asItWas;
  }
}

/** What only the walk of the look by rules has counted: its gaps say what matters of it. */
const NOT_COUNTED = { files: 0, capped: null, matched: [], missing: [] };

function isCancelled(error: unknown): boolean {
  return error instanceof ModelFailure && error.kind === 'cancelled';
}

/** A plan, as the engine's guards let it through. What research could not settle is kept as an issue, besides being asked. */
export async function* performPlan(
  { input, key }: StepOf<'plan'>,
  session: Session,
  roles: RolePorts,
): AsyncGenerator<Batch> {
  if (nothingToFindOut(session, roles)) {
    yield proceed('There is nothing in the workspace to find out from; the interview begins with the request.');
    return;
  }
  const known: PlannerInput = { ...input, tools: roles.models?.tools?.specs ?? [] };
  try {
    const { value } = await runRole(planner, known, key, roles);
    const { decision, tasks, reasoning, question } = guardPlan(known, value);
    const { researchQuality } = input;
    yield (now) => [
      { type: 'plan_created', decision, tasks: numbered(now, tasks), reasoning, question, researchQuality },
      ...(decision === 'ask_human' && isInconclusive(input) ? [inconclusive(now, input)] : []),
      ...(question === null ? [] : askedNext(now, question)),
    ];
  } catch (error) {
    if (!isLaidOut(session) || isCancelled(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    yield proceed(
      `It could not be planned what else to find out: ${reason} The interview goes on with what was found.`,
    );
  }
}

function proceed(reasoning: string): Batch {
  return batch({
    type: 'plan_created',
    decision: 'proceed',
    tasks: [],
    reasoning,
    question: null,
    researchQuality: null,
  });
}

/** Before the topics are there the question waits for them; later it waits on the topic at hand, where it comes next. */
function askedNext(session: Session, question: QuestionDraft): SessionEvent[] {
  const topic = activeTopic(session) ?? session.topics.find(({ status }) => status === 'backlog');
  if (!isLaidOut(session) || topic === undefined) return [];
  return [{ type: 'question_prepared', preparedId: `P${nextNumber(session, 'P')}`, topicId: topic.id, question }];
}

/**
 * Whether nothing is there that could be looked into: no folder, or one without code, and neither a tool of the editor nor
 * the web to ask.
 */
export function nothingToFindOut({ roots, probe, selection }: Session, { models }: RolePorts): boolean {
  const elsewhere = (models?.tools?.specs.length ?? 0) > 0 || models?.webResearch === true;
  return !elsewhere && selection === null && (probe.bare === true || roots.length === 0);
}

function numbered(session: Session, tasks: readonly PlanTask[]): PlanTask[] {
  return tasks.map((task, at) => ({ ...task, id: `T${nextNumber(session, 'task', at)}` }));
}

function inconclusive(session: Session, input: PlannerInput): SessionEvent {
  return { type: 'issue_raised', id: `I${nextNumber(session, 'I')}`, ...inconclusiveResearch(input) };
}

/** One task of the plan, through the capability registry. One that nobody waits for fails without a word to the person. */
export async function* performTask(
  step: StepOf<'task'>,
  session: Session,
  { reader, clock }: PerformPorts,
  roles: RolePorts,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  const { task, context } = step.input;
  const { signal, models } = roles;
  const tools = models?.tools ?? null;
  const research = async (input: ResearcherInput) => (await runRole(researcher, input, step.key, roles)).value;
  const web = webPorts(session, roles, step.key);
  const taskPorts = { reader, clock, signal, context, tools, research, web, evidenceNumbers: hooks.evidenceNumber };
  try {
    for await (const event of runTask(task, taskPorts)) yield batch(event);
  } catch (error) {
    if (!isLaidOut(session) || isCancelled(error)) throw error;
    yield batch({
      type: 'task_failed',
      taskId: task.id,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

/**
 * The search of the web that a task may use: where the person allowed it, by the provider of the model that plays the
 * researcher. Null where there is none, which a session is told once.
 */
function webPorts(session: Session, roles: RolePorts, key: string): WebPorts | null {
  const { models } = roles;
  if (models?.webResearch !== true) return null;
  const model = models.source.for('researcher');
  const told = session.observations.some(({ action, status }) => action === 'web' && status === 'refused');
  if (model?.web === undefined || told) return null;
  const timeoutMs = Math.min(models.callTimeoutMs ?? WEB_SEARCH_MS, WEB_SEARCH_MS);
  return { search: model.web, label: model.label, key, timeoutMs, record: (events) => roles.record(events) };
}
