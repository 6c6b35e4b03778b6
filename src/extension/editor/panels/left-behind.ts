import * as vscode from 'vscode';
import type { InterviewPanel } from './interview-panel';
import { interviewTabs } from './interview-tabs';

/** Milliseconds that the editor gets to hand us a tab that it restores after a reload. */
const RESTORED_WITHIN_MS = 2000;

/**
 * Takes up the interview again whose extension host died. The editor starts another host by itself, and in it the extensions
 * that ran, but the tab stays as it is, with a page that nobody listens to: only after a reload of the window are tabs
 * handed out to be restored. So a tab in view that is not handed out in time has lost its host.
 */
export class LeftBehind implements vscode.Disposable {
  private readonly subscription = vscode.window.tabGroups.onDidChangeTabs(() => this.look());
  private waiting: NodeJS.Timeout | undefined;

  /** @param restore brings the session back that the window showed last; may be called again */
  constructor(
    private readonly panel: InterviewPanel,
    private readonly restore: () => Promise<void>,
  ) {
    this.look();
  }

  dispose(): void {
    clearTimeout(this.waiting);
    this.subscription.dispose();
  }

  /** A tab in the background stays there until the person looks at it; the views show its session meanwhile. */
  private look(): void {
    if (this.panel.isOpen || interviewTabs().length === 0) return;
    void this.restore();
    this.waiting ??= setTimeout(() => this.takeUp(), RESTORED_WITHIN_MS);
  }

  private takeUp(): void {
    this.waiting = undefined;
    if (this.panel.isOpen || !interviewTabs().some(({ isActive }) => isActive)) return;
    void this.panel.replaceTabs(this.restore());
  }
}
