import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { git } from './git-process';

/** Where a clone keeps its objects: `.git` of a folder, what a worktree's `.git` file leads to, or a bare git directory. */
export function gitDirectoryOf(clone: string): string {
  const inside = path.join(clone, '.git');
  if (existsSync(inside)) return statSync(inside).isDirectory() ? inside : commonDirectory(inside);
  if (existsSync(path.join(clone, 'HEAD')) && existsSync(path.join(clone, 'objects'))) return path.resolve(clone);
  throw new Error(`${clone} is no git clone: it holds neither .git nor HEAD and objects.`);
}

/** The object folders that a git directory draws on: its own, and those that it borrows from. */
export function objectFolders(gitDirectory: string): string[] {
  const folders = [path.join(gitDirectory, 'objects')];
  for (const folder of folders) {
    const borrowed = path.join(folder, 'info', 'alternates');
    if (!existsSync(borrowed)) continue;
    for (const line of readFileSync(borrowed, 'utf8').split('\n')) {
      const other = line === '' || line.startsWith('#') ? null : path.resolve(folder, line);
      if (other !== null && !folders.includes(other)) folders.push(other);
    }
  }
  return folders;
}

/** The full hash of what a git directory has checked out. */
export async function headOf(gitDirectory: string): Promise<string> {
  return (await git([`--git-dir=${gitDirectory}`, 'rev-parse', '--verify', 'HEAD^{commit}'])).trim();
}

function commonDirectory(pointer: string): string {
  const target = /^gitdir: (.*)$/m.exec(readFileSync(pointer, 'utf8'))?.[1];
  if (target === undefined) throw new Error(`${pointer} does not say where the git directory is.`);
  const directory = path.resolve(path.dirname(pointer), target);
  const common = path.join(directory, 'commondir');
  return existsSync(common) ? path.resolve(directory, readFileSync(common, 'utf8').trim()) : directory;
}
