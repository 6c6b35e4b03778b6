import { Cancellation } from '../base/async/cancellation';
import type { Clock } from '../base/async/clock';
import { stepKey } from '../base/text/hash';
import type { Model } from '../model/model';
import type { ModelPorts } from '../model/model-ports';
import { playByModel } from '../model/play-by-model';
import { writer, type WriterOutput } from '../roles/writer/role';
import { closedTurns, interviewerAhead, type AheadResult } from '../roles/interviewer/ahead';
import type { InterviewResult, SessionEvent } from '../session/events';
import { budgetLeft } from '../session/budget';
import { openQuestion, type Session } from '../session/session';
import {
  asTaken,
  fromOthers,
  isToldBy,
  keysOf,
  keyWhateverSaid,
  whatIsDue,
  likelyTurns,
  likelyWriting,
  type DoneTurns,
  tokensRunShort,
  type LikelyTurns,
} from './likely-turns';
import type { AheadOf } from './perform-ports';
import type { Step, StepOf } from './step';

/** What a role made ahead, and the key of the call that it comes from. */
interface Ahead<T> {
  result: T;
  call: string;
}

/** A turn of the interviewer's, with the key of what it rests on besides the answer, and what it is for. */
type Turn = Ahead<InterviewResult> & { besides: string; due: string };

/**
 * What is prepared while the person thinks: at most one call at a time and one for each question and input, whose turns are
 * taken up when an answer makes their step due; for the last question, what a writer makes of the likeliest answer. What comes
 * of none is dropped; a call that fails is nobody's trouble.
 */
export class Preparations {
  readonly #ready = new Map<string, Turn>();
  readonly #written = new Map<string, Ahead<WriterOutput>>();
  #running: { keys: readonly string[]; cancellation: Cancellation; ended: Promise<void> } | null = null;
  /** How many turns were asked for last. */
  #most = 0;
  /** The question and the input that something was prepared for last. */
  #for = '';
  /** What was known when somebody last asked for preparations. */
  #latest: Session | null = null;

  /** `record` takes the events of calls as they happen, `commit` what was noticed, on which something may be due. */
  constructor(
    private readonly clock: Clock,
    private readonly record: (events: SessionEvent[]) => void,
    private readonly commit: (events: SessionEvent[]) => void,
  ) {}

  /**
   * Begins with what may follow the open question, where that has not been done; what was for another one is stopped.
   * `isWritten`: whether the drafts tell all that they are to tell by now.
   */
  begin(session: Session, models: ModelPorts | null, { isWritten }: { isWritten: boolean }): void {
    const open = openQuestion(session);
    const now = open === null ? '' : `${open.question.id} ${open.askedSeq} ${session.lastInputSeq}`;
    if (now !== this.#for) this.stop();
    this.#latest = session;
    if (tokensRunShort(session)) this.#cancel();
    if (models === null || open === null || now === this.#for) return;
    const preparing = models.prepare ?? 'off';
    const turns = told(() => likelyTurns(session, preparing));
    const writing = turns === null && isWritten ? told(() => likelyWriting(session, preparing)) : null;
    if (turns !== null || writing !== null || budgetLeft(session) > 0) this.#for = now;
    // What the drafts told meanwhile may say what comes next.
    const following = (done: DoneTurns) => told(() => likelyTurns(this.#latest ?? session, preparing, done));
    if (turns !== null) this.#takeTurns(turns, models, following);
    if (writing !== null) this.#write(writing, models);
  }

  /** `following`: what may follow those of the turns that say that their topic is done; null where these follow such already. */
  #takeTurns(
    turns: LikelyTurns,
    models: ModelPorts,
    following: ((done: DoneTurns) => LikelyTurns | null) | null,
    leading: readonly string[] = [],
  ): void {
    const model = models.source.for('interviewer');
    if (model === null) return;
    const cancellation = new Cancellation();
    const call = stepKey('interview ahead', turns.keys);
    this.#most = turns.keys.length + leading.length;
    const keep = (closed: AheadResult['turns']) => this.#keep(turns, closed, call, cancellation);
    const onPartial = (partial: unknown) => keep(closedTurns(partial, turns.input));
    const ports = { ...this.#portsOf(models, model, cancellation), onPartial };
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
        else if (!cancellation.signal.aborted && following !== null) this.#follow(turns, models, following);
      });
    // Who waits for a turn that leads to these waits for these next.
    this.#running = { keys: [...turns.keys, ...leading], cancellation, ended };
  }

  /** Goes on with what follows the turns that are done: the person would wait for two calls in a row else. */
  #follow(turns: LikelyTurns, models: ModelPorts, following: (done: DoneTurns) => LikelyTurns | null): void {
    const done = new Map<string, InterviewResult>();
    for (const key of turns.keys) {
      const result = this.#ready.get(key)?.result;
      if (result?.done === true) done.set(key, result);
    }
    const next = done.size === 0 || this.#running !== null ? null : following(done);
    if (next !== null) this.#takeTurns(next, models, null, [...done.keys()]);
  }

  /** Has a writer write what follows the likeliest answer to the last question. */
  #write(step: StepOf<'write'>, models: ModelPorts): void {
    const model = models.source.for('writer');
    if (model === null) return;
    const cancellation = new Cancellation();
    const call = stepKey('write ahead', step.key);
    const ports = { ...this.#portsOf(models, model, cancellation), onPartial: () => undefined };
    const ended = Promise.resolve()
      .then(() => playByModel(writer, step.input, call, ports))
      .then(
        (played) => {
          if (played.usable && !cancellation.signal.aborted)
            this.#written.set(step.key, { result: played.value, call });
        },
        () => undefined,
      )
      .then(() => {
        if (this.#running?.cancellation === cancellation) this.#running = null;
      });
    this.#running = { keys: [step.key], cancellation, ended };
  }

  #portsOf(models: ModelPorts, model: Model, { signal }: Cancellation) {
    return { models, model, clock: this.clock, signal, record: this.record, tools: null, speculative: true };
  }

  /** Somebody waits for a model: only a call that may answer them goes on. */
  keepFor(due: readonly Step[]): void {
    const wanted = due.flatMap((step) => (step.kind === 'interview' ? keysOf(step) : [step.key]));
    if (this.#running?.keys.some((key) => wanted.includes(key)) === false) this.#cancel();
  }

  /** What was prepared for a step, waiting for it where its call still runs; null where there is nothing. */
  async take(step: StepOf<'interview'>): Promise<AheadOf | null> {
    const keys = keysOf(step);
    if (this.#readyFor(keys) === null) await this.#endOf(keys);
    const ready = this.#readyFor(keys);
    const others = ready === null ? fromOthers(step, [...this.#ready.values()]) : null;
    const turn = ready ?? others?.turn;
    if (turn === undefined) return null;
    const isAsked = ready !== null || (others?.isSure === true && this.#ready.size === this.#most);
    if (!isAsked || isToldBy(step, turn.result)) return offered(turn);
    return { as: 'turn', call: turn.call, result: asTaken(step, turn.result) };
  }

  /** What was written for a step, waiting for it where its call still runs; null where there is nothing. */
  async takeWriting({ key }: StepOf<'write'>): Promise<Ahead<WriterOutput> | null> {
    if (!this.#written.has(key)) await this.#endOf([key]);
    return this.#written.get(key) ?? null;
  }

  /** Until the call under way has ended, where it may bring one of these. */
  async #endOf(keys: readonly string[]): Promise<void> {
    const running = this.#running;
    if (running?.keys.some((key) => keys.includes(key)) === true) await running.ended;
  }

  /** Drops what was prepared, and stops preparing. */
  stop(): void {
    this.#cancel();
    this.#ready.clear();
    this.#written.clear();
    this.#for = '';
    this.#latest = null;
  }

  #readyFor(keys: readonly string[]): Turn | null {
    for (const key of keys) {
      const taken = this.#ready.get(key);
      if (taken !== undefined) return taken;
    }
    return null;
  }

  #keep({ keys, input }: LikelyTurns, closed: AheadResult['turns'], call: string, { signal }: Cancellation): void {
    if (signal.aborted) return;
    for (const { at, result } of closed) {
      const [key, turn] = [keys[at], input.turns[at]];
      if (key === undefined || turn === undefined || this.#ready.has(key)) continue;
      this.#ready.set(key, { result, call, besides: keyWhateverSaid(turn.input), due: whatIsDue(turn.input) });
    }
  }

  #cancel(): void {
    this.#running?.cancellation.cancel();
    this.#running = null;
  }
}

/** The question of a turn that is not taken as it stands; one that waits anyway is offered by itself. */
function offered({ result, call }: Turn): AheadOf | null {
  return result.done || result.waiting !== undefined ? null : { as: 'question', question: result.question, call };
}

/** What may follow; nothing where that cannot be told: what is wrong is told once the step is due. */
function told<T>(what: () => T | null): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
