import type { DiskRoot } from './disk-root';
import type { FileReader } from './file-reader';
import type { DiskRootSpec } from './messages';
import { TreeWalk } from './tree-walk';

/** Milliseconds after which a tree is walked anew: what was created since is missing from it. */
const FRESH_MS = 30_000;

/** Windows are few: one for the window, one for another set of exclusions. */
const MAX_TREES = 2;

interface Remembered {
  walk: TreeWalk;
  since: number;
}

/** The trees that were walked lately, so that a question right after another one does not walk again. */
export class RememberedTrees {
  readonly #trees = new Map<string, Remembered>();
  readonly #reader: FileReader;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /** The walk of these roots: one that was begun lately, or a new one. */
  walkOf(specs: readonly DiskRootSpec[], roots: readonly DiskRoot[]): TreeWalk {
    this.forgetOld();
    const key = JSON.stringify(specs);
    const known = this.#trees.get(key);
    if (known !== undefined) return known.walk;
    const [oldest] = this.#trees.keys();
    if (this.#trees.size >= MAX_TREES && oldest !== undefined) this.#trees.delete(oldest);
    const walk = new TreeWalk(roots, this.#reader);
    this.#trees.set(key, { walk, since: performance.now() });
    return walk;
  }

  /** Has the next question walk these roots anew: what was created a moment ago counts. */
  forget(specs: readonly DiskRootSpec[]): void {
    this.#trees.delete(JSON.stringify(specs));
  }

  forgetOld(): void {
    for (const [key, { since }] of this.#trees) {
      if (performance.now() - since > FRESH_MS) this.#trees.delete(key);
    }
  }
}
