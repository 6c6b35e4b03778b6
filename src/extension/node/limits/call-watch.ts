import type { CancelSignal } from '../../../agents/base/async/cancellation';

/**
 * Why a call was ended from here: nobody wants it any more, it took too long in all, nothing came at all, or nothing
 * more came.
 */
export type EndReason = 'cancelled' | 'whole' | 'first' | 'stall';

/** The longest time, in milliseconds, that a timer can hold. */
const LONGEST = 2_147_483_647;

/** Ends a call by aborting its connection: at a cancel, and when one of its times is up. */
export class CallWatch {
  readonly #controller = new AbortController();
  readonly #cancel: CancelSignal;
  readonly #onCancel = () => this.#end('cancelled');
  readonly #whole: ReturnType<typeof setTimeout>;
  readonly #ended: Promise<never>;
  #rejectEnded: (reason: Error) => void = () => {};
  #next: ReturnType<typeof setTimeout> | undefined;
  #reason: EndReason | null = null;

  /** @param wholeMs milliseconds that the call may take in all */
  constructor(cancel: CancelSignal, wholeMs: number) {
    this.#cancel = cancel;
    this.#ended = new Promise((_, reject) => (this.#rejectEnded = reject));
    this.#ended.catch(() => {});
    this.#whole = setTimeout(() => this.#end('whole'), Math.min(wholeMs, LONGEST));
    cancel.addEventListener('abort', this.#onCancel);
    if (cancel.aborted) this.#onCancel();
  }

  /** Aborted when the call is over. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Null as long as nothing was ended from here. */
  get reason(): EndReason | null {
    return this.#reason;
  }

  /** From now on, something has to happen within so many milliseconds. Replaces the last such demand. */
  expect(ms: number, otherwise: 'first' | 'stall'): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#end(otherwise), Math.min(ms, LONGEST));
  }

  /** All that matters is there: the connection may stay open for so many milliseconds yet, and nothing is demanded. */
  settle(ms: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#controller.abort(), ms);
  }

  /** What the work comes to; rejects as soon as the call is ended from here, whatever the work does then. */
  async unlessEnded<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {});
    return await Promise.race([work, this.#ended]);
  }

  /** To be called once at the end of the call, whatever came of it: closes what is still open. */
  close(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#next);
    this.#cancel.removeEventListener('abort', this.#onCancel);
    this.#controller.abort();
  }

  #end(reason: EndReason): void {
    this.#reason ??= reason;
    this.#rejectEnded(new Error(`ended: ${reason}`));
    this.#controller.abort();
  }
}
