import * as vscode from 'vscode';
import { fromDraftSchema, type DraftRequest, type FromDraft, type ToDraft } from '../../../webview/protocol';
import type { Log } from '../window/log';
import { Gathering } from '../window/gathering';
import { pageHtml, pageOptions } from '../panels/page-html';
import type { SessionController } from '../sessions/session-controller';
import { withoutLinks } from '../window/shown-text';

export const DRAFT_VIEW = 'brainstorm.draft';
const GATHER_MS = 100;

/** What the view wants to be done: at once, or with a reply when it is. */
export type DraftWish = Exclude<FromDraft, { type: 'ready' | 'ping' | 'request' }> | DraftRequest;

/** The live draft in the sidebar. */
export class DraftView implements vscode.WebviewViewProvider, vscode.Disposable {
  private view: vscode.WebviewView | null = null;
  private readonly pushing = new Gathering(GATHER_MS, () => this.push());
  private readonly subscription: vscode.Disposable;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly controller: SessionController,
    private readonly log: Log,
    /** Does what the view asks for, except for telling it what to show. Rejects with a sentence for the person. */
    private readonly handle: (wish: DraftWish) => Promise<void>,
  ) {
    this.subscription = controller.onDidChange(() => this.pushing.ask());
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.view = view;
    view.webview.options = pageOptions(this.extension);
    view.webview.onDidReceiveMessage((raw) => this.receive(raw));
    view.onDidChangeVisibility(() => this.push());
    view.onDidDispose(() => {
      if (this.view === view) this.view = null;
    });
    view.webview.html = pageHtml(view.webview, this.extension, 'draft');
  }

  dispose(): void {
    this.pushing.dispose();
    this.subscription.dispose();
  }

  private receive(raw: unknown): void {
    const parsed = fromDraftSchema.safeParse(raw);
    if (!parsed.success)
      return this.log.warn(`The draft view sent something unreadable: ${parsed.error.issues[0]?.message ?? ''}`);
    const message = parsed.data;
    if (message.type === 'ready') return this.push();
    if (message.type === 'ping') return this.send({ type: 'alive' });
    if (message.type === 'request') return void this.answer(message.id, message.request);
    this.handle(message).catch((error: unknown) => {
      void vscode.window.showWarningMessage(withoutLinks(reasonOf(error)));
      this.push();
    });
  }

  private async answer(id: number, request: DraftRequest): Promise<void> {
    const reply = await this.handle(request).then(
      (): ToDraft => ({ type: 'reply', id, ok: true }),
      (error: unknown): ToDraft => ({ type: 'reply', id, ok: false, reason: reasonOf(error) }),
    );
    this.send(reply);
  }

  private push(): void {
    if (this.view?.visible !== true) return;
    const session = this.controller.view();
    this.send({
      type: 'draft',
      sessionId: session?.id ?? null,
      draft: session?.draft ?? null,
      version: session?.version ?? 0,
    });
  }

  private send(message: ToDraft): void {
    // Rejects when the view is gone by then; it asks again when it comes back.
    this.view?.webview.postMessage(message).then(undefined, () => undefined);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
