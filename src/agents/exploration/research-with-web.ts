import type { ResearcherOutput } from '../roles/researcher/role';
import type { PlanTask, SessionEvent } from '../session/events';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import type { EvidenceLedger } from './collecting/ledger';
import { isStrong } from '../retrieval/research-quality';
import { searchWeb, type WebPorts } from './search-web';

interface WebResearchPorts {
  web?: WebPorts | null;
  clock: Clock;
  signal: CancelSignal;
}

/** What research may claim at most where pages of the web made the difference: never that it is strong. */
const MOST_RELEVANCE = 0.79;
const MOST_CONFIDENCE = 0.5;

/**
 * What who leads the research makes of the workspace and, where that was weak, of one search of the web; `again` has them
 * judge once more with the pages among the evidence. The workspace alone decides whether research is strong.
 */
export async function* withWeb(
  task: PlanTask,
  turn: ResearcherOutput,
  { web, clock, signal }: WebResearchPorts,
  ledger: EvidenceLedger,
  again: () => Promise<ResearcherOutput>,
): AsyncGenerator<SessionEvent, ResearcherOutput> {
  if (!web || isStrong(turn, turn.findings.length)) return turn;
  const pages = yield* searchWeb(task, web, ledger, { clock, signal });
  if (pages.length === 0) return turn;
  const after = await again();
  return {
    ...after,
    relevance: Math.min(after.relevance, MOST_RELEVANCE),
    confidence: Math.min(after.confidence, Math.max(turn.confidence, MOST_CONFIDENCE)),
    notes: `${after.notes} From the web, of lower standing: ${pages.join(', ')}.`.trim(),
  };
}
