import type { CancelSignal, Clock, FileEntry, WorkspaceLook } from '../ports';
import { contextProbe, type ContextProbeInput, type ContextProbeOutput } from '../roles/context-probe';
import type { Intake, SessionEvent } from '../session/events';
import type { EvidenceKind, Fact, Observation, Selection } from '../session/evidence';
import { classifyPath } from './classify-path';
import { foundIn } from './found';
import { EvidenceLedger } from './ledger';
import { type Observed, observe, type ObserveContext } from './observe';
import { parseQuery } from './query';
import { showsOf } from './shows';
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
  /** Who says what to look at next; the offline twin of the context probe by default. */
  lead?: (input: ContextProbeInput) => Promise<ContextProbeOutput>;
}

/** Most pieces of evidence that one look yields. */
const MAX_EVIDENCE = 16;

/** Most characters of a summary. */
const MAX_SUMMARY = 1_200;

const DEFAULT_BUDGET_MS = 20_000;
const DEFAULT_OBSERVATIONS = 12;

/** Most milliseconds of the walk, and of one observation. */
const WALK_MS = 5_000;
const OBSERVATION_MS = 4_000;

const WALK_ENTRIES = 100_000;

/** Longest part of a request, in characters, that is taken as a query. */
const MAX_QUERY = 4_000;

/** Words of a request by which the change depends on where data is kept. */
const ABOUT_DATA =
  /\b(?:data(?:base)?s?|stor(?:e|age|ing)|sav(?:e|ing)|persist\w*|records?|schemas?|quer(?:y|ies)|sql|migrat\w*)\b/i;

/**
 * Looks at the workspace before planning, within a budget: the selection first, then what the lead asks for, until it
 * concludes. Yields observations, evidence and facts as they come, and `probe_completed` at the end. Once the signal is
 * aborted it returns at once, without that last event. An observation that fails is a result, never an exception.
 */
export async function* runProbe(options: ProbeOptions): AsyncGenerator<SessionEvent> {
  const { look, clock, signal, firstEvidenceNumber } = options;
  const start = clock.elapsed();
  const left = () => (options.budgetMs ?? DEFAULT_BUDGET_MS) - (clock.elapsed() - start);
  const state = new ProbeState(options, new EvidenceLedger({ firstNumber: firstEvidenceNumber, most: MAX_EVIDENCE }));

  const walked = await untilAborted(walkAll(look, signal, Math.max(0, Math.min(WALK_MS, left()))), signal);
  if (walked === ABORTED) return;
  if (typeof walked === 'string') {
    yield completed({ summary: '', confidence: 0, gaps: [walked] });
    return;
  }
  state.files = walked.files;
  state.note = walked.capped;

  if (options.selection !== null) {
    const observed = await untilAborted(observeSelection(options.selection, options), signal);
    if (observed === ABORTED) return;
    yield* state.take(observed);
  }

  const context = state.observeContext();
  const lead = options.lead ?? (async (input: ContextProbeInput) => contextProbe.offline(input));
  while (!signal.aborted) {
    const turn = await untilAborted(lead(state.input(left())), signal);
    if (turn === ABORTED) return;
    const done = turn.conclusion !== null || turn.next.length === 0 || state.observationsLeft === 0 || left() <= 0;
    if (done) {
      yield completed(turn.conclusion ?? contextProbe.offline({ ...state.input(0), observationsLeft: 0 }).conclusion);
      return;
    }
    for (const request of turn.next.slice(0, state.observationsLeft)) {
      if (left() <= 0) break;
      const observed = await untilAborted(observe(request, context, Math.min(OBSERVATION_MS, left())), signal);
      if (observed === ABORTED) return;
      yield* state.take(observed);
    }
  }
}

/** The files there are; a sentence where there is nothing to look at. */
async function walkAll(
  look: WorkspaceLook,
  signal: CancelSignal,
  deadlineMs: number,
): Promise<{ files: FileEntry[]; capped: string | null } | string> {
  if (look.roots().length === 0) return 'No folder is open, so the workspace could not be looked at.';
  try {
    const budget = { deadlineMs, maxEntries: WALK_ENTRIES, maxBytes: Number.MAX_SAFE_INTEGER };
    const { value, capped } = await look.walk(budget, signal);
    if (value.length > 0) return { files: value, capped: capped ?? null };
    const why = capped === undefined ? '' : ` (${capped})`;
    return `The workspace is empty${why}: there is no code yet that the change could build on.`;
  } catch (error) {
    return `The workspace could not be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What the person selected is the first evidence. */
async function observeSelection(selection: Selection, { look, clock }: ProbeOptions): Promise<Observed> {
  const start = clock.elapsed();
  const { path, startLine, endLine } = selection;
  const made = (status: Observation['status'], result: string, found: Observed['found'] = []): Observed => ({
    observation: {
      action: 'read',
      target: `${path}:${startLine}-${endLine}`,
      result,
      ms: Math.max(0, Math.round(clock.elapsed() - start)),
      status,
    },
    found,
    facts: [],
    matched: [],
    missing: [],
  });
  try {
    const root = selection.root ?? look.roots()[0] ?? '';
    const whole = await look.read(root, path);
    const { value } = await look.read(root, path, { start: startLine, end: endLine });
    const kind = classifyPath(path);
    const chunk = { start: value.startLine, end: value.endLine, focus: value.startLine };
    const shows = showsOf(whole.value.text.split('\n'), chunk, path, kind, parseQuery([]));
    const piece = foundIn(look, value, { kind, shows, why: 'Selected by the person', score: 1 });
    return made('ok', 'the selected code', [piece]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return made('failed', `The selection cannot be read again: ${reason}`);
  }
}

function completed(conclusion: ContextProbeOutput['conclusion']): SessionEvent {
  const { summary, confidence, gaps } = conclusion ?? { summary: '', confidence: 0, gaps: [] };
  const text = summary.length > MAX_SUMMARY ? `${summary.slice(0, MAX_SUMMARY - 1)}…` : summary;
  return { type: 'probe_completed', summary: text, confidence: Math.min(1, Math.max(0, confidence)), gaps };
}

/** What one look has gathered so far. */
class ProbeState {
  files: FileEntry[] = [];
  note: string | null = null;
  readonly #options: ProbeOptions;
  readonly #ledger: EvidenceLedger;
  readonly #observations: Observation[] = [];
  readonly #matched = new Set<string>();
  readonly #missing = new Set<string>();

  constructor(options: ProbeOptions, ledger: EvidenceLedger) {
    this.#options = options;
    this.#ledger = ledger;
  }

  get observationsLeft(): number {
    return Math.max(0, (this.#options.maxObservations ?? DEFAULT_OBSERVATIONS) - this.#observations.length);
  }

  *take({ observation, found, facts, matched, missing }: Observed): Generator<SessionEvent> {
    const made: Observation = { id: `O${this.#observations.length + 1}`, ...observation };
    this.#observations.push(made);
    yield { type: 'observation_made', observation: made };
    const { events, ids } = this.#ledger.add(found);
    yield* events;
    yield* this.#ledger.addFacts(facts, ids);
    for (const word of missing) if (!this.#matched.has(word)) this.#missing.add(word);
    for (const word of matched) {
      this.#matched.add(word);
      this.#missing.delete(word);
    }
  }

  input(msLeft: number): ContextProbeInput {
    const { request, selection, intake } = this.#options;
    return {
      request,
      selection,
      intake,
      evidence: this.#ledger.evidence,
      facts: this.#ledger.facts,
      observations: this.#observations,
      files: this.files.length,
      capped: this.note,
      matched: [...this.#matched],
      missing: [...this.#missing],
      observationsLeft: msLeft <= 0 ? 0 : this.observationsLeft,
    };
  }

  observeContext(): ObserveContext {
    const { look, clock, signal, request, intake } = this.#options;
    const own = request.slice(0, MAX_QUERY);
    const confirm: Fact['kind'][] = ABOUT_DATA.test(own) || intake.kind === 'data' ? ['database'] : [];
    const prefer = PREFERRED[intake.kind] ?? [];
    return { look, clock, signal, files: this.files, about: own, hints: intake.terms, prefer, confirm };
  }
}

const PREFERRED: Partial<Record<Intake['kind'], EvidenceKind[]>> = {
  tests: ['test'],
  docs: ['doc'],
  tooling: ['config', 'manifest'],
};
