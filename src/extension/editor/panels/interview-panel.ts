import * as vscode from 'vscode';
import type { FromPage, PageRequest, Screen } from '../../../webview/protocol';
import type { Log } from '../window/log';
import { plainLabel } from '../window/shown-text';
import type { ModelService } from '../models/model-service';
import type { EditorSelection } from '../sessions/editor-selection';
import type { SessionController } from '../sessions/session-controller';
import type { SessionList } from '../sessions/session-list';
import { startView } from '../sessions/start-screen';
import type { CarriedRequest } from './carried-request';
import { Gathering } from '../window/gathering';
import { INTERVIEW_VIEW_TYPE, interviewTabs } from './interview-tabs';
import { PageConnection } from './page-connection';
import { pageHtml, pageOptions } from './page-html';
import type { TypingMemory } from './typing-memory';

/** Under which name the start screen's half-filled fields are kept. */
const START_SCOPE = 'start';
/** Milliseconds in which changes are gathered into one snapshot. */
const GATHER_MS = 30;

interface PanelParts {
  extension: vscode.Uri;
  controller: SessionController;
  models: Pick<ModelService, 'describe'>;
  sessions: SessionList;
  typing: TypingMemory;
  carried: CarriedRequest;
  log: Log;
  /** Does what the page asks for. */
  handle(request: PageRequest): Promise<unknown>;
}

/**
 * The one interview panel of the window. It shows the current session, or the start screen without one; the page gets
 * whole snapshots after changes, when it is ready, and when it becomes visible.
 */
export class InterviewPanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | null = null;
  private connection: PageConnection | null = null;
  private selected: EditorSelection = null;
  private loading = false;
  private readonly pushing = new Gathering(GATHER_MS, () => void this.push());
  private readonly subscriptions: vscode.Disposable[] = [];
  private readonly closed = new vscode.EventEmitter<void>();
  /** Fires when the person closes the tab. */
  readonly onDidClose = this.closed.event;

  constructor(private readonly parts: PanelParts) {
    this.subscriptions.push(
      parts.controller.onDidChange(() => this.pushSoon()),
      parts.sessions.onDidChange(() => {
        if (parts.controller.current === null) this.pushSoon();
      }),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.pushSoon()),
    );
  }

  get isOpen(): boolean {
    return this.panel !== null;
  }

  /** The editor column that the panel is in, if it is open. */
  get column(): vscode.ViewColumn | undefined {
    return this.panel?.viewColumn;
  }

  /** The selection that the start screen offers as context. */
  get offeredSelection(): EditorSelection {
    return this.selected;
  }

  /** Offers selected code on the start screen; null takes it away. */
  offer(selected: EditorSelection): void {
    this.selected = selected;
    this.pushSoon();
  }

  /** Puts a request into the start screen's field. */
  prefill(request: string): void {
    this.parts.typing.set(START_SCOPE, 'request', request);
  }

  forgetTypedRequest(): void {
    this.parts.typing.set(START_SCOPE, 'request', null);
  }

  /** Opens the panel beside the code, or brings it to the front. */
  show(): void {
    if (this.panel !== null) return this.panel.reveal();
    const beside = vscode.window.activeTextEditor !== undefined;
    this.open({ viewColumn: beside ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active });
  }

  focusQuestion(): void {
    this.connection?.send({ type: 'focus_question' });
  }

  /** Takes over a panel that the editor made again after a reload, while `restored` brings its session back. */
  async restore(panel: vscode.WebviewPanel, restored: Promise<void>): Promise<void> {
    // The editor was slow to hand it out, and another stands in its place already.
    if (this.panel !== null) return void panel.dispose();
    await this.load(() => this.adopt(panel), restored);
  }

  /**
   * Opens a panel in place of tabs that are there without a host, while `restored` brings the session back. The editor's
   * focus stays where it is: the page takes it if the person was typing in the page before.
   */
  async replaceTabs(restored: Promise<void>): Promise<void> {
    const viewColumn = interviewTabs().find(({ isActive }) => isActive)?.group.viewColumn ?? vscode.ViewColumn.Active;
    await this.load(() => this.open({ viewColumn, preserveFocus: true }), restored);
  }

  dispose(): void {
    this.pushing.dispose();
    for (const subscription of this.subscriptions) subscription.dispose();
    this.closed.dispose();
    this.panel?.dispose();
  }

  private async load(show: () => void, restored: Promise<void>): Promise<void> {
    this.loading = true;
    show();
    await restored;
    this.loading = false;
    this.pushSoon();
  }

  /** There is one panel: tabs of an interview that are not ours wait to be restored, or have lost their host. */
  private open(where: { viewColumn: vscode.ViewColumn; preserveFocus?: boolean }): void {
    const others = interviewTabs();
    const title = vscode.l10n.t('Brainstorm');
    this.adopt(vscode.window.createWebviewPanel(INTERVIEW_VIEW_TYPE, title, where, pageOptions(this.parts.extension)));
    if (others.length > 0) void vscode.window.tabGroups.close(others, true);
  }

  private adopt(panel: vscode.WebviewPanel): void {
    this.panel = panel;
    const { controller, extension, log } = this.parts;
    panel.webview.options = pageOptions(extension);
    const icon = (theme: string): vscode.Uri => vscode.Uri.joinPath(extension, 'media', `icon-tab-${theme}.svg`);
    panel.iconPath = { light: icon('light'), dark: icon('dark') };
    let isAhead = false;
    // What comes after the start screen is loaded once it is there: loading holds up everything else.
    const lookAhead = (): void => {
      if (!isAhead) controller.lookAhead();
      isAhead = true;
    };
    const connection = new PageConnection(
      panel.webview,
      {
        onReady: () => void this.push().finally(lookAhead),
        onTyping: (typed) => this.keepTyping(typed),
        onRequest: (request) => this.parts.handle(request),
      },
      log,
    );
    this.connection = connection;
    panel.webview.onDidReceiveMessage((raw) => connection.receive(raw));
    panel.onDidChangeViewState(() => this.pushSoon());
    panel.onDidDispose(() => this.forget(panel));
    panel.webview.html = pageHtml(panel.webview, extension, 'interview');
  }

  private forget(panel: vscode.WebviewPanel): void {
    if (this.panel !== panel) return;
    this.panel = null;
    this.connection = null;
    this.closed.fire();
  }

  private get scope(): string {
    return this.parts.controller.current?.id ?? START_SCOPE;
  }

  /** The first start screen of a window with a folder gets what was typed where none was open. */
  private takeCarried(): void {
    if ((vscode.workspace.workspaceFolders ?? []).length === 0) return;
    const request = this.parts.carried.take();
    if (request !== null) this.prefill(request);
  }

  private keepTyping({ scope, key, value, rev }: Extract<FromPage, { type: 'typing' }>): void {
    // The session has changed meanwhile, and the page forgets it too: question ids repeat.
    if (scope !== this.scope) return;
    this.parts.typing.set(scope, key, value, rev);
    const isHomeless = (vscode.workspace.workspaceFolders ?? []).length === 0;
    if (isHomeless && scope === START_SCOPE && key === 'request') void this.parts.carried.carry(value);
  }

  private pushSoon(): void {
    this.pushing.ask();
  }

  private async push(): Promise<void> {
    const { panel, connection } = this;
    if (panel === null || connection === null || !panel.visible) return;
    const scope = this.scope;
    const screen = await this.screen();
    // Something newer came up while this was put together, and is pushed by its own change.
    if (scope !== this.scope || connection !== this.connection) return;
    panel.title = screen.screen === 'session' ? tabTitle(screen.session.title) : vscode.l10n.t('Brainstorm');
    const typing = screen.screen === 'loading' ? null : this.parts.typing.get(scope);
    connection.send({ type: 'snapshot', screen, typing });
  }

  private async screen(): Promise<Screen> {
    if (this.loading) return { screen: 'loading' };
    const session = this.parts.controller.view();
    if (session !== null) return { screen: 'session', session };
    this.takeCarried();
    return { screen: 'start', start: await startView(this.selected, this.parts.models, this.parts.sessions) };
  }
}

/** Characters of a session's title that fit into a tab. */
const TAB_TITLE_CHARACTERS = 40;

function tabTitle(title: string): string {
  return vscode.l10n.t('Brainstorm: {0}', plainLabel(title, TAB_TITLE_CHARACTERS));
}
