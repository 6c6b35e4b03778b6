import type { SessionEvent } from '../../session/events';

/** Hands events on from where they happen to who goes through them, as they come, until it is closed. For one reader. */
export class EventQueue {
  readonly #waiting: SessionEvent[] = [];
  #closed = false;
  #wake: () => void = () => undefined;

  /** What comes after the closing is dropped. */
  push(events: readonly SessionEvent[]): void {
    if (this.#closed) return;
    this.#waiting.push(...events);
    this.#wake();
  }

  /** What was pushed before is still handed on. */
  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SessionEvent, void> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else if (this.#closed) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
