import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GitRequest } from '../../../../../src/agents/workspace/git-request';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import { createGit, type GitOptions } from '../../../../../src/extension/node/git/create-git';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';
import {
  ALL_REQUESTS,
  ask,
  SOME_REQUESTS,
  commit,
  git,
  GIT,
  plainGit,
  repository,
  touch,
  type Trap,
  trap,
} from './repositories';

const SEARCH_PATH = '/usr/bin:/bin';

interface Answers {
  text: string;
  /** What was refused, by command. */
  refusals: string[];
}

/** Asks a repository, side by side. */
async function askOf(
  folder: string,
  requests: readonly GitRequest[] = SOME_REQUESTS,
  options: GitOptions = { searchPath: SEARCH_PATH },
): Promise<Answers> {
  const own = createGit(folder, options);
  const answers: Answers = { text: '', refusals: [] };
  const asked: Promise<unknown>[] = [
    ...requests.map((request) => own.run(request, AMPLE)),
    own.history(AMPLE),
    own.revision(),
  ];
  for (const result of await Promise.allSettled(asked)) {
    if (result.status === 'fulfilled') answers.text += toText(result.value);
    else {
      expect(result.reason).toBeInstanceOf(AccessRefused);
      answers.refusals.push((result.reason as AccessRefused).message);
    }
  }
  return answers;
}

function toText(value: unknown): string {
  const inner = value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  return typeof inner === 'string' ? inner : JSON.stringify(inner);
}

/** The attack works on an unhardened git, and not on ours, which writes nothing either. */
async function expectHarmless(
  folder: string,
  planted: Trap,
  attack: string[],
  {
    prepare = () => undefined,
    requests = SOME_REQUESTS,
  }: { prepare?: () => void; requests?: readonly GitRequest[] } = {},
): Promise<Answers> {
  prepare();
  plainGit(folder, ...attack);
  expect(planted.sprung(), `unhardened "git ${attack.join(' ')}" runs the program`).toBe(true);
  prepare();
  const before = snapshot(folder);
  const answers = await askOf(folder, requests);
  expect(planted.sprung(), 'hardened git runs it').toBe(false);
  expect(snapshot(folder), 'hardened git writes').toEqual(before);
  return answers;
}

/** Every file of the repository with its size and time of change. */
function snapshot(folder: string): string {
  return execFileSync('find', [folder, '-printf', '%p %s %T@ %C@\n'], { encoding: 'utf8' })
    .split('\n')
    .sort()
    .join('\n');
}

function config(folder: string, text: string): void {
  appendFileSync(path.join(folder, '.git/config'), `\n${text}\n`);
}

describe('programs that the configuration names', () => {
  it('core.fsmonitor', async () => {
    const folder = repository();
    const planted = trap();
    config(folder, `[core]\n\tfsmonitor = ${planted.program}`);
    for (const command of ['status', 'diff', 'ls-files']) {
      plainGit(
        folder,
        command === 'ls-files' ? 'ls-files' : command,
        ...(command === 'ls-files' ? ['--modified'] : []),
      );
      expect(planted.sprung(), command).toBe(true);
    }
    const { refusals } = await expectHarmless(folder, planted, ['status'], { requests: ALL_REQUESTS });
    expect(refusals).toEqual([]);
  });

  it('hooks, in their folder and where core.hooksPath leads', async () => {
    const folder = repository();
    const planted = trap(path.join(folder, '.git/hooks/post-index-change'));
    await expectHarmless(folder, planted, ['status'], {
      prepare: () => void execFileSync('touch', [path.join(folder, 'src/a.txt')]),
    });
    rmSync(planted.program);
    const other = trap(path.join(folder, 'githooks/post-index-change'));
    config(folder, '[core]\n\thooksPath = githooks');
    await expectHarmless(folder, other, ['status'], {
      prepare: () => void execFileSync('touch', [path.join(folder, 'src/a.txt')]),
    });
  });

  it.each(['evil', 'a=b', 'two words', 'UPPER', 'ünï."quote'])('filters of a driver named %s', async (driver) => {
    const name = driver.replace(/"/g, '\\"');
    for (const kind of driver === 'a=b' ? ['clean', 'process'] : ['clean']) {
      const folder = repository();
      const planted = trap();
      config(
        folder,
        `[filter "${name}"]\n\t${kind} = ${planted.program}\n\tsmudge = ${planted.program}\n\trequired = true`,
      );
      const attribute = / |"/.test(driver) ? `[attr]m filter=${driver}` : `* filter=${driver}`;
      writeFileSync(path.join(folder, '.gitattributes'), `${attribute}\n* filter=${driver}\n`);
      // Attributes cannot name a driver with a space in it: git itself never runs that one.
      const reachable = !/ /.test(driver);
      touch(folder);
      if (reachable) await expectHarmless(folder, planted, ['diff'], { prepare: () => touch(folder) });
      else await askOf(folder);
      expect(planted.sprung()).toBe(false);
    }
  });

  it('textconv, of diff and of blame', async () => {
    const folder = repository({ '.gitattributes': '*.txt diff=a=b\n' });
    const planted = trap();
    config(folder, `[diff "a=b"]\n\ttextconv = ${planted.program}\n\tcachetextconv = true`);
    plainGit(folder, 'blame', 'src/a.txt');
    expect(planted.sprung()).toBe(true);
    const { text } = await expectHarmless(folder, planted, ['log', '-p', '-1'], { requests: ALL_REQUESTS });
    expect(text).toContain('-two');
  });

  it('external diffs, for all files and by driver', async () => {
    const folder = repository({ '.gitattributes': '*.txt diff=evil\n' });
    const planted = trap();
    config(folder, `[diff]\n\texternal = ${planted.program}`);
    touch(folder);
    await expectHarmless(folder, planted, ['diff']);
    const other = trap();
    config(folder, `[diff]\n\texternal = ""\n[diff "evil"]\n\tcommand = ${other.program}`);
    await expectHarmless(folder, other, ['diff']);
  });

  it.each(['openpgp', 'ssh', 'x509'])('signatures that are to be shown (%s)', async (format) => {
    const folder = repository();
    const planted = trap();
    const begin = { openpgp: 'PGP SIGNATURE', ssh: 'SSH SIGNATURE', x509: 'SIGNED MESSAGE' }[format] ?? '';
    const raw = git(folder, 'cat-file', 'commit', 'HEAD');
    const signature = `gpgsig -----BEGIN ${begin}-----\n \n aGVsbG8=\n -----END ${begin}-----\n`;
    writeFileSync(path.join(folder, 'object'), raw.replace(/\n\n/, `\n${signature}\n`));
    const signed = git(folder, 'hash-object', '-t', 'commit', '-w', 'object').trim();
    rmSync(path.join(folder, 'object'));
    git(folder, 'update-ref', 'HEAD', signed);
    writeFileSync(path.join(folder, 'signers'), '');
    config(
      folder,
      `[log]\n\tshowSignature = true\n[gpg]\n\tprogram = ${planted.program}\n[gpg "openpgp"]\n\tprogram = ${planted.program}\n[gpg "ssh"]\n\tprogram = ${planted.program}\n\tallowedSignersFile = signers\n[gpg "x509"]\n\tprogram = ${planted.program}`,
    );
    await expectHarmless(folder, planted, ['log', '-1']);
    config(folder, '[log]\n\tshowSignature = false\n[format]\n\tpretty = "%G? %s"');
    await expectHarmless(folder, planted, ['log', '-1']);
  });

  it('a format of the configuration that is asked for by name', async () => {
    const folder = repository();
    config(folder, '[pretty]\n\tevil = "%G? %s"\n\tother = evil');
    const asked = createGit(folder, { searchPath: SEARCH_PATH });
    expect((await asked.run(ask('log', ['--pretty=other', '--max-count=1']), AMPLE)).value).toContain('Author: Ada');
    for (const format of ['--format=%G?', '--pretty=tformat:%h %+GS', '--format=%(describe)', '--show-signature']) {
      await expect(asked.run(ask('log', [format]), AMPLE)).rejects.toThrow('git is not run with');
    }
  });

  it('merge drivers, where merges are made again to be shown', async () => {
    const folder = repository();
    git(folder, 'checkout', '--quiet', '-b', 'side', 'HEAD~1');
    touch(folder, 'src/a.txt', 'one\nside\n');
    commit(folder, 'side');
    git(folder, 'checkout', '--quiet', 'main');
    touch(folder, 'src/a.txt', 'one\nmain\n');
    commit(folder, 'main');
    plainGit(folder, 'merge', '--quiet', '-s', 'ours', 'side');
    const planted = trap();
    writeFileSync(path.join(folder, '.git/info/attributes'), '* merge=evil\n');
    config(folder, `[log]\n\tdiffMerges = remerge\n[merge "evil"]\n\tdriver = ${planted.program} %A`);
    await expectHarmless(folder, planted, ['log', '-m', '-p', '-1']);
    const asked = createGit(folder, { searchPath: SEARCH_PATH });
    await expect(asked.run(ask('log', ['--remerge-diff']), AMPLE)).rejects.toThrow('git is not run with');
    await expect(asked.run(ask('log', ['--diff-merges=r']), AMPLE)).rejects.toThrow('git is not run with');
  });

  it('pagers, aliases and trailers', async () => {
    const folder = repository();
    const planted = trap();
    config(
      folder,
      `[core]\n\tpager = ${planted.program}\n[pager]\n\tlog = ${planted.program}\n\tstatus = ${planted.program}\n[alias]\n\tlog = !${planted.program}\n\tstatus = !${planted.program}\n[trailer "sign"]\n\tkey = Sign\n\tcommand = ${planted.program}\n\tcmd = ${planted.program}\n\tifmissing = add`,
    );
    execFileSync('script', ['-qec', `${GIT} --paginate log`, '/dev/null'], {
      cwd: folder,
      env: { PATH: SEARCH_PATH, TERM: 'xterm' },
    });
    expect(planted.sprung(), 'a terminal makes git run the pager').toBe(true);
    execFileSync(GIT, ['interpret-trailers'], { cwd: folder, input: 'x\n', env: { PATH: SEARCH_PATH, HOME: '/' } });
    expect(planted.sprung(), 'trailers run their command').toBe(true);
    const { refusals } = await askOf(folder);
    expect(planted.sprung()).toBe(false);
    expect(refusals).toEqual([]);
  });
});

describe('configuration that hides', () => {
  it('in included files, conditionally or not', async () => {
    for (const how of ['[include]', '[includeIf "onbranch:main"]', '[includeIf "gitdir:**"]']) {
      const folder = repository({ 'evil.inc': '' });
      const planted = trap();
      writeFileSync(
        path.join(folder, 'evil.inc'),
        `[filter "x"]\n\tclean = ${planted.program}\n[core]\n\tfsmonitor = ${planted.program}\n`,
      );
      writeFileSync(path.join(folder, '.gitattributes'), '* filter=x\n');
      config(folder, `${how}\n\tpath = ../evil.inc`);
      await expectHarmless(folder, planted, ['status'], { prepare: () => touch(folder) });
    }
  });

  it('in the configuration of the working tree', async () => {
    const folder = repository();
    const planted = trap();
    config(folder, '[extensions]\n\tworktreeConfig = true');
    writeFileSync(path.join(folder, '.git/config.worktree'), `[core]\n\tfsmonitor = ${planted.program}\n`);
    await expectHarmless(folder, planted, ['status']);
  });

  it('is refused where it cannot be read', async () => {
    const folder = repository();
    config(folder, '[broken');
    expect(new Set((await askOf(folder)).refusals)).toEqual(new Set([expect.stringContaining('cannot be read')]));
  });
});

describe('what would connect', () => {
  it('a partial clone whose missing objects a program would fetch', async () => {
    const folder = repository();
    const planted = trap(undefined, { ends: true });
    config(
      folder,
      `[core]\n\trepositoryformatversion = 1\n\tsshCommand = ${planted.program}\n[extensions]\n\tpartialClone = origin\n[protocol "ext"]\n\tallow = always\n[remote "origin"]\n\tpromisor = true\n\tpartialclonefilter = blob:none\n\turl = "ext::${planted.program} %S"\n\tuploadpack = ${planted.program}`,
    );
    const blob = git(folder, 'rev-parse', 'HEAD~1:src/a.txt').trim();
    rmSync(path.join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const { refusals } = await expectHarmless(folder, planted, ['log', '-p']);
    expect(refusals.join()).toContain('nothing is fetched');
    for (const url of [`ssh://example.invalid/x`, `${folder}/nowhere`]) {
      git(folder, 'config', 'remote.origin.url', url);
      await expectHarmless(folder, planted, ['log', '-p']);
    }
  });

  it('submodules', async () => {
    const inner = repository();
    const folder = repository();
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
    commit(folder, 'with a submodule');
    const planted = trap();
    appendFileSync(path.join(folder, '.git/modules/sub/config'), `[core]\n\tfsmonitor = ${planted.program}\n`);
    appendFileSync(path.join(folder, '.gitmodules'), '\tignore = none\n\tupdate = checkout\n');
    config(folder, '[submodule]\n\trecurse = true\n[diff]\n\tsubmodule = diff\n[status]\n\tsubmoduleSummary = true');
    await expectHarmless(folder, planted, ['status']);
    await expectHarmless(folder, planted, ['diff']);
    // Opened by itself it is a repository like any other.
    const own = await askOf(path.join(folder, 'sub'));
    expect(planted.sprung()).toBe(false);
    expect(own.refusals).toEqual([]);
    expect(own.text).toContain('second');
  });
});

describe('what leads elsewhere', () => {
  const secretive = () => {
    const other = repository({ 'private.txt': 'the other secret\n' });
    commit(other, 'the other commit');
    return other;
  };
  const nothingOf = (answers: Answers) => {
    expect(answers.text).not.toContain('the other');
    expect(answers.refusals.length).toBeGreaterThanOrEqual(SOME_REQUESTS.length);
  };

  it('core.worktree', async () => {
    const folder = repository();
    const outside = temporaryTree({ passwd: 'the other secret\n' });
    writeFileSync(path.join(folder, 'passwd'), '');
    commit(folder, 'an entry for a file of the same name');
    config(folder, `[core]\n\tworktree = ${outside}`);
    expect(plainGit(folder, 'diff')).toContain('the other secret');
    nothingOf(await askOf(folder));
  });

  it('core.worktree that is set between two questions, at the next one; and no more once it is gone', async () => {
    const folder = repository();
    const file = path.join(folder, '.git/config');
    const before = readFileSync(file);
    const own = createGit(folder, { searchPath: SEARCH_PATH });
    await own.run(ask('status'), AMPLE);
    config(folder, `[core]\n\tworktree = ${temporaryTree()}`);
    await expect(own.run(ask('status'), AMPLE)).rejects.toThrow('names another working tree');
    writeFileSync(file, before);
    await own.run(ask('status'), AMPLE);
    config(folder, '[include]\n\tpath = /etc/passwd');
    await expect(own.run(ask('status'), AMPLE)).rejects.toThrow('none of its own');
  });

  it('a link in place of .git', async () => {
    const folder = temporaryTree();
    symlinkSync(path.join(secretive(), '.git'), path.join(folder, '.git'));
    expect(plainGit(folder, 'log')).toContain('the other commit');
    nothingOf(await askOf(folder));
  });

  it('a file in place of .git, unless what it names leads back', async () => {
    const other = secretive();
    const folder = temporaryTree({ '.git': `gitdir: ${other}/.git\n` });
    expect(plainGit(folder, 'log')).toContain('the other commit');
    nothingOf(await askOf(folder));
    const named = temporaryTree({ '.git': `gitdir: ${other}/.git/worktrees/x\n` });
    git(other, 'worktree', 'add', '--quiet', path.join(temporaryTree(), 'x'));
    nothingOf(await askOf(named));
  });

  it('commondir', async () => {
    const folder = repository();
    writeFileSync(path.join(folder, '.git/commondir'), `${secretive()}/.git\n`);
    expect(plainGit(folder, 'log', '--all')).toContain('the other commit');
    nothingOf(await askOf(folder));
  });

  it('borrowed objects', async () => {
    const other = secretive();
    const folder = repository();
    const head = git(other, 'rev-parse', 'HEAD').trim();
    writeFileSync(path.join(folder, '.git/objects/info/alternates'), `${other}/.git/objects\n`);
    writeFileSync(path.join(folder, '.git/refs/heads/main'), `${head}\n`);
    expect(plainGit(folder, 'log')).toContain('the other commit');
    nothingOf(await askOf(folder));
  });

  it.each(['objects', 'refs', 'HEAD', 'config', 'index', 'objects/pack'])(
    'a link in place of .git/%s',
    async (name) => {
      const other = secretive();
      const folder = repository();
      rmSync(path.join(folder, '.git', name), { recursive: true });
      symlinkSync(path.join(other, '.git', name), path.join(folder, '.git', name));
      nothingOf(await askOf(folder));
    },
  );

  it('a bare repository that the workspace brings along', async () => {
    const outer = repository();
    const planted = trap();
    const folder = path.join(outer, 'bare');
    mkdirSync(folder);
    git(folder, 'init', '--quiet', '--bare');
    appendFileSync(
      path.join(folder, 'config'),
      `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = ${planted.program}\n`,
    );
    plainGit(folder, 'status');
    expect(planted.sprung(), 'unhardened git believes it').toBe(true);
    expect((await askOf(folder)).refusals[0]).toContain('bare git repository');
    // As a part of the workspace it is a folder like any other.
    await askOf(outer);
    expect(planted.sprung()).toBe(false);
  });

  it('objects that replace others, and grafts', async () => {
    const folder = repository();
    const fake = git(folder, 'commit-tree', '-m', 'replaced', 'HEAD^{tree}').trim();
    git(folder, 'replace', 'HEAD', fake);
    expect(plainGit(folder, 'log')).toContain('replaced');
    const own = createGit(folder, { searchPath: SEARCH_PATH });
    expect((await own.run(ask('log'), AMPLE)).value).not.toContain('replaced');
    git(folder, 'replace', '--delete', 'HEAD');
    writeFileSync(path.join(folder, '.git/info/grafts'), `${git(folder, 'rev-parse', 'HEAD').trim()}\n`);
    expect(plainGit(folder, 'log')).not.toContain('first');
    expect((await own.run(ask('log'), AMPLE)).value).toContain('first');
  });

  it('files that settings have git read: their lines never come out', async () => {
    const folder = repository();
    const outside = path.join(temporaryTree({ list: 'the other secret\n' }), 'list');
    config(
      folder,
      `[blame]\n\tignoreRevsFile = ${outside}\n[diff]\n\torderFile = ${outside}\n[mailmap]\n\tfile = ${outside}\n[core]\n\texcludesFile = ${outside}\n\tattributesFile = ${outside}`,
    );
    const blame = plainGit(folder, 'blame', 'src/a.txt');
    expect(blame, 'git stops at the first line of it').toBe('');
    const { text, refusals } = await askOf(folder);
    expect(text + refusals.join()).not.toContain('the other');
    expect(refusals).toEqual([expect.stringContaining('blame.ignoreRevsFile')]);
    writeFileSync(path.join(folder, 'formatting'), `${git(folder, 'rev-parse', 'HEAD')}`);
    git(folder, 'config', 'blame.ignoreRevsFile', 'formatting');
    expect((await askOf(folder)).refusals).toEqual([]);
  });
});

describe('programs in place of git', () => {
  it('are never taken from the workspace or from a relative folder', async () => {
    const folder = repository();
    const planted = trap(path.join(folder, 'bin/git'));
    const searchPath = [path.join(folder, 'bin'), 'bin', '.', '', SEARCH_PATH].join(':');
    execFileSync('git', ['status'], { cwd: folder, env: { PATH: searchPath } });
    expect(planted.sprung(), 'a search by the shell’s rules finds it').toBe(true);
    expect((await askOf(folder, SOME_REQUESTS, { searchPath })).refusals).toEqual([]);
    const linked = temporaryTree();
    symlinkSync(path.join(folder, 'bin'), path.join(linked, 'bin'));
    symlinkSync(planted.program, path.join(linked, 'git'));
    await askOf(folder, SOME_REQUESTS, { searchPath: `${linked}/bin:${linked}:${SEARCH_PATH}` });
    // Another root of the same workspace is as little to be trusted.
    const second = temporaryTree();
    copyFileSync(planted.program, path.join(second, 'git'));
    chmodSync(path.join(second, 'git'), 0o755);
    await askOf(folder, SOME_REQUESTS, { searchPath: `${second}:${SEARCH_PATH}`, workspaceRoots: [second] });
    expect(planted.sprung()).toBe(false);
  });

  it('are refused where none is new enough to be hardened', async () => {
    const folder = repository();
    const old = temporaryTree({ git: '#!/bin/sh\necho git version 2.30.9\n' });
    chmodSync(path.join(old, 'git'), 0o755);
    const { refusals } = await askOf(folder, SOME_REQUESTS, { searchPath: old });
    expect(refusals[0]).toContain('no git 2.31 or newer');
  });

  it('get nothing of the environment', async () => {
    const folder = repository();
    const place = temporaryTree();
    const seen = path.join(place, 'seen');
    writeFileSync(
      path.join(place, 'git'),
      `#!/bin/sh\n[ "$1" = --version ] && echo git version 2.39.5 && exit\n/usr/bin/env >> ${seen}; echo -- >> ${seen}; exec ${GIT} "$@"\n`,
    );
    chmodSync(path.join(place, 'git'), 0o755);
    process.env['GIT_EXTERNAL_DIFF'] = '/planted';
    process.env['GIT_DIR'] = '/planted';
    process.env['PLANTED_SECRET'] = '/planted';
    try {
      expect((await askOf(folder, SOME_REQUESTS, { searchPath: place })).refusals).toEqual([]);
    } finally {
      delete process.env['GIT_EXTERNAL_DIFF'];
      delete process.env['GIT_DIR'];
      delete process.env['PLANTED_SECRET'];
    }
    const environment = readFileSync(seen, 'utf8');
    expect(environment).not.toContain('/planted');
    for (const expected of [
      'GIT_OPTIONAL_LOCKS=0',
      'GIT_ALLOW_PROTOCOL=none',
      'GIT_NO_LAZY_FETCH=1',
      'GIT_CONFIG_NOSYSTEM=1',
    ]) {
      expect(environment).toContain(expected);
    }
  });
});

describe('linked worktrees', () => {
  it('are answered, with the hardening of their main repository', async () => {
    const main = repository();
    const planted = trap();
    const folder = path.join(temporaryTree(), 'linked');
    git(main, 'worktree', 'add', '--quiet', folder, '-b', 'topic');
    config(main, `[core]\n\tfsmonitor = ${planted.program}`);
    const answers = await expectHarmless(folder, planted, ['status']);
    expect(answers.refusals).toEqual([]);
    expect(answers.text).toContain('## topic');
  });

  it('are refused after their folder was moved, since nothing leads back', async () => {
    const main = repository();
    const place = temporaryTree();
    git(main, 'worktree', 'add', '--quiet', path.join(place, 'linked'));
    renameSync(path.join(place, 'linked'), path.join(place, 'moved'));
    expect(existsSync(path.join(place, 'moved/.git'))).toBe(true);
    expect((await askOf(path.join(place, 'moved'))).refusals[0]).toContain('does not lead back');
  });
});
