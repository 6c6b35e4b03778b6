import { runProbe, type ProbeOptions } from '../exploration/probe';
import { runTask } from '../exploration/capabilities';
import { ObservationTools } from '../exploration/tools/observation-tools';
import { FEW_LOOK_TOOLS } from '../exploration/tools/tool-specs';
import { ModelFailure } from '../model/model';
import type { ModelPorts } from '../model/model-ports';
import { runRole } from '../model/run-role';
import { type RolePorts } from '../model/model-ports';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { bootstrapper } from '../roles/bootstrapper/role';
import { contextProbe } from '../roles/context-probe/role';
import { intake } from '../roles/intake/role';
import { interviewer } from '../roles/interviewer/role';
import type { PlannerInput, ResearcherInput } from '../roles/inputs/inputs';
import { planner } from '../roles/planner/role';
import { inconclusiveResearch, isInconclusive } from '../roles/planner/inconclusive';
import { reviewer } from '../roles/reviewer/role';
import { researcher } from '../roles/researcher/role';
import { summarizer } from '../roles/summarizer/role';
import { writer } from '../roles/writer/role';
import type { InterviewResult, PlanTask, SessionEvent } from '../session/events';
import { requestLeft, untouched } from '../session/what-stands';
import { nextNumber } from '../session/ids';
import type { Session } from '../session/session';
import { tokenShare } from '../session/usage';
import type { SessionStore } from '../session/store-port';
import { lookSoFar } from '../observe/conclusion-so-far';
import { guardPlan } from './guard-plan';
import { bootstrapEvents } from './perform-bootstrap';
import { lateConclusion, thinksOfLeftTopic } from './left-topic';
import { orchestrate, orchestrateEvents } from './perform-orchestrate';
import { placesForStatements } from '../exploration/places-for-statements';
import type { Spec } from '../specification/model';
import { finalizeEvents } from './perform-finalize';
import { reviewEvents } from './perform-review';
import { statementEvents } from './perform-write';
import { playPlain, type Step, type StepOf } from './step';
import { type WebPorts, WEB_SEARCH_MS } from '../exploration/search-web';
import { TimeLimit } from '../base/async/deadline';
import { untilAborted, ABORTED } from '../base/async/until-aborted';

/** What steps need from outside. */
export interface PerformPorts {
  clock: Clock;
  reader: WorkspaceReader;
  store: SessionStore;
  /** Null where no model is configured: the roles' rules do everything. */
  models: ModelPorts | null;
  /** Milliseconds a look at the workspace may take before planning. */
  probeMs: number;
}

/** What a running step tells before it is done. */
interface PerformHooks {
  /** Calls of models, as they happen: they are facts whatever becomes of the step. */
  record: (events: SessionEvent[]) => void;
  /** What is readable of a reply that is still coming in. */
  partial: (value: unknown) => void;
  /** The session as it is now. */
  session: () => Session;
}

/**
 * Events that belong together, made from the session as it stands at the moment they are recorded: steps run side by
 * side, and numbers taken from an earlier session would be given twice.
 */
type Batch = (session: Session) => SessionEvent[];

const batch =
  (...events: SessionEvent[]): Batch =>
  () =>
    events;

/** The models that may be called in a session: none where rules lead, a block says so, or the tokens are used up. */
export function usableModels(session: Session, models: ModelPorts | null): ModelPorts | null {
  return session.led === 'model' && session.block === null && tokenShare(session) < 1 ? models : null;
}

/**
 * Does one step on the session as it was when the step fell due, and yields its events. Throws what the workspace or the
 * store throws, and a `ModelFailure` where a person has to choose how to go on; the caller decides what a failure means.
 */
export async function* perform(
  step: Step,
  session: Session,
  ports: PerformPorts,
  signal: CancelSignal,
  hooks: PerformHooks,
): AsyncGenerator<Batch> {
  const models = usableModels(session, ports.models);
  const { record, partial: onPartial } = hooks;
  const roles: RolePorts = { models, clock: ports.clock, signal, record, tools: null, onPartial };
  const { key } = step;
  switch (step.kind) {
    case 'record':
      yield batch(...step.input);
      return;
    case 'intake': {
      const [{ value, by }, revision] = await Promise.all([
        runRole(intake, step.input, key, roles),
        revisionOf(ports, signal),
      ]);
      yield batch({ type: 'intake_made', intake: value, by, revision });
      return;
    }
    case 'probe':
      yield* performProbe(step, session, ports, roles);
      return;
    case 'plan':
      yield* performPlan(step, session, roles);
      return;
    case 'task':
      yield* performTask(step, session, ports, roles);
      return;
    case 'bootstrap': {
      const { value, by } = await runRole(bootstrapper, step.input, key, roles);
      yield (now) => bootstrapEvents(now, value, by);
      return;
    }
    case 'orchestrate': {
      const { value, by } = await orchestrate(step.input.context, key, roles);
      yield (now) => orchestrateEvents(now, step.input.turn, value, by);
      return;
    }
    case 'interview':
      yield* performInterview(step, session, ports, roles);
      return;
    case 'write': {
      if (step.input.byRules === true) {
        yield (now) => statementEvents(now, step, { statements: [], removed: [], comment: '' }, 'model');
        return;
      }
      const { value, by } = await runRole(writer, step.input, key, roles);
      yield (now) => statementEvents(now, step, value, by);
      return;
    }
    case 'review': {
      const { value, by } = await runRole(reviewer, step.input.context, key, roles);
      yield (now) => reviewEvents(now, step, value, by);
      return;
    }
    case 'finalize': {
      const { value } = await runRole(summarizer, step.input.context, key, roles);
      const placesFor = (spec: Spec) => placesForStatements(spec, { reader: ports.reader, clock: ports.clock, signal });
      yield batch(...(await finalizeEvents(hooks.session(), step.input.status, value, ports.store, placesFor)));
      return;
    }
    default:
      yield batch(...(await playPlain(step, roles)));
      return;
  }
}

/** Looks that an interviewer may take for one question, and the milliseconds they may take together. */
const INTERVIEWER_LOOKS = { mostCalls: 4, budgetMs: 10_000, mostEvidence: 4 } as const;

/** One turn of the interviewer, who may look something up first. What it saw is part of its proposal. */
async function* performInterview(
  step: StepOf<'interview'>,
  session: Session,
  { reader, clock }: PerformPorts,
  roles: RolePorts,
): AsyncGenerator<Batch> {
  const { input, key } = step;
  const tools =
    roles.models === null || nothingToFindOut(session, roles)
      ? null
      : new ObservationTools({
          reader,
          clock,
          about: session.request,
          intake: input.intake,
          known: session.evidence,
          firstEvidenceNumber: nextNumber(session, 'E'),
          observationPrefix: `I${nextNumber(session, 'looks')}.O`,
          extra: roles.models.tools,
          offered: FEW_LOOK_TOOLS,
          ...INTERVIEWER_LOOKS,
        });
  const { value, by } = await runRole(interviewer, input, key, { ...roles, tools });
  const seen = { observations: tools?.observations ?? [], evidence: tools?.evidence ?? [] };
  const standIn = by === 'offline' && roles.models !== null && roles.models.source.for('interviewer') !== null;
  const known = new Set([...session.evidence, ...seen.evidence].map(({ id }) => id));
  const result: InterviewResult = value.done
    ? value
    : {
        ...value,
        question: {
          ...value.question,
          evidence: value.question.evidence.filter((id) => known.has(id)),
          ...(standIn ? { standIn } : {}),
        },
      };
  const { topicId } = input;
  yield (now) =>
    thinksOfLeftTopic(now, step)
      ? lateConclusion(key, topicId, result, by)
      : [{ type: 'interview_proposed', key, topicId, result, by, ...seen }];
}

/** A plan, as the engine's guards let it through. What research could not settle is kept as an issue, besides being asked. */
async function* performPlan({ input, key }: StepOf<'plan'>, session: Session, roles: RolePorts): AsyncGenerator<Batch> {
  if (nothingToFindOut(session, roles)) {
    const reasoning = 'There is nothing in the workspace to find out from; the interview begins with the request.';
    yield batch({
      type: 'plan_created',
      decision: 'proceed',
      tasks: [],
      reasoning,
      question: null,
      researchQuality: null,
    });
    return;
  }
  const known: PlannerInput = { ...input, tools: roles.models?.tools?.specs ?? [] };
  const { value } = await runRole(planner, known, key, roles);
  const { decision, tasks, reasoning, question } = guardPlan(known, value);
  const { researchQuality } = input;
  yield (now) => [
    { type: 'plan_created', decision, tasks: numbered(now, tasks), reasoning, question, researchQuality },
    ...(decision === 'ask_human' && isInconclusive(input) ? [inconclusive(now, input)] : []),
  ];
}

/**
 * Whether nothing is there that could be looked into: no folder, or one without code, and neither a tool of the editor nor
 * the web to ask.
 */
function nothingToFindOut({ roots, probe, selection }: Session, { models }: RolePorts): boolean {
  const elsewhere = (models?.tools?.specs.length ?? 0) > 0 || models?.webResearch === true;
  return !elsewhere && selection === null && (probe.bare === true || roots.length === 0);
}

function numbered(session: Session, tasks: readonly PlanTask[]): PlanTask[] {
  return tasks.map((task, at) => ({ ...task, id: `T${nextNumber(session, 'task', at)}` }));
}

function inconclusive(session: Session, input: PlannerInput): SessionEvent {
  return { type: 'issue_raised', id: `I${nextNumber(session, 'I')}`, ...inconclusiveResearch(input) };
}

/** One task of the plan, through the capability registry. */
async function* performTask(
  step: StepOf<'task'>,
  session: Session,
  { reader, clock }: PerformPorts,
  roles: RolePorts,
): AsyncGenerator<Batch> {
  const { task, context } = step.input;
  const { signal, models } = roles;
  const firstEvidenceNumber = nextNumber(session, 'E');
  const tools = models?.tools ?? null;
  const research = async (input: ResearcherInput) => (await runRole(researcher, input, step.key, roles)).value;
  const web = webPorts(session, roles, step.key);
  const taskPorts = { reader, clock, signal, context, firstEvidenceNumber, tools, research, web };
  for await (const event of runTask(task, taskPorts)) yield batch(event);
}

/**
 * A look that breaks down leaves a usable session: it is recorded as failed, and planning goes on without it. Where a
 * model leads it and cannot be called, the person is asked how to go on.
 */
async function* performProbe(
  step: StepOf<'probe'>,
  session: Session,
  { reader, clock, probeMs }: PerformPorts,
  roles: RolePorts,
): AsyncGenerator<Batch> {
  const { selection, observations, facts, changes } = session;
  const evidence = session.evidence.filter(({ id }) => changes?.evidence.every((one) => one.id !== id) ?? true);
  // A look that was cut off, by the end of the editor or of the model, begins anew: nothing is kept twice.
  if (observations.length + evidence.length + facts.length > 0)
    yield batch({ type: 'probe_started', goals: step.input.intake.terms });
  try {
    const options: ProbeOptions = {
      reader,
      clock,
      request: requestLeft(session),
      changes: changes === null ? null : { folder: changes.folder, untouched: untouched(session) },
      callerContext: session.caller?.context ?? '',
      selection,
      intake: step.input.intake,
      signal: roles.signal,
      firstEvidenceNumber: nextNumber(session, 'E'),
      budgetMs: probeMs,
      extra: roles.models?.tools ?? null,
      onLooking: (looking) => roles.onPartial?.({ looking }),
    };
    if (roles.models?.source.for('contextProbe')) {
      options.ask = async (input, tools, signal) =>
        (await runRole(contextProbe, input, step.key, { ...roles, tools, signal })).value.conclusion;
    }
    let completed = false;
    for await (const event of runProbe(options)) {
      completed ||= event.type === 'probe_completed';
      yield batch(event);
    }
    if (!completed) yield failedLook('The look at the workspace ended early.');
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    yield failedLook(error instanceof Error ? error.message : String(error));
  }
}

function failedLook(reason: string): Batch {
  return (now) => [{ type: 'probe_failed', reason, soFar: lookSoFar(now) }];
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
/** Milliseconds that a session waits to hear which commit it is about. */
const REVISION_MS = 2000;
/** The commit that is checked out, full hash; null where it is not known, or not soon enough. Never rejects. */
async function revisionOf(
  { reader, clock }: { reader: WorkspaceReader; clock: Clock },
  signal: CancelSignal,
): Promise<string | null> {
  const limit = new TimeLimit(clock, REVISION_MS, signal);
  try {
    const revision = await untilAborted(reader.revision(), limit.signal);
    return revision === ABORTED ? null : revision;
  } catch {
    return null;
  } finally {
    limit.end();
  }
}
