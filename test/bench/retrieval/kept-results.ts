import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { BenchQuery } from './query-set';
import type { Run, RunOptions } from './run-queries';

/** What the results of a repository depend on, besides its clone. */
type Asked = Pick<RunOptions, 'engines' | 'limits' | 'byteShares' | 'lines'> & { queries: readonly BenchQuery[] };

/** A file of results, one line for each repository that was measured to its end, so that a run goes on where it stopped. */
export class KeptResults {
  readonly #file: string;
  readonly #build: string;
  readonly #known = new Map<string, Run>();

  /**
   * Reads what the file holds; one that is not there yet holds nothing, nor does a line that was cut off.
   * @param build tells one state of the programme from another: results of another one are not taken over.
   */
  constructor(file: string, build: string) {
    this.#file = file;
    this.#build = build;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const kept = parsed(line);
      if (kept !== null) this.#known.set(kept.asked, kept.run);
    }
  }

  /** What was measured when the very same was asked before. */
  of(asked: Asked): Run | null {
    return this.#known.get(this.#keyOf(asked)) ?? null;
  }

  /** Writes the results of one repository to the end of the file. */
  add(asked: Asked, run: Run): void {
    // What stands before may be a line that was cut off.
    appendFileSync(this.#file, `\n${JSON.stringify({ asked: this.#keyOf(asked), run })}\n`);
  }

  #keyOf({ engines, limits, byteShares, lines, queries }: Asked): string {
    return JSON.stringify({ build: this.#build, engines, limits, byteShares, lines, queries });
  }
}

function parsed(line: string): { asked: string; run: Run } | null {
  try {
    return line === '' ? null : (JSON.parse(line) as { asked: string; run: Run });
  } catch {
    return null;
  }
}
