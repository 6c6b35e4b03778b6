import { ModelFailure } from '../model/model';
import { estimateTokens } from '../base/text/tokens';
import type { WebAnswer, WebSearch } from '../model/web-search';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import type { PlanTask, SessionEvent } from '../session/events';
import type { Found } from '../workspace/evidence-draft';
import { inertLine } from '../base/text/inert-text';
import type { EvidenceLedger } from './collecting/ledger';
import { bareObservation } from '../observe/observe';
import { ABORTED, untilAborted } from '../base/async/until-aborted';
import { webQuery } from './web-query';

/** What research needs to search the web; absent where that is not allowed, or nobody hosts it. */
export interface WebPorts {
  search: WebSearch;
  /** Who searches, for the journal: the model's label. */
  label: string;
  /** Key of the step, under which its calls are in the journal. */
  key: string;
  /** Milliseconds the search may take. */
  timeoutMs: number;
  /** Keeps the call in the journal, as it happens: it is a fact whatever becomes of its task. */
  record(events: SessionEvent[]): void;
}

/** The best that a page of the web is worth, and how much less the next one is: of lower standing than the workspace. */
const BEST_SCORE = 0.4;
const LESS = 0.04;

/** Milliseconds for a search, where nothing else is said: providers read several pages for it. */
export const WEB_SEARCH_MS = 60_000;

/**
 * One search of the web for a task: a call of the researcher's in the journal, and an observation that says what was sent.
 * Yields the observation and the evidence found; returns its ids. A search that fails ends in an observation: the research
 * goes on with what the workspace says.
 */
export async function* searchWeb(
  task: PlanTask,
  web: WebPorts,
  ledger: EvidenceLedger,
  { clock, signal }: { clock: Clock; signal: CancelSignal },
): AsyncGenerator<SessionEvent, string[]> {
  const { search, label, key, timeoutMs } = web;
  const query = webQuery(task.query);
  if (query === null) return [];
  const start = clock.elapsed();
  const took = (): number => Math.max(0, Math.round(clock.elapsed() - start));
  const observed = (status: 'ok' | 'refused' | 'failed', result: string): SessionEvent => {
    const { observation } = bareObservation('web', `“${query}”`, status, result, took());
    return { type: 'observation_made', observation: { id: `${task.id}.W1`, ...observation } };
  };
  if (search.unavailable !== null) {
    yield observed('refused', search.unavailable);
    return [];
  }
  const call = { key: `${key}:web`, role: 'researcher' } as const;
  web.record([{ type: 'call_started', ...call, model: label, attempt: 1, speculative: false }]);
  let answer: WebAnswer;
  try {
    const asked = await untilAborted(search.search(query, { timeoutMs, signal }), signal);
    if (asked === ABORTED) throw new ModelFailure('cancelled', 'The search was cancelled.');
    answer = asked;
  } catch (error) {
    const { kind, message } = asFailure(error);
    const uncounted = { inputTokens: null, outputTokens: null, countedBy: null } as const;
    web.record([{ type: 'call_failed', ...call, ms: took(), reason: message, kind, ...uncounted }]);
    yield observed(kind === 'unsupported' ? 'refused' : 'failed', message);
    return [];
  }
  web.record([{ type: 'call_finished', ...call, ms: took(), ...countOf(answer, query) }]);
  const { events, ids } = ledger.add(answer.findings.map((page, i) => found(page, i, query)));
  yield observed('ok', resultOf(answer));
  yield* events;
  return ids.filter((id) => id !== null);
}

function found({ url, title, excerpt, hash }: WebAnswer['findings'][number], place: number, query: string): Found {
  return {
    path: url,
    startLine: 1,
    endLine: 1,
    kind: 'web',
    hash,
    excerpt,
    shows: inertLine(title, 200),
    role: 'match',
    why: inertLine(`Found on the web for “${query}”`, 200),
    score: Math.max(0, Math.round((BEST_SCORE - place * LESS) * 100) / 100),
  };
}

function resultOf({ findings }: WebAnswer): string {
  if (findings.length === 0) return 'no page was cited';
  const pages = findings.map(({ url }) => url).join(', ');
  return `${findings.length} ${findings.length === 1 ? 'page' : 'pages'}: ${pages}`;
}

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure('transport', 'The search of the web failed in a way it does not explain.');
}

/** Where the provider has not counted, an estimate: a budget that the person has set must hold. */
function countOf({ findings, inputTokens, outputTokens }: WebAnswer, query: string) {
  if (inputTokens !== null || outputTokens !== null)
    return { inputTokens, outputTokens, countedBy: 'provider' } as const;
  const said = findings.map(({ title, excerpt }) => `${title}\n${excerpt}`).join('\n');
  return { inputTokens: estimateTokens(query), outputTokens: estimateTokens(said), countedBy: 'estimate' } as const;
}
