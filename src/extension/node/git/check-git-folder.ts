import { lstat, readFile, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { LookRefused } from '../../../agents/workspace/workspace-reader';
import { isInside } from '../processes/trusted-program';

const FILES = [
  'HEAD',
  'config',
  'config.worktree',
  'index',
  'packed-refs',
  'shallow',
  'info/exclude',
  'info/attributes',
  'info/grafts',
  'info/sparse-checkout',
];
const FOLDERS = ['objects', 'refs', 'info', 'reftable', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags'];

/** Depth of repositories that borrow objects from others; as deep as git follows. */
const MAX_BORROWING = 5;

/**
 * Checks that everything git would open in a git folder is the folder's own: no links, no pipes, no objects borrowed
 * from outside.
 * @throws LookRefused
 */
export async function checkGitFolder(gitDir: string): Promise<void> {
  for (const name of FILES) await mustBe(gitDir, name, 'file');
  for (const name of FOLDERS) await mustBe(gitDir, name, 'folder');
  await checkObjects(path.join(gitDir, 'objects'), gitDir, MAX_BORROWING);
}

async function mustBe(gitDir: string, name: string, kind: 'file' | 'folder'): Promise<void> {
  const status = await lstat(path.join(gitDir, name)).catch(() => null);
  if (status === null) return;
  if (!(kind === 'file' ? status.isFile() : status.isDirectory())) throw odd(name);
}

async function checkObjects(objects: string, gitDir: string, depth: number): Promise<void> {
  for (const folder of [objects, path.join(objects, 'pack'), path.join(objects, 'info')]) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
    if (strange !== undefined) throw odd(`objects/${strange.name}`);
  }
  for (const name of ['alternates', 'http-alternates']) {
    const text = await readFile(path.join(objects, 'info', name), 'utf8').catch(() => '');
    const borrowed = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (const line of borrowed) {
      const real = await realpath(path.resolve(objects, line)).catch(() => null);
      if (real === null || !isInside(gitDir, real) || depth === 0) {
        throw new LookRefused(
          'refused: git does not run in this repository: it borrows objects from elsewhere (objects/info/alternates). Read the files instead.',
        );
      }
      await checkObjects(real, gitDir, depth - 1);
    }
  }
}

function odd(name: string): LookRefused {
  return new LookRefused(
    `refused: git does not run in this repository: "${name}" in its git folder is a link or of the wrong kind. Read the files instead.`,
  );
}
