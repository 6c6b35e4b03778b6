import * as vscode from 'vscode';
import type { SessionController } from '../sessions/session-controller';
import { plainLabel } from '../window/shown-text';

/** Shows in the status bar how far a running session is, and keeps the context keys of the manifest up to date. */
export class StatusItem implements vscode.Disposable {
  private readonly item: vscode.StatusBarItem;
  private readonly subscription: vscode.Disposable;
  private readonly running = new ManagedContextKey('brainstorm.sessionRunning');
  private readonly spec = new ManagedContextKey('brainstorm.hasSpec');

  constructor(
    private readonly controller: SessionController,
    showCommand: string,
  ) {
    this.item = vscode.window.createStatusBarItem('brainstorm.status', vscode.StatusBarAlignment.Left);
    this.item.name = vscode.l10n.t('Brainstorm');
    this.item.command = showCommand;
    this.subscription = controller.onDidChange(() => this.update());
  }

  dispose(): void {
    this.subscription.dispose();
    this.item.dispose();
  }

  private update(): void {
    const { isRunning } = this.controller;
    const view = this.controller.view();
    this.running.set(isRunning);
    this.spec.set(view?.spec !== null && view?.spec !== undefined);
    if (!isRunning || view === null) return this.item.hide();
    const { asked, budget } = view.meter;
    this.item.text = `$(${view.busy === null ? 'comment-discussion' : 'loading~spin'}) ${vscode.l10n.t('Brainstorm {0}/{1}', asked, budget)}`;
    this.item.tooltip = plainLabel(
      view.busy?.text ?? vscode.l10n.t('{0}: {1} of {2} questions asked', view.title, asked, budget),
    );
    this.item.accessibilityInformation = {
      label: vscode.l10n.t('Brainstorm: {0} of {1} questions asked', asked, budget),
    };
    this.item.show();
  }
}

/** The context keys that the manifest's `when` clauses may use. */
type ContextKey = 'brainstorm.sessionRunning' | 'brainstorm.hasSpec';
/** A context key that is told to the editor only when it changes. */
class ManagedContextKey {
  private told = false;

  constructor(private readonly key: ContextKey) {}

  set(value: boolean): void {
    if (value === this.told) return;
    this.told = value;
    void vscode.commands.executeCommand('setContext', this.key, value);
  }
}
