import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GitRequest } from '../../../src/agents/workspace/git-request';
import { AccessRefused } from '../../../src/agents/workspace/workspace-reader';
import { createGit } from '../../../src/extension/node/git/create-git';
import { AMPLE } from '../rigs/budgets';
import { ALL_REQUESTS, ask, commit, copied, git, headOf, repository } from '../extension/node/git/repositories';
import { temporaryTree } from '../rigs/temporary-tree';

/** A repository with a commit more than others have. */
function otherRepository(): string {
  return copied('with the other commit', () => {
    const other = repository();
    commit(other, 'the other commit');
    return other;
  });
}

/** What every way of asking a repository brings together, answers and refusals. */
async function everythingOf(folder: string): Promise<{ said: string; refusals: string[] }> {
  const own = createGit(folder, { searchPath: '/usr/bin:/bin' });
  const requests = [...ALL_REQUESTS, ask('log', ['--walk-reflogs']), ask('log', ['--all', '--decorate=full'])];
  const asked: Promise<unknown>[] = [
    ...requests.map((request) => own.run(request, AMPLE)),
    own.history(AMPLE),
    own.revision(),
  ];
  const refusals: string[] = [];
  let said = '';
  for (const answer of await Promise.allSettled(asked)) {
    if (answer.status === 'fulfilled') said += JSON.stringify(answer.value);
    else {
      expect(answer.reason).toBeInstanceOf(AccessRefused);
      refusals.push((answer.reason as AccessRefused).message);
    }
  }
  return { said, refusals };
}

async function expectRefused(folder: string, why: RegExp): Promise<void> {
  const { said, refusals } = await everythingOf(folder);
  expect(said).toBe('');
  expect(refusals.length).toBeGreaterThan(ALL_REQUESTS.length);
  for (const refusal of refusals) expect(refusal).toMatch(why);
}

const LINK_OR_PIPE = /"[\w./-]+" (?:in its git folder )?is (?:a link or of the wrong kind|no small regular file)/;

/** Puts something else in the place of a file of a git folder. */
function replaceBy(what: 'link' | 'pipe', where: string, outside: string): void {
  rmSync(where, { recursive: true, force: true });
  mkdirSync(path.dirname(where), { recursive: true });
  if (what === 'link') symlinkSync(outside, where);
  else execFileSync('mkfifo', [where]);
}

describe.each(['link', 'pipe'] as const)('a %s in a git folder that was delivered', (what) => {
  const PLACES = [
    ...[
      'HEAD',
      'config',
      'index',
      'packed-refs',
      'shallow',
      'ORIG_HEAD',
      'FETCH_HEAD',
      'MERGE_HEAD',
      'commondir',
      'gitdir',
    ],
    ...[
      'refs/tags/v1',
      'refs/heads/main',
      'refs/heads/topic/deep/er',
      'refs/remotes/origin/HEAD',
      'refs/stash',
      'refs/notes/commits',
    ],
    ...[
      'logs',
      'logs/HEAD',
      'logs/refs/heads/main',
      'logs/refs/stash',
      'info',
      'info/exclude',
      'info/attributes',
      'info/refs',
    ],
    ...[
      'objects/info/alternates',
      'objects/info/commit-graph',
      'objects/info/commit-graphs/chain',
      'objects/pack/pack-1.idx',
    ],
    ...['objects/ab/cdefabcdefabcdefabcdefabcdefabcdefabcd', 'sharedindex.0123456789012345678901234567890123456789'],
    ...[
      'rebase-merge/head-name',
      'sequencer/todo',
      'config.worktree',
      'MERGE_MSG',
      'reftable/tables.list',
      'BISECT_START',
    ],
  ];

  it.each(PLACES)('in the place of %s is refused', async (name) => {
    const folder = repository();
    const outside = path.join(temporaryTree({ outside: `${headOf(folder)}\n` }), 'outside');
    replaceBy(what, path.join(folder, '.git', name), outside);
    await expectRefused(folder, LINK_OR_PIPE);
  });

  it.each(['index', 'HEAD', 'ORIG_HEAD', 'logs/HEAD', 'config.worktree', 'refs/worktree/x', 'refs/bisect/bad'])(
    'in the place of %s of a linked working tree is refused',
    async (name) => {
      const main = repository();
      const linked = path.join(temporaryTree(), 'linked');
      git(main, 'worktree', 'add', '--quiet', linked);
      expect((await everythingOf(linked)).refusals).toEqual([]);
      replaceBy(what, path.join(main, '.git/worktrees/linked', name), path.join(repository(), '.git/index'));
      await expectRefused(linked, LINK_OR_PIPE);
    },
  );
});

describe('what people have in their git folders', () => {
  it('stands in nobody’s way', async () => {
    const folder = repository({ 'githooks/pre-commit': '#!/bin/sh\n' });
    rmSync(path.join(folder, '.git/hooks'), { recursive: true });
    symlinkSync('../githooks', path.join(folder, '.git/hooks'));
    symlinkSync('/nowhere', path.join(folder, '.git/lfs'));
    mkdirSync(path.join(folder, '.git/modules/sub'), { recursive: true });
    symlinkSync('/nowhere', path.join(folder, '.git/modules/sub/hooks'));
    git(folder, 'stash', 'list');
    git(folder, 'tag', '-a', 'v1', '-m', 'one');
    git(folder, 'gc', '--quiet');
    git(folder, 'update-index', '--split-index');
    git(folder, 'commit-graph', 'write');
    expect(readdirSync(path.join(folder, '.git')).join()).toContain('sharedindex.');
    expect((await everythingOf(folder)).refusals).toEqual([]);
  });
});

describe('a link of a whole folder of references or objects to another repository', () => {
  it.each(['refs/tags', 'refs/heads', 'refs/remotes', 'logs/refs', 'objects/aa', 'objects/pack', 'refs/original'])(
    'is refused: %s',
    async (name) => {
      const folder = repository();
      const other = otherRepository();
      const at = path.join(folder, '.git', name);
      rmSync(at, { recursive: true, force: true });
      mkdirSync(path.dirname(at), { recursive: true });
      symlinkSync(path.join(other, '.git', name.split('/')[0] ?? ''), at);
      await expectRefused(folder, LINK_OR_PIPE);
    },
  );
});

describe('settings that include others', () => {
  const include = (folder: string, value: string, how = '[include]') =>
    appendFileSync(path.join(folder, '.git/config'), `\n${how}\n\tpath = ${value}\n`);
  const REFUSED = /includes a file that is none of its own \(include\.path\)/;

  it('are refused where those lie outside, whatever the condition and however they are named', async () => {
    const outside = temporaryTree({ settings: '[status]\n\tshowUntrackedFiles = no\n[broken' });
    for (const how of ['[include]', '[INCLUDE]', '[includeIf "gitdir:**"]', '[includeIf "onbranch:nosuch"]']) {
      for (const value of [
        `${outside}/settings`,
        `../../${path.basename(outside)}/settings`,
        '~/settings',
        '%(prefix)/x',
        '/etc/gitconfig',
      ]) {
        const folder = repository();
        include(folder, value, how);
        await expectRefused(folder, REFUSED);
      }
    }
  });

  it('are refused where those are links, pipes, folders or secrets of the repository', async () => {
    const outside = temporaryTree({ settings: '[status]\n\tshowUntrackedFiles = no\n' });
    for (const make of [
      (at: string) => symlinkSync(path.join(outside, 'settings'), at),
      (at: string) => void execFileSync('mkfifo', [at]),
      (at: string) => mkdirSync(at),
    ]) {
      const folder = repository();
      make(path.join(folder, 'extra'));
      include(folder, '../extra');
      await expectRefused(folder, REFUSED);
    }
    const throughFolder = repository();
    symlinkSync(outside, path.join(throughFolder, 'linked'));
    include(throughFolder, '../linked/settings');
    await expectRefused(throughFolder, REFUSED);
    const secret = repository({ '.env': '[status]\n\tshowUntrackedFiles = no\n' });
    include(secret, '../.env');
    await expectRefused(secret, REFUSED);
  });

  it('are refused where a file of the repository includes one from outside, or itself the configuration of the working tree', async () => {
    const outside = temporaryTree({ settings: '' });
    const nested = repository({
      'one.inc': '[include]\n\tpath = two.inc\n',
      'two.inc': `[include]\n\tpath = ${outside}/settings\n`,
    });
    include(nested, '../one.inc');
    await expectRefused(nested, REFUSED);
    const ofTree = repository();
    appendFileSync(path.join(ofTree, '.git/config'), '[extensions]\n\tworktreeConfig = true\n');
    writeFileSync(path.join(ofTree, '.git/config.worktree'), `[include]\n\tpath = ${outside}/settings\n`);
    await expectRefused(ofTree, REFUSED);
  });

  it('are heeded where those are files of the repository', async () => {
    const folder = repository({
      'shared.inc': '[include]\n\tpath = more.inc\n',
      'more.inc': '[status]\n\tshowUntrackedFiles = no\n',
    });
    include(folder, '../shared.inc');
    include(folder, 'nowhere');
    writeFileSync(path.join(folder, 'new.txt'), '');
    const { said, refusals } = await everythingOf(folder);
    expect(refusals).toEqual([]);
    expect(said).toContain('## main\\n"');
  });
});

describe('a working tree that brings its own git folder along', () => {
  it('is refused where the index of that lies elsewhere', async () => {
    const other = repository({ 'private-name.txt': '1\n' });
    const outer = temporaryTree();
    const folder = path.join(outer, 'app');
    mkdirSync(path.join(folder, 'store'), { recursive: true });
    cpSync(path.join(repository(), '.git'), path.join(folder, 'store/main'), { recursive: true });
    const pointer = path.join(folder, 'store/main/worktrees/w');
    mkdirSync(pointer, { recursive: true });
    writeFileSync(path.join(pointer, 'gitdir'), `${folder}/.git\n`);
    writeFileSync(path.join(pointer, 'commondir'), '../..\n');
    writeFileSync(path.join(pointer, 'HEAD'), 'ref: refs/heads/main\n');
    writeFileSync(path.join(folder, '.git'), `gitdir: ${pointer}\n`);
    symlinkSync(path.join(other, '.git/index'), path.join(pointer, 'index'));
    expect(git(folder, 'ls-files')).toContain('private-name');
    await expectRefused(folder, LINK_OR_PIPE);
  });
});

describe('objects that are borrowed within a git folder', () => {
  it.each(['lfs', 'hooks', 'rr-cache', 'modules/x/objects', 'worktrees/x/objects'])(
    'are refused where %s, which is not looked through otherwise, has them from elsewhere',
    async (place) => {
      const secret = repository({ 'plan.txt': 'the private plan\n' });
      const folder = repository({ 'a.txt': 'a\n' });
      const own = path.join(folder, '.git');
      mkdirSync(path.join(own, place), { recursive: true });
      for (const name of readdirSync(path.join(secret, '.git/objects'))) {
        if (name !== 'info') symlinkSync(path.join(secret, '.git/objects', name), path.join(own, place, name));
      }
      writeFileSync(path.join(own, 'objects/info/alternates'), `../${place}\n`);
      writeFileSync(path.join(own, 'refs/heads/theirs'), `${headOf(secret)}\n`);
      await expectRefused(folder, LINK_OR_PIPE);
    },
  );
});

describe('a file of the git folder that is no reference', () => {
  const REFUSED = /stands for something that is no reference|names something as a reference that is none/;

  /** A repository whose folder of large files leads to the branches of another, with a pipe in that of another tool. */
  const delivered = () => {
    const other = otherRepository();
    const folder = repository();
    symlinkSync(path.join(other, '.git/refs/heads'), path.join(folder, '.git/lfs'));
    mkdirSync(path.join(folder, '.git/annex'));
    execFileSync('mkfifo', [path.join(folder, '.git/annex/pipe')]);
    return { folder, theirs: headOf(other) };
  };
  const asked = async (folder: string, request: GitRequest) =>
    createGit(folder, { searchPath: '/usr/bin:/bin' })
      .run(request, AMPLE)
      .then(({ value }) => value, String);

  it.each([
    'lfs/main',
    '^lfs/main',
    'main..lfs/main',
    'lfs/main~0',
    'annex/pipe',
    'logs/HEAD',
    'config',
    'description',
  ])('is none when a request names it: %s', async (name) => {
    const { folder, theirs } = delivered();
    for (const request of [
      ask('rev-parse', [], { revisions: [name] }),
      ask('log', [], { revisions: [name] }),
      ask('blame', [`--ignore-rev=${name}`], { paths: ['notes.md'] }),
      ask('show', [], { blobs: [{ revision: name, path: 'notes.md' }] }),
    ]) {
      const said = await asked(folder, request);
      expect(said).toContain('is a file of the git folder and no reference');
      expect(said).not.toContain(theirs);
    }
  });

  it.each(['refs/heads/topic', 'refs/remotes/origin/HEAD', 'ORIG_HEAD', 'FETCH_HEAD'])(
    'is none when %s stands for it',
    async (reference) => {
      for (const target of ['lfs/main', '\t annex/pipe', `${' '.repeat(200)}annex/pipe`, 'description']) {
        const { folder } = delivered();
        mkdirSync(path.dirname(path.join(folder, '.git', reference)), { recursive: true });
        writeFileSync(path.join(folder, '.git', reference), `ref:${target}\n`);
        await expectRefused(folder, REFUSED);
      }
    },
  );

  it('is none when a linked working tree stands on it', async () => {
    const { folder } = delivered();
    git(folder, 'worktree', 'add', '--quiet', path.join(temporaryTree(), 'linked'));
    writeFileSync(path.join(folder, '.git/worktrees/linked/HEAD'), 'ref: annex/pipe\n');
    await expectRefused(folder, REFUSED);
  });

  it.each([
    [
      ['branch.main.remote', '.'],
      ['branch.main.merge', 'annex/pipe'],
    ],
    [
      ['branch.main.remote', 'evil'],
      ['branch.main.merge', 'refs/heads/x'],
      ['remote.evil.url', '/nowhere'],
      ['remote.evil.fetch', '+refs/heads/x:annex/pipe'],
    ],
    [['remote.evil.fetch', 'refs/heads/*:annex/*']],
    [['core.notesRef', 'annex/pipe']],
    [['notes.displayRef', 'lfs/main']],
  ])('is none when settings name it: %j', async (...settings) => {
    const { folder } = delivered();
    for (const [key = '', value = ''] of settings) git(folder, 'config', key, value);
    await expectRefused(folder, REFUSED);
  });

  it('is not waited for where it stands for a remote repository', async () => {
    const folder = repository();
    git(folder, 'config', 'branch.main.remote', 'evil');
    mkdirSync(path.join(folder, '.git/branches'), { recursive: true });
    execFileSync('mkfifo', [path.join(folder, '.git/branches/evil')]);
    await expectRefused(folder, LINK_OR_PIPE);
  });

  it('leaves branches their names, and ordinary remotes and notes their settings', async () => {
    const { folder } = delivered();
    git(folder, 'branch', 'lfs/topic');
    git(folder, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    git(folder, 'remote', 'add', 'origin', '/nowhere');
    git(folder, 'config', 'branch.main.remote', 'origin');
    git(folder, 'config', 'branch.main.merge', 'refs/heads/main');
    git(folder, 'config', 'core.notesRef', 'refs/notes/review');
    expect((await everythingOf(folder)).refusals).toEqual([]);
    const revisions = ['lfs/topic', 'HEAD', 'refs/heads/lfs/topic', '@', 'main~1'];
    expect(await asked(folder, ask('rev-parse', [], { revisions }))).toMatch(/^(?:[0-9a-f]{40}\n){5}$/);
  });
});
