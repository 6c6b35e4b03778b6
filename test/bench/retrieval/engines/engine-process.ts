import { type ChildProcess, fork } from 'node:child_process';
import type { EngineName, Outcome, Task } from './engine';
import type { HostMessage } from './engine-host';

/** Megabytes of heap that an index of a large tree may take: more than the usual. */
const INDEX_MEGABYTES = 8_192;

/** The process of an engine is not there any more. */
export class EngineEnded extends Error {
  override readonly name = 'EngineEnded';
}

/** An engine in a process of its own. */
export class EngineProcess {
  readonly name: EngineName;
  /** Bytes before the first task, and the most since, of the process and of one that it started. */
  memory = { before: 0, peak: 0 };
  readonly #child: ChildProcess;

  private constructor(name: EngineName, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Starts this programme once more, for one engine. */
  static async start(name: EngineName): Promise<EngineProcess> {
    const child = fork(process.argv[1] ?? '', ['--engine', name], {
      execArgv: name === 'minisearch' ? [`--max-old-space-size=${INDEX_MEGABYTES}`] : [],
      serialization: 'json',
    });
    const engine = new EngineProcess(name, child);
    const message = await engine.#next();
    if (message.kind === 'ready') engine.memory = { before: message.memory, peak: message.memory };
    return engine;
  }

  /** Runs one task. Rejects where the process ends. */
  async run(task: Task): Promise<Outcome> {
    const message = await this.#next(task);
    if (message.kind !== 'done') throw new Error(`${this.name} said "${message.kind}" where a result was due.`);
    const { outcome, peak } = message;
    this.memory.peak = Math.max(this.memory.peak, peak, outcome.childPeak ?? 0);
    return outcome;
  }

  stop(): void {
    this.#child.kill();
  }

  /** The next message, after sending a task if there is one. */
  #next(task?: Task): Promise<HostMessage> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) =>
        reject(new EngineEnded(`The process of ${this.name} ended (${code ?? 'by a signal'}).`));
      this.#child.once('exit', ended);
      this.#child.once('message', (message: HostMessage) => {
        this.#child.removeListener('exit', ended);
        resolve(message);
      });
      if (task !== undefined)
        this.#child.send(task, (error) => (error === null ? undefined : reject(new EngineEnded(error.message))));
    });
  }
}
