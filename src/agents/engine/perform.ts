import { runProbe } from '../evidence/probe';
import { runTask } from '../evidence/capabilities';
import type { CancelSignal, Clock, WorkspaceLook } from '../ports';
import { bootstrapper } from '../roles/bootstrapper';
import { intake } from '../roles/intake';
import { interviewer } from '../roles/interviewer';
import { orchestrator } from '../roles/orchestrator';
import { planner } from '../roles/planner';
import { reviewer } from '../roles/reviewer';
import type { Role } from '../roles/role';
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
  /** Milliseconds a look at the workspace may take before planning. */
  probeMs: number;
}

/**
 * Does one step and yields its events in batches, each of which belongs together. Throws what the workspace or the store
 * throws; the caller decides what a failure means.
 */
export async function* perform(step: Step, session: Session, ports: PerformPorts, signal: CancelSignal): AsyncGenerator<SessionEvent[]> {
  switch (step.kind) {
    case 'record':
      yield step.input;
      return;
    case 'intake':
      yield [{ type: 'intake_made', intake: runOffline(intake, step.input), by: 'offline' }];
      return;
    case 'probe':
      yield* performProbe(step, session, ports, signal);
      return;
    case 'plan': {
      const { decision, tasks, reasoning, question } = runOffline(planner, step.input);
      yield [{ type: 'plan_created', decision, tasks, reasoning, question }];
      return;
    }
    case 'task': {
      const { look, clock } = ports;
      const firstEvidenceNumber = session.evidence.length + 1;
      for await (const event of runTask(step.input.task, { look, clock, signal, context: step.input.context, firstEvidenceNumber })) yield [event];
      return;
    }
    case 'bootstrap':
      yield bootstrapEvents(session, runOffline(bootstrapper, step.input));
      return;
    case 'orchestrate':
      yield orchestrateEvents(session, step.input.turn, runOffline(orchestrator, step.input.context));
      return;
    case 'interview': {
      const result = runOffline(interviewer, step.input);
      yield [{ type: 'interview_proposed', key: step.key, topicId: step.input.topicId, result, by: 'offline' }];
      return;
    }
    case 'clarify': {
      const { questionId } = step.input;
      yield [{ type: 'clarification_given', questionId, text: explainQuestion(session, questionId), by: 'offline' }];
      return;
    }
    case 'write':
      yield statementEvents(session, step, runOffline(writer, step.input));
      return;
    case 'review':
      yield [{ type: 'review_made', key: step.key, ...runOffline(reviewer, step.input) }];
      return;
    case 'finalize':
      yield await finalizeEvents(session, step.input.status, runOffline(summarizer, step.input.context), ports.store);
      return;
  }
}

/** Runs a role's offline twin and checks its result like anyone's. */
function runOffline<I, O>(role: Role<I, O>, input: I): O {
  return role.output.parse(role.offline(input));
}

/** A look that breaks down leaves a usable session: it is recorded as failed, and planning goes on without it. */
async function* performProbe(step: StepOf<'probe'>, session: Session, ports: PerformPorts, signal: CancelSignal): AsyncGenerator<SessionEvent[]> {
  const { look, clock, probeMs } = ports;
  try {
    const { request, selection } = session;
    const { intake: made } = step.input;
    const options = { look, clock, request, selection, intake: made, signal, firstEvidenceNumber: 1, budgetMs: probeMs };
    let completed = false;
    for await (const event of runProbe(options)) {
      completed ||= event.type === 'probe_completed';
      yield [event];
    }
    if (!completed) yield [{ type: 'probe_failed', reason: 'The look at the workspace ended early.' }];
  } catch (error) {
    yield [{ type: 'probe_failed', reason: error instanceof Error ? error.message : String(error) }];
  }
}
