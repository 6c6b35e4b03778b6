import { ModelFailure } from '../model/model';
import type { Toolbox } from '../model/toolbox';
import type { CancelSignal, Clock, FileEntry, WorkspaceLook } from '../ports';
import type { ResearcherInput } from '../roles/inputs';
import { bestAttempt, researcher, type ResearcherOutput } from '../roles/researcher';
import type { PlanTask, SessionEvent } from '../session/events';
import type { Evidence } from '../session/evidence';
import { observeTool } from './extra-tool';
import { EvidenceLedger } from './ledger';
import { parseObservation } from './parse-observation';
import { observe, type ObserveContext } from './observe';
import { MAX_ATTEMPTS, qualityOf, scoreFindings } from './quality';
import { parseToolQuery } from './parse-tool-query';
import { retrieve } from './retrieve';
import { ABORTED, untilAborted } from './until-aborted';

/** What a task runs with. */
export interface TaskPorts {
  look: WorkspaceLook;
  clock: Clock;
  signal: CancelSignal;
  context: ResearcherInput;
  /** Number of the first new piece of evidence. */
  firstEvidenceNumber: number;
  /** Tools of the editor that the person allow-listed; null for none. */
  tools: Toolbox | null;
  /** Who plays the researcher; its offline twin by default. */
  research?: (input: ResearcherInput) => Promise<ResearcherOutput>;
}

/** Most new pieces of evidence from one task. */
const MAX_NEW = 8;

/** Milliseconds for one task's look, and for one attempt of research. */
const TASK_MS = 6_000;

/** Most characters of a tool's text that a plan goes on with. */
const MAX_TOOL_TEXT = 2_000;

const WALK = { deadlineMs: TASK_MS, maxEntries: 100_000, maxBytes: Number.MAX_SAFE_INTEGER };

type Run = (task: PlanTask, ports: TaskPorts, ledger: EvidenceLedger) => AsyncGenerator<SessionEvent, string>;

/** What a plan can call for. Each look yields its events and returns the result in a sentence. */
const CAPABILITIES: Record<PlanTask['capability'], Run | null> = {
  workspace_retrieval: retrieveForTask,
  workspace_observation: observeForTask,
  research,
  tool: callTool,
  // A person is asked by the interview: nothing to look at for this.
  ask_human: null,
};

/**
 * Runs one task of a plan: `task_started`, what the capability yields, and `task_completed` or `task_failed`. Never
 * rejects; once the signal is aborted it ends at once without the last event.
 */
export async function* runTask(task: PlanTask, ports: TaskPorts): AsyncGenerator<SessionEvent> {
  yield { type: 'task_started', taskId: task.id };
  const { context, firstEvidenceNumber, signal } = ports;
  const ledger = new EvidenceLedger({ known: context.evidence, firstNumber: firstEvidenceNumber, most: MAX_NEW });
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

async function* retrieveForTask(
  task: PlanTask,
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  const { look, clock, signal } = ports;
  const { found, missing, searched, capped } = await retrieve(look, [task.query], { clock, signal, limit: MAX_NEW });
  const { events, ids } = ledger.add(found);
  yield* events;
  const cited = [...new Set(ids.filter((id) => id !== null))];
  const nowhere = missing.length === 0 ? '' : ` Nothing mentions ${missing.join(', ')}.`;
  const note = capped === undefined ? '' : ` (${capped})`;
  return `${cited.length} places in ${searched} files fit: ${cited.join(', ') || 'none'}.${nowhere}${note}`;
}

async function* observeForTask(
  task: PlanTask,
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  const { look, context } = ports;
  const request = parseObservation(task.query, look.roots());
  const { value: files } = await look.walk(WALK, ports.signal);
  const { observation, found, facts } = await observe(request, observeContext(files, ports), TASK_MS);
  yield { type: 'observation_made', observation: { id: `${task.id}.O1`, ...observation } };
  const { events, ids } = ledger.add(found);
  yield* events;
  const known = new Set(context.facts.map(({ kind, value }) => `${kind}\n${value}`));
  const fresh = facts.filter(({ kind, value }) => !known.has(`${kind}\n${value}`));
  yield* ledger.addFacts(fresh, ids);
  if (observation.status === 'refused' || observation.status === 'failed') throw new Error(observation.result);
  return observation.result;
}

function observeContext(files: readonly FileEntry[], { look, clock, signal, context }: TaskPorts): ObserveContext {
  return { look, clock, signal, files, about: context.request, hints: context.intake.terms, prefer: [], confirm: [] };
}

/** One call of a tool, which the query words as `toolName {"key": "value"}`. Finds no evidence. */
async function* callTool(task: PlanTask, { tools, clock, signal }: TaskPorts): AsyncGenerator<SessionEvent, string> {
  if (tools === null || tools.specs.length === 0) {
    throw new Error(
      `No tool is available for “${task.goal}”; use workspace_retrieval, workspace_observation or research.`,
    );
  }
  const { name, input } = parseToolQuery(
    task.query,
    tools.specs.map((spec) => spec.name),
  );
  const { observed, text } = await observeTool(tools, name, input, { clock, signal, ms: TASK_MS });
  yield { type: 'observation_made', observation: { id: `${task.id}.O1`, ...observed.observation } };
  if (observed.observation.status === 'failed') throw new Error(observed.observation.result);
  return text.length > MAX_TOOL_TEXT ? `${text.slice(0, MAX_TOOL_TEXT)} …` : text;
}

/** Attempts with refined queries until what was found is strong, or more would not help. */
async function* research(
  task: PlanTask,
  ports: TaskPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  const { look, clock, signal, context } = ports;
  const attempts: ResearcherInput['attempts'] = [...context.attempts];
  const { value: files } = await look.walk(WALK, signal);
  const state = (): ResearcherInput => ({ ...context, task, evidence: ledger.evidence, attempts });
  const lead = ports.research ?? (async (input: ResearcherInput) => researcher.offline(input));
  let turn = await lead(state());
  while (!turn.stop && files.length > 0 && attempts.length < MAX_ATTEMPTS) {
    const { query } = turn;
    const budget = { deadlineMs: TASK_MS };
    const { found } = await retrieve(look, [query], { clock, signal, files, limit: MAX_NEW, budget });
    const { events, ids } = ledger.add(found);
    yield* events;
    const cited = new Set(ids);
    const evidence = ledger.evidence.filter(({ id }) => cited.has(id));
    const scores = scoreFindings(task.query, withFreshScores(evidence, found));
    if (scores === null) break;
    attempts.push({ query, ...scores, evidence: evidence.map(({ id }) => id) });
    const attempt = attempts.length;
    yield { type: 'research_attempted', taskId: task.id, attempt, query, ...scores, findings: evidence.length };
    turn = await lead(state());
  }
  const best = bestAttempt(attempts);
  const summary = summaryOf(
    turn.findings.map(({ text }) => text),
    turn.notes,
  );
  const counts = { findings: turn.findings.length, attempts: attempts.length, notes: turn.notes };
  // Who leads may have corrected the computed scores of the best attempt; its notes say why.
  const { relevance, coverage, confidence } = turn;
  const scores = { relevance, coverage, confidence };
  const researchQuality = best === null ? null : qualityOf(attempts.at(-1)?.query ?? task.query, scores, counts);
  yield { type: 'research_concluded', taskId: task.id, researchQuality, summary };
  return summary;
}

/** Evidence that was known before is judged by how it fits now. */
function withFreshScores(evidence: readonly Evidence[], found: readonly { path: string; score: number }[]): Evidence[] {
  return evidence.map((piece) => ({
    ...piece,
    score: found.find(({ path }) => path === piece.path)?.score ?? piece.score,
  }));
}

function summaryOf(findings: readonly string[], notes: string): string {
  if (findings.length === 0) return `Nothing was found. ${notes}`;
  return `${findings.length} findings: ${findings.slice(0, 5).join('; ')}. ${notes}`;
}
