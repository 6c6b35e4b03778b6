import type * as vscode from 'vscode';
import { fromPageSchema, type FromPage, type PageRequest, type ToPage } from '../../../webview/protocol';
import type { Log } from '../window/log';

interface PageListener {
  onReady(): void;
  /** Absent where the page alone keeps what is typed. */
  onTyping?(typed: Extract<FromPage, { type: 'typing' }>): void;
  /** Resolves with the reply's value; rejects with a sentence for the person. */
  onRequest(request: PageRequest): Promise<unknown>;
}

/** The extension's end of the line to a page: what comes in is parsed, requests are answered once. */
export class PageConnection {
  constructor(
    private readonly webview: Pick<vscode.Webview, 'postMessage'>,
    private readonly listener: PageListener,
    private readonly log: Pick<Log, 'info' | 'warn'>,
  ) {}

  send(message: ToPage): void {
    // Rejects when the page is gone by then; it will ask for everything again when it comes back.
    this.webview.postMessage(message).then(undefined, () => undefined);
  }

  receive(raw: unknown): void {
    const parsed = fromPageSchema.safeParse(raw);
    if (!parsed.success) return this.refuseUnreadable(raw, parsed.error.issues[0]?.message ?? '');
    const message = parsed.data;
    switch (message.type) {
      case 'ready':
        return this.listener.onReady();
      case 'typing':
        return this.listener.onTyping?.(message);
      case 'ping':
        return this.send({ type: 'alive' });
      case 'request':
        return void this.answer(message.id, message.request);
    }
  }

  private async answer(id: number, request: PageRequest): Promise<void> {
    try {
      this.send({ type: 'reply', id, ok: true, value: await this.listener.onRequest(request) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.info(`Request ${request.type} refused: ${reason}`);
      this.send({ type: 'reply', id, ok: false, reason });
    }
  }

  private refuseUnreadable(raw: unknown, problem: string): void {
    this.log.warn(`The page sent something unreadable: ${problem}`);
    const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
    if (!Number.isInteger(id)) return;
    this.send({
      type: 'reply',
      id: id as number,
      ok: false,
      reason: `The page sent something unreadable (${problem}).`,
    });
  }
}
