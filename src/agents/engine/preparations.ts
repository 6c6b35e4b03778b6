import { Cancellation } from '../base/async/cancellation';
import type { Clock } from '../base/async/clock';
import { stepKey } from '../base/text/hash';
import type { ModelPorts, Preparing } from '../model/model-ports';
import { playByModel } from '../model/play-by-model';
import { closedTurns, interviewerAhead, type AheadResult } from '../roles/interviewer/ahead';
import type { InterviewResult, SessionEvent } from '../session/events';
import { openQuestion, type Session } from '../session/session';
import { isToldBy, keysOf, likelyTurns, runsShort, type LikelyTurns } from './likely-turns';
import type { Step, StepOf } from './step';

/** A turn that was taken ahead, and the key of the call that it comes from. */
interface TakenTurn {
  result: InterviewResult;
  call: string;
}

/**
 * What is prepared while the person thinks: at most one call at a time and one for each question and input, whose turns are
 * taken up when an answer makes their step due. What comes of none is dropped; a call that fails is nobody's trouble.
 */
export class Preparations {
  readonly #ready = new Map<string, TakenTurn>();
  #running: { turns: LikelyTurns; cancellation: Cancellation; ended: Promise<void> } | null = null;
  /** The question and the input that something was prepared for last. */
  #for = '';

  /** `record` takes the events of calls as they happen, `commit` what was noticed, on which something may be due. */
  constructor(
    private readonly clock: Clock,
    private readonly record: (events: SessionEvent[]) => void,
    private readonly commit: (events: SessionEvent[]) => void,
  ) {}

  /** Begins with what may follow the open question, where that has not been done; what was for another one is stopped. */
  begin(session: Session, models: ModelPorts | null): void {
    const open = openQuestion(session);
    const now = open === null ? '' : `${open.question.id} ${open.askedSeq} ${session.lastInputSeq}`;
    if (now !== this.#for) this.stop();
    if (runsShort(session)) this.#cancel();
    const model = models?.source.for('interviewer') ?? null;
    if (models === null || model === null || open === null || now === this.#for) return;
    this.#for = now;
    const turns = turnsOf(session, models.prepare ?? 'off');
    if (turns === null) return;
    const cancellation = new Cancellation();
    const call = stepKey('interview ahead', turns.keys);
    const keep = (closed: AheadResult['turns']) => this.#keep(turns, closed, call, cancellation);
    const ports = {
      models,
      model,
      clock: this.clock,
      signal: cancellation.signal,
      record: this.record,
      tools: null,
      speculative: true,
      onPartial: (partial: unknown) => keep(closedTurns(partial, turns.input)),
    };
    const ended = Promise.resolve()
      .then(() => playByModel(interviewerAhead, turns.input, call, ports))
      .then(
        (played) => {
          if (!played.usable || cancellation.signal.aborted) return null;
          keep(played.value.turns);
          return played.value.moreSaid;
        },
        () => null,
      )
      .then((more) => {
        if (this.#running?.cancellation === cancellation) this.#running = null;
        if (more !== null) this.commit([{ type: 'more_said', what: more }]);
      });
    this.#running = { turns, cancellation, ended };
  }

  /** Somebody waits for a model: only a call that may answer them goes on. */
  keepFor(due: readonly Step[]): void {
    const wanted = due.flatMap((step) => (step.kind === 'interview' ? keysOf(step) : []));
    if (this.#running?.turns.keys.some((key) => wanted.includes(key)) === false) this.#cancel();
  }

  /** The turn that was taken for a step, waiting for it where its call still runs; null where there is none. */
  async take(step: StepOf<'interview'>): Promise<TakenTurn | null> {
    const keys = keysOf(step);
    const running = this.#running;
    if (this.#readyFor(keys) === null && running?.turns.keys.some((key) => keys.includes(key))) await running.ended;
    const ready = this.#readyFor(keys);
    return ready !== null && isToldBy(step, ready.result) ? null : ready;
  }

  /** Drops what was prepared, and stops preparing. */
  stop(): void {
    this.#cancel();
    this.#ready.clear();
    this.#for = '';
  }

  #readyFor(keys: readonly string[]): TakenTurn | null {
    for (const key of keys) {
      const taken = this.#ready.get(key);
      if (taken !== undefined) return taken;
    }
    return null;
  }

  #keep({ keys }: LikelyTurns, closed: AheadResult['turns'], call: string, { signal }: Cancellation): void {
    if (signal.aborted) return;
    for (const { at, result } of closed) {
      const key = keys[at];
      if (key !== undefined && !this.#ready.has(key)) this.#ready.set(key, { result, call });
    }
  }

  #cancel(): void {
    this.#running?.cancellation.cancel();
    this.#running = null;
  }
}

/** What may follow; nothing where that cannot be told: what is wrong is told once the step is due. */
function turnsOf(session: Session, preparing: Preparing): LikelyTurns | null {
  try {
    return likelyTurns(session, preparing);
  } catch {
    return null;
  }
}
