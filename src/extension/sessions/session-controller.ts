import * as vscode from 'vscode';
import type { Command } from '../../agents/engine/commands';
import { Interview, type InterviewPorts, type Outcome } from '../../agents/engine/interview';
import type { WorkspaceLook } from '../../agents/ports';
import type { Actor } from '../../agents/session/actor';
import type { Selection } from '../../agents/session/evidence';
import type { SessionView } from '../../agents/view/session-view';
import { systemClock } from '../clock';
import type { Log } from '../log';
import { newSessionId } from '../session-id';
import { setting } from '../settings';
import { folderStore } from '../store/folder-store';
import { loadSession } from '../store/load-session';
import { memoryStore } from '../store/memory-store';
import { SddFolder } from '../store/sdd-folder';
import type { SessionFiles } from '../store/session-files';
import { withSpecFallback, type FilesWithSpec } from '../store/spec-fallback';
import { readSpec } from '../store/spec-file';
import { homeFor } from './home';
import { windowLook } from './window-look';

/** The session that this window is having, or has just had. */
export interface CurrentSession {
  readonly id: string;
  readonly interview: Interview;
  readonly files: FilesWithSpec;
  readonly look: WorkspaceLook;
}

/** Owns the running interview of the window. Panels, views and commands see it through here. */
export class SessionController implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private session: CurrentSession | null = null;
  /** Fires when the session, or what is known of it, changes. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly log: Log) {}

  get current(): CurrentSession | null {
    return this.session;
  }

  /** Whether there is a session that waits for the person or works. */
  get isRunning(): boolean {
    return this.session !== null && this.session.interview.session.ended === null;
  }

  /** Whether leaving the session now would lose it, because it is kept in memory only. */
  get wouldBeLost(): boolean {
    return this.isRunning && this.view()?.saved === 'memory_only';
  }

  /** What the page shows of the session; null without one. */
  view(): SessionView | null {
    if (this.session === null) return null;
    const view = this.session.interview.view();
    return view.spec === null ? view : { ...view, spec: { ...view.spec, markdown: this.session.files.specText() } };
  }

  /** Begins a session in place of the current one, which stays on disk. */
  async start(request: string, selection: Selection | null, folder?: vscode.WorkspaceFolder): Promise<Outcome> {
    const home = homeFor(folder);
    if (home.kind === 'none') return { ok: false, reason: home.reason };
    const id = newSessionId();
    const files = home.kind === 'memory' ? memoryStore(home.reason) : folderStore(new SddFolder(home.path), id);
    const { ports, adopt } = this.prepare(id, files, '');
    const started = Interview.start(ports, {
      request,
      selection,
      budget: setting('budget.questions', folder?.uri),
      probeAllowed: setting('probe.enabled', folder?.uri),
    });
    if (!started.ok) return started;
    this.log.info(`Session ${id} started (${home.kind === 'memory' ? 'in memory' : 'stored'}).`);
    adopt(started.interview);
    return { ok: true };
  }

  /** Goes on with a stored session in place of the current one. An ended session is shown as it ended. */
  async resume(place: string, id: string): Promise<Outcome> {
    if (this.session?.id === id) return { ok: true };
    const folder = new SddFolder(place);
    try {
      const { records, damage } = await loadSession(folder, id);
      const written = records.findLast(({ event }) => event.type === 'spec_written')?.event;
      const spec = written?.type === 'spec_written' ? await readSpec(folder, written.path) : '';
      const { ports, adopt } = this.prepare(id, folderStore(folder, id), spec);
      adopt(Interview.resume(ports, records));
      this.log.info(`Session ${id} resumed with ${records.length} records.`);
      if (damage !== null) {
        this.log.warn(`Session ${id}: ${damage}`);
        void vscode.window.showWarningMessage(damage);
      }
      return { ok: true };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.error(`Session ${id} could not be resumed: ${reason}`);
      return { ok: false, reason };
    }
  }

  /** Hands a command to the running session. Here only the person acts: automatic answers belong to the headless run. */
  async dispatch(command: Command, actor: Actor = 'person'): Promise<Outcome> {
    if (actor !== 'person') {
      return { ok: false, reason: vscode.l10n.t('Only a person can do this here. Nothing was changed.') };
    }
    if (this.session === null) return { ok: false, reason: vscode.l10n.t('No session is running. Start one first.') };
    const outcome = await this.session.interview.dispatch(command, actor);
    if (!outcome.ok) this.log.info(`Refused ${command.type}: ${outcome.reason}`);
    return outcome;
  }

  /** Leaves the session; what is stored stays stored. */
  close(): void {
    this.leave();
    this.changed.fire();
  }

  dispose(): void {
    this.leave();
    this.changed.dispose();
  }

  private leave(): void {
    this.session?.interview.dispose();
    this.session = null;
  }

  private prepare(
    id: string,
    kept: SessionFiles,
    spec: string,
  ): { ports: InterviewPorts; adopt: (interview: Interview) => void } {
    const look = windowLook();
    const files = withSpecFallback(kept, spec, (reason) => this.specUnsaved(id, reason));
    const ports: InterviewPorts = {
      clock: systemClock,
      look,
      store: files,
      newId: () => id,
      model: null,
      probeMs: setting('probe.seconds') * 1000,
    };
    const adopt = (interview: Interview): void => {
      this.leave();
      this.session = { id, interview, files, look };
      let problem: string | null = null;
      interview.subscribe((change) => {
        if (change.problem !== null && change.problem !== problem) this.log.warn(`Session ${id}: ${change.problem}`);
        problem = change.problem;
        this.changed.fire();
      });
      this.changed.fire();
    };
    return { ports, adopt };
  }

  private specUnsaved(id: string, reason: string): void {
    this.log.error(`The specification of session ${id} could not be stored: ${reason}`);
    void vscode.window.showErrorMessage(
      vscode.l10n.t(
        'The specification could not be stored. {0} It is in the interview’s tab: copy it from there.',
        reason,
      ),
    );
  }
}
