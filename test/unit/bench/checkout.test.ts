import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Checkout } from '../../bench/retrieval/checkout';
import { gitDirectoryOf } from '../../bench/retrieval/clone';
import { latestCommits } from '../../bench/retrieval/history';

let folder = '';
let clone = '';
const commits: string[] = [];

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgSign=false'];
  const env = { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull };
  return execFileSync('git', ['-C', clone, ...identity, ...args], { env, encoding: 'utf8' }).trim();
}

function commit(message: string, files: Record<string, string | null>): void {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(clone, file);
    if (text === null) rmSync(full, { recursive: true });
    else {
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  commits.push(git('rev-parse', 'HEAD'));
}

/** The tree of a commit with a submodule in it, made beside what is checked out. */
function submoduleTree(commit: string): string {
  const index = { GIT_INDEX_FILE: path.join(folder, 'index-with-submodule') };
  const run = (...args: string[]) =>
    execFileSync('git', ['-C', clone, ...args], { env: { ...process.env, ...index }, encoding: 'utf8' }).trim();
  run('read-tree', commit);
  run('update-index', '--add', '--cacheinfo', `160000,${commit},deep/module`);
  return run('write-tree');
}

/** Every file below a folder but those of git, with their content. */
function contentOf(where: string): Record<string, string> {
  const files = readdirSync(where, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = files.map((entry) =>
    path.relative(where, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  );
  const own = named.filter((file) => !file.startsWith('.git/')).sort();
  return Object.fromEntries(own.map((file) => [file, readFileSync(path.join(where, file), 'utf8')]));
}

/** What a folder holds, with the times of its last changes. */
function stateOf(where: string): string[] {
  const entries = readdirSync(where, { recursive: true, encoding: 'utf8' });
  return entries.map((entry) => `${entry} ${statSync(path.join(where, entry)).mtimeMs}`).sort();
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  clone = path.join(folder, 'clone');
  mkdirSync(clone);
  git('init', '--quiet');
  commit('Begin with two files', { 'a.txt': 'one', 'deep/down/b.txt': 'b' });
  commit('Change one, and make a folder of the other', {
    'a.txt': 'two',
    'deep/down/b.txt': null,
    'deep/down/b.txt/c.ts': 'c',
  });
  commit('Leave one file', { deep: null, 'a.txt': 'three' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Trees of a clone', () => {
  it('follow one another in either direction, each with a history that ends there, and leave the clone alone', async () => {
    const before = stateOf(clone);
    const checkout = await Checkout.create(gitDirectoryOf(clone), path.join(folder, 'tree'));
    const [first = '', second = '', third = ''] = commits;

    expect(await checkout.show(first)).toBeNull();
    expect(contentOf(checkout.tree)).toEqual({ 'a.txt': 'one', 'deep/down/b.txt': 'b' });

    expect((await checkout.show(second))?.sort()).toEqual(['a.txt', 'deep/down/b.txt', 'deep/down/b.txt/c.ts']);
    expect(contentOf(checkout.tree)).toEqual({ 'a.txt': 'two', 'deep/down/b.txt/c.ts': 'c' });
    const seen = execFileSync('git', ['-C', checkout.tree, 'log', '--format=%H'], { encoding: 'utf8' });
    expect(seen.trim().split('\n')).toEqual([second, first]);
    expect(execFileSync('git', ['-C', checkout.tree, 'status', '--short'], { encoding: 'utf8' })).toBe('');

    await checkout.show(third);
    expect(contentOf(checkout.tree)).toEqual({ 'a.txt': 'three' });
    expect(existsSync(path.join(checkout.tree, 'deep'))).toBe(false);
    await checkout.show(first);
    expect(contentOf(checkout.tree)).toEqual({ 'a.txt': 'one', 'deep/down/b.txt': 'b' });

    expect(await checkout.has(third)).toBe(true);
    expect(await checkout.has('f'.repeat(40))).toBe(false);
    checkout.dispose();
    expect(stateOf(clone)).toEqual(before);
  });

  it('come and go with a submodule, which stands there as an empty folder', async () => {
    const [first = ''] = commits;
    const withIt = git('commit-tree', '-p', first, '-m', 'Add a submodule', submoduleTree(first));
    git('update-ref', 'refs/heads/with-submodule', withIt);
    const checkout = await Checkout.create(gitDirectoryOf(clone), path.join(folder, 'of-submodule'));
    await checkout.show(withIt);
    expect(statSync(path.join(checkout.tree, 'deep/module')).isDirectory()).toBe(true);
    expect(await checkout.noFiles(withIt, ['a.txt', 'deep/module', 'gone.txt'])).toEqual(['deep/module', 'gone.txt']);
    await checkout.show(first);
    expect(existsSync(path.join(checkout.tree, 'deep/module'))).toBe(false);
    expect(contentOf(checkout.tree)).toEqual({ 'a.txt': 'one', 'deep/down/b.txt': 'b' });
    checkout.dispose();
  });

  it('begin anew after one that could not be put there', async () => {
    const [first = '', second = ''] = commits;
    const checkout = await Checkout.create(gitDirectoryOf(clone), path.join(folder, 'of-broken'));
    await checkout.show(second);
    await expect(checkout.show('f'.repeat(40))).rejects.toThrow();
    writeFileSync(path.join(checkout.tree, 'left.txt'), 'of the one that failed');
    expect(await checkout.show(first)).toBeNull();
    expect(contentOf(checkout.tree)).toEqual({ 'a.txt': 'one', 'deep/down/b.txt': 'b' });
    checkout.dispose();
  });

  it('come from bare git directories and from worktrees as well', async () => {
    git('clone', '--quiet', '--bare', clone, path.join(folder, 'bare'));
    git('worktree', 'add', '--quiet', '--detach', path.join(folder, 'worktree'), 'HEAD');
    for (const name of ['bare', 'worktree']) {
      const checkout = await Checkout.create(gitDirectoryOf(path.join(folder, name)), path.join(folder, `of-${name}`));
      await checkout.show(commits[1] ?? '');
      expect(Object.keys(contentOf(checkout.tree))).toEqual(['a.txt', 'deep/down/b.txt/c.ts']);
    }
    expect(() => gitDirectoryOf(folder)).toThrow('no git clone');
  });
});

describe('The history of a clone', () => {
  it('is read newest first, with what each commit changed and what it added', async () => {
    const history = await latestCommits(gitDirectoryOf(clone), 1);
    expect(history.map(({ hash }) => hash)).toEqual([...commits].reverse());
    expect(history[1]).toMatchObject({
      parents: [commits[0]],
      author: 'Ada <ada@example.org>',
      message: 'Change one, and make a folder of the other\n',
      changed: ['a.txt', 'deep/down/b.txt'],
      added: ['deep/down/b.txt/c.ts'],
    });
  });
});
