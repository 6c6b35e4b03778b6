import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { type Engine, MOST_PLACES, type Outcome, type Task } from './engine';
import { filesOf } from './ripgrep-process';

interface Document {
  id: string;
  path: string;
  text: string;
}

/** Larger files, in bytes, are left out of the index. */
const MOST_BYTES = 1024 * 1024;

/** Bytes at the beginning in which a zero says that a file is binary. */
const PROBED = 8_192;

/** MiniSearch with its own settings over path and text. Renewed from tree to tree, or built whole where that is timed. */
export class MiniSearchEngine implements Engine {
  #index = emptyIndex();
  #tree: string | null = null;

  async run({ tree, query, changed, rebuild }: Task): Promise<Outcome> {
    const whole = rebuild || changed === null || tree !== this.#tree;
    const start = performance.now();
    if (whole) await this.#build(tree);
    else await this.#renew(tree, changed);
    const built = performance.now();
    const results = this.#index.search(query);
    const ranked = results.slice(0, MOST_PLACES).map(({ id }) => String(id));
    const end = performance.now();
    return { ranked, queryMs: end - built, ...(whole ? { buildMs: built - start } : {}) };
  }

  async #build(tree: string): Promise<void> {
    this.#index = emptyIndex();
    this.#tree = tree;
    for (const file of await filesOf(tree)) this.#add(tree, file);
  }

  async #renew(tree: string, changed: readonly string[]): Promise<void> {
    if (changed.length === 0) return;
    const files = new Set(await filesOf(tree));
    for (const file of changed) {
      if (this.#index.has(file)) this.#index.discard(file);
      if (files.has(file)) this.#add(tree, file);
    }
  }

  #add(tree: string, file: string): void {
    const text = textOf(path.join(tree, file));
    if (text !== null) this.#index.add({ id: file, path: file, text });
  }
}

function emptyIndex(): MiniSearch<Document> {
  // Its clean-up in the background breaks where documents come and go meanwhile; what is stale is skipped all the same.
  return new MiniSearch<Document>({ fields: ['path', 'text'], autoVacuum: false });
}

function textOf(file: string): string | null {
  if (!existsSync(file)) return null;
  const status = lstatSync(file);
  if (!status.isFile() || status.size > MOST_BYTES) return null;
  const bytes = readFileSync(file);
  return bytes.subarray(0, PROBED).includes(0) ? null : bytes.toString('utf8');
}
