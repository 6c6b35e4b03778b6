import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { LookRefused } from '../../../agents/ports';
import { isInside } from '../processes/trusted-program';
import type { OpenRepository } from './hardened-git';

/**
 * `git blame` reads the files that `blame.ignoreRevsFile` names before any setting of ours can take them back, and prints
 * the first line that is no revision: they have to be files of the working tree.
 * @throws LookRefused
 */
export async function checkIgnoredRevisions({ repository, settings }: OpenRepository): Promise<void> {
  for (const { key, value } of settings) {
    if (key !== 'blame.ignorerevsfile' || value === '') continue;
    const real = await realpath(path.resolve(repository.top, value)).catch(() => null);
    const status = real === null ? null : await lstat(real);
    if (real !== null && status?.isFile() === true && isInside(repository.root, real)) continue;
    throw new LookRefused(
      'refused: git blame does not run in this repository: blame.ignoreRevsFile names no file of the workspace. Use git log with the path.',
    );
  }
}
