import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type CancelSignal, type Commit, type LookBudget, LookRefused } from '../../../agents/ports';
import { CallFlags } from './call-flags';
import type { DiskRootSpec, FromWorker, ScanOutcome, ScanPart, ScanRequest, ToWorker } from './messages';
import type { ThreadRole } from './team';

/** Milliseconds beyond its deadline that a call gets to notice it by itself and to hand over what it has. */
const GRACE_MS = 1_000;

/** Milliseconds a cancelled call gets to end by itself. */
const CANCEL_GRACE_MS = 150;

/** Milliseconds without a call after which the thread is ended. */
const IDLE_MS = 60_000;

/** What the memory of the thread may come to, in megabytes. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** One call to the thread. */
export interface ThreadCall {
  roots: readonly DiskRootSpec[];
  limits: LookBudget;
  request: ScanRequest;
  signal?: CancelSignal | undefined;
  /** Told of each part of the answer, in order, with a breath between them. */
  onPart?: (part: ScanPart) => void;
  /** The history, for a ranking that wants it. */
  commits?: Promise<readonly Commit[]>;
}

type Done = Extract<ScanOutcome, { kind: 'done' }>;

interface Pending extends ThreadCall {
  id: number;
  since: number;
  flags: CallFlags;
  settle: (outcome: ScanOutcome) => void;
}

/**
 * A thread that looks at the disk, one call after the other. It is started by the first call, ended when it was idle for a
 * while, and keeps no process alive but while it works. If it dies, its call fails and the next one starts it anew.
 */
export class ScanThread {
  readonly #script: string;
  #worker: Worker | null = null;
  #running: Pending | null = null;
  #queue: Pending[] = [];
  #idle: NodeJS.Timeout | undefined;
  #ids = 0;

  constructor(script: string) {
    this.#script = script;
  }

  /**
   * What the thread answers. A call that waits its turn loses time by it.
   * @throws LookRefused if the thread refuses, dies, or does not answer in time.
   */
  async call(call: ThreadCall): Promise<Done> {
    let timer: NodeJS.Timeout | undefined;
    let cancel: (() => void) | undefined;
    const outcome = await new Promise<ScanOutcome>((settle) => {
      const pending: Pending = { ...call, id: ++this.#ids, since: performance.now(), flags: new CallFlags(), settle };
      const giveUpIn = (ms: number, message: string) => {
        clearTimeout(timer);
        timer = setTimeout(() => this.#giveUp(pending, message), ms);
      };
      cancel = () => {
        pending.flags.cancel();
        if (this.#running === pending) giveUpIn(CANCEL_GRACE_MS, 'The look was cancelled.');
        else this.#giveUp(pending, 'The look was cancelled.');
      };
      giveUpIn(call.limits.deadlineMs + GRACE_MS, LATE);
      call.signal?.addEventListener('abort', cancel);
      if (call.signal?.aborted === true) pending.flags.cancel();
      // What is done ahead of time gives way to what somebody waits for; the next call goes on where it stopped.
      if (this.#running?.request.kind === 'warm') this.#running.flags.cancel();
      this.#queue.push(pending);
      this.#next();
    }).finally(() => {
      clearTimeout(timer);
      if (cancel !== undefined) call.signal?.removeEventListener('abort', cancel);
    });
    if (outcome.kind === 'done') return outcome;
    throw outcome.refused ? new LookRefused(outcome.message) : new LookRefused(`${BROKEN} (${outcome.message})`);
  }

  /** Ends the thread; a running call fails. The next call starts it anew. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#drop();
    await worker?.terminate();
  }

  #next(): void {
    if (this.#running !== null) return;
    const pending = this.#queue.shift();
    clearTimeout(this.#idle);
    if (pending === undefined) {
      this.#worker?.unref();
      this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      return;
    }
    this.#running = pending;
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    const { id, roots, limits, request, flags, since, commits } = pending;
    const waited = performance.now() - since;
    this.#send({ kind: 'call', call: { id, roots, limits, waited, flags: flags.buffer, request } });
    void commits?.then((list) => {
      if (this.#running !== pending) return;
      this.#send({ kind: 'commits', id, commits: list });
      flags.commitsSent();
    });
  }

  #start(): Worker {
    const workerData: ThreadRole = { port: null };
    const options = { workerData, execArgv: [], env: {}, resourceLimits: LIMITS, name: 'brainstorm-scan' };
    const worker = new Worker(this.#script, options);
    worker.on('message', (message: FromWorker) => void this.#receive(worker, message));
    worker.on('error', (error) => this.#died(worker, error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.#died(worker, 'it ended'));
    return worker;
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  async #receive(worker: Worker, message: FromWorker): Promise<void> {
    const pending = this.#running;
    if (this.#worker !== worker || pending?.id !== message.id) return;
    if (message.kind === 'end') return this.#finish(pending, message.outcome);
    pending.onPart?.(message.part);
    await setImmediate();
    if (this.#running === pending) this.#send({ kind: 'more', id: pending.id });
  }

  #finish(pending: Pending, outcome: ScanOutcome): void {
    this.#running = null;
    pending.settle(outcome);
    this.#next();
  }

  #died(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const pending = this.#running;
    if (pending !== null) this.#finish(pending, { kind: 'failed', message: why, refused: false });
  }

  #giveUp(pending: Pending, message: string): void {
    pending.flags.cancel();
    this.#queue = this.#queue.filter((other) => other !== pending);
    pending.settle({ kind: 'failed', message, refused: true });
    // Only a thread that does not answer is ended: it may wait for a disk that is gone.
    if (this.#running === pending) void this.end();
  }

  /** Forgets the thread, and lets the next call begin with another one. */
  #drop(): void {
    const pending = this.#running;
    this.#worker?.unref();
    this.#worker = null;
    this.#running = null;
    pending?.settle({ kind: 'failed', message: 'it was ended', refused: false });
    if (this.#queue.length > 0) this.#next();
  }
}

const LATE = 'The file system did not answer for the workspace in time; try a smaller part of it.';
const BROKEN = 'The look at the workspace broke off: ask again, or for a smaller part of it';
