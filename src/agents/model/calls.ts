import { ABORTED, untilAborted } from '../base/async/until-aborted';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { plainLine } from '../base/text/quote';
import type { SessionEvent } from '../session/events';
import type { RoleName } from '../session/role-names';
import { type Model, ModelFailure, type ModelReply, type ModelRequest } from './model';
import { estimateTokens } from '../base/text/tokens';

/** Milliseconds that one call may take where no setting says otherwise. */
const CALL_TIMEOUT = 120_000;
/** How many such calls' time one play of a role may take: after that no call begins any more. */
const ROLE_CALLS = 2.5;
/** Characters of the message of an error that is not the model port's own. */
const MOST_CHARS = 300;

/** What a reply is worth: `invalid` and `content` count as failed calls, with the reason in a sentence. */
export type Verdict<O> =
  | { kind: 'fits'; value: O }
  | { kind: 'calls' }
  | { kind: 'invalid'; reason: string; problems: string[] }
  | { kind: 'content'; reason: string };

export interface Judged<O> {
  reply: ModelReply;
  verdict: Verdict<O>;
}

interface CallContext {
  role: RoleName;
  key: string;
  model: Model;
  clock: Clock;
  signal: CancelSignal;
  /** Milliseconds for one call; two minutes where it is not set. */
  timeoutMs: number | undefined;
  record(events: SessionEvent[]): void;
  onText: ((soFar: string) => void) | undefined;
  /** Whether nobody waits for it: it is made ahead of an answer. */
  speculative?: boolean | undefined;
}

/** The calls that one play of a role makes, each in the journal with its beginning and its end. */
export class Calls {
  readonly #endsAt: number;
  #attempts = 0;

  constructor(private readonly context: CallContext) {
    this.#endsAt = context.clock.elapsed() + ROLE_CALLS * (context.timeoutMs ?? CALL_TIMEOUT);
  }

  /** Milliseconds in which further calls may begin; zero or less where none may. */
  get timeLeft(): number {
    return this.#endsAt - this.context.clock.elapsed();
  }

  /**
   * Makes one call and has its reply judged. Rejects with `ModelFailure` only: `cancelled` as soon as the signal says
   * so, whatever the model does; what comes from it after that is dropped.
   */
  async make<O>(
    request: Omit<ModelRequest, 'role' | 'signal' | 'timeoutMs' | 'onText'>,
    judge: (reply: ModelReply) => Verdict<O>,
  ): Promise<Judged<O>> {
    const { role, key, model, clock, signal, speculative = false } = this.context;
    if (signal.aborted) throw cancelled();
    const call = { key, role };
    const attempt = ++this.#attempts;
    this.context.record([{ type: 'call_started', ...call, model: model.label, attempt, speculative }]);
    const from = clock.elapsed();
    const took = (): number => Math.max(0, Math.round(clock.elapsed() - from));
    let judged: Judged<O>;
    try {
      const reply = await this.#generate(request);
      judged = { reply, verdict: judge(reply) };
    } catch (error) {
      const failure = asFailure(error, model, signal);
      const { kind, message: reason } = failure;
      this.context.record([{ type: 'call_failed', ...call, ms: took(), reason, kind, ...UNCOUNTED }]);
      throw failure;
    }
    const { reply, verdict } = judged;
    const end = { ...call, ms: took(), ...countOf(reply, request) };
    const fine = verdict.kind === 'fits' || verdict.kind === 'calls';
    this.context.record([
      fine
        ? { type: 'call_finished', ...end }
        : { type: 'call_failed', ...end, reason: verdict.reason, kind: verdict.kind },
    ]);
    return judged;
  }

  async #generate(request: Omit<ModelRequest, 'role' | 'signal' | 'timeoutMs' | 'onText'>): Promise<ModelReply> {
    const { role, model, signal, onText } = this.context;
    const timeoutMs = Math.max(1, Math.ceil(Math.min(this.context.timeoutMs ?? CALL_TIMEOUT, this.timeLeft)));
    let wanted = true;
    const tell = (soFar: string): void => {
      if (wanted && !signal.aborted) onText?.(soFar);
    };
    const generate = async (): Promise<ModelReply> =>
      model.generate({ ...request, role, signal, timeoutMs, ...(onText ? { onText: tell } : {}) });
    try {
      const reply = await untilAborted(generate(), signal);
      if (reply === ABORTED || signal.aborted) throw cancelled();
      return reply;
    } finally {
      wanted = false;
    }
  }
}

/** What a call that nobody wants any more ends in. */
export function cancelled(): ModelFailure {
  return new ModelFailure('cancelled', 'The call was cancelled.');
}

/** Models reject with `ModelFailure` alone; what else comes is a fault of theirs, of which the message is told and no more. */
function asFailure(error: unknown, model: Model, signal: CancelSignal): ModelFailure {
  if (signal.aborted) return cancelled();
  if (error instanceof ModelFailure) {
    // Nobody here cancelled it: to pass that on would have the step begun anew, for ever.
    return error.kind === 'cancelled' ? new ModelFailure('transport', error.message) : error;
  }
  const message = error instanceof Error ? plainLine(error.message, MOST_CHARS) : '';
  return new ModelFailure(
    'transport',
    message === '' ? `${model.label} failed in a way it does not explain.` : `${model.label} failed: ${message}`,
  );
}

const UNCOUNTED = { inputTokens: null, outputTokens: null, countedBy: null } as const;

/** Where nobody has counted, an estimate: a budget that the person has set must hold with every server. */
function countOf(reply: ModelReply, { messages }: Pick<ModelRequest, 'messages'>) {
  const counts = { inputTokens: asCount(reply.inputTokens), outputTokens: asCount(reply.outputTokens) };
  if (counts.inputTokens !== null || counts.outputTokens !== null) return { ...counts, countedBy: reply.countedBy };
  return {
    inputTokens: estimateTokens(messages.map(({ text }) => text).join('\n')),
    outputTokens: estimateTokens(reply.text + JSON.stringify(reply.toolCalls)),
    countedBy: 'estimate',
  } as const;
}

/** Servers report what they like: only what a number of tokens can be is kept. */
function asCount(tokens: number | null): number | null {
  return Number.isSafeInteger(tokens) && tokens !== null && tokens >= 0 ? tokens : null;
}
