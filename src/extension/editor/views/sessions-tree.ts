import * as vscode from 'vscode';
import type { SessionController } from '../sessions/session-controller';
import type { SessionList } from '../sessions/session-list';
import type { ListedSession } from '../sessions/stored-sessions';
import { plainLabel } from '../window/shown-text';
import { dayAndTime } from './day-and-time';

/** The stored sessions of the window's folders. */
export class SessionsTree implements vscode.TreeDataProvider<ListedSession>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly subscriptions: vscode.Disposable[];
  private current: string | undefined;
  readonly onDidChangeTreeData = this.changed.event;

  constructor(
    private readonly controller: SessionController,
    private readonly sessions: SessionList,
    /** The command that resumes the session it is given. */
    private readonly resumeCommand: string,
  ) {
    this.subscriptions = [
      sessions.onDidChange(() => this.changed.fire()),
      controller.onDidChange(() => this.markCurrent()),
    ];
  }

  getChildren(session?: ListedSession): Promise<ListedSession[]> | ListedSession[] {
    return session === undefined ? this.sessions.all() : [];
  }

  getTreeItem(session: ListedSession): vscode.TreeItem {
    const title = plainLabel(session.title);
    const item = new vscode.TreeItem(title);
    const isCurrent = this.controller.current?.id === session.id;
    item.id = `${session.place}/${session.id}`;
    item.description = this.describe(session);
    const more = plainLabel(session.problem ?? session.specPath ?? '');
    item.tooltip = `${title}\n${dayAndTime(session.startedAt)}\n${more}`.trimEnd();
    item.iconPath = new vscode.ThemeIcon(iconOf(session, isCurrent));
    item.contextValue = `session.${session.ended ? 'ended' : 'open'}${session.specPath === null ? '' : '.spec'}`;
    item.command = { command: this.resumeCommand, title: vscode.l10n.t('Resume'), arguments: [session] };
    return item;
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.changed.dispose();
  }

  private describe({ answered, ended, lastAt, problem, foreign }: ListedSession): string {
    const answers = answered === 1 ? vscode.l10n.t('1 answer') : vscode.l10n.t('{0} answers', answered);
    const own = ended ? vscode.l10n.t('finished') : answers;
    const state = foreign ? vscode.l10n.t('not made here') : own;
    return `${problem === null ? state : vscode.l10n.t('cannot be opened')} · ${dayAndTime(lastAt)}`;
  }

  /** The session of this window has an icon of its own. */
  private markCurrent(): void {
    const id = this.controller.current?.id;
    if (id === this.current) return;
    this.current = id;
    this.changed.fire();
  }
}

function iconOf({ ended, specPath, problem, foreign }: ListedSession, isCurrent: boolean): string {
  if (problem !== null) return 'warning';
  if (foreign) return 'question';
  if (ended) return specPath === null ? 'circle-slash' : 'pass';
  return isCurrent ? 'comment-discussion' : 'debug-pause';
}
