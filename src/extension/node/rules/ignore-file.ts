import ignore, { type Ignore } from 'ignore';
import { isCheapGlob } from './glob';
import { pathFilter } from './path-filter';
import { decodeText } from '../text/text';

/** Bytes of a `.gitignore` that are read. */
export const MAX_IGNORE_BYTES = 256 * 1024;

/** What testing one path against the rules of a file may cost, in simple rules. */
const MAX_COST = 5_000;

/** The same for all files that concern a path, the deeper ones left out first. */
export const MAX_CHAIN_COST = 10_000;

/** What a rule costs by its double stars between two names: each is tried at every folder of a path, for each place of the one before. */
const COSTS = [1, 20, 400];

/** The rules of one `.gitignore`. */
export class IgnoreFile {
  readonly #rules: Ignore;
  readonly #canConcern: (path: string) => boolean;

  private constructor(
    lines: readonly string[],
    /** Of testing one path, in simple rules. */
    readonly cost: number,
  ) {
    this.#rules = ignore({ ignorecase: false }).add(lines);
    this.#canConcern = pathFilter(lines.map((line) => line.replace(/^!/, '').trimEnd()));
  }

  /** The rules in the bytes of such a file, the first ones where all would cost too much; null if there are none. */
  static parse(bytes: Uint8Array): IgnoreFile | null {
    const lines: string[] = [];
    let total = 0;
    for (const line of (decodeText(bytes) ?? '').split(/\r?\n/)) {
      if (line.trim() === '' || line.startsWith('#') || !isCheapGlob(line)) continue;
      const cost = COSTS[line.match(/[^!/]\/\*\*+(?=\/[^/\s])/g)?.length ?? 0];
      if (cost === undefined) continue;
      if (total + cost > MAX_COST) break;
      total += cost;
      lines.push(line);
    }
    return lines.length === 0 ? null : new IgnoreFile(lines, total);
  }

  /**
   * What the last rule that speaks of a path says; null if none does. `path` is relative to the folder of the file, a folder
   * ends in a slash; no folder above it is ignored.
   */
  verdict(path: string): 'ignored' | 'kept' | null {
    if (!this.#canConcern(path)) return null;
    const { ignored, unignored } = this.#rules.test(path);
    return ignored ? 'ignored' : unignored ? 'kept' : null;
  }
}
