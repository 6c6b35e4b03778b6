import { readFile } from 'node:fs/promises';
import { SDD, type SddFolder } from './sdd-folder';

/** The absolute path of a specification that a journal names, or null if it names something else: journals are only text. */
export function specFile(folder: SddFolder, shown: string): string | null {
  const [sdd, ...names] = shown.split('/');
  if (sdd !== SDD || names[0] !== 'specs') return null;
  try {
    return folder.path(...names);
  } catch {
    return null;
  }
}

/** The text of a written specification; empty if it is not there any more. */
export async function readSpec(folder: SddFolder, shown: string): Promise<string> {
  const file = specFile(folder, shown);
  return file === null ? '' : readFile(file, 'utf8').catch(() => '');
}
