import type { Actor } from '../session/actor';
import type { EventRecord, SessionEvent } from '../session/events';
import type { Selection } from '../session/evidence';
import { fold, replay } from '../session/fold';
import { projectSession } from '../view/project';
import { EMPTY_SESSION, type Session } from '../session/session';
import type { QuestionDraft } from '../session/question';
import type { Busy, SessionView } from '../view/session-view';
import { renderDraft } from '../spec/draft';
import { renderIssue } from '../spec/issue';
import { accept, saysNothing, tooLong } from './accept';
import { Cancellation } from './cancel';
import { MAX_REQUEST_CHARACTERS, type Command } from './commands';
import { decide, type Decision } from './decide';
import { DEFAULT_BUDGET, MAX_BUDGET } from './limits';
import { perform, type PerformPorts } from './perform';
import { busyText, isSkippable } from './progress';
import type { Step } from './step';

export interface InterviewPorts extends PerformPorts {
  /** A new session id: unique, and safe as a folder name. */
  newId(): string;
}

export type Outcome = { ok: true } | { ok: false; reason: string };

export interface StartInput {
  request: string;
  selection: Selection | null;
  budget?: number | undefined;
  caller?: { context: string; questions: QuestionDraft[] } | null;
  automatic?: Session['automatic'];
  probeAllowed?: boolean;
}

export type Saved = SessionView['saved'];

/** What changed: sent after every batch of events, and when the engine begins or ends something. */
export interface InterviewChange {
  records: readonly EventRecord[];
  session: Session;
  busy: Busy | null;
  saved: Saved;
  problem: string | null;
}

/** More facts in a row than any honest session records without a step in between: a guard against a rule that loops. */
const MAX_RECORDS_IN_A_ROW = 500;

/**
 * One running interview: takes commands in, keeps the journal, and does what is due. It holds no truth of its own; all
 * of it is in the session, which is the fold of its events.
 */
export class Interview {
  readonly #ports: InterviewPorts;
  readonly #listeners = new Set<(change: InterviewChange) => void>();
  readonly #running = new Map<string, { step: Step; cancellation: Cancellation; since: string }>();
  /** Steps that broke down; tried again at the person's next input. */
  readonly #failed = new Set<string>();
  #session: Session = EMPTY_SESSION;
  #writing: Promise<void> = Promise.resolve();
  #pendingWrites = 0;
  /** Records the store has not taken yet, oldest first. */
  #unsaved: EventRecord[] = [];
  #memoryOnly = false;
  #problem: string | null = null;
  #disposed = false;
  #waiters: (() => void)[] = [];

  private constructor(ports: InterviewPorts) {
    this.#ports = ports;
  }

  /** Begins a session and starts working at once, or says in a sentence why it cannot. */
  static start(
    ports: InterviewPorts,
    input: StartInput,
  ): { ok: true; interview: Interview } | { ok: false; reason: string } {
    const request = input.request.trim();
    if (saysNothing(request))
      return { ok: false, reason: 'The request is empty. Say in a few words what you want to build or change.' };
    if (request.length > MAX_REQUEST_CHARACTERS) return { ok: false, reason: tooLong('request', request.length) };
    const budget = input.budget ?? DEFAULT_BUDGET;
    if (!Number.isInteger(budget) || budget < 0 || budget > MAX_BUDGET) {
      return { ok: false, reason: `The budget must be a whole number of questions between 0 and ${MAX_BUDGET}.` };
    }
    const interview = new Interview(ports);
    void interview.#commit([
      {
        type: 'session_started',
        id: ports.newId(),
        request,
        selection: input.selection,
        caller: input.caller ?? null,
        budget,
        interviewer: ports.model?.label ?? 'Offline interviewer',
        roots: [...ports.look.roots()],
        automatic: input.automatic ?? null,
        probeAllowed: input.probeAllowed ?? true,
      },
    ]);
    return { ok: true, interview };
  }

  /** Continues a session from its journal where it stood. An ended one is only shown. */
  static resume(ports: InterviewPorts, records: readonly EventRecord[]): Interview {
    const interview = new Interview(ports);
    interview.#session = replay(records);
    if (interview.#session.id && !interview.#session.ended) void interview.#commit([{ type: 'session_resumed' }]);
    return interview;
  }

  get session(): Session {
    return this.#session;
  }

  /**
   * Takes one input from outside. Resolves once its events are durable, or kept in memory where they cannot be (the
   * change then says so); a command that does not fit the moment resolves with the reason, and nothing has changed.
   */
  async dispatch(command: Command, actor: Actor): Promise<Outcome> {
    if (this.#disposed) return { ok: false, reason: 'This session was closed here. Resume it to go on.' };
    const accepted = accept(this.#session, command, actor);
    if (!accepted.ok) return accepted;
    this.#failed.clear();
    if (!this.#memoryOnly) this.#problem = null;
    await this.#commit(accepted.events);
    return { ok: true };
  }

  subscribe(listener: (change: InterviewChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What the page shows. */
  view(): SessionView {
    const { busy, saved, problem } = this.#status();
    return projectSession(this.#session, { busy, saved, problem });
  }

  /** Resolves when nothing is running and everything is written: it waits for the person, or has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0 || this.#pendingWrites > 0) {
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
  }

  /** Stops what is running. The journal is complete; `resume` goes on from it. */
  dispose(): void {
    this.#disposed = true;
    for (const { cancellation } of this.#running.values()) cancellation.cancel();
    this.#running.clear();
    this.#listeners.clear();
    this.#wake();
  }

  /** Records events, tells everyone, and looks for what is due next. Resolves when the events are durable. */
  #commit(events: readonly SessionEvent[]): Promise<void> {
    const durable = this.#append(events);
    this.#pump();
    return durable;
  }

  #append(events: readonly SessionEvent[]): Promise<void> {
    const at = this.#ports.clock.now();
    const records = events.map((event, index): EventRecord => ({ seq: this.#session.lastSeq + 1 + index, at, event }));
    this.#session = records.reduce(fold, this.#session);
    this.#pendingWrites += 1;
    const durable = this.#writing.then(() => this.#keep(records));
    this.#writing = durable;
    this.#tell(records);
    return durable;
  }

  async #keep(records: readonly EventRecord[]): Promise<void> {
    this.#unsaved.push(...records);
    const batch = [...this.#unsaved];
    try {
      await this.#ports.store.append(batch);
      this.#unsaved = this.#unsaved.slice(batch.length);
      if (this.#memoryOnly) this.#problem = null;
      this.#memoryOnly = false;
      await this.#keepProjections(records);
    } catch (error) {
      // What could not be kept is offered again with the next batch: the disk may have room by then.
      this.#memoryOnly = this.#unsaved.length > 0;
      this.#problem = messageOf(error);
    }
    this.#pendingWrites -= 1;
    if (this.#pendingWrites === 0) this.#tell([]);
    this.#wake();
  }

  /** Drafts and issues are projections of the journal, written after it: losing one loses nothing. */
  async #keepProjections(records: readonly EventRecord[]): Promise<void> {
    const { store } = this.#ports;
    const changed = new Set<string>();
    for (const { event, at } of records) {
      if (event.type === 'statements_changed') changed.add(event.topicId);
      if (event.type === 'issue_raised') await store.addIssue(renderIssue(event, at, this.#session.id));
    }
    for (const topicId of changed) await store.writeDraft(topicId, renderDraft(this.#session, topicId));
  }

  #pump(): void {
    if (this.#disposed) return;
    for (let i = 0; i < MAX_RECORDS_IN_A_ROW; i++) {
      const decision = decide(this.#session);
      const record = decision.steps.find((step) => step.kind === 'record');
      if (!record) {
        this.#startDue(decision);
        return;
      }
      void this.#append(record.input);
    }
    throw new Error(
      'The engine keeps recording facts without getting anywhere. Please report this with the session’s journal.',
    );
  }

  #startDue(decision: Decision): void {
    const due = new Set(decision.steps.map((step) => step.key));
    for (const [key, { cancellation }] of this.#running) {
      if (due.has(key)) continue;
      cancellation.cancel();
      this.#running.delete(key);
    }
    let started = false;
    for (const step of decision.steps) {
      if (this.#running.has(step.key) || this.#failed.has(step.key)) continue;
      this.#running.set(step.key, { step, cancellation: new Cancellation(), since: this.#ports.clock.now() });
      started = true;
      void this.#run(step);
    }
    if (started) this.#tell([]);
    this.#wake();
  }

  async #run(step: Step): Promise<void> {
    const own = this.#running.get(step.key);
    if (!own) return;
    // Once its events are recorded a step is no longer due, and `#startDue` takes it off the list.
    const wanted = () => this.#running.get(step.key) === own;
    try {
      // Let what started this step finish first, so that steps never run inside one another.
      await Promise.resolve();
      for await (const batch of perform(step, this.#session, this.#ports, own.cancellation.signal)) {
        if (!wanted()) return;
        void this.#commit(batch(this.#session));
      }
      if (wanted())
        throw new Error(`“${busyText(step) ?? step.kind}” ended without a result. Your next input tries it again.`);
    } catch (error) {
      if (!wanted()) return;
      this.#running.delete(step.key);
      this.#failed.add(step.key);
      this.#problem = messageOf(error);
      this.#tell([]);
      this.#wake();
    }
  }

  #status(): { busy: Busy | null; saved: Saved; problem: string | null } {
    const shown = [...this.#running.values()].find(({ step }) => busyText(step) !== null);
    const text = shown ? busyText(shown.step) : null;
    const busy = shown && text !== null ? { text, since: shown.since, skippable: isSkippable(shown.step) } : null;
    const saved = this.#memoryOnly ? 'memory_only' : this.#pendingWrites > 0 ? 'saving' : 'saved';
    return { busy, saved, problem: this.#problem };
  }

  #tell(records: readonly EventRecord[]): void {
    const change = { records, session: this.#session, ...this.#status() };
    for (const listener of [...this.#listeners]) listener(change);
  }

  #wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
