import type { Reply } from '../protocol';
import { t } from '../ui/strings';

/** How long the extension may take to answer, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

interface RequestPorts<R extends { type: string }> {
  post(id: number, request: R): void;
  /** Requests that end when the person does something in the editor, which may take any time. */
  waitsForPerson(type: R['type']): boolean;
  /** Whether the extension gives signs of life. */
  isThere(): boolean;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Sends requests to the extension and matches its replies to them. */
export class Requests<R extends { type: string }> {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly ports: RequestPorts<R>) {}

  /**
   * Resolves with the reply's value. Rejects with an `Error` whose message is a sentence for the person: the extension's
   * reason, that it gives no sign of life and so nothing was sent, or that no reply came within `REQUEST_TIMEOUT_MS`.
   */
  send(request: R): Promise<unknown> {
    if (!this.ports.isThere()) {
      return Promise.reject(
        new Error(
          t('Not sent: there is no sign of the extension. What you typed is still here; send it when it is back.'),
        ),
      );
    }
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = this.ports.waitsForPerson(request.type)
        ? undefined
        : setTimeout(() => this.giveUp(id), REQUEST_TIMEOUT_MS);
      this.waiting.set(id, { resolve, reject, timer });
      this.ports.post(id, request);
    });
  }

  /** Settles the request that the reply belongs to; a reply that nobody waits for any more is dropped. */
  settle(reply: Reply): void {
    const waiting = this.take(reply.id);
    if (!waiting) return;
    if (reply.ok) waiting.resolve(reply.value);
    else waiting.reject(new Error(reply.reason));
  }

  private giveUp(id: number): void {
    this.take(id)?.reject(
      new Error(t('The extension did not reply within 30 seconds. What you typed is still here: try again.')),
    );
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
