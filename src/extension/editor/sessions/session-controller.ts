import * as vscode from 'vscode';
import type { SessionCommand } from '../../../agents/engine/commands';
import type {
  Interview,
  InterviewPorts,
  CommandOutcome,
  ResumeOptions,
  StartInput,
} from '../../../agents/engine/interview';
import type { ModelPorts } from '../../../agents/model/model-ports';
import type { WorkspaceReader } from '../../../agents/workspace/workspace-reader';
import type { WarmableReader } from '../../node/reading/workspace-reader';
import { CALLER_QUESTIONS } from '../../../agents/call/read-call';
import type { Actor } from '../../../agents/session/actor';
import type { EventRecord } from '../../../agents/session/events';
import type { Selection } from '../../../agents/session/evidence';
import type { SessionView } from '../../../agents/view/session-view';
import { breathe } from '../../node/breathe';
import { systemClock } from '../../node/clock';
import type { Log } from '../window/log';
import { modelLogLine } from '../../node/models/call-log';
import type { ModelService } from '../models/model-service';
import { newSessionId } from '../../node/sessions/session-id';
import { setting } from '../settings/settings';
import { folderStore } from '../../node/sessions/folder-store';
import { readSession, type LoadedSession } from '../../node/sessions/load-session';
import { machineKey } from '../../node/sessions/machine-key';
import { memoryStore } from '../../node/sessions/memory-store';
import { createSession, openSession, type OpenOptions } from '../../node/sessions/open-session';
import type { Covered } from '../../node/sessions/origin';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import type { SessionFiles } from '../../node/sessions/session-files';
import { goesOnIn } from '../../node/sessions/session-lease';
import { SessionWatch } from '../../node/sessions/session-watch';
import { withSpecFallback, type FilesWithSpec } from '../../node/sessions/spec-fallback';
import { readSpec } from '../../node/sdd-folder/spec-file';
import { homeFor } from './home';
import { lookLogLine } from './look-log';
import { inputWithoutSecrets } from './input-without-secrets';
import { windowReader } from '../workspace/window-reader';
import { withoutLinks } from '../window/shown-text';
import type { Redact } from '../../node/redaction/redactor';
import { prepareRedaction } from '../../node/redaction/redact-later';

/** The session that this window is having, or has just had. */
export interface CurrentSession {
  readonly id: string;
  readonly interview: Interview;
  readonly files: FilesWithSpec;
  readonly reader: WorkspaceReader;
}

/** What a session takes that a window without one does without: most of the extension, which is loaded for it. */
interface Loaded {
  readonly engine: typeof Interview;
  readonly reader: WarmableReader;
}

/** Owns the running interview of the window. Panels, views and commands see it through here. */
export class SessionController implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly modelsChanged: vscode.Disposable;
  private session: CurrentSession | null = null;
  /** Follows the session where another process has it. */
  private watching: SessionWatch | null = null;
  /** Until what was left last is written. */
  private leaving: Promise<void> = Promise.resolve();
  private isStarting = false;
  private resuming: { id: string; outcome: Promise<CommandOutcome> } | null = null;
  /** What is shown of a session that was not made on this computer: what the person may take over. */
  private shown: Covered | null = null;
  private keyProblemTold = false;
  /** Fires when the session, or what is known of it or of who could lead one, changes. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly log: Log,
    private readonly models: Pick<ModelService, 'current' | 'describe' | 'onDidChange'>,
    private readonly redact: Redact,
  ) {
    this.modelsChanged = models.onDidChange(() => this.changed.fire());
  }

  get current(): CurrentSession | null {
    return this.session;
  }

  /** Whether there is a session here that waits for the person or works; not one that is only shown. */
  get isRunning(): boolean {
    const interview = this.session?.interview;
    return interview !== undefined && interview.session.ended === null && interview.elsewhere === null;
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

  /** Has a first look at the workspace, so that the session that is about to begin need not wait for a cold disk, nor for rules. */
  lookAhead(): void {
    void this.getReady().catch((error: unknown) => this.log.error(String(error)));
  }

  private async getReady(): Promise<void> {
    const { reader } = await this.load();
    reader.warm();
    await prepareRedaction();
    const { getRulesReady } = await import('../../../agents/roles/intake/get-ready');
    await getRulesReady(breathe);
  }

  /**
   * Begins a session in place of the current one, which stays on disk.
   *
   * @param led the name of the model that is to lead, and no other in its place; null to go without a model
   */
  start(
    request: string,
    selection: Selection | null,
    led: string | null,
    folder?: vscode.WorkspaceFolder,
  ): Promise<CommandOutcome> {
    return this.begin({ request, selection }, folder, led);
  }

  /** Begins a session about an approved specification, kept in the folder that holds it. */
  change(
    request: string,
    changes: NonNullable<StartInput['changes']>,
    folder: vscode.WorkspaceFolder,
    led: string | null,
  ): Promise<CommandOutcome> {
    return this.begin({ request, selection: null, changes }, folder, led);
  }

  /** Begins a session for an agent that calls: with what it knows, and the questions that it wants answered. */
  startForCaller(request: string, caller: NonNullable<StartInput['caller']>): Promise<CommandOutcome> {
    const wanted = Math.max(setting('budget.questions'), caller.questions.length);
    return this.begin({ request, selection: null, caller, budget: Math.min(wanted, CALLER_QUESTIONS) });
  }

  /**
   * Goes on with a stored session in place of the current one. An ended session is shown as it ended, and one that another
   * process has is shown as it grows there, until that one leaves it or the person takes it over.
   */
  async resume(place: string, id: string, { byPerson }: ResumeOptions = { byPerson: true }): Promise<CommandOutcome> {
    if (this.session?.id === id) return { ok: true };
    // The editor brings its tab back, or the person clicks twice: one of two interviews would lose the journal.
    if (this.resuming?.id === id) return this.resuming.outcome;
    const resuming = { id, outcome: this.open(place, id, { byPerson }) };
    this.resuming = resuming;
    const outcome = await resuming.outcome;
    if (this.resuming === resuming) this.resuming = null;
    return outcome;
  }

  /** Goes on here with the session that is only shown here, whoever has it. The other process is told and stops. */
  async takeOver(): Promise<CommandOutcome> {
    const { session } = this;
    const place = session?.files.place ?? null;
    if (session === null || place === null || session.interview.elsewhere === null) return { ok: true };
    return this.open(place, session.id, { byPerson: true, force: true });
  }

  /** Takes over, as the person's own, the session that is shown here and was not made on this computer; and goes on with it. */
  async adopt(): Promise<CommandOutcome> {
    const { session, shown } = this;
    const place = session?.files.place ?? null;
    if (session === null || place === null || shown === null) return { ok: true };
    return this.open(place, session.id, { byPerson: true, force: true, adopt: shown });
  }

  private async open(
    place: string,
    id: string,
    { byPerson, force = false, adopt = null }: { byPerson: boolean } & OpenOptions,
  ): Promise<CommandOutcome> {
    const folder = new SddFolder(place);
    try {
      await this.leaving;
      await this.tellKeyProblem(place);
      const loaded = await this.load();
      const opened = await openSession(folder, id, 'window', { force, adopt });
      const { records, damage } = opened;
      if (opened.mode === 'elsewhere') {
        this.watch(loaded, folder, id, records, goesOnIn(opened.holder));
        return { ok: true };
      }
      const written = records.findLast(({ event }) => event.type === 'spec_written')?.event;
      const spec = written?.type === 'spec_written' ? await readSpec(folder, written.path) : '';
      if (opened.mode === 'foreign') {
        this.show(loaded, folder, id, opened, spec);
        if (adopt === null) return { ok: true };
        return { ok: false, reason: vscode.l10n.t('The session has changed since it was shown. Look at it again.') };
      }
      const { files } = opened;
      const interviewer = leadingModel(records);
      const there = interviewer === null ? null : await this.models.current(files);
      // Another model than the one that led takes over only at the person's wish, and visibly.
      const models = there?.source.label === interviewer ? there : null;
      const { ports, take } = this.prepare(loaded, id, files, spec, models);
      // What the current session still writes comes before another one reads it.
      await this.leave();
      const adoption = opened.adopted && {
        ...{ type: 'session_adopted' as const, ...opened.adopted, by: 'person' as const },
        tokenBudget: setting('budget.tokens') || null,
        probeAllowed: setting('probe.enabled'),
      };
      const interview = loaded.engine.resume(ports, records, { byPerson, adoption });
      take(interview);
      const how = adoption === null ? 'resumed' : 'adopted';
      this.log.info(`Session ${id} ${how} with ${records.length} records.`);
      if (byPerson && models === null && there !== null && this.isRunning) await interview.useModels(there);
      if (damage !== null) {
        this.log.warn(`Session ${id}: ${damage}`);
        void vscode.window.showWarningMessage(withoutLinks(damage));
      }
      return { ok: true };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.error(`Session ${id} could not be resumed: ${reason}`);
      return { ok: false, reason };
    }
  }

  /** Lets the model that is chosen now, or none, lead the running session from here on. */
  async useModels(): Promise<CommandOutcome> {
    const { session } = this;
    if (session === null || !this.isRunning) return { ok: true };
    const models = await this.models.current(session.files);
    return this.session === session ? session.interview.useModels(models) : { ok: true };
  }

  /** Hands a command to the running session. Here only the person acts: automatic answers belong to the headless run. */
  async dispatch(command: SessionCommand, actor: Actor = 'person'): Promise<CommandOutcome> {
    if (actor !== 'person') {
      return { ok: false, reason: vscode.l10n.t('Only a person can do this here. Nothing was changed.') };
    }
    if (this.session === null) return { ok: false, reason: vscode.l10n.t('No session is running. Start one first.') };
    const outcome = await this.session.interview.dispatch(command, actor);
    // The reason may quote what was asked or said: that is not for the log.
    if (!outcome.ok) this.log.info(`Refused ${command.type}.`);
    return outcome;
  }

  /** Leaves the session; what is stored stays stored. */
  async close(): Promise<void> {
    const left = this.leave();
    this.changed.fire();
    await left;
  }

  /** Lets others go on with the session, at once: the window is going away. */
  dispose(): void {
    this.session?.files.lease?.release();
    void this.leave();
    this.modelsChanged.dispose();
    this.changed.dispose();
  }

  private async begin(
    input: Pick<StartInput, 'request' | 'selection' | 'caller' | 'budget' | 'changes'>,
    folder?: vscode.WorkspaceFolder,
    led?: string | null,
  ): Promise<CommandOutcome> {
    const home = homeFor(folder);
    if (home.kind === 'none') return { ok: false, reason: home.reason };
    const loaded = await this.load();
    // Nothing is created for a session that cannot begin.
    const refusal = loaded.engine.refusal(input);
    if (refusal !== null) return { ok: false, reason: refusal };
    if (this.isStarting) return { ok: false, reason: vscode.l10n.t('A session is being started already.') };
    this.isStarting = true;
    try {
      if (typeof led === 'string' && !(await this.isLedBy(led))) {
        this.changed.fire();
        return {
          ok: false,
          reason: vscode.l10n.t('{0} cannot lead any more. Look who can now, and start again.', led),
        };
      }
      const id = newSessionId();
      const files = await (home.kind === 'memory' ? memoryStore(home.reason) : newFiles(new SddFolder(home.path), id));
      const models = led === null ? null : await this.models.current(files);
      const { ports, take } = this.prepare(loaded, id, files, '', models);
      if (home.kind === 'folder') await this.tellKeyProblem(home.path);
      const started = loaded.engine.start(ports, {
        budget: setting('budget.questions', folder?.uri),
        ...(await inputWithoutSecrets(input, this.redact)),
        tokenBudget: setting('budget.tokens') || null,
        probeAllowed: setting('probe.enabled', folder?.uri),
      });
      if (!started.ok) {
        files.lease?.release();
        return started;
      }
      await this.leave();
      const { interviewer } = started.interview.session;
      this.log.info(
        `Session ${id} started (${home.kind === 'memory' ? 'in memory' : 'stored'}); ${interviewer} leads.`,
      );
      take(started.interview);
      return { ok: true };
    } finally {
      this.isStarting = false;
    }
  }

  private async isLedBy(name: string): Promise<boolean> {
    const { leads, label } = await this.models.describe('all');
    return leads && label === name;
  }

  /** Stops the session here and lets others go on with it. Resolves when everything of it is written. */
  private leave(): Promise<void> {
    const { session } = this;
    this.session = null;
    this.resuming = null;
    this.shown = null;
    this.watching?.dispose();
    this.watching = null;
    if (session !== null) {
      session.interview.dispose();
      this.leaving = Promise.all([this.leaving, session.interview.idle()]).then(() => session.files.lease?.release());
    }
    return this.leaving;
  }

  /** Shows a session that another process has, and goes on with it here once that one has left it. */
  private watch(loaded: Loaded, folder: SddFolder, id: string, records: readonly EventRecord[], reason: string): void {
    const { ports, take } = this.prepare(loaded, id, folderStore(folder, id), '', null);
    const interview = loaded.engine.watch(ports, records, reason);
    void this.leave();
    take(interview);
    this.watching = new SessionWatch(folder, id, {
      grown: (all) => interview.follow(all),
      free: () => void this.open(folder.base, id, { byPerson: false }),
    });
    this.log.info(`Session ${id} is only shown: ${reason}`);
  }

  /** Shows a session that was not made on this computer, as it stands: nothing of it is sent, counted, or written. */
  private show(loaded: Loaded, folder: SddFolder, id: string, { records, foreign }: LoadedSession, spec: string): void {
    const { ports, take } = this.prepare(loaded, id, folderStore(folder, id), spec, null);
    const interview = loaded.engine.watch(ports, records, foreign?.reason ?? '', { foreign: true });
    void this.leave();
    this.shown = foreign?.covered ?? null;
    take(interview);
    this.log.info(`Session ${id} is only shown: it was not made on this computer.`);
  }

  /** Says, once, where the sessions of today will not be known as made here later. */
  private async tellKeyProblem(place: string): Promise<void> {
    const { problem } = await machineKey(place);
    if (problem === null || this.keyProblemTold) return;
    this.keyProblemTold = true;
    this.log.warn(problem);
    void vscode.window.showWarningMessage(withoutLinks(problem));
  }

  private async load(): Promise<Loaded> {
    const engine = import('../../../agents/engine/interview');
    return { reader: await windowReader(this.redact), engine: (await engine).Interview };
  }

  private prepare(
    { reader }: Loaded,
    id: string,
    kept: SessionFiles,
    spec: string,
    models: ModelPorts | null,
  ): { ports: InterviewPorts; take: (interview: Interview) => void } {
    reader.warm();
    const files = withSpecFallback(kept, spec, (reason) => this.specUnsaved(id, reason));
    const ports: InterviewPorts = {
      clock: systemClock,
      reader,
      store: files,
      newId: () => id,
      models,
      probeMs: setting('probe.seconds') * 1000,
    };
    const take = (interview: Interview): void => {
      this.session = { id, interview, files, reader };
      let problem: string | null = null;
      interview.subscribe((change) => {
        for (const record of change.records) {
          const line = modelLogLine(record) ?? lookLogLine(record);
          if (line !== null) this.log.info(`Session ${id}: ${line}`);
        }
        if (change.problem !== null && change.problem !== problem) this.log.warn(`Session ${id}: ${change.problem}`);
        problem = change.problem;
        if (change.elsewhere !== null && this.watching === null && this.shown === null) this.lost(id, interview);
        // Nobody needs to be kept from a session that has ended.
        if (change.session.ended !== null && change.saved === 'saved') files.lease?.release();
        this.changed.fire();
      });
      files.lease?.onLost((holder) => interview.leaveTo(goesOnIn(holder)));
      this.changed.fire();
    };
    return { ports, take };
  }

  /** Another process went on with the session: from here on it is shown as it grows there. */
  private lost(id: string, interview: Interview): void {
    const { session } = this;
    const place = session?.files.place ?? null;
    if (session === null || session.interview !== interview || place === null) return;
    const reason = interview.elsewhere ?? '';
    const folder = new SddFolder(place);
    this.log.warn(`Session ${id}: ${reason}`);
    void Promise.all([readSession(folder, id), this.load()]).then(
      ([{ records }, loaded]) => {
        if (this.session === session) this.watch(loaded, folder, id, records, reason);
      },
      (error: unknown) => this.log.error(`Session ${id} cannot be read: ${String(error)}`),
    );
  }

  private specUnsaved(id: string, reason: string): void {
    this.log.error(`The specification of session ${id} could not be stored: ${reason}`);
    void vscode.window.showErrorMessage(
      vscode.l10n.t(
        'The specification could not be stored. {0} It is in the interview’s tab: copy it from there.',
        withoutLinks(reason),
      ),
    );
  }
}

/** The files of a new session; where nothing can be written, its first record tells the person so. */
function newFiles(folder: SddFolder, id: string): Promise<SessionFiles> {
  return createSession(folder, id, 'window').catch(() => folderStore(folder, id));
}

/** The model that led a session last, as people know it; null where none did. */
function leadingModel(records: readonly EventRecord[]): string | null {
  for (const { event } of records.toReversed()) {
    if (event.type !== 'session_started' && event.type !== 'model_changed') continue;
    return event.led === 'model' ? event.interviewer : null;
  }
  return null;
}
