import { ModelFailure } from '../model/model';
import type { ModelPorts } from '../model/model-ports';
import type { Actor } from '../session/actor';
import { inOwnWords } from '../session/adopted';
import type { EventOf, EventRecord, SessionEvent } from '../session/events';
import type { Selection } from '../session/evidence';
import { fold, replay } from '../session/fold/fold';
import { projectSession } from '../view/project';
import { EMPTY_SESSION, openQuestion, type Session } from '../session/session';
import type { QuestionDraft } from '../session/question';
import type { Busy, SessionView, Streaming } from '../view/session-view';
import { accept } from './accept';
import { OFFLINE_INTERVIEWER } from '../session/offline-interviewer';
import { saysNothing, tooLong, type Acceptance } from './acceptance';
import { Cancellation } from '../base/async/cancellation';
import { SessionElsewhere } from '../session/store-port';
import { MAX_REQUEST_CHARACTERS, type SessionCommand } from './commands';
import { decide, finishAnyhow, finishSteps } from './decide';
import { isInBackground } from './decide-background';
import { keyOfWriting } from './decide-writing';
import { budgetLeft, countedQuestions } from '../session/budget';
import { JournalKeeper } from './journal-keeper';
import { nextNumber } from '../session/ids';
import type { CancelSignal } from '../base/async/cancellation';
import { DEFAULT_BUDGET, MAX_BUDGET, MAX_RECORDS_IN_A_ROW, MAX_WRITERS } from '../session/limits';
import { asksSomething, thinksOfLeftTopic } from './left-topic';
import { isRequestDone } from '../session/what-stands';
import { editsInRequest } from './plain-edits';
import { perform, usableModels } from './perform';
import type { PerformHooks, PerformPorts } from './perform-ports';
import { Preparations } from './preparations';
import { resumeEvents } from './resume-events';
import { busyText, isSkippable, roleOf, type Step, type StepOf } from './step';
import { lookingOf, streamingOf } from './streaming';

export interface InterviewPorts extends PerformPorts {
  /** A new session id: unique, and safe as a folder name. */
  newId(): string;
}

export type CommandOutcome = { ok: true } | { ok: false; reason: string };

export interface StartInput {
  request: string;
  selection: Selection | null;
  budget?: number | undefined;
  /** Tokens that models may use before the person is asked; null for no limit. */
  tokenBudget?: number | null;
  caller?: { context: string; questions: QuestionDraft[] } | null;
  automatic?: Session['automatic'];
  probeAllowed?: boolean;
  /** The approved specification that is to be changed; null for none. */
  changes?: Session['changes'];
}

export interface ResumeOptions {
  /** Whether someone asked for it: what an editor brings back by itself sends nothing to a model until a person acts. */
  byPerson: boolean;
  /** What of the session was not made on this computer and is taken over by the person with this. */
  adoption?: EventOf<'session_adopted'> | null;
}

type Saved = SessionView['saved'];

/** What changed: sent after every batch of events, and when the engine begins or ends something. */
interface InterviewChange {
  records: readonly EventRecord[];
  session: Session;
  busy: Busy | null;
  saved: Saved;
  problem: string | null;
  /** Why the session cannot be gone on with here, in a sentence: another process has it. Null where it can. */
  elsewhere: string | null;
}

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
  /** What is readable of replies that are coming in, by the key of their step. */
  readonly #partials = new Map<string, unknown>();
  readonly #keeper: JournalKeeper;
  readonly #preparations: Preparations;
  #models: ModelPorts | null;
  #session: Session = EMPTY_SESSION;
  #problem: string | null = null;
  /** Whether deciding went round in circles: only the person's word to wrap up is followed then. */
  #stuck = false;
  #disposed = false;
  #elsewhere: string | null = null;
  /** Whether the editor brought the session back by itself and nobody has acted since: nothing is prepared then. */
  #unattended = false;
  /** Whether the session was not made on this computer: what it says may be anybody's words. */
  #foreign = false;
  #waiters: (() => void)[] = [];
  /** Looked at with every event: what steps wait for. */
  readonly #watches = new Set<() => void>();
  /** The last number that was given to a piece of evidence. */
  #evidenceNumber = 0;

  private constructor(ports: InterviewPorts) {
    this.#ports = ports;
    this.#models = ports.models;
    this.#preparations = new Preparations(
      ports.clock,
      (events) => this.#recordCall(events),
      (events) => void this.#commit(events),
    );
    this.#keeper = new JournalKeeper(ports.store, () => {
      if (this.#keeper.elsewhere !== null) this.leaveTo(this.#keeper.elsewhere);
      if (!this.#keeper.isWriting) this.#tell([]);
      this.#wake();
    });
  }

  /** Why a session cannot begin with this input, in a sentence; null if it can. */
  static refusal({ request, budget = DEFAULT_BUDGET }: Pick<StartInput, 'request' | 'budget'>): string | null {
    const said = request.trim();
    if (saysNothing(said)) return 'The request is empty. Say in a few words what you want to build or change.';
    if (said.length > MAX_REQUEST_CHARACTERS) return tooLong('request', said.length);
    if (Number.isInteger(budget) && budget >= 0 && budget <= MAX_BUDGET) return null;
    return `The budget must be a whole number of questions between 0 and ${MAX_BUDGET}.`;
  }

  /** Begins a session and starts working at once, or says in a sentence why it cannot. */
  static start(
    ports: InterviewPorts,
    input: StartInput,
  ): { ok: true; interview: Interview } | { ok: false; reason: string } {
    const refusal = Interview.refusal(input);
    if (refusal !== null) return { ok: false, reason: refusal };
    const request = input.request.trim();
    const budget = input.budget ?? DEFAULT_BUDGET;
    const interview = new Interview(ports);
    void interview.#commit([
      {
        type: 'session_started',
        id: ports.newId(),
        request,
        selection: input.selection,
        caller: input.caller ?? null,
        budget,
        interviewer: ports.models?.source.label ?? OFFLINE_INTERVIEWER,
        led: ports.models === null ? 'offline' : 'model',
        tokenBudget: input.tokenBudget ?? null,
        roots: [...ports.reader.roots()],
        automatic: input.automatic ?? null,
        probeAllowed: input.probeAllowed ?? true,
        ...(input.changes ? { changes: input.changes } : {}),
      },
    ]);
    const edits = editsInRequest(interview.#session);
    if (edits.length > 0) void interview.#commit(edits);
    // Where nothing else is asked for, there is nothing to ask: the plan is shown at once.
    if (isRequestDone(interview.#session)) void interview.#commit([{ type: 'budget_changed', budget: 0 }]);
    return { ok: true, interview };
  }

  /** Continues a session from its journal where it stood. An ended one is only shown. */
  static resume(ports: InterviewPorts, records: readonly EventRecord[], options: ResumeOptions): Interview {
    const interview = new Interview(ports);
    interview.#session = replay(records);
    interview.#unattended = !options.byPerson;
    const { id, ended } = interview.#session;
    if (!id || ended) return interview;
    if (options.adoption) void interview.#append([options.adoption]);
    void interview.#commit(resumeEvents(interview.#session, ports.models !== null, options.byPerson));
    return interview;
  }

  /**
   * Shows a session that another process has, or that was not made on this computer, without a part in it: nothing is due
   * here, and no command is taken. `reason` says where it goes on, or comes from.
   */
  static watch(
    ports: InterviewPorts,
    records: readonly EventRecord[],
    reason: string,
    { foreign }: { foreign: boolean } = { foreign: false },
  ): Interview {
    const interview = new Interview(ports);
    interview.#session = foreign ? inOwnWords(replay(records)) : replay(records);
    interview.#elsewhere = reason;
    interview.#foreign = foreign;
    return interview;
  }

  /** Takes over what the other process wrote: the whole journal as it stands now. Only for a session that is watched. */
  follow(records: readonly EventRecord[]): void {
    if (this.#elsewhere === null || this.#disposed) return;
    const known = this.#session.lastSeq;
    this.#session = replay(records);
    this.#tell(records.filter(({ seq }) => seq > known));
  }

  /** Stops here because another process goes on with the session: what runs is cancelled, and no command is taken any more. */
  leaveTo(reason: string): void {
    if (this.#elsewhere !== null || this.#disposed) return;
    this.#elsewhere = reason;
    this.#cancel(() => true);
    this.#preparations.stop();
    this.#tell([]);
    this.#wake();
  }

  /** What was recorded here and could not be kept, oldest first. */
  get unsaved(): readonly EventRecord[] {
    return this.#keeper.unsaved;
  }

  /** Whether everything that was recorded here is on disk by now. */
  get saved(): Saved {
    return this.#keeper.saved;
  }

  /** Why the session cannot be gone on with here; null where it can. */
  get elsewhere(): string | null {
    return this.#elsewhere;
  }

  get session(): Session {
    return this.#session;
  }

  /**
   * Takes one input from outside. Resolves once its events are durable, or kept in memory where they cannot be (the
   * change then says so); a command that does not fit the moment resolves with the reason, and nothing has changed.
   */
  async dispatch(command: SessionCommand, actor: Actor): Promise<CommandOutcome> {
    if (this.#disposed) return { ok: false, reason: 'This session was closed here. Resume it to go on.' };
    if (this.#elsewhere !== null) return { ok: false, reason: this.#elsewhere };
    const accepted = this.#accept(command, actor);
    if (!accepted.ok) return accepted;
    this.#failed.clear();
    this.#unattended = false;
    this.#problem = null;
    this.#keeper.forgetProblem();
    if (accepted.events.some(({ type }) => type === 'model_changed' || type === 'model_blocked')) this.#leaveModel();
    await this.#commit(accepted.events);
    return this.#keeper.elsewhere === null ? { ok: true } : { ok: false, reason: this.#keeper.elsewhere };
  }

  #accept(command: SessionCommand, actor: Actor): Acceptance {
    try {
      return accept(this.#session, command, actor);
    } catch (error) {
      return { ok: false, reason: `This cannot be taken here: ${reasonOf(error)} Nothing was changed.` };
    }
  }

  /**
   * Lets another model, or with null none, lead from here on: the person's choice. Calls under way are
   * cancelled and made anew; nothing that was said is touched.
   */
  async useModels(models: ModelPorts | null): Promise<CommandOutcome> {
    this.#models = models;
    const interviewer = models?.source.label ?? OFFLINE_INTERVIEWER;
    return this.dispatch({ type: 'change_model', interviewer, led: models === null ? 'offline' : 'model' }, 'person');
  }

  /**
   * Cancels what may be waiting for the model that led, which the look by rules never does; who leads next does it anew. What stays due meanwhile, as in
   * wrapping up, begins again without a model.
   */
  #leaveModel(): void {
    if (this.#session.led !== 'model') return;
    this.#cancel(({ kind }) => kind !== 'probe');
    this.#preparations.stop();
  }

  subscribe(listener: (change: InterviewChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What the page shows. */
  view(): SessionView {
    return projectSession(this.#session, {
      ...this.#status(),
      foreign: this.#foreign,
      streaming: this.#streaming(),
      looking: lookingOf([...this.#running.values()], this.#partials),
    });
  }

  /** Resolves when nothing is running and everything is written: it waits for the person, or has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0 || this.#keeper.isWriting) {
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
  }

  /** Resolves when nothing runs that somebody waits for, and everything else is written: what goes on beside a question may. */
  async settled(): Promise<void> {
    const isWaitedFor = ({ step }: { step: Step }) => !this.#isBeside(step) && !this.#isRestOfLayout(step);
    while ([...this.#running.values()].some(isWaitedFor) || this.#keeper.isWriting) {
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
  }

  /** Stops what is running. The journal is complete; `resume` goes on from it. */
  dispose(): void {
    this.#disposed = true;
    this.#cancel(() => true);
    this.#preparations.stop();
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
    const durable = this.#keeper.keep(records, () => this.#session);
    for (const look of [...this.#watches]) look();
    this.#tell(records);
    return durable;
  }

  /** Does what is due. Where that cannot be told, the session stays as it is, and the problem is shown. */
  #pump(): void {
    if (this.#disposed || this.#elsewhere !== null) return;
    for (let i = 0; i < MAX_RECORDS_IN_A_ROW; i++) {
      const steps = this.#due();
      const record = steps.find((step) => step.kind === 'record');
      if (!record) return this.#startDue(steps);
      void this.#append(record.input);
    }
    this.#stuck = true;
    this.#stopAt('the engine keeps recording facts without getting anywhere.');
  }

  /**
   * The steps that are due. Wrapping up writes what there is: it does not wait for a draft that cannot be brought up to
   * date, nor for anything else that breaks down.
   */
  #due(): Step[] {
    if (this.#stuck) return finishAnyhow(this.#session);
    try {
      const steps = decide(this.#session);
      const waitsInVain = steps.every(({ kind, key }) => kind === 'write' && this.#failed.has(key));
      return this.#session.wrapUp && steps.length > 0 && waitsInVain ? finishSteps(this.#session) : steps;
    } catch (error) {
      this.#stopAt(error);
      return finishAnyhow(this.#session);
    }
  }

  #stopAt(problem: unknown): void {
    const what = 'The interview cannot go on by itself here; what was said is kept.';
    this.#problem = `${what} Wrap up to write what there is, and please report this: ${reasonOf(problem)}`;
    this.#tell([]);
    this.#wake();
  }

  #startDue(steps: readonly Step[]): void {
    const due = new Set(steps.map((step) => step.key));
    this.#cancel((step) => !due.has(step.key) && !this.#isSeenThrough(step, steps));
    let started = false;
    for (const step of steps) {
      if (this.#running.has(step.key) || this.#failed.has(step.key) || this.#mustQueue(step)) continue;
      this.#running.set(step.key, { step, cancellation: new Cancellation(), since: this.#ports.clock.now() });
      started = true;
      void this.#run(step);
    }
    if (started) this.#tell([]);
    this.#prepare(steps);
    this.#wake();
  }

  /** Prepares what follows the likely answers while a question is on screen and nobody waits for a model. */
  #prepare(due: readonly Step[]): void {
    const running = [...this.#running.values()].map(({ step }) => step);
    const isOpen = openQuestion(this.#session) !== null;
    const isWaitedFor = ({ kind }: Step) => kind !== 'write' && !(kind === 'review' && isOpen);
    const all = [...due, ...running];
    if (!isOpen || this.#unattended || all.some(isWaitedFor)) return this.#preparations.keepFor(due);
    const isWritten = all.every(({ kind }) => kind !== 'write');
    this.#preparations.begin(this.#session, usableModels(this.#session, this.#models), { isWritten });
  }

  /** A call is a fact, whatever becomes of its step; what is due does not depend on it until the step is done. */
  #recordCall(events: readonly SessionEvent[], step: Step | null = null): void {
    if (this.#disposed || this.#elsewhere !== null) return;
    const wasBeside = step !== null && this.#isBeside(step);
    void this.#append(events);
    // One that nobody waits for ends with the tokens that may be spent on such.
    if (step !== null && wasBeside && !this.#isBeside(step)) this.#drop(step);
  }

  /**
   * Whether a step is seen through although something else is due by now: what a writer makes of the answers it was given
   * holds whatever was said since, and the next run takes what is new, and what an interviewer is about to conclude of a
   * topic that was left is not lost. Answers do not stop what goes on beside the questions. Only a person who ends the
   * interview does not wait; and once it has come to its end nothing is written any more that needs no writing.
   */
  #isSeenThrough(step: Step, due: readonly Step[]): boolean {
    if (isInBackground(this.#session, step)) return true;
    if (step.kind === 'interview') return this.#isLeft(step) && !asksSomething(this.#partials.get(step.key));
    const { topics, written, findings, wrapUp, ended, converging } = this.#session;
    const isAtEnd = (converging || wrapUp !== null) && due.every(({ kind }) => kind !== 'orchestrate');
    if (step.kind === 'review')
      return this.#isReviewWanted(step) && (!isAtEnd || due.some(({ kind }) => kind === 'write' || kind === 'review'));
    if (step.kind !== 'write') return false;
    const { input } = step;
    const { topic, mode } = input;
    if (isAtEnd && !due.some((one) => one.kind === 'write' && one.input.topic.id === topic.id)) return false;
    const putRight = (input.findings ?? []).every(({ id }) =>
      findings.some((one) => one.id === id && one.end !== null),
    );
    const delivered = putRight && written.some(({ key }) => key === keyOfWriting(input));
    const wanted = topics.some(({ id, status }) => id === topic.id && status !== 'dropped');
    return !delivered && wanted && ended === null && (wrapUp === null || mode === 'full_revision');
  }

  /**
   * A model's review of the whole goes on while the draft is completed: whether it then has to be repeated is decided by
   * what has changed.
   */
  #isReviewWanted({ key, input }: StepOf<'review'>): boolean {
    const { wrapUp, ended, led, review, reviewedAt, converging } = this.#session;
    if (led === 'offline' || wrapUp !== null || ended !== null) return false;
    const left = budgetLeft(this.#session);
    return input.before === 'plan'
      ? review?.key !== key && (converging || left === 0 || review === null)
      : reviewedAt !== countedQuestions(this.#session) && !converging && left === 1;
  }

  /** Whether a step is an interviewer's on a topic that was left: nobody waits for it, and nothing of it is shown. */
  #isLeft(step: Step): boolean {
    return thinksOfLeftTopic(this.#session, step);
  }

  /**
   * A draft has one writer at a time, and the whole one reviewer. Servers take few calls at once, and nobody waits for a
   * draft: the others begin as these end.
   */
  #mustQueue(due: Step): boolean {
    const running = [...this.#running.values()].map(({ step }) => step);
    if (due.kind === 'review') return running.some(({ kind }) => kind === 'review');
    if (due.kind !== 'write') return false;
    const writers = running.flatMap((step) => (step.kind === 'write' ? [step] : []));
    if (writers.some(({ input }) => input.topic.id === due.input.topic.id)) return true;
    return usableModels(this.#session, this.#models) !== null && writers.length >= MAX_WRITERS;
  }

  #cancel(unwanted: (step: Step) => boolean): void {
    for (const [key, { step, cancellation }] of this.#running) {
      if (!unwanted(step)) continue;
      this.#running.delete(key);
      this.#partials.delete(key);
      cancellation.cancel();
    }
  }

  async #run(step: Step): Promise<void> {
    const own = this.#running.get(step.key);
    if (!own) return;
    // Once its events are recorded a step is no longer due, and `#startDue` takes it off the list.
    const wanted = () => this.#running.get(step.key) === own;
    const { signal } = own.cancellation;
    const hooks: PerformHooks = {
      record: (events) => this.#recordCall(events, step),
      partial: (value) => void (wanted() && this.#showPartial(step, value)),
      session: () => this.#session,
      until: (holds, end) => this.#until(holds, end),
      evidenceNumber: () => (this.#evidenceNumber = Math.max(this.#evidenceNumber + 1, nextNumber(this.#session, 'E'))),
      ahead: (due) => this.#preparations.take(due),
      writtenAhead: (due) => this.#preparations.takeWriting(due),
    };
    const ports = { ...this.#ports, models: this.#models };
    try {
      // Let what started this step finish first, so that steps never run inside one another.
      await Promise.resolve();
      for await (const batch of perform(step, this.#session, ports, signal, hooks)) {
        if (!wanted()) return;
        void this.#commit(batch(this.#session));
        // Its one batch is all there is of it, and where its topic was left nothing else takes it off the list.
        if (step.kind === 'interview' && wanted()) this.#drop(step);
      }
      if (wanted())
        throw new Error(`“${busyText(step) ?? step.kind}” ended without a result. Your next input tries it again.`);
    } catch (error) {
      if (!wanted()) return;
      if (this.#isLeft(step)) return this.#drop(step);
      if (this.#isBeside(step) && !(error instanceof SessionElsewhere)) return this.#giveUp(step);
      this.#cancel(({ key }) => key === step.key);
      if (error instanceof SessionElsewhere) return this.leaveTo(error.message);
      if (error instanceof ModelFailure && error.kind !== 'cancelled') {
        this.#leaveModel();
        const blocked = { kind: 'failed', role: roleOf(step), reason: error.message } as const;
        return void this.#commit([{ type: 'model_blocked', ...blocked }]);
      }
      this.#failed.add(step.key);
      this.#problem = reasonOf(error);
      this.#tell([]);
      // What waited for this one to end may begin.
      this.#pump();
    }
  }

  /** Whether a step brings the topics beside the one whose question is on screen. */
  #isRestOfLayout({ kind }: Step): boolean {
    return kind === 'bootstrap' && this.#session.layingOut !== null && openQuestion(this.#session) !== null;
  }

  /** Whether a step goes on beside the questions: nobody waits for it. */
  #isBeside(step: Step): boolean {
    return isInBackground(this.#session, step);
  }

  /** What nobody waits for and breaks down is no problem of the person's: it is not tried again before they say something. */
  #giveUp(step: Step): void {
    this.#failed.add(step.key);
    this.#drop(step);
  }

  #until(holds: (session: Session) => boolean, signal: CancelSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!signal.aborted && !holds(this.#session)) return;
        this.#watches.delete(look);
        signal.removeEventListener('abort', look);
        resolve();
      };
      this.#watches.add(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  #drop({ key }: Step): void {
    this.#cancel((step) => step.key === key);
    this.#tell([]);
    this.#wake();
  }

  #showPartial(step: Step, value: unknown): void {
    this.#partials.set(step.key, value);
    if (this.#isLeft(step) && asksSomething(value)) return this.#drop(step);
    this.#tell([]);
  }

  #streaming(): Streaming | null {
    return streamingOf(
      [...this.#running.values()].flatMap(({ step }) => (this.#isLeft(step) ? [] : [step])),
      this.#partials,
      this.#session,
    );
  }

  #status(): Pick<InterviewChange, 'busy' | 'saved' | 'problem' | 'elsewhere'> {
    // Nobody waits for a review, nor for the other topics, while there is a question to answer.
    const isAhead = (step: Step) =>
      (step.kind === 'review' && openQuestion(this.#session) !== null) || this.#isRestOfLayout(step);
    const shown = [...this.#running.values()].find(
      ({ step }) => busyText(step) !== null && !this.#isLeft(step) && !isAhead(step) && !this.#isBeside(step),
    );
    const text = shown ? busyText(shown.step) : null;
    const stoppable = usableModels(this.#session, this.#models) !== null;
    const busy =
      shown && text !== null ? { text, since: shown.since, skippable: isSkippable(shown.step), stoppable } : null;
    const own = this.#elsewhere === null ? (this.#problem ?? this.#keeper.problem) : null;
    const problem = own ?? setAsideIn(this.#session);
    return { busy, saved: this.saved, problem, elsewhere: this.#elsewhere };
  }

  #tell(records: readonly EventRecord[]): void {
    const change = { records, session: this.#session, ...this.#status() };
    for (const listener of [...this.#listeners]) {
      try {
        listener(change);
      } catch (error) {
        // Whoever shows the session must not end it: the next change tells what went wrong.
        this.#problem = reasonOf(error);
      }
    }
  }

  #wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }
}

/** What a journal held that could not be taken, in a sentence; null if there is nothing of the kind. */
function setAsideIn({ setAside }: Session): string | null {
  const [first] = setAside;
  if (first === undefined) return null;
  const which = setAside.map(({ seq, type }) => `${seq} (${type})`).join(', ');
  return `${setAside.length === 1 ? 'A record of this session' : 'Records of this session'} could not be taken and ${setAside.length === 1 ? 'was' : 'were'} set aside: ${which}. ${first.reason}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
