import { availableParallelism } from 'node:os';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { HelperResult, HelperTask } from './counting-thread';
import { HitStore } from './hit-store';

/** Further threads at most; one core is left to the editor where there are several. */
const MAX_HELPERS = 3;

/** What the memory of one further thread may come to, in megabytes. */
const HELPER_LIMITS = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 };

interface Helper {
  worker: Worker;
  port: MessagePort;
}

/** What a thread is told of its part when it is started. */
export interface ThreadRole {
  /** Where a thread that helps another one gets its tasks; null for the one that serves the editor. */
  port: MessagePort | null;
}

/** The threads that help with a large tree. They are started when first wanted, and end with the one that started them. */
export class Team {
  readonly #script: string;
  #helpers: Helper[] = [];
  #results: HelperResult[] = [];
  #tasks = 0;

  /** `script`: the worker's own. */
  constructor(script: string) {
    this.#script = script;
  }

  /** Gives a task to so many helpers as there are cores for. The number of the task. */
  give(task: Omit<HelperTask, 'id'>): number {
    const wanted = Math.min(MAX_HELPERS, availableParallelism() - 1);
    while (this.#helpers.length < wanted) this.#helpers.push(this.#start());
    const id = ++this.#tasks;
    for (const { port } of this.#helpers) port.postMessage({ ...task, id });
    return id;
  }

  /** What the helpers that have finished a task have found. Each result is given once; those of older tasks are dropped. */
  collect(id: number): HitStore[] {
    for (const { port } of this.#helpers) {
      for (let got = receiveMessageOnPort(port); got !== undefined; got = receiveMessageOnPort(port)) {
        this.#results.push(got.message as HelperResult);
      }
    }
    const found = this.#results.filter((result) => result.id === id);
    this.#results = this.#results.filter((result) => result.id > id);
    return found.map(({ packed }) => new HitStore(packed));
  }

  /** Ends the helpers, because one of them does not answer. */
  dismiss(): void {
    for (const { worker, port } of this.#helpers) {
      port.close();
      void worker.terminate();
    }
    this.#helpers = [];
    this.#results = [];
  }

  #start(): Helper {
    const { port1, port2 } = new MessageChannel();
    const workerData: ThreadRole = { port: port2 };
    const options = { workerData, transferList: [port2], execArgv: [], env: {}, resourceLimits: HELPER_LIMITS };
    const worker = new Worker(this.#script, { ...options, name: 'brainstorm-scan-helper' });
    worker.unref();
    const forget = () => (this.#helpers = this.#helpers.filter((helper) => helper.worker !== worker));
    worker.on('error', forget).on('exit', forget);
    return { worker, port: port1 };
  }
}
