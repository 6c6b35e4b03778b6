import type { ResearcherInput } from '../roles/inputs/inputs';
import { bestAttempt, researcher, type ResearcherOutput } from '../roles/researcher/role';
import type { PlanTask, SessionEvent } from '../session/events';
import type { Evidence } from '../session/evidence';
import { nothingThere } from '../workspace/empty-workspace';
import type { Found } from '../workspace/evidence-draft';
import type { EvidenceLedger } from './collecting/ledger';
import { look } from '../observe/observation-request';
import { MAX_ATTEMPTS, qualityOf, scoreFindings, whyStop } from '../retrieval/research-quality';
import { withWeb } from './research-with-web';
import type { WebPorts } from './search-web';
import { observeForTask, type TaskLook } from './collecting/observe-for-task';

export interface ResearchPorts extends TaskLook {
  context: ResearcherInput;
  /** Who plays the researcher; its rule-based version by default. */
  research?: (input: ResearcherInput) => Promise<ResearcherOutput>;
  /** Search of the web, where it is allowed and hosted: for research that the workspace leaves weak. */
  web?: WebPorts | null;
}

/** Most new pieces of evidence from one attempt: a further one must find room for what it brings. */
const MAX_OF_ATTEMPT = 6;

/** Most findings that a summary repeats. */
const MAX_SHOWN = 5;

/**
 * Attempts with refined queries until what was found is strong, a further attempt gains nothing, or all are spent; who
 * leads may stop before. Concludes with the quality of the best attempt, or with null where none could be scored, and where
 * there is nothing to search.
 * Returns the result in a sentence.
 * @throws Error where the workspace cannot be searched, and what `research` throws.
 */
export async function* research(
  task: PlanTask,
  ports: ResearchPorts,
  ledger: EvidenceLedger,
): AsyncGenerator<SessionEvent, string> {
  const { context } = ports;
  const nothing = await nothingThere(ports.reader, ports.signal);
  if (nothing !== null) {
    yield { type: 'research_concluded', taskId: task.id, researchQuality: null, summary: nothing };
    return nothing;
  }
  const need = context.need ?? task.query;
  const earlier = context.attempts.length;
  const attempts: ResearcherInput['attempts'] = [...context.attempts];
  const lead = ports.research ?? (async (input: ResearcherInput) => researcher.offline(input));
  const turnNow = () => lead({ ...context, task, need, earlier, evidence: ledger.evidence, attempts: [...attempts] });
  let turn = await turnNow();
  let scored = true;
  while (scored && !turn.stop && attempts.length < MAX_ATTEMPTS) {
    const { query } = turn;
    const { observation, found } = await observeForTask(look('retrieve', query), ports);
    yield { type: 'observation_made', observation: { id: `${task.id}.O${attempts.length + 1}`, ...observation } };
    if (observation.status === 'failed' || observation.status === 'refused') throw new Error(observation.result);
    const { events, ids } = ledger.add(found, MAX_OF_ATTEMPT);
    yield* events;
    const evidence = cited(ledger, ids, found);
    const scores = scoreFindings(need, evidence);
    scored = scores !== null;
    if (scores === null) break;
    const foundIds = evidence.map(({ id }) => id);
    attempts.push({ query, ...scores, evidence: foundIds });
    yield {
      type: 'research_attempted',
      taskId: task.id,
      attempt: attempts.length,
      query,
      ...scores,
      findings: evidence.length,
      evidence: foundIds,
    };
    turn = await turnNow();
    if (whyStop(attempts, turn, turn.findings.length, earlier) !== null) break;
  }
  turn = yield* withWeb(task, turn, ports, ledger, turnNow);
  const summary = summaryOf(turn);
  // Who leads may have corrected the computed scores of the best attempt; its notes say why.
  const { relevance, coverage, confidence, notes, findings } = turn;
  const counts = { findings: findings.length, attempts: attempts.length, notes };
  const researchQuality =
    bestAttempt(attempts) === null
      ? null
      : qualityOf(attempts.at(-1)?.query ?? task.query, { relevance, coverage, confidence }, counts);
  yield { type: 'research_concluded', taskId: task.id, researchQuality, summary };
  return summary;
}

/** What an attempt found, the best first, each piece once. Evidence that was known before is judged by how it fits now. */
function cited(ledger: EvidenceLedger, ids: readonly (string | null)[], found: readonly Found[]): Evidence[] {
  const scores = new Map<string, number>();
  for (const [i, id] of ids.entries()) {
    if (id !== null) scores.set(id, Math.max(scores.get(id) ?? 0, found[i]?.score ?? 0));
  }
  return ledger.evidence
    .filter(({ id }) => scores.has(id))
    .map((piece) => ({ ...piece, score: scores.get(piece.id) ?? piece.score }))
    .sort((a, b) => b.score - a.score);
}

function summaryOf({ findings, notes }: ResearcherOutput): string {
  if (findings.length === 0) return `Nothing was found. ${notes}`;
  const shown = findings.slice(0, MAX_SHOWN).map(({ text }) => text.replace(/[.\s]+$/, ''));
  return `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}: ${shown.join('; ')}. ${notes}`;
}
