import * as vscode from 'vscode';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { CallWatch } from '../../node/limits/call-watch';
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
  readonly #limits: Limits;
  readonly #watch: CallWatch;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#watch = new CallWatch(limits.signal, limits.timeoutMs ?? Infinity);
    const tell = (): void => this.#source.cancel();
    this.#watch.signal.addEventListener('abort', tell);
    if (this.#watch.signal.aborted) tell();
  }

  get token(): vscode.CancellationToken {
    return this.#source.token;
  }

  /** Notes a sign of life. */
  alive(): void {
    if (this.#limits.silenceMs !== null) this.#watch.expect(this.#limits.silenceMs, 'stall');
  }

  /** What the work comes to, unless the call is over first: then rejects with the reason. */
  async orOver<T>(work: Thenable<T>): Promise<T> {
    try {
      return await this.#watch.unlessEnded(Promise.resolve(work));
    } catch (error) {
      // The provider's answer to its cancelling is not the reason.
      throw this.#reason() ?? error;
    }
  }

  /** Frees everything, and tells the provider to stop if it has not. */
  dispose(): void {
    this.#watch.close();
    this.#source.dispose();
  }

  #reason(): Error | null {
    const { label, timeoutMs, silenceMs } = this.#limits;
    switch (this.#watch.reason) {
      case null:
        return null;
      case 'whole':
        return tookTooLong(label, timeoutMs ?? 0);
      case 'stall':
      case 'first':
        return wentSilent(label, silenceMs ?? 0);
      case 'cancelled':
        return cancelled();
    }
  }
}
