import * as vscode from 'vscode';
import { Gathering } from '../window/gathering';
import type { SessionController } from './session-controller';
import { listAllSessions, type ListedSession, type ListedSessions } from './stored-sessions';

/** Milliseconds in which changes of journals, which grow by many small steps, are gathered into one reading. */
const GATHER_MS = 1_000;

/** Milliseconds after which it is looked again whether what is offered still waits: drives of the network, and busy machines, miss changes. */
const LOOK_AGAIN_MS = 20_000;

/** What a list is read from, and the folders above it: what is in them goes with them, without a word of its own. */
const WATCHED = '**/{.sdd,.sdd/sessions,.sdd/sessions/*,.sdd/sessions/*/journal.jsonl}';

/**
 * The stored sessions of the window's folders, read again whenever they may have changed: by this window, by another
 * one, or while the person was elsewhere. Only reads.
 */
export class SessionList implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly later = new Gathering(GATHER_MS, () => void this.read());
  private readonly subscriptions: vscode.Disposable[];
  private readonly first: Promise<void>;
  private readonly again = setInterval(() => {
    if (this.unfinished.length > 0) this.refresh();
  }, LOOK_AGAIN_MS);
  private listed: ListedSessions = { sessions: [], leftOut: [] };
  private isReading = false;
  private current = '';
  /** Fires when the list is another one. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly controller: SessionController) {
    const files = vscode.workspace.createFileSystemWatcher(WATCHED);
    const onFile = (uri: vscode.Uri): void => this.refreshUnlessOwn(uri);
    this.subscriptions = [
      this.changed,
      files,
      files.onDidCreate(onFile),
      files.onDidChange(onFile),
      files.onDidDelete(onFile),
      controller.onDidChange(() => this.refreshIfCurrentChanged()),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.refresh()),
      vscode.window.onDidChangeWindowState(({ focused }) => {
        if (focused) this.refresh();
      }),
    ];
    this.first = this.read();
  }

  /** All of them, as they were when they were read last: the one used last first. */
  async all(): Promise<ListedSession[]> {
    await this.first;
    return this.listed.sessions;
  }

  /** Says which sessions are left out because there are too many; empty where none are. */
  get leftOut(): string {
    return this.listed.leftOut.join(' ');
  }

  /**
   * Those that wait for the person and are not open in this window, as far as they have been read. What was not made on
   * this computer waits for nobody: a folder must not nag.
   */
  get unfinished(): ListedSession[] {
    return this.listed.sessions.filter(
      ({ id, ended, foreign }) => !ended && !foreign && id !== this.controller.current?.id,
    );
  }

  /** Reads the list again. */
  refresh(): void {
    void this.read();
  }

  dispose(): void {
    this.later.dispose();
    clearInterval(this.again);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private async read(): Promise<void> {
    if (this.isReading) return this.later.ask();
    this.isReading = true;
    const listed = await listAllSessions().finally(() => (this.isReading = false));
    if (JSON.stringify(listed) === JSON.stringify(this.listed)) return;
    this.listed = listed;
    this.changed.fire();
  }

  /** Of the session in this window the controller tells what matters; its journal changes with everything else, too. */
  private refreshUnlessOwn(uri: vscode.Uri): void {
    const own = this.controller.current?.id;
    if (own === undefined || !uri.path.includes(`/${own}/`)) this.later.ask();
  }

  private refreshIfCurrentChanged(): void {
    const interview = this.controller.current?.interview;
    // The list is read from disk: what is not there yet would be missed, and nothing would tell of it again.
    if (interview?.saved === 'saving') return;
    const session = interview?.session;
    const answered = session?.questions.filter(({ response }) => response !== null).length;
    const current = JSON.stringify([
      session?.id,
      answered,
      session?.ended,
      session?.spec?.path,
      session?.intake?.title,
      session?.adopted.length,
    ]);
    if (current === this.current) return;
    this.current = current;
    this.later.ask();
  }
}
