import { ModelFailure } from '../model/model';
import type { Toolbox } from '../model/toolbox';
import type { PlanTask, SessionEvent } from '../session/events';
import type { Evidence } from '../session/evidence';
import { observeTool, withCitations } from './tools/extra-tool';
import { READ_ON_PURPOSE } from './collecting/evidence-collector';
import { EvidenceLedger } from './collecting/ledger';
import { look } from '../observe/observation-request';
import type { Observed } from '../observe/observed';
import { parseObservation } from '../observe/parse-observation';
import { parseToolQuery } from './parse-tool-query';
import { research, type ResearchPorts } from './research-loop';
import { preferredFor } from './collecting/observe-context';
import { observeForTask, TASK_MS } from './collecting/observe-for-task';
import { ABORTED, untilAborted } from '../base/async/until-aborted';

/** What a task runs with. */
export interface TaskPorts extends ResearchPorts {
  /** The number of each new piece of evidence. */
  evidenceNumbers: () => number;
  /** Tools of the editor that the person allow-listed; null for none. */
  tools: Toolbox | null;
}

/** Most new pieces of evidence from one task, and from research, which searches several times. */
const MAX_NEW = 8;
const MAX_RESEARCHED = 15;

/**
 * The same from a search by the names that a model expects, which comes before any answer, and from one with the words of the
 * questions: prompts hold all of it from then on. On 246 requests, the best new file and the place where a name is defined
 * held the most changed lines, and nearly all of the sought files that four pieces did (test/bench/README.md).
 */
const MAX_BY_NAMES = 2;
const MAX_OF_QUESTIONS = 3;
/** Most pieces more that take the places of those that only shared words with the request. */
const MAX_IN_PLACE = 4;

/** Most characters of a tool's text that a plan goes on with. */
const MAX_TOOL_TEXT = 2_000;

type Run = (task: PlanTask, ports: TaskPorts, ledger: EvidenceLedger) => AsyncGenerator<SessionEvent, string>;

/** What a plan can call for. Each look yields its events and returns the result in a sentence. */
const CAPABILITIES: Record<PlanTask['capability'], Run | null> = {
  workspace_retrieval: retrieveForTask,
  workspace_observation: observationForTask,
  research,
  tool: callTool,
  // A person is asked by the interview: nothing to look at for this.
  ask_human: null,
};

/**
 * Runs one task of a plan: `task_started`, what the capability yields, and `task_completed` or `task_failed`. Once the
 * signal is aborted it ends at once without the last event.
 * @throws ModelFailure where a model leads the task and cannot be called.
 */
export async function* runTask(task: PlanTask, ports: TaskPorts): AsyncGenerator<SessionEvent> {
  yield { type: 'task_started', taskId: task.id };
  const { context, evidenceNumbers, signal } = ports;
  const kept = task.capability === 'workspace_observation' ? READ_ON_PURPOSE : {};
  const ledger = new EvidenceLedger({
    known: context.evidence,
    numbers: evidenceNumbers,
    most: mostOf(task, context.evidence),
    ...kept,
  });
  const run = CAPABILITIES[task.capability];
  if (run === null) {
    yield { type: 'task_completed', taskId: task.id, result: `Left to the interview: ${task.goal}` };
    return;
  }
  const work = run(task, ports, ledger);
  try {
    for (;;) {
      const step = await untilAborted(work.next(), signal);
      if (step === ABORTED) return;
      if (step.done === true) {
        yield { type: 'task_completed', taskId: task.id, result: step.value };
        return;
      }
      yield step.value;
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    yield { type: 'task_failed', taskId: task.id, reason: error instanceof Error ? error.message : String(error) };
  }
}

function mostOf({ capability, after, names }: PlanTask, known: readonly Evidence[]): number {
  // What turned out to be unrelated leaves its room to what is found by names.
  const freed = Math.min(MAX_IN_PLACE, known.filter(({ unrelated }) => unrelated === true).length);
  if (names !== undefined) return MAX_BY_NAMES + (after === 0 ? freed : 0);
  if (after !== undefined) return after === 0 ? MAX_BY_NAMES : MAX_OF_QUESTIONS;
  return capability === 'research' ? MAX_RESEARCHED : MAX_NEW;
}

async function* retrieveForTask(
  task: PlanTask,
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  // What rules look for once more is the request's own matter, and so are the kinds of files.
  const prefer = task.after === undefined ? [] : preferredFor(ports.context.intake.kind);
  const { observation, found: all } = await observeForTask(look('retrieve', task.query), ports, prefer);
  yield* recorded(task, observation);
  const found = task.after !== 0 && task.names !== undefined ? all.filter((piece) => holdsOne(piece, task.names)) : all;
  if (task.names !== undefined) yield* definedByNames(task, found, ports, ledger);
  const { events, ids } = ledger.add(found);
  yield* events;
  return withIds(observation.result, ids);
}

/** Whether a piece or its path has a name that somebody used: what else a search finds there nobody meant. */
function holdsOne({ path, excerpt }: Observed['found'][number], names: readonly string[] = []): boolean {
  return names.some((name) => path.includes(name) || excerpt.includes(name));
}

/** What may be the name of a definition, with what it belongs to: `rand.Intn`, `Cart::total()`. */
const LIKE_A_NAME = /^[\p{L}_$][\p{L}\p{N}_$.:#>()-]*$/u;

/** The best new file that was found, then what is defined by one of the names: of files that words find more are wrong. */
async function* definedByNames(
  { id, names = [] }: PlanTask,
  found: Observed['found'],
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, void> {
  yield* ledger.add(found, 1).events;
  const row = names.filter((name) => LIKE_A_NAME.test(name));
  if (row.length === 0) return;
  const defined = await observeForTask(look('symbols', row.join(', ')), ports);
  yield { type: 'observation_made', observation: { id: `${id}.O2`, ...defined.observation } };
  yield* ledger.add(defined.found).events;
}

/** What came of a look, with the ids of the pieces that show it. */
function withIds(result: string, ids: readonly (string | null)[]): string {
  const cited = [...new Set(ids.filter((id) => id !== null))];
  return cited.length === 0 ? result : `${result} (${cited.join(', ')})`;
}

async function* observationForTask(
  task: PlanTask,
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  const { reader: workspace, context } = ports;
  const request = parseObservation(task.query, workspace.roots());
  const { observation, found, facts } = await observeForTask(request, ports);
  yield* recorded(task, observation);
  const { events, ids } = ledger.add(found);
  yield* events;
  const known = new Set(context.facts.map(({ kind, value }) => `${kind}\n${value}`));
  yield* ledger.addFacts(
    facts.filter(({ kind, value }) => !known.has(`${kind}\n${value}`)),
    ids,
  );
  return withIds(observation.result, ids);
}

/**
 * One call of a tool, which the query words as `toolName {"key": "value"}`. Where its text names places of the workspace,
 * they are read there and become evidence; the text itself is what later roles are told.
 */
async function* callTool(
  task: PlanTask,
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  const { tools, clock, signal, reader: workspace } = ports;
  if (tools === null || tools.specs.length === 0) {
    throw new Error(
      `No tool is available for “${task.goal}”; use workspace_retrieval, workspace_observation or research.`,
    );
  }
  const { name, input } = parseToolQuery(
    task.query,
    tools.specs.map((spec) => spec.name),
  );
  const { observed, text } = await observeTool(tools, name, input, {
    clock,
    signal,
    ms: TASK_MS,
    reader: workspace,
    about: task.goal,
  });
  yield* recorded(task, observed.observation);
  const { events, ids } = ledger.add(observed.found);
  yield* events;
  const told = text.length > MAX_TOOL_TEXT ? `${text.slice(0, MAX_TOOL_TEXT)} …` : text;
  return withCitations(told, observed, ids);
}

/** Records an observation. One that came to nothing is the failure of its task. */
function* recorded(task: PlanTask, observation: Observed['observation']): Generator<SessionEvent, void> {
  yield { type: 'observation_made', observation: { id: `${task.id}.O1`, ...observation } };
  if (observation.status === 'refused' || observation.status === 'failed') throw new Error(observation.result);
}
