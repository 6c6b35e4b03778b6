import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GitCommand, GitRequest } from '../../../../../src/agents/workspace/git-request';
import { temporaryTree } from '../../../rigs/temporary-tree';
import { refreshIndex } from './refresh-index';

/** The machine's git, as anybody would run it. Never through the code under test. */
export const GIT = '/usr/bin/git';

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  PATH: '/usr/bin:/bin',
  HOME: '/nonexistent',
};

/** Runs git without any hardening, as a control: what it prints, whatever comes of it. */
export function plainGit(folder: string, ...args: string[]): string {
  return gitWith(folder, {}, ...args);
}

/** The same, failing if git does. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync(GIT, args, { cwd: folder, env: AUTHOR, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function gitWith(folder: string, env: Record<string, string>, ...args: string[]): string {
  try {
    const options = { cwd: folder, env: { ...AUTHOR, ...env }, timeout: 120_000, encoding: 'utf8' } as const;
    return execFileSync(GIT, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' ? error.stdout : '';
  }
}

/** A repository with two commits: `src/a.txt` and `notes.md`, the first changed once. */
export function repository(files: Record<string, string> = {}): string {
  return copied(JSON.stringify(files), () => {
    const folder = temporaryTree({ 'src/a.txt': 'one\ntwo\n', 'notes.md': '# Notes\n', ...files });
    git(folder, 'init', '--quiet', '--initial-branch=main');
    commit(folder, 'first');
    writeFileSync(path.join(folder, 'src/a.txt'), 'one\n2\n');
    commit(folder, 'second');
    return folder;
  });
}

const originals = new Map<string, string>();
process.once('exit', () => {
  for (const original of originals.values()) rmSync(original, { recursive: true, force: true });
});

/**
 * A repository that is made once, for tests that only ask it: it stands until all of them are done.
 *
 * @param name what no other repository of these tests is called
 */
export function standing(name: string, make: () => string): string {
  const known = originals.get(name);
  if (known !== undefined) return known;
  const original = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'original-')));
  const made = make();
  rmSync(path.join(made, '.git/hooks'), { recursive: true, force: true });
  mkdirSync(path.join(made, '.git/hooks'));
  copy(made, original);
  git(original, 'update-index', '-q', '--refresh');
  originals.set(name, original);
  return original;
}

/** A copy of such a repository, for a test that changes it: to make one takes a program for each of its steps. */
export function copied(name: string, make: () => string): string {
  const original = standing(name, make);
  const folder = temporaryTree();
  copy(original, folder);
  refreshIndex(folder, original);
  return folder;
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** The hash of the commit that `main` stands at, without asking git. */
export function headOf(folder: string): string {
  return readFileSync(path.join(folder, '.git/refs/heads/main'), 'utf8').trim();
}

export function commit(folder: string, message: string): void {
  git(folder, 'add', '--all', '--force');
  git(
    folder,
    '-c',
    'maintenance.auto=false',
    'commit',
    '--quiet',
    '--allow-empty',
    '--no-verify',
    '--message',
    message,
  );
}

/** A program that leaves a mark if it ever runs. */
export interface Trap {
  /** Absolute path of the program. */
  program: string;
  /** Whether it has run since the last look. */
  sprung(): boolean;
}

/** Puts such a program into a folder of its own, or at `where`. It passes its input on, as a filter would, or just ends. */
export function trap(where = path.join(temporaryTree(), 'trap.sh'), { ends = false } = {}): Trap {
  const mark = path.join(temporaryTree(), 'mark');
  mkdirSync(path.dirname(where), { recursive: true });
  const rest = ends ? 'exit 1' : '[ -f "$1" ] && exec cat "$1"\nexec cat';
  writeFileSync(where, `#!/bin/sh\necho "$0 $*" >> '${mark}'\n${rest}\n`);
  chmodSync(where, 0o755);
  return {
    program: where,
    sprung() {
      const ran = existsSync(mark);
      rmSync(mark, { force: true });
      return ran;
    },
  };
}

/** Makes git look at the content of a file again, whatever the index says of it. */
export function touch(folder: string, file = 'src/a.txt', content = 'one\nchanged\n'): void {
  writeFileSync(path.join(folder, file), content);
}

export function ask(command: GitCommand, options: string[] = [], rest: Partial<GitRequest> = {}): GitRequest {
  return { command, options, revisions: [], blobs: [], paths: [], ...rest };
}

/** One of each, each in the form that makes git do most. */
export const SOME_REQUESTS: readonly GitRequest[] = [
  ask('status', ['--ignored', '--untracked-files=all']),
  ask('log', ['--patch', '-m', '--max-count=3']),
  ask('diff'),
  ask('show', [], { blobs: [{ revision: '', path: 'src/a.txt' }] }),
  ask('blame', [], { paths: ['src/a.txt'] }),
  ask('ls-files', ['--modified', '--others']),
];

/** Everything that can be asked. */
export const ALL_REQUESTS: readonly GitRequest[] = [
  ...SOME_REQUESTS,
  ask('status'),
  ask('log'),
  ask('log', ['--stat', '--all']),
  ask('log', ['--follow', '--patch'], { paths: ['src/a.txt'] }),
  ask('diff', ['--cached', '--stat']),
  ask('diff', [], { revisions: ['HEAD~1'] }),
  ask('diff', [], { revisions: ['HEAD~1..HEAD'] }),
  ask('show', ['--patch'], { revisions: ['HEAD'] }),
  ask('show', [], { blobs: [{ revision: 'HEAD', path: 'src/a.txt' }] }),
  ask('blame', [], { revisions: ['HEAD'], paths: ['src/a.txt'] }),
  ask('ls-files', ['--stage']),
  ask('rev-parse', ['--abbrev-ref'], { revisions: ['HEAD'] }),
];
