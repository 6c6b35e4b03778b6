import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isSecretPath } from '../../../agents/workspace/secret-names';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { isInside } from '../processes/trusted-program';
import type { OpenRepository } from './hardened-git';

/**
 * `git blame` reads the files that `blame.ignoreRevsFile` names before any setting of ours can take them back, and prints
 * the first line that is no revision: they have to be files of the working tree, and no secrets. What git would read as
 * somebody's home folder, or as a place of its own, is none of them.
 * @throws AccessRefused
 */
export async function checkIgnoredRevisions({ repository, settings }: OpenRepository): Promise<void> {
  for (const { key, value } of settings) {
    if (key !== 'blame.ignorerevsfile' || value === '') continue;
    const real = await realpath(path.resolve(repository.top, value)).catch(() => null);
    const status = real === null ? null : await lstat(real);
    const isPlain = real !== null && !/^(?:~|%\(|:\()/.test(value) && isInside(repository.root, real);
    const name = isPlain ? path.relative(repository.root, real).split(path.sep).join('/') : '';
    if (isPlain && status?.isFile() === true && !isSecretPath(name)) continue;
    throw new AccessRefused(
      'refused: git blame does not run in this repository: blame.ignoreRevsFile names no file of the workspace. Use git log with the path.',
    );
  }
}
