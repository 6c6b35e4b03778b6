import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGit } from '../../../src/extension/node/git/create-git';
import { AMPLE } from '../rigs/budgets';
import { ask, commit, git, repository, standing } from '../extension/node/git/repositories';
import { longestPiece, says, TOKEN } from './says';

/** Pieces of a secret this long may stand in a hash or a word by chance. */
const BY_CHANCE = 5;

function expectNothingOf(secret: string, text: string, what: string): void {
  const piece = longestPiece(text, secret);
  expect(piece.length, `${what} shows “${piece}”`).toBeLessThanOrEqual(BY_CHANCE);
}

function put(folder: string, name: string, text: string, message = `changes ${name}`): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
  commit(folder, message);
}

describe('a token in the message of a commit', () => {
  const FORMATS = [
    // to a width
    ...[
      '%<(30,trunc)%s',
      '%<(30,ltrunc)%s',
      '%<(30,mtrunc)%s',
      '%>(25,trunc)%s',
      '%><(25,trunc)%s',
      '%>>(25,ltrunc)%s',
    ],
    ...['%<|(40,trunc)%s', '%<(25,Trunc)%s', '%<( 25,trunc)%s', '%-<(25,trunc)%s', '%<(30, trunc)%B'],
    // into lines
    ...['%w(20)%s', '%w(20,1,2)%B', '%w(1)%b'],
    // into another form
    ...[
      '%f',
      '%+f',
      '%(trailers:key=Password,valueonly)',
      '%(trailers:valueonly)',
      '%(trailers:key=Token,valueonly=true)',
    ],
    // beside what hides where it begins or ends
    ...['A%s', 'A%b', 'A%B', '%h%s', '%s%h', 'x%x41%s', 'A%x00%s', 'A%x01%s', 'A%x0d%s', 'A%C(red)%s', 'A%Creset%s'],
    ...['A%x1b[0m%s', 'a %>>(1)%s', 'a %>>|(1)%s', 'A%-s', '%an%s', 'A%xe2%x80%8b%s', 'Ā%s', 'A%(trailers)', 'A%d%s'],
  ];

  const withMessage = () =>
    standing('with a token in a message', () => {
      const folder = repository();
      commit(folder, `${TOKEN} is what signs in\n\n${TOKEN} it is\n\nToken: ${TOKEN}\nPassword: hunter2hunter2`);
      return folder;
    });

  it.each(FORMATS)('comes out in no part by the format %s', async (format) => {
    const folder = withMessage();
    for (const command of [`git log -1 --format='${format}'`, `git show -s --pretty='tformat:${format}'`]) {
      const text = await says(folder, command);
      expectNothingOf(TOKEN, text, command);
      expectNothingOf('hunter2hunter2', text, command);
    }
    // Who asks without the list of what is allowed meets the same.
    const own = createGit(folder);
    const text = await own.run(ask('log', [`--format=${format}`]), AMPLE).then(
      ({ value }) => value,
      (error: Error) => error.message,
    );
    expectNothingOf(TOKEN, text.replace(/"--format=[^"]*"/, ''), format);
    expectNothingOf('hunter2hunter2', text, format);
  });

  it('comes out in no form of mail, which folds and encodes its subject', async () => {
    const folder = repository();
    commit(folder, `ünï ${TOKEN} ${'wide '.repeat(12)}${TOKEN}`);
    for (const how of ['--pretty=email', '--format=email', '--pretty=mboxrd']) {
      expect(await says(folder, `git log -1 ${how}`)).toContain('refused');
      await expect(createGit(folder).run(ask('log', [how]), AMPLE)).rejects.toThrow('git is not run with');
    }
  });

  it('comes out in no body whose subject says what it is', async () => {
    const folder = repository();
    const body = ['lQOYBGFiYzEBCADJk2n4Vx7PqRs0', 'TuVw9xYz1A2b3C4d5E6f7G8h9I', 'aB3dE5fG7h=='].join('\n');
    commit(folder, `-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n${body}\n-----END PGP PRIVATE KEY BLOCK-----`);
    for (const format of ['%b', '%h %b', '%s%n%b', '%+b', '%B']) {
      const text = await says(folder, `git log -1 --format='${format}'`);
      for (const line of body.split('\n')) expectNothingOf(line, text, format);
    }
  });

  it('costs no plain format its answer', async () => {
    const folder = repository();
    commit(folder, 'Subject line\n\nFirst of the body\n\nSecond of it\n\nSigned-off-by: Ada');
    const format = async (written: string) => (await says(folder, `git log -1 --format='${written}'`)).trimEnd();
    expect(await format('[%s] by %an <%ae>')).toBe('[Subject line] by Ada <ada@example.org>');
    expect(await format('%<(16)%s|')).toBe('Subject line    |');
    expect(await format('%an%x09%s')).toBe('Ada\tSubject line');
    expect(await format('%b')).toBe('First of the body\n\nSecond of it\n\nSigned-off-by: Ada');
    expect(await format('%s%n%+b')).toBe('Subject line\n\nFirst of the body\n\nSecond of it\n\nSigned-off-by: Ada');
    expect(await format('%(trailers:key=Signed-off-by)')).toBe('Signed-off-by: Ada');
    expect(await says(folder, "git log -1 --format='%<(9,trunc)%s'")).toMatch(
      /cuts texts before they are shown; use %s/,
    );
  });

  it('is not cut where a long subject is kept only in part', async () => {
    const folder = repository();
    for (let at = 255; at < 300; at += 5) commit(folder, `${'word '.repeat(at / 5)}${TOKEN}`);
    const { value } = await createGit(folder).history(AMPLE);
    for (const { subject } of value) expectNothingOf(TOKEN, subject, 'the history');
  });
});

describe('a secret that only the whole file shows as one', () => {
  const KEY = [
    'MIIBVAIBADANBgkqhkiG9w0BAQEFAASCAT4wggE6AgEAAkEAq7BFUpkGp3',
    'LyJ8Xk2vPz9QwErTyUiOpAsDfGhJkLzXcVbNm123t45v67w89x0yBzDqFg',
    'Zx81Yw72Xv63Wu54Vt45Us36Tr27Sq18',
    'q9W8e7R6t5Y4u3I2o1P0==',
  ];
  const file = (lines: readonly string[]) =>
    ['# notes', '', '-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', '', '# more', ''].join('\n');
  const turned = KEY.map((line) => [...line].reverse().join(''));

  const COMMANDS = [
    ...[
      'git log -p -U0',
      'git log -p -U1',
      'git log -U0 --inter-hunk-context=0',
      'git log -p -U0 -R',
      'git log -U0 -w',
    ],
    ...['git log -U0 -b --patience', 'git log -U0 --histogram --minimal', 'git log -U0 -W', 'git log -U0 -a'],
    ...['git show -U0', 'git show -U0 --full-index', 'git show -U0 --abbrev=4', 'git show --word-diff -U0'],
    ...['git show --color-words -U0', "git show -U0 -I '^x'", 'git show -U0 --no-prefix', 'git show -U0 --stat --raw'],
    ...['git diff -U0 HEAD~1', 'git diff -U0 HEAD~1 HEAD', 'git diff -U0 HEAD~1..HEAD -- notes.txt', 'git diff -U0'],
    ...['git diff -U0 -R', 'git diff --cached -U0', 'git diff HEAD~1:notes.txt HEAD:notes.txt -U0'],
    ...[
      'git log -L4,5:notes.txt',
      'git log -L6,7:notes.txt -s -p',
      'git log -L7,7:notes.txt',
      'git log -L7,+1:notes.txt',
    ],
    ...['git blame -L 5,6 notes.txt', 'git blame -L7,7 notes.txt', 'git blame -s -L7,+1 HEAD -- notes.txt'],
    ...['git blame -c -L7,7 notes.txt', 'git blame --porcelain -L6,7 notes.txt', 'git blame -L7 notes.txt'],
    ...[
      'git blame --line-porcelain notes.txt',
      'git blame HEAD~1 -L 7,7 -- notes.txt',
      'git blame -e -f -n -t -l notes.txt',
    ],
    ...[
      'head -n 5 notes.txt',
      'tail -n 4 notes.txt',
      'tail -n +7 notes.txt',
      'head -c 150 notes.txt',
      'tail -c 60 notes.txt',
    ],
    ...['rg -o ".{8}$" notes.txt', 'rg -A1 -B1 "q9|23" notes.txt', 'rg -M 10 . notes.txt', "rg -r '$0' '..' notes.txt"],
    ...['grep -on "[A-Za-z0-9]*" notes.txt', 'rg -v x notes.txt', 'rg --trim . notes.txt', 'cat -s notes.txt'],
  ];

  const withKey = (isStaged: boolean) =>
    standing(isStaged ? 'with a key that is staged' : 'with a key', () => {
      const folder = repository();
      put(folder, 'notes.txt', file(KEY));
      put(folder, 'notes.txt', file(turned));
      writeFileSync(path.join(folder, 'notes.txt'), file(KEY));
      if (isStaged) git(folder, 'add', '.');
      return folder;
    });

  it.each(COMMANDS)('comes out in no part by %s', async (command) => {
    const folder = withKey(command.includes('--cached'));
    const text = await says(folder, command);
    expect(text).not.toMatch(/^refused/);
    for (const line of [...KEY, ...turned]) expectNothingOf(line, text, command);
  });

  it('comes out of no merge', async () => {
    const folder = repository();
    put(folder, 'notes.txt', file(KEY));
    git(folder, 'checkout', '--quiet', '-b', 'side');
    put(folder, 'notes.txt', file(turned));
    git(folder, 'checkout', '--quiet', 'main');
    put(folder, 'notes.txt', file([...KEY].reverse()));
    git(folder, 'merge', '--quiet', '--strategy=ours', '--no-edit', 'side');
    writeFileSync(path.join(folder, 'notes.txt'), file(KEY.map((line) => `A${line.slice(1)}`)));
    git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
    for (const how of ['-c', '--cc', '-m', '--diff-merges=first-parent']) {
      const text = await says(folder, `git show ${how} -U0`);
      expect(text).toContain('@@');
      for (const line of [...KEY, ...turned]) expectNothingOf(line.slice(1), text, how);
    }
  });

  it('comes out of no long file, of which only the surroundings are looked through', async () => {
    const folder = repository();
    const long = (lines: readonly string[]) =>
      `${'a line of text\n'.repeat(6_000)}${file(lines)}${'more\n'.repeat(6_000)}`;
    put(folder, 'long.txt', long(KEY));
    put(folder, 'long.txt', long(turned));
    for (const command of ['git show -U0', 'git blame -L6006,6007 long.txt', 'git log -L6006,6007:long.txt']) {
      const text = await says(folder, command);
      expect(text).not.toMatch(/^refused/);
      for (const line of [...KEY, ...turned]) expectNothingOf(line, text, command);
    }
  });

  it('comes out of no line that git begins a hunk with', async () => {
    const folder = repository();
    const line = `const settingsForTheServiceThatSignsUsIn = call('${TOKEN}');`;
    expect(line.indexOf(TOKEN) + 20).toBeLessThan(80);
    expect(line.indexOf(TOKEN) + TOKEN.length).toBeGreaterThan(80);
    put(folder, 'a.ts', `${line}\n${'  x;\n'.repeat(8)}`);
    put(folder, 'a.ts', `${line}\n${'  x;\n'.repeat(8)}  y;\n`);
    for (const command of ['git show', 'git show -U0', 'git log -p', 'git diff HEAD~1', 'git log -L10,10:a.ts']) {
      expectNothingOf(TOKEN, await says(folder, command), command);
    }
    put(folder, 'b.ts', `function plain() {\n${'  x;\n'.repeat(8)}`);
    put(folder, 'b.ts', `function plain() {\n${'  x;\n'.repeat(8)}  y;\n`);
    expect(await says(folder, 'git show -U0')).toContain('@@ -9,0 +10 @@ function plain() {');
  });

  it('is left out, and that is said, where a file is too large to look through', async () => {
    const folder = repository();
    put(folder, 'big.txt', `${'x'.repeat(99)}\n`.repeat(90_000));
    put(folder, 'big.txt', `${'x'.repeat(99)}\n`.repeat(90_000) + 'end\n');
    const text = await says(folder, 'git show');
    expect(text).not.toContain('+end');
    expect(text).toContain('the changes of 1 file left out');
  });
});

describe('a secret in the name of a file', () => {
  it('comes out of no list that is too narrow for it', async () => {
    const folder = repository();
    put(folder, 'src/some/where/password=hunter2hunter2/in/a/deep/folder/file.txt', 'one\n');
    git(folder, 'config', 'diff.statNameWidth', '12');
    git(folder, 'config', 'diff.statGraphWidth', '3');
    const widths = ['--stat', '--stat=20', '--stat=200,9', '--stat=40,20,1', '--stat-width=20', '--stat-name-width=8'];
    const others = [
      '--stat-count=1',
      '--compact-summary',
      '--patch-with-stat',
      '--dirstat',
      '--dirstat=files,0 --cumulative',
    ];
    for (const how of [...widths, ...others, '--summary', '-M --name-status', '--numstat', '--raw --abbrev=4']) {
      const text = await says(folder, `git show ${how}`);
      expectNothingOf('hunter2hunter2', text, how);
      expect(text, how).not.toMatch(/deep|file\.txt/);
    }
    expect(await says(folder, 'git diff --stat-width=10 --stat HEAD~2 HEAD~1')).toContain('src/a.txt | 2 +-');
  });
});
