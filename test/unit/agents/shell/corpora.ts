import { readFileSync } from 'node:fs';
import path from 'node:path';
import { casesIn, type CommandCase } from '../../../bench/commands/corpus';

const FOLDER = path.join(import.meta.dirname, '../../../fixtures/observer');

/** The cases of a fixture, as `check:commands` reads them. */
export function corpus(name: string): CommandCase[] {
  return casesIn(readFileSync(path.join(FOLDER, name), 'utf8'), name);
}
