import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { Redact } from '../../../../src/extension/node/redaction/redactor';

/** What one look did with texts on the thread that asked. */
export interface ReadFigures {
  /** Files that were opened, and how many of these had been before. */
  opened: number;
  openedAgain: number;
  /**
   * Characters of the texts that were to be searched for secrets, and those of texts that had been before, or had come out of
   * such a search.
   */
  redacted: number;
  redactedAgain: number;
}

/** Counts files that this thread opens, and characters that go through `redact`, until it is stopped. */
export class ReadCounter {
  readonly figures: ReadFigures = { opened: 0, openedAgain: 0, redacted: 0, redactedAgain: 0 };
  readonly #opened = new Set<string>();
  readonly #redacted = new Set<string>();
  readonly #open = files.open;

  constructor() {
    files.open = (...args) => {
      const name = String(args[0]);
      this.figures.opened += 1;
      if (this.#opened.has(name)) this.figures.openedAgain += 1;
      this.#opened.add(name);
      return this.#open(...args);
    };
    syncBuiltinESMExports();
  }

  /** The same as `redact`, counted. */
  counted(redact: Redact): Redact {
    return async (text) => {
      this.figures.redacted += text.length;
      if (this.#redacted.has(text)) this.figures.redactedAgain += text.length;
      const result = await redact(text);
      this.#redacted.add(text).add(result);
      return result;
    };
  }

  stop(): ReadFigures {
    files.open = this.#open;
    syncBuiltinESMExports();
    return this.figures;
  }
}
