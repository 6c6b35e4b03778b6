import type { Toolbox } from '../model/toolbox';
import type { CancelSignal, Capped, Clock, FileEntry, WorkspaceLook } from '../ports';
import { contextProbe, type ContextProbeInput, type ContextProbeOutput } from '../roles/context-probe';
import type { Intake, SessionEvent } from '../session/events';
import type { Observation, Selection } from '../session/evidence';
import { type Ask, askForConclusion } from './ask-for-conclusion';
import { classifyPath } from './classify-path';
import { foundIn } from './found';
import { Gathered } from './gathered';
import { inertLine, inertText } from './inert-text';
import { bareObservation, type Observed, observe } from './observe';
import { observeContext } from './observe-context';
import { parseQuery } from './query';
import { showsOf } from './shows';
import { TimeLimit } from './time-limit';
import { ObservationTools } from './tools';
import { ABORTED, untilAborted } from './until-aborted';

export interface ProbeOptions {
  look: WorkspaceLook;
  clock: Clock;
  request: string;
  selection: Selection | null;
  intake: Intake;
  signal: CancelSignal;
  /** Number of the first piece of evidence: `E1` for 1. */
  firstEvidenceNumber: number;
  /** Milliseconds for the whole look. Default 20,000. */
  budgetMs?: number;
  /** Most observations. Default 12. */
  maxObservations?: number;
  /**
   * Who goes on after the first looks, by calling tools, and concludes; without it, the offline twin of the context probe.
   * The signal says that the time is over or the look cancelled. Null leaves the conclusion to the twin.
   */
  ask?: Ask;
  /** With `ask`: tools of the editor that the person allow-listed; null for none. */
  extra?: Toolbox | null;
}

type Conclusion = NonNullable<ContextProbeOutput['conclusion']>;

/** Most pieces of evidence that one look yields, and that a model may find on top of them. */
const MAX_EVIDENCE = 16;
const MAX_ASKED = 8;

/** Most characters of a summary and of a gap; most gaps. */
const MAX_SUMMARY = 1_200;
const MAX_GAP = 300;
const MAX_GAPS = 12;

const DEFAULT_BUDGET_MS = 20_000;
const DEFAULT_OBSERVATIONS = 12;

/** Most milliseconds of the walk, and of one observation. */
const WALK_MS = 5_000;
const OBSERVATION_MS = 4_000;

const WALK_ENTRIES = 100_000;

/**
 * Looks at the workspace before planning, within a budget: the selection first, then what every look begins with; then
 * what `ask` looks at through tools until it concludes, or what the offline twin asks for. Yields observations, evidence
 * and facts as they come, and `probe_completed` at the end. Once the signal is aborted it returns at once, without that
 * last event. An observation that fails is a result, never an exception.
 * @throws ModelFailure where `ask` does, unless the time was over: the events so far have been yielded.
 */
export async function* runProbe(options: ProbeOptions): AsyncGenerator<SessionEvent> {
  const { clock, signal, ask } = options;
  const budgetMs = options.budgetMs ?? DEFAULT_BUDGET_MS;
  const start = clock.elapsed();
  const left = () => budgetMs - (clock.elapsed() - start);
  const limit = ask === undefined ? null : new TimeLimit(clock, budgetMs, signal);
  const probe = new Probe({ ...options, signal: limit?.signal ?? signal }, left);
  try {
    const problem = yield* probe.lookAround();
    if (signal.aborted) return;
    if (problem !== null) {
      yield completed({ summary: '', confidence: 0, gaps: [problem] });
      return;
    }
    const concluded = ask === undefined || left() <= 0 ? null : yield* probe.ask(ask);
    if (signal.aborted) return;
    yield concluded === null ? completed(probe.conclusion()) : completed(inert(concluded));
  } finally {
    limit?.end();
  }
}

/** The files there are; a sentence where there is nothing to look at. */
async function walkAll(
  look: WorkspaceLook,
  signal: CancelSignal,
  deadlineMs: number,
): Promise<Capped<FileEntry[]> | string> {
  if (look.roots().length === 0) return 'No folder is open, so the workspace could not be looked at.';
  try {
    const budget = { deadlineMs, maxEntries: WALK_ENTRIES, maxBytes: Number.MAX_SAFE_INTEGER };
    const walked = await look.walk(budget, signal);
    if (walked.value.length > 0) return walked;
    const why = walked.capped === undefined ? '' : ` (${walked.capped})`;
    return `The workspace is empty${why}: there is no code yet that the change could build on.`;
  } catch (error) {
    return `The workspace could not be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What the person selected is the first evidence. */
async function observeSelection(selection: Selection, { look, clock }: ProbeOptions): Promise<Observed> {
  const start = clock.elapsed();
  const { path, startLine, endLine } = selection;
  const made = (status: Observation['status'], result: string): Observed =>
    bareObservation('read', `${path}:${startLine}-${endLine}`, status, result, clock.elapsed() - start);
  try {
    const root = selection.root ?? look.roots()[0] ?? '';
    const whole = await look.read(root, path);
    const { value } = await look.read(root, path, { start: startLine, end: endLine });
    const kind = classifyPath(path);
    const chunk = { start: value.startLine, end: value.endLine, focus: value.startLine };
    const shows = showsOf(whole.value.text.split('\n'), chunk, path, kind, parseQuery([]));
    const piece = foundIn(look, value, { kind, shows, why: 'Selected by the person', score: 1 });
    return { ...made('ok', 'the selected code'), found: [piece] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return made('failed', `The selection cannot be read again: ${reason}`);
  }
}

/** A conclusion of a model's: its words are as little to be trusted as what it has read. */
function inert({ summary, confidence, gaps }: Conclusion): Conclusion {
  return {
    summary: inertText(summary),
    confidence: Number.isFinite(confidence) ? confidence : 0,
    gaps: gaps.slice(0, MAX_GAPS).map((gap) => inertLine(gap, MAX_GAP)),
  };
}

function completed({ summary, confidence, gaps }: Conclusion): SessionEvent {
  const cut = summary.slice(0, MAX_SUMMARY - 1).replace(/[\ud800-\udbff]$/, '');
  const text = summary.length > MAX_SUMMARY ? `${cut}…` : summary;
  return { type: 'probe_completed', summary: text, confidence: Math.min(1, Math.max(0, confidence)), gaps };
}

/** One look under way. */
class Probe {
  readonly #options: ProbeOptions;
  readonly #left: () => number;
  readonly #gathered: Gathered;
  #walked: Capped<FileEntry[]> = { value: [] };

  /** `left`: milliseconds that are left of the budget. */
  constructor(options: ProbeOptions, left: () => number) {
    this.#options = options;
    this.#left = left;
    this.#gathered = new Gathered({
      firstEvidenceNumber: options.firstEvidenceNumber,
      mostEvidence: MAX_EVIDENCE + (options.ask === undefined ? 0 : MAX_ASKED),
      observationPrefix: 'O',
      ledByModel: options.ask !== undefined,
    });
  }

  /**
   * The walk, the selection and what the offline twin asks for: all of it, or with `ask` only what every look begins
   * with. Ends early when the signal is aborted. Gives a sentence where there is nothing to look at.
   */
  async *lookAround(): AsyncGenerator<SessionEvent, string | null> {
    const { look, signal, selection } = this.#options;
    const walked = await untilAborted(walkAll(look, signal, Math.max(0, Math.min(WALK_MS, this.#left()))), signal);
    if (walked === ABORTED) return 'The look at the workspace had to stop before it had seen anything.';
    if (typeof walked === 'string') return walked;
    this.#walked = walked;

    if (selection !== null) {
      const observed = await untilAborted(observeSelection(selection, this.#options), signal);
      if (observed === ABORTED) return null;
      yield* this.#take(observed);
    }
    yield* this.#offlineLooks();
    return null;
  }

  async *#offlineLooks(): AsyncGenerator<SessionEvent, void> {
    const { signal, ask } = this.#options;
    const context = observeContext({ ...this.#options, files: this.#walked.value });
    for (;;) {
      const { next, conclusion } = contextProbe.offline(this.#input());
      if (conclusion !== null || next.length === 0) return;
      for (const request of next.slice(0, this.#observationsLeft)) {
        if (this.#left() <= 0) return;
        const observed = await untilAborted(observe(request, context, Math.min(OBSERVATION_MS, this.#left())), signal);
        if (observed === ABORTED) return;
        yield* this.#take(observed);
      }
      if (ask !== undefined) return;
    }
  }

  #take(observed: Observed): SessionEvent[] {
    return this.#gathered.take(observed, MAX_EVIDENCE - this.#gathered.found.length).events;
  }

  /** What `ask` concludes after looking through tools; null for nothing of use. */
  ask(ask: Ask): AsyncGenerator<SessionEvent, Conclusion | null> {
    const { look, clock, request: about, intake, extra = null, signal } = this.#options;
    const tools = new ObservationTools({
      ...{ look, clock, about, intake, extra },
      gathered: this.#gathered,
      mostCalls: this.#observationsLeft,
      budgetMs: this.#left(),
      walked: this.#walked,
    });
    return askForConclusion(ask, this.#input(), tools, signal);
  }

  /** What the offline twin concludes from what there is. */
  conclusion(): Conclusion {
    const { conclusion } = contextProbe.offline({ ...this.#input(), observationsLeft: 0 });
    return conclusion ?? { summary: '', confidence: 0, gaps: [] };
  }

  get #observationsLeft(): number {
    const most = this.#options.maxObservations ?? DEFAULT_OBSERVATIONS;
    return Math.max(0, most - this.#gathered.observations.length);
  }

  #input(): ContextProbeInput {
    const { request, selection, intake } = this.#options;
    const { evidence, facts, observations, matched, missing } = this.#gathered;
    return {
      ...{ request, selection, intake, evidence, facts, observations, matched, missing },
      files: this.#walked.value.length,
      capped: this.#walked.capped ?? null,
      observationsLeft: this.#left() <= 0 ? 0 : this.#observationsLeft,
    };
  }
}
