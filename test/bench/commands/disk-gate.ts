import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ShellCommand } from '../../../src/agents/shell/command';
import { placesOf } from './places-of';
import { isSecretPath } from '../../../src/agents/workspace/secret-names';
import { AccessRefused } from '../../../src/agents/workspace/workspace-reader';
import { createGit } from '../../../src/extension/node/git/create-git';

/**
 * Why a command is refused for what lies on the disk: links that lead out, to secrets or nowhere, and what is neither file
 * nor folder. Null where nothing of this is there; what does not exist is no reason, since nothing could be read.
 */
export async function diskRefusal(command: ShellCommand, root: string): Promise<string | null> {
  for (const { path: place } of placesOf(command)) {
    const reason = await placeRefusal(place, root);
    if (reason !== null) return reason;
  }
  return command.kind === 'git' ? gitRefusal(root) : null;
}

async function placeRefusal(place: string, root: string): Promise<string | null> {
  const segments = place.split('/').filter((segment) => segment !== '');
  let here = root;
  for (const segment of segments) {
    here = path.join(here, segment);
    const status = await lstat(here).catch(() => null);
    if (status === null) return null;
    if (status.isSymbolicLink()) {
      const real = await realpath(here).catch(() => null);
      if (real === null) return `refused: "${place}" is a link that leads nowhere; name a regular file.`;
      const inside = path.relative(root, real);
      if (inside === '..' || inside.startsWith(`..${path.sep}`) || path.isAbsolute(inside)) {
        return `refused: "${place}" leads out of the workspace through a link; name a file inside it.`;
      }
      if (isSecretPath(inside.split(path.sep).join('/'))) return `refused: "${place}" is a link to a secret.`;
    } else if (!status.isFile() && !status.isDirectory()) {
      return `refused: "${place}" is not a regular file (a pipe or a device); name a regular file.`;
    }
  }
  return null;
}

/** Only a repository whose settings name another working tree is asked about: the rest is up to each call. */
async function gitRefusal(root: string): Promise<string | null> {
  const config = await readFile(path.join(root, '.git', 'config'), 'utf8').catch(() => '');
  if (!/worktree|include/i.test(config)) return null;
  try {
    await createGit(root).revision();
    return null;
  } catch (error) {
    return error instanceof AccessRefused ? error.message : null;
  }
}
