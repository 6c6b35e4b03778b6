import { type Engine, type EngineName, type Outcome, type Task } from './engine';
import { MiniSearchEngine } from './minisearch';
import { PathEngine } from './path-match';
import { peakMemoryOf } from './process-memory';
import { ProductEngine } from './product';
import { RipgrepEngine } from './ripgrep';

/** What an engine's process tells the one that started it. */
export type HostMessage = { kind: 'ready'; memory: number } | { kind: 'done'; outcome: Outcome; peak: number };

const MAKE: Record<EngineName, () => Engine> = {
  product: () => new ProductEngine(),
  ripgrep: () => new RipgrepEngine(),
  path: () => new PathEngine(),
  minisearch: () => new MiniSearchEngine(),
};

/** Serves one engine in a process of its own, so that its memory is its own. Ends when the other side goes away. */
export function hostEngine(name: EngineName): void {
  const engine = MAKE[name]();
  const send = (message: HostMessage) => void process.send?.(message);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (task: Task) => {
    const start = performance.now();
    const failed = (error: unknown): Outcome => ({
      ...{ ranked: [], queryMs: performance.now() - start },
      failed: error instanceof Error ? error.message : String(error),
    });
    void engine
      .run(task)
      .catch(failed)
      .then((outcome) => send({ kind: 'done', outcome, peak: peakMemoryOf(process.pid) }));
  });
  send({ kind: 'ready', memory: process.memoryUsage.rss() });
}
