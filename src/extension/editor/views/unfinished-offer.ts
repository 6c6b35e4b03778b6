import * as vscode from 'vscode';
import type { SessionController } from '../sessions/session-controller';
import type { SessionList } from '../sessions/session-list';
import { plainLabel } from '../window/shown-text';

interface UnfinishedOfferParts {
  controller: SessionController;
  sessions: SessionList;
  /** The view whose icon bears the number. */
  view: Pick<vscode.TreeView<unknown>, 'badge'>;
  /** Resumes the session it is given. */
  resumeCommand: string;
  /** Lets the person choose which session to resume. */
  chooseCommand: string;
}

/**
 * Leads back to unfinished sessions while none is running in the window: an item of the status bar and a badge on the
 * activity bar. The editor does not always bring the interview's tab back.
 */
export class UnfinishedOffer implements vscode.Disposable {
  private readonly item: vscode.StatusBarItem;
  private readonly subscriptions: vscode.Disposable[];

  constructor(private readonly parts: UnfinishedOfferParts) {
    this.item = vscode.window.createStatusBarItem('brainstorm.unfinished', vscode.StatusBarAlignment.Left);
    this.item.name = vscode.l10n.t('Unfinished Interviews');
    const { controller, sessions } = parts;
    this.subscriptions = [
      this.item,
      controller.onDidChange(() => this.update()),
      sessions.onDidChange(() => this.update()),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private update(): void {
    const { controller, sessions, view, resumeCommand, chooseCommand } = this.parts;
    const unfinished = controller.isRunning ? [] : sessions.unfinished;
    const [first] = unfinished;
    if (first === undefined) {
      view.badge = undefined;
      return this.item.hide();
    }
    const isOne = unfinished.length === 1;
    const label = isOne
      ? vscode.l10n.t('1 unfinished interview')
      : vscode.l10n.t('{0} unfinished interviews', unfinished.length);
    view.badge = { value: unfinished.length, tooltip: label };
    this.item.text = `$(debug-pause) ${label}`;
    this.item.accessibilityInformation = { label };
    this.item.tooltip = isOne
      ? vscode.l10n.t('Resume “{0}”', plainLabel(first.title))
      : vscode.l10n.t('Resume one of them…');
    this.item.command = isOne
      ? { command: resumeCommand, title: vscode.l10n.t('Resume'), arguments: [first] }
      : chooseCommand;
    this.item.show();
  }
}
