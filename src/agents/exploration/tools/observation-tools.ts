import { ModelFailure, RESULT_TOOL, type ToolSpec } from '../../model/model';
import type { Toolbox } from '../../model/toolbox';
import type { Capped, FileEntry, WorkspaceReader } from '../../workspace/workspace-reader';
import type { Clock } from '../../base/async/clock';
import type { CancelSignal } from '../../base/async/cancellation';
import { AccessRefused } from '../../workspace/workspace-reader';
import type { Intake, SessionEvent } from '../../session/events';
import { tellsOfPast, type Evidence, type Observation } from '../../session/evidence';
import { inputText, observeTool, withCitations } from './extra-tool';
import { EvidenceCollector, type EvidenceCollectorOptions } from '../collecting/evidence-collector';
import { inertLine } from '../../base/text/inert-text';
import type { ObservationRequest } from '../../observe/observation-request';
import { observeContext } from '../collecting/observe-context';
import { bareObservation, observe } from '../../observe/observe';
import { type Observed, type Reading } from '../../observe/observed';
import { NEEDS_FILES } from '../collecting/observe-for-task';
import { TimeLimit } from '../../base/async/deadline';
import { requestOf } from './tool-input';
import { isLookTool, LOOK_TOOLS, type LookTool } from './tool-specs';
import { toolText } from './tool-text';
import { ABORTED, untilAborted } from '../../base/async/until-aborted';

export interface ObservationToolsOptions {
  reader: WorkspaceReader;
  clock: Clock;
  /** What the change is about, in the person's words. */
  about: string;
  intake: Intake;
  /** Most calls. Default 8. */
  mostCalls?: number;
  /** Milliseconds for all calls together. Default 20,000. */
  budgetMs?: number;
  /** Which of our own tools go along; all where nothing is said. */
  offered?: readonly ToolSpec[];
  /** Tools of the editor that the person allow-listed; null for none. */
  extra: Toolbox | null;
  /** The walk that was made already; without it one is made when a tool needs it. */
  walked?: Capped<readonly FileEntry[]>;
}

const DEFAULT_CALLS = 8;
const DEFAULT_BUDGET_MS = 20_000;

/** Most milliseconds of one observation, of the walk before the first, and beyond which a file system is given up. */
const OBSERVATION_MS = 4_000;
const WALK_MS = 5_000;
const GRACE_MS = 1_000;

const WALK_ENTRIES = 100_000;

/** Longest name of a tool, and longest note on the walk, that are told to the model. */
const MAX_NAME = 60;
const MAX_NOTE = 300;

/** A read by a model: as much as it is shown. It is worth less than what the request itself names. */
const READING: Reading = { lines: 200, characters: 8_000, why: 'Read by the model', score: 0.5 };

/** Observations whose lines are asked for on purpose. */
const READS = new Set<string>(['read', 'command']);

/**
 * The tools by which a model looks at the workspace while it plays a role, under a budget of calls and time. What it sees
 * becomes observations, evidence and facts, with the ids that the texts name. `events` hands on what is new; the getters
 * give all of it.
 */
export class ObservationTools implements Toolbox {
  readonly specs: readonly ToolSpec[];
  readonly #options: ObservationToolsOptions;
  readonly #collector: EvidenceCollector;
  readonly #extraNames: ReadonlySet<string>;
  #walked: Capped<readonly FileEntry[]> | null;
  #events: SessionEvent[] = [];
  #calls = 0;
  #usedMs = 0;

  /** With `collector`, what is seen adds to what another look has gathered. */
  constructor(
    options: ObservationToolsOptions &
      (Omit<EvidenceCollectorOptions, 'ledByModel'> | { collector: EvidenceCollector }),
  ) {
    this.#options = options;
    this.#collector =
      'collector' in options ? options.collector : new EvidenceCollector({ ...options, ledByModel: true });
    this.#walked = options.walked ?? null;
    const extra = (options.extra?.specs ?? []).filter(({ name }) => !isLookTool(name) && name !== RESULT_TOOL);
    this.#extraNames = new Set(extra.map(({ name }) => name));
    this.specs = [...(options.reader.roots().length === 0 ? [] : (options.offered ?? LOOK_TOOLS)), ...extra];
  }

  /** What was looked at, and the new evidence that came of it. */
  get observations(): Observation[] {
    return this.#collector.observations;
  }

  get evidence(): Evidence[] {
    return this.#collector.found;
  }

  /** The events since the last call of this. */
  events(): SessionEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /**
   * The text has about 12,000 characters at most, free of secrets and of what hides or steers.
   * @throws ModelFailure of the kind `cancelled` once the signal is aborted, and nothing else.
   */
  async call(name: string, input: unknown, signal: CancelSignal): Promise<string> {
    if (signal.aborted) throw cancelled();
    const spent = this.#spent();
    if (spent !== null) return spent;
    this.#calls += 1;
    const { clock } = this.#options;
    const start = clock.elapsed();
    try {
      const { observed: made, text } = await this.#made(name, input, signal);
      const observed = withPastLast(made);
      if (signal.aborted) throw cancelled();
      const { events, ids } = this.#collector.take(observed, this.#mostNew(observed));
      this.#events.push(...events);
      const manyRoots = this.#options.reader.roots().length > 1;
      const shown =
        text === undefined
          ? toolText({ observed, ids, collector: this.#collector, manyRoots })
          : withCitations(text, observed, ids);
      return [shown, ...this.#partly(observed), `(${this.#left()})`].join('\n\n');
    } finally {
      this.#usedMs += Math.max(0, clock.elapsed() - start);
    }
  }

  /** What is read on purpose must not find all room taken by what merely came up. */
  #mostNew({ observation }: Observed): number {
    const { room } = this.#collector;
    return READS.has(observation.action) ? room : Math.ceil(room / 2);
  }

  get #callsLeft(): number {
    return Math.max(0, (this.#options.mostCalls ?? DEFAULT_CALLS) - this.#calls);
  }

  get #msLeft(): number {
    return Math.max(0, (this.#options.budgetMs ?? DEFAULT_BUDGET_MS) - this.#usedMs);
  }

  #spent(): string | null {
    const what =
      this.#callsLeft === 0 ? 'all looks are used up' : this.#msLeft === 0 ? 'the time for looking is used up' : null;
    if (what === null) return null;
    return `refused: ${what}. Call no further tool; conclude now from what you have seen, and say what remains unknown.`;
  }

  #left(): string {
    if (this.#callsLeft === 0) return 'That was the last look: conclude now from what you have seen.';
    return `Looks left: ${this.#callsLeft}.`;
  }

  /** What a call comes to; with a text of its own where that is not made from what was observed. */
  async #made(name: string, input: unknown, signal: CancelSignal): Promise<{ observed: Observed; text?: string }> {
    if (isLookTool(name)) return { observed: await this.#looked(name, input, signal) };
    const { extra, clock, reader, about } = this.#options;
    if (extra !== null && this.#extraNames.has(name)) {
      return observeTool(extra, name, input, { clock, signal, ms: this.#msLeft, reader, about });
    }
    const names = this.specs.map((spec) => spec.name).join(', ');
    const reason = `refused: there is no tool “${inertLine(name, MAX_NAME)}”; use one of ${names}.`;
    return { observed: bareObservation('command', `${name} ${inputText(input)}`, 'refused', reason, 0) };
  }

  async #looked(tool: LookTool, input: unknown, signal: CancelSignal): Promise<Observed> {
    const { reader, clock } = this.#options;
    const start = clock.elapsed();
    const bare = (status: 'refused' | 'failed', reason: string) =>
      bareObservation(tool, inputText(input), status, reason, clock.elapsed() - start);
    const walks = NEEDS_FILES.has(tool) && this.#walked === null;
    const ms = Math.min(OBSERVATION_MS + (walks ? WALK_MS : 0), this.#msLeft);
    const limit = new TimeLimit(clock, ms + GRACE_MS, signal);
    try {
      const request = requestOf(tool, input, reader.roots());
      const observed = await untilAborted(this.#observed(request, limit.signal, ms), limit.signal);
      return observed === ABORTED
        ? bare('failed', 'The workspace did not answer in time; ask for a smaller part.')
        : observed;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return bare(error instanceof AccessRefused ? 'refused' : 'failed', reason);
    } finally {
      limit.end();
    }
  }

  async #observed(request: ObservationRequest, signal: CancelSignal, ms: number): Promise<Observed> {
    const { reader, clock, about, intake } = this.#options;
    const start = clock.elapsed();
    const files = NEEDS_FILES.has(request.action) ? await this.#walk(ms, signal) : [];
    const context = observeContext({ reader, clock, signal, files, request: about, intake });
    // A model's query says by itself what it is after: the request's own synonyms would only blur it.
    const hints = request.action === 'facts' ? context.hints : [];
    const left = Math.max(0, Math.min(OBSERVATION_MS, ms - (clock.elapsed() - start)));
    const observed = await observe(request, { ...context, hints, reading: READING }, left);
    // Words of the model's own say nothing about the request, and names that were never opened are no evidence.
    const found = request.action === 'find' ? [] : observed.found;
    return { ...observed, found, matched: [], missing: [] };
  }

  /** The files there are, walked once. */
  async #walk(ms: number, signal: CancelSignal): Promise<readonly FileEntry[]> {
    if (this.#walked !== null) return this.#walked.value;
    const budget = { deadlineMs: Math.min(WALK_MS, ms), maxEntries: WALK_ENTRIES, maxBytes: Number.MAX_SAFE_INTEGER };
    const walked = await this.#options.reader.walk(budget, signal);
    // What was cut off saw too little for the calls to come.
    if (!signal.aborted) this.#walked = walked;
    return walked.value;
  }

  /** What a look through the walked files cannot have seen. */
  #partly({ observation: { action, status } }: Observed): string[] {
    const capped = this.#walked?.capped;
    const looked = isLookTool(action) && NEEDS_FILES.has(action) && (status === 'ok' || status === 'capped');
    return looked && capped !== undefined
      ? [`Only a part of the workspace was seen: ${inertLine(capped, MAX_NOTE)}.`]
      : [];
  }
}

function cancelled(): ModelFailure {
  return new ModelFailure('cancelled', 'The look at the workspace is no longer wanted.');
}

/** What tells of past releases takes no room from what else was found; facts count their pieces by place, and stay as they are. */
function withPastLast(observed: Observed): Observed {
  const past = observed.found.filter(tellsOfPast);
  if (past.length === 0 || observed.facts.length > 0) return observed;
  return { ...observed, found: [...observed.found.filter((piece) => !tellsOfPast(piece)), ...past] };
}
