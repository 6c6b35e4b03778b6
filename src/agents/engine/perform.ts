import { runProbe } from '../evidence/probe';
import { runTask } from '../evidence/capabilities';
import type { Model } from '../model/model';
import { type RolePorts, runRole } from '../model/run-role';
import type { CancelSignal, Clock, WorkspaceLook } from '../ports';
import { bootstrapper } from '../roles/bootstrapper';
import { intake } from '../roles/intake';
import { interviewer } from '../roles/interviewer';
import { orchestrator } from '../roles/orchestrator';
import type { PlannerInput } from '../roles/inputs';
import { inconclusiveResearch, planner } from '../roles/planner';
import { reviewer } from '../roles/reviewer';
import { summarizer } from '../roles/summarizer';
import { writer } from '../roles/writer';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import type { SessionStore } from '../store-port';
import { explainQuestion } from './clarification';
import { bootstrapEvents } from './perform-bootstrap';
import { orchestrateEvents } from './perform-orchestrate';
import { finalizeEvents } from './perform-finalize';
import { statementEvents } from './perform-write';
import type { Step, StepOf } from './step';

/** What steps need from outside. */
export interface PerformPorts {
  clock: Clock;
  look: WorkspaceLook;
  store: SessionStore;
  /** Null where no model is configured: the roles' offline twins do everything. */
  model: Model | null;
  /** Milliseconds a look at the workspace may take before planning. */
  probeMs: number;
}

/**
 * Events that belong together, made from the session as it stands at the moment they are recorded: steps run side by
 * side, and numbers taken from an earlier session would be given twice.
 */
export type Batch = (session: Session) => SessionEvent[];

const batch =
  (...events: SessionEvent[]): Batch =>
  () =>
    events;

/**
 * Does one step on the session as it was when the step fell due, and yields its events. Throws what the workspace or the
 * store throws; the caller decides what a failure means.
 */
export async function* perform(
  step: Step,
  session: Session,
  ports: PerformPorts,
  signal: CancelSignal,
): AsyncGenerator<Batch> {
  const roles: RolePorts = { model: ports.model, clock: ports.clock, signal };
  const { key } = step;
  switch (step.kind) {
    case 'record':
      yield batch(...step.input);
      return;
    case 'intake': {
      const { value, by, calls } = await runRole(intake, step.input, key, roles);
      yield batch(...calls, { type: 'intake_made', intake: value, by });
      return;
    }
    case 'probe':
      yield* performProbe(step, session, ports, signal);
      return;
    case 'plan': {
      const { value, calls } = await runRole(planner, step.input, key, roles);
      const { decision, tasks, reasoning, question } = value;
      yield (now) => [
        ...calls,
        { type: 'plan_created', decision, tasks, reasoning, question },
        ...(decision === 'ask_human' ? [inconclusive(now, step.input)] : []),
      ];
      return;
    }
    case 'task':
      yield* performTask(step, session, ports, signal);
      return;
    case 'bootstrap': {
      const { value, calls } = await runRole(bootstrapper, step.input, key, roles);
      yield (now) => [...calls, ...bootstrapEvents(now, value)];
      return;
    }
    case 'orchestrate': {
      const { value, by, calls } = await runRole(orchestrator, step.input.context, key, roles);
      yield (now) => [...calls, ...orchestrateEvents(now, step.input.turn, value, by)];
      return;
    }
    case 'interview': {
      const { value, by, calls } = await runRole(interviewer, step.input, key, roles);
      yield batch(...calls, { type: 'interview_proposed', key, topicId: step.input.topicId, result: value, by });
      return;
    }
    case 'clarify': {
      const { questionId } = step.input;
      yield (now) => [
        { type: 'clarification_given', questionId, text: explainQuestion(now, questionId), by: 'offline' },
      ];
      return;
    }
    case 'write': {
      const { value, by, calls } = await runRole(writer, step.input, key, roles);
      yield (now) => [...calls, ...statementEvents(now, step, value, by)];
      return;
    }
    case 'review': {
      const { value, calls } = await runRole(reviewer, step.input, key, roles);
      yield batch(...calls, { type: 'review_made', key, ...value });
      return;
    }
    case 'finalize': {
      const { value, calls } = await runRole(summarizer, step.input.context, key, roles);
      yield batch(...calls, ...(await finalizeEvents(session, step.input.status, value, ports.store)));
      return;
    }
  }
}

/** What research could not settle is kept as an issue, besides being asked. */
function inconclusive(session: Session, input: PlannerInput): SessionEvent {
  return { type: 'issue_raised', id: `I${session.issues.length + 1}`, ...inconclusiveResearch(input) };
}

/** One task of the plan, through the capability registry. */
async function* performTask(
  step: StepOf<'task'>,
  session: Session,
  ports: PerformPorts,
  signal: CancelSignal,
): AsyncGenerator<Batch> {
  const { task, context } = step.input;
  const { look, clock } = ports;
  const firstEvidenceNumber = session.evidence.length + 1;
  for await (const event of runTask(task, { look, clock, signal, context, firstEvidenceNumber })) yield batch(event);
}

/** A look that breaks down leaves a usable session: it is recorded as failed, and planning goes on without it. */
async function* performProbe(
  step: StepOf<'probe'>,
  session: Session,
  ports: PerformPorts,
  signal: CancelSignal,
): AsyncGenerator<Batch> {
  const { look, clock, probeMs } = ports;
  try {
    const { request, selection } = session;
    const { intake: made } = step.input;
    const options = {
      look,
      clock,
      request,
      selection,
      intake: made,
      signal,
      firstEvidenceNumber: 1,
      budgetMs: probeMs,
    };
    let completed = false;
    for await (const event of runProbe(options)) {
      completed ||= event.type === 'probe_completed';
      yield batch(event);
    }
    if (!completed) yield batch({ type: 'probe_failed', reason: 'The look at the workspace ended early.' });
  } catch (error) {
    yield batch({ type: 'probe_failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
