import * as vscode from 'vscode';
import type { ModelFailure } from '../../../agents/model/model';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { cancelled, tookTooLong, wentSilent } from './failures';

interface Limits {
  /** The model, for people. */
  label: string;
  signal: CancelSignal;
  /** Milliseconds for the whole call; null for no limit. */
  timeoutMs: number | null;
  /** Milliseconds without a sign of life, counted from the first; null where silence says nothing. */
  silenceMs: number | null;
}

/**
 * When one call is over though its reply is not: nobody wants it any more, it took too long, or it went silent. The
 * model's provider is told by the token; what it still sends is not waited for.
 */
export class CallEnd {
  readonly #source = new vscode.CancellationTokenSource();
  readonly #over: Promise<never>;
  readonly #limits: Limits;
  readonly #onAbort: () => void;
  readonly #whole: NodeJS.Timeout | undefined;
  #reject: (failure: ModelFailure) => void = () => undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    const { label, signal, timeoutMs } = limits;
    this.#limits = limits;
    this.#over = new Promise((_, reject) => (this.#reject = reject));
    this.#over.catch(() => undefined);
    this.#onAbort = () => this.#end(cancelled());
    signal.addEventListener('abort', this.#onAbort);
    if (timeoutMs !== null) this.#whole = setTimeout(() => this.#end(tookTooLong(label, timeoutMs)), timeoutMs);
    if (signal.aborted) this.#onAbort();
  }

  get token(): vscode.CancellationToken {
    return this.#source.token;
  }

  /** Notes a sign of life. */
  alive(): void {
    clearTimeout(this.#silence);
    const { label, silenceMs } = this.#limits;
    if (silenceMs !== null) this.#silence = setTimeout(() => this.#end(wentSilent(label, silenceMs)), silenceMs);
  }

  /** What the work comes to, unless the call is over first: then rejects with the reason. */
  async orOver<T>(work: Thenable<T>): Promise<T> {
    const working = Promise.resolve(work);
    working.catch(() => undefined);
    return await Promise.race([this.#over, working]);
  }

  /** Frees everything, and tells the provider to stop if it has not. */
  dispose(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
    this.#limits.signal.removeEventListener('abort', this.#onAbort);
    this.#source.cancel();
    this.#source.dispose();
  }

  /** First the failure, then the token: else the provider's answer to its cancelling would be told as the reason. */
  #end(failure: ModelFailure): void {
    this.#reject(failure);
    this.#source.cancel();
  }
}
