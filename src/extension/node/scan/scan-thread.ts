import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Commit,
  type ReadBudget,
  AccessRefused,
  type SearchProgress,
} from '../../../agents/workspace/workspace-reader';
import { type CancelSignal } from '../../../agents/base/async/cancellation';
import { countOwnTime } from '../limits/own-time';
import { CallFlags } from './call-flags';
import type { DiskRootSpec, FromWorker, ScanOutcome, ScanPart, ScanRequest, ToWorker } from './messages';
import type { ThreadRole } from './team';

/** Milliseconds beyond its deadline that a call gets to notice it by itself and to hand over what it has. */
const GRACE_MS = 1_000;

/** Milliseconds after which a thread without a sign of life is given up: it may wait for a disk that is gone. */
const SILENCE_MS = 3_000;

/** Milliseconds between two words on how far a ranking is: people read them. */
const TOLD_EVERY_MS = 300;

/** Milliseconds that a thread may take to start: on a busy machine, long. */
const START_MS = 15_000;

/** Milliseconds a cancelled call gets to end by itself before its caller stops waiting. */
const CANCEL_GRACE_MS = 150;

/** Milliseconds without a call after which the thread is ended. */
const IDLE_MS = 60_000;

/** What the memory of the thread may come to, in megabytes. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** One call to the thread. */
export interface ThreadCall {
  roots: readonly DiskRootSpec[];
  limits: ReadBudget;
  request: ScanRequest;
  signal?: CancelSignal | undefined;
  /** Told of each part of the answer, in order, with a breath between them. */
  onPart?: (part: ScanPart) => void;
  /** The history, for a ranking that wants it. */
  commits?: Promise<readonly Commit[]>;
  /** Told now and then how far a ranking is. */
  onProgress?: ((progress: SearchProgress) => void) | undefined;
}

type Done = Extract<ScanOutcome, { kind: 'done' }>;

interface Pending extends ThreadCall {
  id: number;
  since: number;
  flags: CallFlags;
  /** Parts of the answer that have come. */
  heard: number;
  isCancelled: boolean;
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
  #unwatch: () => void = () => undefined;
  #queue: Pending[] = [];
  #idle: NodeJS.Timeout | undefined;
  #ids = 0;

  constructor(script: string) {
    this.#script = script;
  }

  /**
   * What the thread answers. Its deadline counts from when the thread begins with it; a call that waits its turn loses time
   * by it. As long as the thread shows signs of life its answer is waited for: at the deadline it ends with what it has.
   * @throws AccessRefused if the thread refuses, dies, or shows no sign of life.
   */
  async call(call: ThreadCall): Promise<Done> {
    let timer: NodeJS.Timeout | undefined;
    let cancel: (() => void) | undefined;
    const outcome = await new Promise<ScanOutcome>((settle) => {
      const flags = new CallFlags();
      const since = performance.now();
      const pending: Pending = { ...call, id: ++this.#ids, since, flags, heard: 0, isCancelled: false, settle };
      cancel = () => {
        pending.isCancelled = true;
        flags.cancel();
        this.#queue = this.#queue.filter((other) => other !== pending);
        timer = setTimeout(() => settle(CANCELLED), this.#running === pending ? CANCEL_GRACE_MS : 0);
      };
      call.signal?.addEventListener('abort', cancel);
      if (call.signal?.aborted === true) flags.cancel();
      // What is done ahead of time gives way to what somebody waits for; the next call goes on where it stopped.
      if (this.#running?.request.kind === 'warm') this.#running.flags.cancel();
      this.#queue.push(pending);
      this.#next();
    }).finally(() => {
      clearTimeout(timer);
      if (cancel !== undefined) call.signal?.removeEventListener('abort', cancel);
    });
    if (outcome.kind === 'done') return outcome;
    throw outcome.refused ? new AccessRefused(outcome.message) : new AccessRefused(`${BROKEN} (${outcome.message})`);
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
    this.#unwatch = this.#watch(pending);
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

  /** Gives a call up that is late and whose thread shows no sign of life. */
  #watch(pending: Pending): () => void {
    let signs = 0;
    let late = pending.limits.deadlineMs + GRACE_MS;
    let silent = 0;
    let untold = 0;
    return countOwnTime((ms) => {
      const shown = pending.flags.signs + pending.heard;
      silent = shown === signs ? silent + ms : 0;
      signs = shown;
      late -= ms;
      untold += ms;
      if (untold >= TOLD_EVERY_MS) {
        untold = 0;
        pending.onProgress?.(pending.flags.progress);
      }
      if ((late <= 0 || pending.isCancelled) && silent >= (signs === 0 ? START_MS : SILENCE_MS)) this.#giveUp(pending);
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
    pending.heard += 1;
    pending.onPart?.(message.part);
    await setImmediate();
    if (this.#running === pending) this.#send({ kind: 'more', id: pending.id });
  }

  #finish(pending: Pending, outcome: ScanOutcome): void {
    this.#unwatch();
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

  /** Only a thread that does not answer is ended: others keep what they know of the tree, and need no time to start. */
  #giveUp(pending: Pending): void {
    pending.settle({ kind: 'failed', message: LATE, refused: true });
    void this.end();
  }

  /** Forgets the thread, and lets the next call begin with another one. */
  #drop(): void {
    const pending = this.#running;
    this.#unwatch();
    this.#worker?.unref();
    this.#worker = null;
    this.#running = null;
    pending?.settle({ kind: 'failed', message: 'it was ended', refused: false });
    if (this.#queue.length > 0) this.#next();
  }
}

const CANCELLED: ScanOutcome = { kind: 'failed', message: 'The look was cancelled.', refused: true };
const LATE = 'The file system did not answer for the workspace in time; try a smaller part of it.';
const BROKEN = 'The look at the workspace broke off: ask again, or for a smaller part of it';
