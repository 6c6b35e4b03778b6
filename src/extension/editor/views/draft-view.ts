import type * as vscode from 'vscode';
import type { PageRequest } from '../../../webview/protocol';
import { PageConnection } from '../panels/page-connection';
import { pageHtml, pageOptions } from '../panels/page-html';
import type { SessionController } from '../sessions/session-controller';
import { Gathering } from '../window/gathering';
import type { Log } from '../window/log';

const GATHER_MS = 100;

/** The live draft in the sidebar. */
export class DraftView implements vscode.WebviewViewProvider, vscode.Disposable {
  private view: vscode.WebviewView | null = null;
  private connection: PageConnection | null = null;
  private readonly pushing = new Gathering(GATHER_MS, () => this.push());
  private readonly subscription: vscode.Disposable;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly controller: SessionController,
    private readonly log: Log,
    /** Does what the page asks for. */
    private readonly handle: (request: PageRequest) => Promise<unknown>,
  ) {
    this.subscription = controller.onDidChange(() => this.pushing.ask());
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    const { webview } = view;
    const connection = new PageConnection(webview, { onReady: () => this.push(), onRequest: this.handle }, this.log);
    this.view = view;
    this.connection = connection;
    webview.options = pageOptions(this.extension);
    webview.onDidReceiveMessage((raw) => connection.receive(raw));
    view.onDidChangeVisibility(() => this.push());
    view.onDidDispose(() => {
      if (this.view === view) this.view = null;
    });
    webview.html = pageHtml(webview, this.extension, 'draft');
  }

  dispose(): void {
    this.pushing.dispose();
    this.subscription.dispose();
  }

  private push(): void {
    if (this.view?.visible !== true) return;
    const shown = this.controller.view();
    const session = shown && {
      id: shown.id,
      version: shown.version,
      elsewhere: shown.elsewhere,
      ended: shown.ended,
      draft: shown.draft,
    };
    this.connection?.send({ type: 'snapshot', screen: { screen: 'draft', session }, typing: null });
  }
}
