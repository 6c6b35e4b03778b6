import type { Toolbox } from '../model/toolbox';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { TimeLimit } from '../base/async/deadline';
import { inertLine, inertText } from '../base/text/inert-text';
import type { ContextProbeOutput } from '../roles/context-probe/role';
import type { ContextProbeInput } from '../roles/inputs/inputs';
import type { SessionEvent } from '../session/events';
import { type Ask, askForConclusion } from './ask-for-conclusion';
import { EvidenceCollector } from './collecting/evidence-collector';
import { ObservationTools } from './tools/observation-tools';

export interface LookFurtherOptions {
  reader: WorkspaceReader;
  clock: Clock;
  /** What the look by rules was made for, and what it brought. */
  known: Omit<ContextProbeInput, 'observationsLeft'>;
  /** What the look by rules came to: it stands where nothing better comes of this one. */
  before: Conclusion;
  signal: CancelSignal;
  /** The number of each new piece of evidence: `E1` for 1. */
  evidenceNumbers: () => number;
  /** Ids of observations begin with it. */
  observationPrefix: string;
  /** Milliseconds for the whole look. */
  budgetMs: number;
  /** Looks through tools that lead to a conclusion. The signal says that the time is over or the look cancelled. */
  ask: Ask;
  /** Tools of the editor that the person allow-listed; null for none. */
  extra: Toolbox | null;
}

type Asked = NonNullable<ContextProbeOutput['conclusion']>;
type Conclusion = Required<Omit<Asked, 'assumptions'>>;

/** Most observations, and new pieces of evidence. */
const MAX_OBSERVATIONS = 10;
const MAX_EVIDENCE = 18;

/** Most characters of a summary and of a gap; most gaps and assumptions. */
const MAX_SUMMARY = 1_200;
const MAX_GAP = 300;
const MAX_GAPS = 12;
const MAX_ASSUMPTIONS = 4;

/**
 * Goes on where the look by rules left too much open: a model looks through tools until it concludes. Yields observations,
 * evidence and facts as they come, and at the end `probe_completed` with the model's conclusion, or with the one before
 * where there is none. Once the signal is aborted it returns at once, without that last event.
 * @throws ModelFailure where `ask` does, unless the time was over: the events so far have been yielded.
 */
export async function* lookFurther(options: LookFurtherOptions): AsyncGenerator<SessionEvent> {
  const { reader, clock, known, before, signal, ask, extra, budgetMs } = options;
  const { request: about, intake, evidence, facts } = known;
  const limit = new TimeLimit(clock, budgetMs, signal);
  const collector = new EvidenceCollector({
    known: evidence,
    facts,
    evidenceNumbers: options.evidenceNumbers,
    mostEvidence: MAX_EVIDENCE,
    observationPrefix: options.observationPrefix,
    ledByModel: true,
  });
  const tools = new ObservationTools({
    ...{ reader, clock, about, intake, extra, collector, budgetMs },
    mostCalls: MAX_OBSERVATIONS,
  });
  try {
    const input = { ...known, observationsLeft: MAX_OBSERVATIONS };
    const concluded = yield* askForConclusion(ask, input, tools, limit.signal);
    if (signal.aborted) return;
    if (concluded !== null) yield* assumed(concluded.assumptions ?? [], collector);
    yield {
      type: 'probe_completed',
      ...(concluded === null ? before : inert(concluded)),
      further: concluded === null ? 'tried' : 'done',
    };
  } finally {
    limit.end();
  }
}

/** A conclusion of a model's: its words are as little to be trusted as what it has read. */
function inert({ summary, confidence, gaps }: Asked): Conclusion {
  const text = inertText(summary);
  const cut = text.slice(0, MAX_SUMMARY - 1).replace(/[\ud800-\udbff]$/, '');
  return {
    summary: text.length > MAX_SUMMARY ? `${cut}…` : text,
    confidence: Number.isFinite(confidence) ? Math.min(1, Math.max(0, confidence)) : 0,
    gaps: gaps.slice(0, MAX_GAPS).map((gap) => inertLine(gap, MAX_GAP)),
    placeGap: null,
  };
}

/** What the model assumes and would have confirmed, as far as evidence suggests it: facts that nobody has to ask for. */
function assumed(assumptions: NonNullable<Asked['assumptions']>, collector: EvidenceCollector): SessionEvent[] {
  return collector.addFacts(
    assumptions.slice(0, MAX_ASSUMPTIONS).map(({ text, cites }) => {
      const said = inertLine(text, MAX_GAP);
      const known = cites.filter((id) => collector.evidence.some((piece) => piece.id === id));
      return { kind: 'assumption', value: said, text: said, evidence: known, confirm: true };
    }),
  );
}
