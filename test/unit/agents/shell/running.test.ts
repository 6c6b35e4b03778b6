import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../src/agents/shell/parse-command';
import { runCommand } from '../../../../src/agents/shell/run-command';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { never } from '../../rigs/fixture-reader';
import { stillClock } from '../../rigs/test-clock';

const FILES = {
  'README.md': '# Shop\n\nSells things.\n',
  'src/orders/routes.ts': "import { list } from './store';\n\nexport function routes() {\n  return list();\n}\n",
  'src/orders/store.ts': 'export function list() {\n  return [];\n}\n',
  'src/empty.ts': '',
  'test/routes.test.ts': "it('lists', () => routes());\n",
  '.github/ci.yml': 'run: routes\n',
  '.gitignore': 'dist/\n',
  'dist/out.js': 'routes\n',
  '.env': 'routes=1\n',
  'server.pem': 'routes\n',
};

const shop = (): WorkspaceReader => diskReader([{ name: 'app', path: temporaryTree(FILES) }]);

async function run(reader: WorkspaceReader, text: string) {
  const parsed = parseCommand(text, { platform: 'posix', roots: reader.roots() });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.refusal}`);
  return runCommand(parsed.command, reader, AMPLE, never, stillClock);
}

const printed = async (text: string, reader = shop()) => (await run(reader, text)).text.split('\n');

describe('listing', () => {
  it('shows names, and neither secrets nor what is ignored', async () => {
    expect(await printed('ls')).toEqual(['README.md', 'src', 'test']);
    expect(await printed('ls -A')).toEqual(['.github', '.gitignore', 'README.md', 'src', 'test']);
    expect(await printed('ls -F src README.md')).toEqual(['README.md', '', 'src:', 'empty.ts', 'orders/']);
    expect(await printed('ls -R src')).toEqual([
      'src:',
      'empty.ts',
      'orders',
      '',
      'src/orders:',
      'routes.ts',
      'store.ts',
    ]);
    expect(await printed('ls -d src')).toEqual(['src']);
    expect(await printed('ls -lS src/orders')).toEqual(['-         79 routes.ts', '-         40 store.ts']);
  });

  it('draws a tree', async () => {
    expect(await printed('tree -L 2 src')).toEqual([
      'src',
      '├── empty.ts',
      '└── orders',
      '    ├── routes.ts',
      '    └── store.ts',
      '',
      '1 directories, 3 files',
    ]);
    expect(await printed("tree -I 'orders|test' --noreport")).toEqual([
      '.',
      '├── README.md',
      '└── src',
      '    └── empty.ts',
    ]);
  });

  it('finds by tests', async () => {
    expect(await printed("find . -name '*.ts' -not -path './test/*'")).toEqual([
      './src/empty.ts',
      './src/orders/routes.ts',
      './src/orders/store.ts',
    ]);
    expect(await printed("find . -path './src/*' -prune -o -type f -print")).toEqual([
      './.github/ci.yml',
      './.gitignore',
      './README.md',
      './test/routes.test.ts',
    ]);
    expect(await printed('find src -type d')).toEqual(['src', 'src/orders']);
    expect(await printed('find src -maxdepth 1 -empty')).toEqual(['src/empty.ts']);
    expect(await printed('find . -size +50c -name "*.ts"')).toEqual(['./src/orders/routes.ts']);
    expect(await printed("find src -regex '.*/\\(store\\|empty\\)\\.ts'")).toEqual([
      'src/empty.ts',
      'src/orders/store.ts',
    ]);
    expect(await printed("find src/orders -name 'r*' -printf '%f %s\\n'")).toEqual(['routes.ts 79']);
    expect(await printed("find . -maxdepth 1 -type f -name '*e*'")).toEqual(['./.gitignore']);
  });
});

describe('reading', () => {
  it('shows files or their parts, and cites what it shows', async () => {
    const reader = shop();
    const { text, reads } = await run(reader, 'cat -n src/orders/store.ts');
    expect(text).toBe('     1\texport function list() {\n     2\t  return [];\n     3\t}');
    expect(reads).toMatchObject([{ whole: { path: 'src/orders/store.ts' }, start: 1, end: 3 }]);
    expect(await printed('head -n 1 README.md src/orders/store.ts', reader)).toEqual([
      '==> README.md <==',
      '# Shop',
      '',
      '==> src/orders/store.ts <==',
      'export function list() {',
    ]);
    expect((await run(reader, 'tail -n 2 src/orders/routes.ts')).reads).toMatchObject([{ start: 4, end: 5 }]);
    expect(await printed('tail -n +3 README.md', reader)).toEqual(['Sells things.']);
    expect(await printed('head -n -2 README.md', reader)).toEqual(['# Shop']);
    expect(await printed('head -c 6 README.md', reader)).toEqual(['# Shop']);
  });

  it('counts', async () => {
    expect(await printed('wc -l README.md src/empty.ts')).toEqual(['3 README.md', '0 src/empty.ts', '3 total']);
    expect(await printed('wc README.md')).toEqual(['      3       4      22 README.md']);
  });

  it('goes on after a file that is not there, and is refused where none is', async () => {
    const { text } = await run(shop(), 'cat none.ts README.md');
    expect(text).toMatch(/^none\.ts: There is no "none\.ts".*\n# Shop/);
    await expect(run(shop(), 'cat none.ts')).rejects.toThrow('There is no "none.ts"');
  });
});

describe('searching', () => {
  it('shows lines with their places', async () => {
    expect(await printed('rg routes')).toEqual([
      'src/orders/routes.ts:3:export function routes() {',
      "test/routes.test.ts:1:it('lists', () => routes());",
    ]);
    expect(await printed('rg -N routes src/orders/routes.ts')).toEqual(['export function routes() {']);
    expect(await printed('rg --hidden -l routes')).toEqual([
      '.github/ci.yml',
      'src/orders/routes.ts',
      'test/routes.test.ts',
    ]);
    expect(await printed("grep -rc 'list\\|routes' src")).toEqual(['src/orders/routes.ts:3', 'src/orders/store.ts:1']);
    expect(await printed("rg -o '[a-z]+\\(\\)' src/orders")).toEqual([
      'src/orders/routes.ts:3:routes()',
      'src/orders/routes.ts:4:list()',
      'src/orders/store.ts:1:list()',
    ]);
    expect(await printed('rg -v list src/orders/store.ts')).toEqual(['2:  return [];', '3:}']);
    expect(await printed('rg --files-without-match list src')).toEqual(['src/empty.ts']);
    expect(await printed('rg -C1 return src/orders/store.ts')).toEqual([
      '1-export function list() {',
      '2:  return [];',
      '3-}',
    ]);
    expect(await printed('rg nowhere')).toEqual(['']);
  });

  it('lists the files it would look through', async () => {
    expect(await printed("rg --files -g '*.ts' -g '!test/**'")).toEqual([
      'src/empty.ts',
      'src/orders/routes.ts',
      'src/orders/store.ts',
    ]);
    expect(await printed('rg --files -t md')).toEqual(['README.md']);
  });

  it('says what is not valid, or is a folder', async () => {
    await expect(run(shop(), "rg '(' src")).rejects.toThrow(/refused/);
    await expect(run(shop(), 'grep list src')).rejects.toThrow('is a folder; write grep -rn');
  });
});

describe('asking git', () => {
  function repository(): WorkspaceReader {
    const folder = temporaryTree(FILES);
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=a@example.org', ...args], {
        env: { ...process.env, GIT_AUTHOR_DATE: '2026-01-10T00:00:00Z', GIT_COMMITTER_DATE: '2026-01-10T00:00:00Z' },
      });
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'First');
    return diskReader([{ name: 'app', path: folder }]);
  }

  it('tells revisions and paths apart by what is there', async () => {
    const reader = repository();
    expect(await printed('git log --format=%s src', reader)).toEqual(['First']);
    expect(await printed('git log --format=%s main', reader)).toEqual(['First']);
    expect(await printed("git ls-files '*.md'", reader)).toEqual(['README.md']);
    expect(await printed("git log --format=%s -- '*.md'", reader)).toEqual(['First']);
    expect(await printed('git show HEAD:src/orders/store.ts', reader)).toEqual([
      'export function list() {',
      '  return [];',
      '}',
    ]);
    expect(await printed('git branch', reader)).toEqual(['main']);
    expect(await printed('git rev-parse --show-toplevel', reader)).toEqual(['.']);
    expect((await run(reader, 'git blame src/orders/store.ts')).text).toContain('Ada');
  });

  it('gives the ages of files, as far as the history tells', async () => {
    const reader = repository();
    const { text, capped } = await run(reader, "find . -mtime -7 -name '*.md'");
    expect(text).toBe('./README.md');
    expect(capped).toContain('ages are those of the latest commits');
    expect((await run(reader, "find . -mtime +7 -name '*.md'")).text).toBe('');
    await expect(run(shop(), 'find . -mtime -7')).rejects.toThrow('times of files are not known here');
  });
});
