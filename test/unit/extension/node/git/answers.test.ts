import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Cancellation } from '../../../../../src/agents/base/async/cancellation';
import type { GitRequest } from '../../../../../src/agents/workspace/git-request';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import { newestFirst } from '../../../../../src/extension/node/git/read-history';
import { createGit } from '../../../../../src/extension/node/git/create-git';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';
import { ask, commit, git, repository, standing, touch } from './repositories';

async function answer(folder: string, request: GitRequest): Promise<string> {
  return (await createGit(folder).run(request, AMPLE)).value;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => 'let through',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AccessRefused);
  return (outcome as AccessRefused).message;
}

describe('what git says', () => {
  it('comes as text, in one form for the state of the working tree', async () => {
    const folder = repository();
    touch(folder);
    writeFileSync(path.join(folder, 'new file.txt'), '');
    git(folder, 'mv', 'notes.md', 'docs.md');
    const expected = '## main\nR  notes.md -> docs.md\n M src/a.txt\n?? new file.txt\n';
    for (const options of [[], ['--porcelain=v2', '--branch'], ['--long'], ['--short']]) {
      expect(await answer(folder, ask('status', options))).toBe(expected);
    }
  });

  it('says what changed, when, by whom and where', async () => {
    const folder = repository();
    touch(folder);
    expect(await answer(folder, ask('diff'))).toContain('-2\n+changed\n');
    expect(await answer(folder, ask('diff', ['--stat'], { revisions: ['HEAD~1..HEAD'] }))).toContain(
      'src/a.txt | 2 +-',
    );
    expect(await answer(folder, ask('log', ['--format=%an: %s']))).toBe('Ada: second\nAda: first\n');
    expect(await answer(folder, ask('log', ['--oneline'], { paths: ['notes.md'] }))).toMatch(/^[0-9a-f]+ first\n$/);
    expect(await answer(folder, ask('blame', ['--line-porcelain'], { paths: ['src/a.txt'] }))).toContain(
      'summary first',
    );
    expect(await answer(folder, ask('ls-files'))).toBe('notes.md\nsrc/a.txt\n');
    expect(await answer(folder, ask('ls-files', ['--stage'], { paths: ['src'] }))).toMatch(
      /^100644 [0-9a-f]{40} 0\tsrc\/a.txt\n$/,
    );
    expect(await answer(folder, ask('rev-parse', ['--abbrev-ref'], { revisions: ['HEAD'] }))).toBe('main\n');
    expect(await answer(folder, ask('show', [], { blobs: [{ revision: 'HEAD~1', path: 'src/a.txt' }] }))).toBe(
      'one\ntwo\n',
    );
    expect(await answer(folder, ask('show', [], { blobs: [{ revision: 'HEAD', path: 'src' }] }))).toContain(
      '\na.txt\n',
    );
  });

  it('explains what did not work, without naming places of this machine', async () => {
    const folder = repository();
    expect(await refusal(answer(folder, ask('show', [], { revisions: ['nosuch'] })))).toContain(
      '"nosuch" is no commit',
    );
    expect(await refusal(answer(folder, ask('blame', [], { paths: ['gone.txt'] })))).toMatch(
      /did not work: no such path/,
    );
    expect(await refusal(answer(temporaryTree(), ask('log')))).toContain('no git repository');
    git(folder, 'checkout', '--quiet', '--orphan', 'empty');
    expect(await refusal(answer(folder, ask('log')))).toContain('does not have any commits yet');
    expect(await createGit(folder).revision()).toBeNull();
    expect(await createGit(folder).history(AMPLE)).toEqual({ value: [] });
    expect(await createGit(temporaryTree()).revision()).toBeNull();
  });

  it('carries no control characters', async () => {
    const folder = repository();
    commit(folder, 'red \u001b[31mtext\u001b[0m \u001b]0;title\u0007end\u0008');
    git(folder, 'config', 'color.ui', 'always');
    expect(await answer(folder, ask('log', ['--max-count=1', '--format=%C(always,red)%s']))).toBe('red text end\n');
    expect((await createGit(folder).history(AMPLE)).value[0]?.subject).toBe('red text end');
  });

  it('is about the workspace root only where that is a part of the repository', async () => {
    const top = repository({ 'app/x.ts': 'x\n', 'app/sub/y.ts': 'y\n', 'other/private.ts': 'p\n' });
    const folder = path.join(top, 'app');
    writeFileSync(path.join(top, 'other/private.ts'), 'changed\n');
    writeFileSync(path.join(folder, 'x.ts'), 'changed\n');
    const requests = [
      ask('status'),
      ask('diff'),
      ask('diff', ['--stat']),
      ask('log', ['--name-only']),
      ask('log', ['--patch']),
      ask('show', ['--stat'], { revisions: ['HEAD~1'] }),
      ask('ls-files'),
    ];
    for (const request of requests) {
      const text = await answer(folder, request);
      expect(text, request.command).toContain('x.ts');
      expect(text, request.command).not.toMatch(/private|app\//);
    }
    expect(await answer(folder, ask('show', [], { blobs: [{ revision: 'HEAD', path: 'sub/y.ts' }] }))).toBe('y\n');
    const { value } = await createGit(folder).history(AMPLE);
    expect(value.map(({ subject, files }) => [subject, files])).toEqual([['first', ['sub/y.ts', 'x.ts']]]);
  });
});

describe('secrets', () => {
  const withSecrets = () => {
    const folder = repository({ '.env': 'KEY=first-value\n', 'certs/site.key': 'first-value\n' });
    writeFileSync(path.join(folder, '.env'), 'KEY=second-value\n');
    git(folder, 'mv', 'certs/site.key', 'certs/plain.txt');
    commit(folder, 'third');
    writeFileSync(path.join(folder, '.env'), 'KEY=third-value\n');
    touch(folder);
    return folder;
  };

  it('never come out of any list, patch or figure, and the result says so', async () => {
    const folder = withSecrets();
    const own = createGit(folder);
    const requests = [
      ask('status'),
      ask('log', ['--patch']),
      ask('log', ['--patch', '--format=%h %s']),
      ask('log', ['--stat', '--summary', '--all']),
      ask('log', ['--numstat']),
      ask('log', ['--name-only']),
      ask('log', ['--name-status', '-M']),
      ask('log', ['--raw', '--patch-with-stat']),
      ask('diff'),
      ask('diff', [], { revisions: ['HEAD~2'] }),
      ask('diff', ['--no-prefix', '--unified=0'], { revisions: ['HEAD~1'] }),
      ask('show', [], { revisions: ['HEAD'] }),
      ask('ls-files'),
      ask('ls-files', ['--stage']),
    ];
    let all = '';
    for (const request of requests) {
      const { value, capped } = await own.run(request, AMPLE);
      const what = `${request.command} ${request.options.join(' ')}`;
      expect(value, what).not.toMatch(/\.env|-value|site\.key/);
      expect(capped, what).toMatch(/about secret or excluded files left out/);
      all += value;
    }
    for (const kept of [
      'diff --git a/src/a.txt',
      ' src/a.txt | 2 +-',
      '1\t1\tsrc/a.txt',
      'M\tsrc/a.txt',
      '\nsrc/a.txt\n',
    ]) {
      expect(all).toContain(kept);
    }
    const { value } = await own.history(AMPLE);
    expect(value.flatMap(({ files }) => files).join()).not.toMatch(/\.env|site\.key/);
  });

  it('are told from other files whatever the names are', async () => {
    const names = [
      'x b/x',
      'a b',
      'tab\tname',
      'ünï.txt',
      '"quoted"',
      'back\\slash',
      ' b',
      'a => b',
      '{a => b}',
      'end ',
    ];
    const open = Object.fromEntries(names.map((name) => [`open/${name}`, `open: ${name}\n`]));
    const secret = Object.fromEntries(names.map((name) => [`${name}/.env`, 'TOP-VALUE\n'.repeat(3)]));
    const folder = repository({ ...open, ...secret });
    for (const [at, name] of names.entries()) {
      writeFileSync(path.join(folder, name, '.env'), 'TOP-VALUE\nsecond TOP-VALUE\n');
      if (at % 2 === 0) git(folder, 'mv', '--', path.join(name, '.env'), path.join(name, 'secrets.txt'));
      writeFileSync(path.join(folder, 'open', name), `open: ${name}\nmore\n`);
    }
    commit(folder, 'renamed and changed');
    const own = createGit(folder);
    const options = [
      [],
      ['-R'],
      ['--graph'],
      ['--cc'],
      ['--no-renames'],
      ['--find-copies-harder'],
      ['--compact-summary', '--raw'],
      ['--stat', '--numstat'],
    ];
    for (const more of options) {
      const { value } = await own.run(ask('log', ['--patch', ...more]), AMPLE);
      expect(value, more.join()).not.toMatch(/TOP-VALUE|\.env|secrets\.txt/);
      for (const name of names) expect(value, more.join()).toContain(`open: ${name}`);
    }
    expect((await own.run(ask('status'), AMPLE)).value).toBe('## main\n');
    expect((await own.run(ask('ls-files'), AMPLE)).value).not.toMatch(/\.env|secrets\.txt/);
    expect((await own.run(ask('log', ['--graph', '--oneline']), AMPLE)).value).toMatch(/^\* [0-9a-f]+ renamed/);
    expect((await own.run(ask('log', ['-L1,1:open/a b']), AMPLE)).value).toContain('+open: a b');
  });

  it('are refused where they are asked for, by their own name, their real one or their hash', async () => {
    const folder = withSecrets();
    symlinkSync('.env', path.join(folder, 'link.txt'));
    symlinkSync('/etc', path.join(folder, 'etc'));
    const hash = git(folder, 'rev-parse', 'HEAD:.env').trim();
    const own = createGit(folder);
    const refused: [GitRequest, RegExp][] = [
      [ask('blame', [], { paths: ['.env'] }), /secret by its name/],
      [ask('log', ['--patch'], { paths: ['link.txt'] }), /secret by its name/],
      [ask('diff', [], { paths: ['etc/passwd'] }), /out of the workspace/],
      [ask('diff', [], { paths: ['../x'] }), /goes upwards/],
      [ask('show', [], { blobs: [{ revision: 'HEAD', path: '.env' }] }), /secret by its name/],
      [ask('show', [], { blobs: [{ revision: 'HEAD', path: 'x/../.env' }] }), /goes upwards/],
      [ask('show', [], { revisions: ['HEAD:.env'] }), /no plain revision/],
      [ask('show', [], { revisions: [hash] }), /is no commit/],
      [ask('diff', [], { revisions: [`${hash}..${hash}`] }), /is no commit/],
      [ask('show', [], { revisions: ['HEAD^{tree}'] }), /is no commit/],
      [ask('log', ['-L1,2:.env']), /secret by its name/],
    ];
    for (const [request, why] of refused) expect(await refusal(own.run(request, AMPLE))).toMatch(why);
  });

  it('are taken out of what is shown', async () => {
    const folder = repository();
    commit(folder, 'password = "hunter2-hunter2"');
    touch(folder, 'src/a.txt', 'url: https://me:swordfish@example.org/\n');
    for (const request of [ask('log', ['--patch']), ask('diff')]) {
      expect(await answer(folder, request)).not.toMatch(/hunter2|swordfish/);
    }
    expect((await createGit(folder).history(AMPLE)).value[0]?.subject).not.toContain('hunter2');
    const own = createGit(folder, { redact: async (text) => text.replace(/second/g, '…') });
    expect((await own.run(ask('log', ['--format=%s']), AMPLE)).value).toContain('…');
  });
});

describe('options', () => {
  it.each([
    '--output=x',
    '--ext-diff',
    '--textconv',
    '--no-index',
    '--word-diff',
    '--line-prefix=x',
    '--stdin',
    '-O/etc/passwd',
    '--contents=/etc/passwd',
    '--recurse-submodules',
    '--submodule=diff',
    '--help',
    '--show-signature',
    'HEAD',
    '-- x',
    '--format=\n',
  ])('refuses %s, whatever was checked before', async (option) => {
    expect(await refusal(answer(standing('for options', repository), ask('log', [option])))).toContain(
      'git is not run with',
    );
  });

  it.each(['-x', '--all', ' a', 'HEAD\n', '', 'HEAD:src'])('refuses the revision %j', async (revision) => {
    expect(
      await refusal(answer(standing('for options', repository), ask('log', [], { revisions: [revision] }))),
    ).toContain('no plain revision');
  });
});

describe('limits', () => {
  it('cuts at lines and bytes and says so', async () => {
    const folder = repository({ 'big.txt': 'a line of text\n'.repeat(50_000) });
    const own = createGit(folder);
    const request = ask('show', [], { blobs: [{ revision: 'HEAD', path: 'big.txt' }] });
    const byLines = await own.run(request, { ...AMPLE, maxEntries: 10 });
    expect(byLines).toEqual({ value: 'a line of text\n'.repeat(10), capped: 'stopped at 10 lines' });
    const byBytes = await own.run(request, { ...AMPLE, maxBytes: 1_000 });
    expect(byBytes).toEqual({ value: 'a line of text\n'.repeat(66), capped: 'git was stopped after 1,000 bytes' });
  });

  it('stops at the deadline where a pipe keeps git waiting, and leaves no process behind', async () => {
    const folder = repository();
    mkdirSync(path.join(folder, 'deep'));
    execFileSync('mkfifo', [path.join(folder, 'deep/.gitattributes'), path.join(folder, '.mailmap')]);
    writeFileSync(path.join(folder, 'deep/new.txt'), '');
    const result = await createGit(folder).run(ask('blame', [], { paths: ['src/a.txt'] }), {
      ...AMPLE,
      deadlineMs: 300,
    });
    expect(result).toEqual({ value: '', capped: 'git was stopped after 0.3 s' });
    await expect.poll(() => processesIn(folder), { timeout: 120_000 }).toEqual([]);
    // The history does not need that file.
    expect((await createGit(folder).history(AMPLE)).value).toHaveLength(2);
  });

  it('kills git when it is cancelled', async () => {
    const folder = repository();
    execFileSync('mkfifo', [path.join(folder, '.mailmap')]);
    const cancel = new Cancellation();
    const running = createGit(folder).run(ask('blame', [], { paths: ['src/a.txt'] }), AMPLE, cancel.signal);
    while (!processesIn(folder).some((command) => command.includes('blame')))
      await new Promise((done) => setTimeout(done, 5));
    cancel.cancel();
    expect((await running).capped).toBe('cancelled');
    await expect.poll(() => processesIn(folder), { timeout: 120_000 }).toEqual([]);
    expect(await refusal(createGit(folder).run(ask('log'), AMPLE, cancel.signal))).toContain('cancelled');
  });

  it('tells the newest commit first, and those of one second in the order of git', () => {
    const commits = ['2026-01-01', '2026-01-03', '2026-01-03', '2026-01-02'].map((at, i) => ({ at, i }));
    expect(commits.sort(newestFirst).map(({ i }) => i)).toEqual([1, 2, 3, 0]);
  });

  it('keeps the history for as long as nothing new is checked out', async () => {
    const folder = repository();
    const own = createGit(folder);
    const first = await own.history(AMPLE);
    expect((await own.history(AMPLE)).value).toBe(first.value);
    expect(await own.history({ ...AMPLE, maxEntries: 1 })).toEqual({
      value: first.value.slice(0, 1),
      capped: 'the latest 1 commits',
    });
    commit(folder, 'newer');
    const [newest] = (await own.history(AMPLE)).value;
    expect(newest).toMatchObject({ subject: 'newer', author: 'Ada', hash: await own.revision() });
    expect(newest?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

/** The commands of the processes that work in a folder and are no zombies. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    });
}
