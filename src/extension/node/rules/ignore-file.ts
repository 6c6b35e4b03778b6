import ignore, { type Ignore } from 'ignore';
import { isCheapGlob } from './glob';
import { pathFilter } from './path-filter';
import { decodeText } from '../text/text';

/** Bytes of a `.gitignore` that are read, and lines of it that are used. */
export const MAX_IGNORE_BYTES = 256 * 1024;
const MAX_IGNORE_LINES = 5_000;

/** The rules of one `.gitignore`. */
export class IgnoreFile {
  readonly #rules: Ignore;
  readonly #canConcern: (path: string) => boolean;

  private constructor(lines: readonly string[]) {
    this.#rules = ignore({ ignorecase: false }).add(lines);
    this.#canConcern = pathFilter(lines.map((line) => line.replace(/^!/, '').trimEnd()));
  }

  /** The rules in the bytes of such a file; null if there are none. */
  static parse(bytes: Uint8Array): IgnoreFile | null {
    const lines = (decodeText(bytes) ?? '')
      .split(/\r?\n/)
      .slice(0, MAX_IGNORE_LINES)
      .filter((line) => line.trim() !== '' && !line.startsWith('#') && isCheapGlob(line));
    return lines.length === 0 ? null : new IgnoreFile(lines);
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
