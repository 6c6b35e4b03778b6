import { ranOutOfTime, type Capped, type FileEntry, type WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { contextProbe, type ContextProbeOutput } from '../roles/context-probe/role';
import { type ContextProbeInput } from '../roles/inputs/inputs';
import type { Intake, SessionEvent } from '../session/events';
import type { Observation, Selection } from '../session/evidence';
import { isOwnWriting } from '../workspace/classify-path';
import { isBare, nothingThere } from '../workspace/empty-workspace';
import { lookAround } from './area/look-around';
import { earlierDecisions, type ChangedHere } from './earlier/earlier-decisions';
import { EvidenceCollector } from './collecting/evidence-collector';
import { inertLine } from '../base/text/inert-text';
import { bareObservation, observe } from '../observe/observe';
import { type Observed } from '../observe/observed';
import { describeRequest, type ObservationRequest } from '../observe/observation-request';
import { observeContext } from './collecting/observe-context';
import { observeSelection } from '../observe/observe-selection';
import { NEEDS_FILES } from './collecting/observe-for-task';
import { TimeLimit } from '../base/async/deadline';
import { ABORTED, untilAborted } from '../base/async/until-aborted';

export interface ProbeOptions {
  reader: WorkspaceReader;
  clock: Clock;
  request: string;
  /** What a calling agent passed in. Default: nothing. */
  callerContext?: string;
  selection: Selection | null;
  /** The specification that the session changes. Default: none. */
  changes?: ChangedHere | null;
  intake: Intake;
  signal: CancelSignal;
  /** The number of each piece of evidence: `E1` for 1. */
  evidenceNumbers: () => number;
  /** Milliseconds for the whole look. Default 20,000. */
  budgetMs?: number;
  /** Most observations. Default 12. */
  maxObservations?: number;
  /** Told what is being looked at right now, and how far that is; null in between. */
  onLooking?: (looking: Looking | null) => void;
  /** Whether a tool of the editor may know of more than the workspace shows. Default: none does. */
  hasTools?: boolean;
}

/** An observation under way: `result` says how far it is, and is empty where nothing can be said. */
type Looking = Pick<Observation, 'action' | 'target' | 'result'>;

type Conclusion = NonNullable<ContextProbeOutput['conclusion']>;

/** Most pieces of evidence that one look yields, and how many of them are kept for facts and notes. */
const MAX_EVIDENCE = 24;
const FOR_FACTS = 15;

/** Most characters of what a look is told to be at. */
const MAX_TARGET = 300;

const TIME_IS_UP = 'the time for looking was used up';

const DEFAULT_BUDGET_MS = 20_000;
const DEFAULT_OBSERVATIONS = 12;

/**
 * Most milliseconds of the walk, and of one observation. The walk goes breadth first, and what says something about the
 * project lies near its root: nothing is gained by seeing the last file of a large tree.
 */
const WALK_MS = 2_500;
const OBSERVATION_MS = 4_000;
/** What a second walk gets where a machine is so busy that the first one saw nothing: without it nothing is known of the project. */
const LONG_WALK_MS = 8_000;

const WALK_ENTRIES = 100_000;

/**
 * Looks at the workspace by rules, within a budget: the selection first, then what every look begins with, then what lies
 * around what was found. Yields observations, evidence and facts as they come, and `probe_completed` at the end. Once the
 * signal is aborted it returns at once, without that last event. An observation that fails is a result, never an exception.
 * @throws Error where the workspace cannot be read at all.
 */
export async function* runProbe(options: ProbeOptions): AsyncGenerator<SessionEvent> {
  const { clock, signal, reader, selection, hasTools = false } = options;
  const budgetMs = options.budgetMs ?? DEFAULT_BUDGET_MS;
  const start = clock.elapsed();
  const left = () => budgetMs - (clock.elapsed() - start);
  const limit = new TimeLimit(clock, budgetMs, signal);
  try {
    // In a folder without code nobody has to look further, unless a tool of the editor may know of more.
    const bare = selection === null && !hasTools && (await seenBare(reader, limit.signal));
    const probe = new Probe({ ...options, signal: limit.signal }, left, signal);
    const problem = yield* probe.lookAround();
    if (signal.aborted) return;
    if (problem !== null) {
      yield completed({ summary: '', confidence: 0, gaps: [problem], placeGap: null }, bare);
      return;
    }
    yield completed(probe.conclusion(), bare);
  } finally {
    limit.end();
  }
}

/** Whether there is nothing to look into; a workspace that cannot be read says so when it is looked at. */
async function seenBare(reader: WorkspaceReader, signal: CancelSignal): Promise<boolean> {
  try {
    return (await untilAborted(isBare(reader, signal), signal)) === true;
  } catch {
    return false;
  }
}

function throwUnreadable(error: unknown): never {
  throw new Error(`The workspace could not be read: ${error instanceof Error ? error.message : String(error)}`);
}

function completed({ summary, confidence, gaps, placeGap }: Conclusion, bare: boolean): SessionEvent {
  return {
    type: 'probe_completed',
    ...{ summary, confidence, gaps },
    placeGap: placeGap ?? null,
    ...(bare ? { bare: true as const } : {}),
  };
}

/** Whether a walk was stopped before it came to any file. */
const sawNothing = (walked: Capped<FileEntry[]>): boolean => walked.value.length === 0 && ranOutOfTime(walked);

/** One look under way. */
class Probe {
  readonly #options: ProbeOptions;
  readonly #left: () => number;
  readonly #cancelled: CancelSignal;
  readonly #collector: EvidenceCollector;
  /** What is being looked at right now, first begun first: all of a round are under way at once. */
  readonly #underWay: Looking[] = [];
  #walk: Promise<Capped<FileEntry[]>> | null = null;
  #walked: Capped<FileEntry[]> | null = null;
  #timeIsUp = false;

  /** `left`: milliseconds that are left of the budget. `cancelled`: that somebody stops the look, not its time. */
  constructor(options: ProbeOptions, left: () => number, cancelled: CancelSignal) {
    this.#options = options;
    this.#cancelled = cancelled;
    this.#left = left;
    this.#collector = new EvidenceCollector({
      evidenceNumbers: options.evidenceNumbers,
      mostEvidence: MAX_EVIDENCE,
      observationPrefix: 'O',
    });
  }

  /**
   * The selection and what the rule-based version asks for. Ends early when the signal is aborted. Gives a sentence where
   * there is nothing to look at.
   */
  async *lookAround(): AsyncGenerator<SessionEvent, string | null> {
    const { reader, signal, selection } = this.#options;
    const listing = this.#begin('list', 'the workspace');
    const nothing = await untilAborted(nothingThere(reader, signal).catch(throwUnreadable), signal);
    this.#end(listing);
    if (nothing === ABORTED) return 'The look at the workspace had to stop before it had seen anything.';
    if (nothing !== null) return nothing;

    if (selection !== null) {
      const observed = await untilAborted(observeSelection(selection, this.#options), signal);
      if (observed === ABORTED) return null;
      yield* this.#take(observed);
    }
    yield* this.#offlineLooks();
    return null;
  }

  async *#offlineLooks(): AsyncGenerator<SessionEvent, void> {
    const { signal } = this.#options;
    for (let isFirst = true; ; isFirst = false) {
      const { next, conclusion } = contextProbe.offline(this.#input());
      if (conclusion !== null || next.length === 0 || this.#isOver()) return;
      // The scan is another thread's, and facts wait for the disk: together they take little longer than the longer one.
      const start = this.#options.clock.elapsed();
      const round = next
        .slice(0, this.#observationsLeft)
        .map((request) => ({ request, observing: this.#observe(request) }));
      for (const { request, observing } of round) {
        const observed = await untilAborted(observing, signal);
        if (observed === ABORTED) {
          yield* this.#cutOff(request, start);
          return;
        }
        yield* this.#take(observed);
      }
      if (!isFirst) continue;
      yield* this.#decidedBefore();
      yield* this.#lookAroundBest();
    }
  }

  async #observe(request: ObservationRequest): Promise<Observed> {
    const start = this.#options.clock.elapsed();
    const target = describeRequest(request);
    const looking = this.#begin(request.action, target);
    const onProgress = (soFar: string) => {
      looking.result = soFar;
      if (this.#underWay[0] === looking) this.#tell();
    };
    try {
      const files = NEEDS_FILES.has(request.action) ? await this.#files() : [];
      const context = { ...observeContext({ ...this.#options, files }), onProgress };
      return await observe(request, context, Math.min(OBSERVATION_MS, this.#left()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const ms = this.#options.clock.elapsed() - start;
      return bareObservation(request.action, target, 'failed', reason, ms);
    } finally {
      this.#end(looking);
    }
  }

  #begin(action: Observation['action'], target: string): Looking {
    const looking = { action, target: inertLine(target, MAX_TARGET), result: '' };
    if (this.#underWay.push(looking) === 1) this.#tell();
    return looking;
  }

  #end(looking: Looking): void {
    const at = this.#underWay.indexOf(looking);
    this.#underWay.splice(at, 1);
    if (at === 0) this.#tell();
  }

  /** Of several looks under way, the one that was begun first is told of. */
  #tell(): void {
    const [first] = this.#underWay;
    this.#options.onLooking?.(first === undefined ? null : { ...first });
  }

  /** What was decided before about this: assumptions, until the person confirms them. */
  async *#decidedBefore(): AsyncGenerator<SessionEvent, void> {
    const { signal } = this.#options;
    const files = this.#walked?.value ?? [];
    if (this.#isOver() || this.#observationsLeft === 0) return;
    const look = earlierDecisions({ ...this.#options, files }).catch(() => null);
    const seen = await untilAborted(look, signal);
    if (seen === ABORTED || seen === null) return;
    const { events, ids } = this.#collector.take(seen.observed);
    yield* events;
    const facts = seen.facts.flatMap((fact, at) => {
      const id = ids[at] ?? null;
      return id === null ? [] : [{ ...fact, evidence: [id] }];
    });
    yield* this.#collector.addFacts(facts);
  }

  /** What lies around the code that fits best: its owners, what is built like it. */
  async *#lookAroundBest(): AsyncGenerator<SessionEvent, void> {
    if (this.#isOver()) return;
    const most = this.#observationsLeft;
    yield* lookAround({ ...this.#options, collector: this.#collector, files: this.#walked?.value ?? [], most });
  }

  /** The files there are, walked once, when something first needs them. */
  async #files(): Promise<readonly FileEntry[]> {
    this.#walk ??= this.#walkFor(WALK_MS).then((walked) => (sawNothing(walked) ? this.#walkFor(LONG_WALK_MS) : walked));
    this.#walked = await this.#walk;
    return this.#walked.value;
  }

  #walkFor(mostMs: number): Promise<Capped<FileEntry[]>> {
    const { reader, signal } = this.#options;
    const deadlineMs = Math.max(0, Math.min(mostMs, this.#left()));
    return reader.walk({ deadlineMs, maxEntries: WALK_ENTRIES, maxBytes: Number.MAX_SAFE_INTEGER }, signal);
  }

  #isOver(): boolean {
    this.#timeIsUp ||= this.#left() <= 0;
    return this.#timeIsUp || this.#options.signal.aborted;
  }

  /** An observation that the end of the time came before. Nobody wants to know of one that a person stopped. */
  *#cutOff(request: ObservationRequest, start: number): Generator<SessionEvent, void> {
    if (this.#cancelled.aborted) return;
    this.#timeIsUp = true;
    const ms = this.#options.clock.elapsed() - start;
    yield* this.#take(
      bareObservation(request.action, describeRequest(request), 'capped', `stopped: ${TIME_IS_UP}`, ms),
    );
  }

  #take(observed: Observed): SessionEvent[] {
    const { observations, found } = this.#collector;
    const factsCome = observed.observation.action !== 'facts' && !observations.some(({ action }) => action === 'facts');
    return this.#collector.take(observed, MAX_EVIDENCE - (factsCome ? FOR_FACTS : 0) - found.length).events;
  }

  /** What the rule-based version concludes from what there is. */
  conclusion(): Conclusion {
    const { conclusion } = contextProbe.offline({ ...this.#input(), observationsLeft: 0 });
    return conclusion ?? { summary: '', confidence: 0, gaps: [], placeGap: null };
  }

  get #observationsLeft(): number {
    const most = this.#options.maxObservations ?? DEFAULT_OBSERVATIONS;
    return Math.max(0, most - this.#collector.observations.length);
  }

  #input(): ContextProbeInput {
    const { request, callerContext = '', selection, intake } = this.#options;
    const { evidence, facts, observations, matched, missing } = this.#collector;
    return {
      ...(callerContext.trim() === '' ? {} : { callerContext }),
      ...{ request, selection, intake, evidence, facts, observations, matched, missing },
      files: this.#walked?.value.filter(({ path }) => !isOwnWriting(path)).length ?? 0,
      capped: this.#isOver() ? TIME_IS_UP : (this.#walked?.capped ?? null),
      observationsLeft: this.#isOver() ? 0 : this.#observationsLeft,
    };
  }
}
