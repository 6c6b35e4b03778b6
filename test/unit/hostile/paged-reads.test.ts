import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { repository } from '../extension/node/git/repositories';
import { temporaryTree } from '../rigs/temporary-tree';
import { longestPiece, says, TOKEN } from './says';

/** Secrets that only the lines around them give away, each with what must not be put together. */
const KEY = Array.from({ length: 12 }, (_, i) => `MIIE${'vQxYz0'.repeat(9)}${String(i).padStart(4, 'K')}Lp`);
const FILES: Record<string, { text: string; secrets: readonly string[] }> = {
  'key.ts': {
    text: `const key = \`-----BEGIN RSA PRIVATE KEY-----\n${KEY.join('\n')}\n-----END RSA PRIVATE KEY-----\`;\n`,
    secrets: KEY,
  },
  'apart.yaml': {
    text: `password: >-\n  Tr0ub4dor-Zx81-\n  kLm92-qWe77\nhost: a\n`,
    secrets: ['Tr0ub4dor-Zx81-', 'kLm92-qWe77'],
  },
  'concatenated.js': {
    text: `const apiKey =\n  "${TOKEN.slice(0, 20)}" +\n  "${TOKEN.slice(20)}";\n`,
    secrets: [TOKEN.slice(4, 20), TOKEN.slice(20)],
  },
  'long-line.json': {
    text: `{"a":"${'x'.repeat(3_000)}","token":"${TOKEN}","b":"${'y'.repeat(3_000)}"}\n`,
    secrets: [TOKEN],
  },
};

/** Longest piece that may stand somewhere by chance. */
const BY_CHANCE = 7;

describe('a secret that lies across two pages', () => {
  const framed = Object.entries(FILES).map(([name, { text, secrets }]) => ({
    name,
    secrets,
    text: `${'a line of text\n'.repeat(5)}${text}${'another line\n'.repeat(5)}`,
  }));
  const planted = () => temporaryTree(Object.fromEntries(framed.map(({ name, text }) => [name, text])));

  it.each(framed)('cannot be put together from lines: $name', async ({ name, text, secrets }) => {
    const folder = planted();
    const reader = diskReader([{ name: 'app', path: folder }]);
    const whole = new Set((await reader.read('app', name)).value.text.split('\n'));
    const count = text.split('\n').length - 1;
    for (let line = 1; line <= count; line++) {
      const pages = [
        (await reader.read('app', name, { start: line, end: line })).value.text,
        (await reader.read('app', name, { start: Math.max(1, line - 1), end: line })).value.text,
        await says(folder, `head -n ${line} ${name}`),
        await says(folder, `tail -n ${line} ${name}`),
        await says(folder, `tail -n +${line} ${name}`),
      ];
      for (const page of pages) {
        for (const secret of secrets) expect(longestPiece(page, secret).length).toBeLessThanOrEqual(BY_CHANCE);
        expect(page.split('\n').filter((one) => !whole.has(one) && !/^\(|…/.test(one))).toEqual([]);
      }
    }
  });

  it.each(framed)('cannot be put together from bytes: $name', async ({ name, text, secrets }) => {
    const folder = planted();
    const at = text.indexOf(secrets[0] ?? '');
    for (let bytes = Math.max(0, at - 10); bytes < at + 80; bytes += 3) {
      const commands = [
        `head -c ${bytes}`,
        `tail -c ${text.length - bytes}`,
        `tail -c +${bytes}`,
        `head -c -${text.length - bytes}`,
      ];
      for (const command of commands) {
        const page = await says(folder, `${command} ${name}`);
        for (const secret of secrets) expect(longestPiece(page, secret).length, command).toBeLessThanOrEqual(BY_CHANCE);
      }
    }
  });

  it.each([1, 9, 18, 27, 39])(
    'cannot be put together at the end of what is read of a large file, where it begins %i characters before that',
    async (before) => {
      const end = 1024 * 1024;
      const lines = 'a line of text\n'.repeat(end / 15 + 10);
      const start = end - before;
      const large = temporaryTree({
        'big.txt': `${lines.slice(0, start - 1)}\n${TOKEN}\n${lines}`,
        'key.txt': `${lines.slice(0, start - 200)}\n${FILES['key.ts']?.text ?? ''}${lines}`,
      });
      for (const [name, secrets] of [
        ['big.txt', [TOKEN]],
        ['key.txt', KEY],
      ] as const) {
        const count = Math.floor(start / 15);
        for (const command of [
          `head -n ${count + 3} ${name}`,
          `tail -n ${count + 20} ${name}`,
          `head -c ${end - 5} ${name}`,
          `tail -c ${end + 100} ${name}`,
          `tail -n +${count - 10} ${name}`,
          `rg -n -C 3 "gh|MI" ${name}`,
          `grep -n -A 30 "BEGIN" ${name}`,
        ]) {
          const page = await says(large, command);
          for (const secret of secrets)
            expect(longestPiece(page, secret).length, command).toBeLessThanOrEqual(BY_CHANCE);
        }
      }
    },
  );

  it.each([
    ['the head of a table', 'name,password,team\n', (i: number) => `user${i},meadow-plum-${i},red\n`],
    [
      'the beginning of a document',
      'kind: Secret\nmetadata:\n  name: x\ndata:\n',
      (i: number) => `  item-${i}: meadow-plum-${i}\n`,
    ],
    [
      'the beginning of a statement',
      'INSERT INTO users (name, password, team) VALUES\n',
      (i: number) => `('user${i}', 'meadow-plum-${i}', 'red'),\n`,
    ],
  ])('cannot be read by itself where only %s, far above, tells that it is one', async (_, head, row) => {
    const rows = Array.from({ length: 6_000 }, (_row, i) => row(i)).join('');
    const folder = repository({ 'big.txt': `${head}${rows}` });
    const changed = rows.replace(/(user3000|item-3000)/, '$1x');
    writeFileSync(path.join(folder, 'big.txt'), `${head}${changed}`);
    const reader = diskReader([{ name: 'app', path: folder }]);
    const pages = [
      (await reader.read('app', 'big.txt', { start: 3_000, end: 3_010 })).value.text,
      await says(folder, 'tail -n 5 big.txt'),
      await says(folder, 'git diff big.txt'),
      await says(folder, 'git blame -L 3000,3010 big.txt'),
      await says(folder, 'rg -n "(user|item-)30" big.txt'),
    ];
    for (const page of pages) {
      expect(page).toMatch(/user|item-/);
      expect(page).not.toContain('meadow-plum');
    }
  });
});
