/** Cancels the work that was given its signal, once. */
export class Cancellation {
  readonly signal: CancelSignal;
  readonly #listeners = new Set<() => void>();
  #aborted = false;

  constructor() {
    const isAborted = () => this.#aborted;
    const listeners = this.#listeners;
    this.signal = {
      get aborted() {
        return isAborted();
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    };
  }

  cancel(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    for (const listener of [...this.#listeners]) listener();
    this.#listeners.clear();
  }
}

/** A signal that something is no longer wanted. The platform's own `AbortSignal` fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
