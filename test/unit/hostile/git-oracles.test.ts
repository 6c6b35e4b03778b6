import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commit, git, repository, standing } from '../extension/node/git/repositories';
import type { WorkspaceReader } from '../../../src/agents/workspace/workspace-reader';
import { temporaryTree } from '../rigs/temporary-tree';
import { readerOf, says, TOKEN } from './says';

const WRONG = 'ghp_Z9Pw3KtR7yUqM2nXcV5bL8dHfJ6sAe1GoTiB';

/** A history in which the token comes and goes in files that nobody may read, in one that all may, and in messages. */
function withToken(): string {
  return standing('with a token', makeWithToken);
}

function makeWithToken(): string {
  const folder = repository({ 'README.md': '# Read me\n' });
  writeFileSync(path.join(folder, '.env'), `SIGN_IN=${TOKEN}\n`);
  commit(folder, 'hidden');
  writeFileSync(path.join(folder, '.env'), 'SIGN_IN=\n');
  commit(folder, 'hidden again');
  writeFileSync(path.join(folder, 'settings.ts'), `export function signIn() {\n  call('${TOKEN}');\n}\n`);
  commit(folder, 'open');
  commit(folder, `uses ${TOKEN} now\n\nPassword: hunter2hunter2`);
  git(
    folder,
    '-c',
    `user.name=${TOKEN}`,
    'commit',
    '--quiet',
    '--allow-empty',
    `--author=${TOKEN} <a@b.c>`,
    '-m',
    'by',
  );
  return folder;
}

/** The same question with a guess that is right, and with one that is wrong, is answered in the same words. */
async function expectSameAnswer(
  reader: WorkspaceReader,
  ask: (guess: string) => string,
  right: string,
  wrong: string,
): Promise<void> {
  const answers = [await says(reader, ask(right)), await says(reader, ask(wrong))];
  const [one, other] = answers.map((answer, i) => answer.replaceAll(i === 0 ? right : wrong, '<guess>'));
  expect(one, ask('<guess>')).toBe(other);
}

describe('a guess at a secret', () => {
  const SEARCHES: ((guess: string) => string)[] = [
    (guess) => `git log --oneline -S'${guess}'`,
    (guess) => `git log -G '${guess}'`,
    (guess) => `git log -S ${guess} -p`,
    (guess) => `git log -S ${guess} --stat --pickaxe-all`,
    (guess) => `git log -S '${guess}' --pickaxe-regex -i`,
    (guess) => `git log -G '${guess}' -- settings.ts`,
    (guess) => `git log -S ${guess} --all --reverse -- .`,
    (guess) => `git log -S ${guess} --max-count=1 --format=%h -- settings.ts README.md`,
    (guess) => `git log --follow -S ${guess} -- settings.ts`,
    (guess) => `git log -S ${guess} -- .env`,
    (guess) => `git log -G ${guess} --name-only --diff-filter=AM`,
    (guess) => `git log --grep '${guess}'`,
    (guess) => `git log -F --grep ${guess}`,
    (guess) => `git log -E --grep '(${guess}|nothing else)' --oneline`,
    (guess) => `git log --grep ${guess} --invert-grep --oneline`,
    (guess) => `git log --grep uses --grep ${guess} --all-match`,
    (guess) => `git log --author ${guess}`,
    (guess) => `git log --committer=${guess} --oneline`,
    (guess) => `git log --author ${guess} --grep by -S x`,
    (guess) => `git show -S ${guess}`,
    (guess) => `git show --grep ${guess} HEAD~1`,
    (guess) => `git diff -S ${guess} HEAD~3`,
    (guess) => `git diff -G ${guess} --stat HEAD~3`,
    (guess) => `git diff HEAD~3 -I ${guess}`,
    (guess) => `git diff HEAD~3 -I '${guess}' --stat`,
    (guess) => `git log -p --ignore-matching-lines="${guess}"`,
    (guess) => `git diff HEAD~3 --anchored=${guess}`,
    (guess) => `git blame -L '/${guess}/,+1' settings.ts`,
    (guess) => `git blame -L '1,/${guess}/' settings.ts`,
    (guess) => `git blame -L ':${guess}' settings.ts`,
    (guess) => `git log -L '/${guess}/,+1:settings.ts'`,
    (guess) => `git log -L ':${guess}:settings.ts'`,
    (guess) => `git show -L '/${guess}/,+1:settings.ts'`,
    (guess) => `rg ${guess}`,
    (guess) => `rg -c ${guess} settings.ts`,
    (guess) => `rg -l ${guess} .`,
    (guess) => `rg --files-without-match ${guess}`,
    (guess) => `rg -q ${guess} settings.ts`,
    (guess) => `rg -o '.${guess}.' settings.ts`,
    (guess) => `rg -v ${guess} settings.ts`,
    (guess) => `rg -w ${guess}`,
    (guess) => `rg -i -F ${guess} settings.ts`,
    (guess) => `rg -e 'call|${guess}' --count settings.ts`,
    (guess) => `grep -rn ${guess} .`,
    (guess) => `grep -x ".*${guess}.*" settings.ts`,
    (guess) => `grep -c ${guess} settings.ts`,
    (guess) => `rg -A1 ${guess} settings.ts`,
    (guess) => `find . -name '*${guess}*'`,
    (guess) => `git ls-files '*${guess}*'`,
  ];

  it.each(SEARCHES.map((search) => [search('GUESS'), search] as const))(
    'is answered the same: %s',
    async (_, search) => {
      const reader = readerOf(withToken());
      await expectSameAnswer(reader, search, TOKEN, WRONG);
      // Nor is one at its beginning.
      await expectSameAnswer(reader, search, TOKEN.slice(0, 9), WRONG.slice(0, 9));
      await expectSameAnswer(reader, search, TOKEN.slice(4, 6), WRONG.slice(4, 6));
    },
  );

  const PATTERNS: readonly (readonly [right: string, wrong: string])[] = [
    ["call\\('.{40}'\\)", "call\\('.{41}'\\)"],
    ["call\\('[^-]+'\\)", "call\\('[^7]+'\\)"],
    ["call\\('.{4}[^a]", "call\\('.{4}[^k]"],
    ["call\\('ghp_[k]|zzz", "call\\('ghp_[z]|zzz"],
    ['call.*AoWi', 'call.*WiAo'],
    ['\\bghp_k', '\\bghp_z'],
    ['[^ -&*-~]ghp|l..[^x]', '[^ -&*-~]ghx|l..[^g]'],
    ["k7.{30,}'", "j7.{30,}'"],
    ['AoWi.\\);$', 'AoWj.\\);$'],
    ["^ +call..[^a].{38}'", "^ +call..[^g].{38}'"],
  ];

  it.each(PATTERNS)('at its length or its letters is answered the same: %s', async (right, wrong) => {
    const reader = readerOf(withToken());
    const asks: ((pattern: string) => string)[] = [
      (pattern) => `rg "${pattern}" settings.ts`,
      (pattern) => `rg -c "${pattern}"`,
      (pattern) => `rg -v "${pattern}" settings.ts`,
      (pattern) => `rg -o "${pattern}" settings.ts`,
      (pattern) => `grep -E "${pattern}" settings.ts`,
      (pattern) => `git log --oneline -G "${pattern}"`,
      (pattern) => `git log --oneline --pickaxe-regex -S "${pattern}"`,
      (pattern) => `git log -E --oneline --grep "${pattern.replace('call', 'uses').replaceAll("'", '')}"`,
    ];
    for (const ask of asks) await expectSameAnswer(reader, ask, right, wrong);
  });
});

describe('a search for commits', () => {
  it('finds what anybody may read', async () => {
    const folder = withToken();
    const subjects = async (command: string) =>
      (await says(folder, command.replace('git log', 'git log --format=%s'))).trim().split('\n');
    expect(await subjects("git log -S 'signIn'")).toEqual(['open']);
    expect(await subjects("git log -G 'sign.n..'")).toEqual(['open']);
    expect(await subjects('git log -S two')).toEqual(['second', 'first']);
    expect(await subjects('git log -S two --reverse -n 1')).toEqual(['second']);
    expect(await subjects('git log -S two --skip 1')).toEqual(['first']);
    expect(await subjects('git log -S two -- src')).toEqual(['second', 'first']);
    expect(await subjects('git log -S two -- README.md')).toEqual(['']);
    expect(await subjects('git log --grep hidden')).toEqual(['hidden again', 'hidden']);
    expect(await subjects("git log -i --grep 'HID.*AGAIN'")).toEqual(['hidden again']);
    expect(await subjects('git log --grep hidden --invert-grep --author Ada -2')).toEqual([
      expect.stringMatching(/^uses \S*redacted\S* now$/),
      'open',
    ]);
    expect(await says(folder, 'git log -S two -p -1')).toMatch(/ {4}second[^]*-two\n\+2/);
    expect(await says(folder, 'git log -S two --stat -1')).toContain('src/a.txt | 2 +-');
  });

  it('passes over commits whose only hits lie in files that nobody may read', async () => {
    const folder = withToken();
    expect(await says(folder, 'git log -S SIGN_IN')).toBe('');
    expect(await says(folder, 'git log -G SIGN_IN --name-only')).toBe('');
  });
});

describe('figures', () => {
  it('tell nothing of files that nobody may read', async () => {
    const folder = repository();
    writeFileSync(path.join(folder, '.env'), 'A=1\n'.repeat(7));
    writeFileSync(path.join(folder, 'b.txt'), 'b\n');
    commit(folder, 'both');
    for (const how of [
      '--stat',
      '--shortstat',
      '--compact-summary',
      '--stat --stat-count=1',
      '--numstat',
      '--raw',
      '--dirstat',
    ]) {
      const text = await says(folder, `git show --format=%s ${how}`);
      expect(text, how).not.toMatch(/8 insertions|7 ins|\.env|\b7\b/);
    }
    expect(await says(folder, 'git ls-files -s')).not.toContain(git(folder, 'rev-parse', 'HEAD:.env').trim());
    for (const asked of [
      'git rev-parse HEAD:.env',
      'git show HEAD:.env',
      'git blame .env',
      'git diff HEAD~1 -- .env',
    ]) {
      expect(await says(folder, asked)).toMatch(/^refused/);
    }
    for (const asked of ['wc -c .env', 'ls -l .env', 'find .env -size +1c', 'find . -newer .env']) {
      expect(await says(folder, asked)).toMatch(/^refused/);
    }
    expect(await says(folder, 'find . -size -100c')).not.toContain('.env');
    expect(await says(folder, 'ls -la')).not.toContain('.env');
    expect(await says(folder, 'git show --format=%s --stat HEAD~1')).toContain(
      '1 file changed, 1 insertion(+), 1 deletion(-)',
    );
  });
});

describe('a secret in a name', () => {
  const NAME = 'password=hunter2hunter2';

  it('is listed by nothing', async () => {
    const folder = repository({
      [`src/${NAME}`]: 'x\n',
      [`ünï ${NAME}/file.txt`]: 'x\n',
      [`${TOKEN}.txt`]: 'x\n',
      [`deep/api_key=Xy12345678Zq/more/x.ts`]: 'x\n',
    });
    git(folder, 'branch', NAME);
    git(folder, 'branch', `topic/${TOKEN}`);
    git(folder, 'tag', `v1-${TOKEN}`);
    git(folder, 'tag', '-a', NAME, '-m', `is ${NAME}`);
    git(folder, 'mv', `src/${NAME}`, `src/secret=${TOKEN}`);
    git(
      folder,
      '-c',
      `user.name=${NAME}`,
      'commit',
      '--quiet',
      '--all',
      `--author=${TOKEN} <${TOKEN}@example.org>`,
      '-m',
      'moved',
    );
    git(folder, 'checkout', '--quiet', '-b', `now/${TOKEN}`);
    writeFileSync(path.join(folder, `new ${NAME}`), 'x\n');
    const commands = [
      ...[
        'ls',
        'ls -R',
        'ls -la src',
        'tree',
        'tree -f',
        'find .',
        "find . -type f -printf '%f %p %h\\n'",
        'rg --files',
        'rg -l x',
      ],
      ...[
        'rg x',
        'grep -rc x .',
        'git status',
        'git status --porcelain=v2 -b',
        'git ls-files',
        'git ls-files -s',
        'git ls-files -o',
      ],
      ...[
        'git log --stat',
        'git log --name-status -M',
        'git log --summary -C --find-copies-harder',
        'git log -p --raw',
        'git log --numstat',
      ],
      ...[
        'git log --all --decorate=full',
        "git log --all --format='%d %D %S %an %ae %cn %ce' --source",
        'git log -g',
        "git log -g --format='%gD %gs %gn %ge'",
      ],
      ...[
        'git branch -a',
        'git branch -v',
        'git branch --show-current',
        'git rev-parse --symbolic-full-name --all',
        'git rev-parse --abbrev-ref HEAD',
      ],
      ...[
        'git rev-parse --tags',
        'git show --format=fuller',
        'git show --format=raw',
        'git show HEAD:src',
        'git log --dirstat',
        'git blame notes.md',
      ],
      ...[
        'git blame -e notes.md',
        'git blame --line-porcelain notes.md',
        `git show ${NAME}`,
        'git log --graph --all --oneline',
      ],
      ...[
        "git log --format='A%an' ",
        "git log --format='x%D'",
        'git log --pretty=reference --all',
        "git show -s --format='%(decorate)'",
      ],
    ];
    for (const command of commands) {
      const text = (await says(folder, command)).replaceAll(command.split(' ')[2] ?? command, '');
      expect(text, command).not.toMatch(/hunter2|Xy12345678/);
      expect(text, command).not.toContain(TOKEN);
    }
  });

  it('of a folder that is no repository is listed by nothing', async () => {
    const folder = temporaryTree({ [`a/${NAME}/x.txt`]: 'x\n', [`${TOKEN}`]: 'x\n', 'b.txt': 'x\n' });
    for (const command of ['ls -R', 'tree', 'find .', 'rg --files', 'rg x', 'git status', 'wc -l b.txt']) {
      expect(await says(folder, command), command).not.toMatch(/hunter2|ghp_/);
    }
  });
});
