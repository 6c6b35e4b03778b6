import { constants } from 'node:fs';
import { SDD, type SddFolder } from './sdd-folder';

/** More than any specification has, in bytes. */
const MAX_SPEC_BYTES = 10_000_000;

/** The absolute path of a specification that a journal names, or null if it names something else: journals are only text. */
export function specFile(folder: SddFolder, shown: string): string | null {
  const names = specNames(shown);
  try {
    return names === null ? null : folder.path(...names);
  } catch {
    return null;
  }
}

/**
 * Checks that a specification can be opened by its path in the editor, which would follow links.
 * @throws StoreProblem for a link or anything else that is no file; the system's error where nothing is there.
 */
export async function assertSpecFile(folder: SddFolder, shown: string): Promise<void> {
  const names = specNames(shown);
  if (names !== null) await folder.open(names, constants.O_RDONLY, () => Promise.resolve());
}

function specNames(shown: string): string[] | null {
  const [sdd, ...names] = shown.split('/');
  return sdd === SDD && names[0] === 'specs' ? names : null;
}

/** The text of a written specification; empty if it is not there any more. */
export async function readSpec(folder: SddFolder, shown: string): Promise<string> {
  const names = specNames(shown);
  return names === null ? '' : String(await folder.read(names, MAX_SPEC_BYTES).catch(() => ''));
}
