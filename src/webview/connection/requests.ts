import { readReply, waitsForPerson, type PageRequest, type Reply, type ReplyTo, type RequestType } from '../protocol';
import { t } from '../ui/strings';

/** How long the extension may take to answer, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a sign of life is waited for where there is none: an extension that is only busy gives one soon. */
const SIGN_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 100;

interface RequestPorts {
  post(id: number, request: PageRequest): void;
  /** Whether the extension gives signs of life. */
  isThere(): boolean;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Sends requests to the extension and matches its replies to them. */
export class Requests {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly ports: RequestPorts) {}

  /**
   * Resolves with what the reply holds. Rejects with an `Error` whose message is a sentence for the person: the extension's
   * reason, that it gives no sign of life within `SIGN_TIMEOUT_MS` and so nothing was sent, that no reply came within `REQUEST_TIMEOUT_MS`, or that
   * it cannot be read.
   */
  async send<T extends RequestType>(request: PageRequest<T>): Promise<ReplyTo<T>> {
    if (!this.ports.isThere() && !(await this.comesBack())) {
      throw new Error(
        t('Not sent: there is no sign of the extension. What you typed is still here; send it when it is back.'),
      );
    }
    const id = ++this.lastId;
    const value = await new Promise<unknown>((resolve, reject) => {
      const timer = waitsForPerson(request.type) ? undefined : setTimeout(() => this.giveUp(id), REQUEST_TIMEOUT_MS);
      this.waiting.set(id, { resolve, reject, timer });
      this.ports.post(id, request);
    });
    const read = readReply<T>(request.type, value);
    if (read === null) throw new Error(t('The extension replied with something unreadable. Try again.'));
    return read.value;
  }

  /** Settles the request that the reply belongs to; a reply that nobody waits for any more is dropped. */
  settle(reply: Reply): void {
    const waiting = this.take(reply.id);
    if (!waiting) return;
    if (reply.ok) waiting.resolve(reply.value);
    else waiting.reject(new Error(reply.reason));
  }

  /** Whether the extension is there, at once or soon. */
  private async comesBack(): Promise<boolean> {
    for (let waited = 0; !this.ports.isThere(); waited += LOOK_EVERY_MS) {
      if (waited >= SIGN_TIMEOUT_MS) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return true;
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
