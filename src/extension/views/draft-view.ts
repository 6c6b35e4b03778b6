import * as vscode from 'vscode';
import { fromDraftSchema, type FromDraft, type ToDraft } from '../../webview/protocol';
import type { Log } from '../log';
import { Gathering } from '../panels/gathering';
import { pageHtml, pageResourceRoots } from '../panels/page-html';
import type { SessionController } from '../sessions/session-controller';
import { withoutLinks } from '../without-links';

export const DRAFT_VIEW = 'brainstorm.draft';
const GATHER_MS = 100;

/** The live draft in the sidebar. */
export class DraftView implements vscode.WebviewViewProvider, vscode.Disposable {
  private view: vscode.WebviewView | null = null;
  private readonly pushing = new Gathering(GATHER_MS, () => this.push());
  private readonly subscription: vscode.Disposable;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly controller: SessionController,
    private readonly log: Log,
    /** Does what the view asks for, except for telling it what to show. */
    private readonly handle: (message: Exclude<FromDraft, { type: 'ready' }>) => Promise<void>,
  ) {
    this.subscription = controller.onDidChange(() => this.pushing.ask());
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.view = view;
    view.webview.options = { enableScripts: true, localResourceRoots: pageResourceRoots(this.extension) };
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
    this.handle(message).catch((error: unknown) => {
      void vscode.window.showWarningMessage(withoutLinks(error instanceof Error ? error.message : String(error)));
      this.push();
    });
  }

  private push(): void {
    if (this.view?.visible !== true) return;
    const session = this.controller.view();
    const message: ToDraft = {
      type: 'draft',
      sessionId: session?.id ?? null,
      draft: session?.draft ?? null,
      version: session?.version ?? 0,
    };
    // Rejects when the view is gone by then; it asks again when it comes back.
    this.view.webview.postMessage(message).then(undefined, () => undefined);
  }
}
