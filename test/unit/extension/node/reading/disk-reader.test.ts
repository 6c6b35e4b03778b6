import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Cancellation } from '../../../../../src/agents/base/async/cancellation';
import { AccessRefused, type WorkspaceReader } from '../../../../../src/agents/workspace/workspace-reader';
import { diskReader } from '../../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';

function lookAt(files: Record<string, string | Buffer>, exclude: string[] = []) {
  const folder = temporaryTree(files);
  return { folder, reader: diskReader([{ name: 'app', path: folder }], { exclude }) };
}

async function walked(reader: WorkspaceReader): Promise<string[]> {
  return (await reader.walk(AMPLE)).value.map(({ path }) => path);
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => 'let through',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AccessRefused);
  return (outcome as AccessRefused).message;
}

describe('walking', () => {
  it('lists files breadth first, in the order of their names, with their sizes', async () => {
    const { reader } = lookAt({ 'b/deep/x.ts': 'x', 'a/y.ts': 'yy', 'top.ts': '', 'b/z.ts': 'z' });
    const { value, capped } = await reader.walk(AMPLE);
    expect(value.map(({ path, size }) => [path, size])).toEqual([
      ['top.ts', 0],
      ['a/y.ts', 2],
      ['b/z.ts', 1],
      ['b/deep/x.ts', 1],
    ]);
    expect(capped).toBeUndefined();
  });

  it('honours .gitignore at every level, the deeper after the higher', async () => {
    const { reader } = lookAt({
      '.gitignore': '*.log\n/out/\n!keep.log\n',
      'out/a.ts': '',
      'src/out/b.ts': '',
      'a.log': '',
      'keep.log': '',
      'src/.gitignore': '!b.log\nlocal.ts\n',
      'src/b.log': '',
      'src/local.ts': '',
      'local.ts': '',
    });
    const kept = ['.gitignore', 'keep.log', 'local.ts', 'src/.gitignore', 'src/b.log', 'src/out/b.ts'];
    expect(await walked(reader)).toEqual(kept);
  });

  it('leaves out what the settings exclude, and the folders of tools', async () => {
    const { reader } = lookAt(
      {
        'dist/a.js': '',
        'src/a.ts': '',
        'src/a.gen.ts': '',
        'node_modules/m/i.js': '',
        '.git/config': '',
        'x/__pycache__/y.pyc': '',
      },
      ['dist', '**/*.gen.ts'],
    );
    expect(await walked(reader)).toEqual(['src/a.ts']);
  });

  it('sees an existing .sdd/ even where .gitignore hides it, but never its sessions', async () => {
    const { reader } = lookAt({
      '.gitignore': '.sdd/\n',
      '.sdd/project.md': 'what it is',
      '.sdd/sessions/1/journal.jsonl': '{}',
    });
    expect(await walked(reader)).toEqual(['.gitignore', '.sdd/project.md']);
  });

  it('never lists secrets', async () => {
    const { reader } = lookAt({
      '.env': 'A=1',
      '.env.example': 'A=',
      'certs/site.key': '',
      'src/a.ts': '',
      '.ssh/config': '',
    });
    expect(await walked(reader)).toEqual(['.env.example', 'src/a.ts']);
  });

  it('follows no links, neither to files nor to folders', async () => {
    const { reader, folder } = lookAt({ 'src/a.ts': 'a' });
    const outside = temporaryTree({ 'o.ts': 'outside' });
    symlinkSync(outside, path.join(folder, 'linked'));
    symlinkSync(path.join(outside, 'o.ts'), path.join(folder, 'o.ts'));
    symlinkSync('.', path.join(folder, 'loop'));
    symlinkSync('/nonexistent', path.join(folder, 'dangling'));
    expect(await walked(reader)).toEqual(['src/a.ts']);
  });

  it('says in the result that a cap was reached', async () => {
    const { reader } = lookAt({ 'a.ts': '', 'b.ts': '', 'c/d.ts': '' });
    const few = await reader.walk({ ...AMPLE, maxEntries: 2 });
    expect(few.value).toHaveLength(2);
    expect(few.capped).toMatch(/stopped at 2 (files|entries)/);
    const noTime = await reader.walk({ ...AMPLE, deadlineMs: 0 });
    expect(noTime).toEqual({ value: [], capped: expect.stringContaining('stopped after 0 s') as unknown });
  });

  it('returns what it has when it is cancelled', async () => {
    const { reader } = lookAt({ 'a.ts': '' });
    const cancel = new Cancellation();
    cancel.cancel();
    expect((await reader.walk(AMPLE, cancel.signal)).capped).toContain('cancelled');
  });

  it('copes with no root, an empty root and a root that is not there', async () => {
    expect(await diskReader([]).walk(AMPLE)).toEqual({ value: [] });
    expect(await lookAt({}).reader.walk(AMPLE)).toEqual({ value: [] });
    const gone = diskReader([{ name: 'gone', path: path.join(temporaryTree(), 'gone') }]);
    expect(await gone.walk(AMPLE)).toEqual({ value: [], capped: 'gone cannot be read' });
  });

  it('walks several roots, and tells them apart', async () => {
    const reader = diskReader([
      { name: 'one', path: temporaryTree({ 'a.ts': '1' }) },
      { name: 'two', path: temporaryTree({ 'a.ts': '2' }) },
    ]);
    expect(reader.roots()).toEqual(['one', 'two']);
    expect((await reader.walk(AMPLE)).value.map(({ root, path }) => `${root}:${path}`)).toEqual([
      'one:a.ts',
      'two:a.ts',
    ]);
    expect((await reader.read('two', 'a.ts')).value.text).toBe('2');
    expect(await refusal(reader.read('three', 'a.ts'))).toContain('the roots are "one", "two"');
  });

  it('is not slowed down by patterns made to be slow', async () => {
    const { reader } = lookAt({ '.gitignore': `${'*a'.repeat(40)}b\n`, [`${'a'.repeat(200)}.ts`]: '' }, [
      `**/${'*a'.repeat(40)}b`,
    ]);
    expect(await walked(reader)).toContain(`${'a'.repeat(200)}.ts`);
  });
});

describe('reading', () => {
  it('gives the lines asked for, with the hash of exactly that text', async () => {
    const { reader } = lookAt({ 'a.ts': 'one\r\ntwo\r\nthree\r\n' });
    const { value } = await reader.read('app', './a.ts', { start: 2, end: 9 });
    expect(value).toEqual({
      root: 'app',
      path: 'a.ts',
      startLine: 2,
      endLine: 3,
      text: 'two\nthree',
      hash: createHash('sha256').update('two\nthree').digest('hex'),
      totalLines: 3,
    });
  });

  it('refuses a range that is not in the file, and says what is', async () => {
    const { reader } = lookAt({ 'a.ts': 'one\ntwo\n' });
    expect(await refusal(reader.read('app', 'a.ts', { start: 5, end: 6 }))).toContain('has 2 lines');
    expect(await refusal(reader.read('app', 'a.ts', { start: 2, end: 1 }))).toContain('within 1–2');
  });

  it('reads an empty file, and UTF-16', async () => {
    const { reader } = lookAt({ 'empty.ts': '', 'wide.txt': Buffer.from('\ufeffwide', 'utf16le') });
    expect((await reader.read('app', 'empty.ts')).value).toMatchObject({ text: '', startLine: 1, endLine: 1 });
    expect((await reader.read('app', 'wide.txt')).value.text).toBe('wide');
  });

  it('stops at the byte cap and says so', async () => {
    const { reader } = lookAt({ 'big.txt': 'word '.repeat(1_000) });
    const { value, capped } = await reader.read('app', 'big.txt', undefined, { maxBytes: 1_000 });
    expect(value.text).toHaveLength(1_000);
    expect(capped).toBe('only the first 1000 of 5000 bytes were read');
  });

  it.each([
    ['/etc/passwd', 'absolute'],
    ['../x', 'goes upwards'],
    ['a/../../x', 'goes upwards'],
    ['C:foo', 'colon'],
    ['file:///etc/passwd', 'colon'],
    ['a\\b', 'backslash'],
    ['a\0b', 'control character'],
    ['.env', 'secret'],
    ['conf/.env.local', 'secret'],
    ['.git/config', 'secret'],
    ['ignored.ts', '.gitignore'],
    ['node_modules/m/i.js', 'tool'],
    ['dist/a.js', 'settings'],
    ['missing.ts', 'There is no'],
    ['src', 'list it'],
    ['pixel.png', 'binary'],
  ])('refuses %j with a sentence that says why', async (asked, why) => {
    const { reader } = lookAt(
      {
        '.gitignore': 'ignored.ts\n',
        'ignored.ts': '',
        '.env': 'A=1',
        'conf/.env.local': '',
        '.git/config': '',
        'node_modules/m/i.js': '',
        'dist/a.js': '',
        'src/a.ts': '',
        'pixel.png': Buffer.from([0x89, 0x50, 0, 0, 1]),
      },
      ['dist'],
    );
    expect(await refusal(reader.read('app', asked))).toContain(why);
  });

  it('follows a link that stays inside, and refuses one that leads out, to a secret or nowhere', async () => {
    const { reader, folder } = lookAt({ 'src/a.ts': 'inside', '.env': 'K=1' });
    const outside = temporaryTree({ 'x.txt': 'outside', 'sub/y.txt': '' });
    const link = (target: string, name: string) => symlinkSync(target, path.join(folder, name));
    link('src/a.ts', 'in.ts');
    link(path.join(outside, 'x.txt'), 'out.txt');
    link(outside, 'outdir');
    link(path.join(outside, 'sub'), 'd');
    link('.env', 'notes.txt');
    link('/nonexistent', 'dangling');
    expect((await reader.read('app', 'in.ts')).value.text).toBe('inside');
    expect(await refusal(reader.read('app', 'out.txt'))).toContain('leads out of the workspace');
    expect(await refusal(reader.read('app', 'outdir/x.txt'))).toContain('leads out of the workspace');
    expect(await refusal(reader.list('app', 'outdir', AMPLE))).toContain('leads out of the workspace');
    expect(await refusal(reader.read('app', 'd/../x.txt'))).toContain('goes upwards');
    expect(await refusal(reader.read('app', 'notes.txt'))).toContain('secret');
    expect(await refusal(reader.read('app', 'dangling'))).toContain('There is no');
  });

  it('tells files of secrets from folders of source that have such names, by what they really are', async () => {
    const { folder, reader } = lookAt({
      'src/credentials/form.ts': 'export const form = 1;',
      'src/token/parse.ts': 'export const parse = 1;',
      'config/credentials': 'very-secret',
      'config/deploy_key.bak': 'very-secret',
      'secrets/db': 'very-secret',
    });
    symlinkSync('config/credentials', path.join(folder, 'notes.txt'));
    expect(await walked(reader)).toEqual(['src/credentials/form.ts', 'src/token/parse.ts']);
    expect((await reader.list('app', 'src/credentials', AMPLE)).value).toHaveLength(1);
    for (const secret of ['config/credentials', 'config/deploy_key.bak', 'secrets/db', 'notes.txt']) {
      expect(await refusal(reader.read('app', secret))).toContain('is a secret by its name');
    }
    expect((await reader.search(['very-secret'], AMPLE)).value).toEqual([]);
  });

  it('lists no name that is or holds a secret, and refuses it clearly', async () => {
    const token = ['ghp', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3g5H'].join('_');
    const { reader } = lookAt({
      'src/a.ts': 'x',
      'src/password=hunter2hunter2': 'x',
      [`${token}/b.ts`]: 'x',
      [token + '.txt']: 'x',
    });
    expect(await walked(reader)).toEqual(['src/a.ts']);
    expect((await reader.find('**/*', AMPLE)).value.map(({ path }) => path)).toEqual(['src/a.ts']);
    expect((await reader.list('app', 'src', AMPLE)).value.map(({ path }) => path)).toEqual(['src/a.ts']);
    expect((await reader.search(['x'], AMPLE)).value.map(({ path }) => path)).toEqual(['src/a.ts']);
    expect(await refusal(reader.read('app', 'src/password=hunter2hunter2'))).toContain('is a secret by its name');
  });

  it('does not mistake a sibling whose name begins alike for the root', async () => {
    const parent = temporaryTree({ 'app/a.ts': '', 'app-evil/x.txt': 'evil' });
    symlinkSync(path.join(parent, 'app-evil'), path.join(parent, 'app', 'evil'));
    const reader = diskReader([{ name: 'app', path: path.join(parent, 'app') }]);
    expect(await refusal(reader.read('app', 'evil/x.txt'))).toContain('leads out');
  });

  it('waits for no pipe', async () => {
    const { reader, folder } = lookAt({ 'a.ts': 'cat' });
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    expect(await refusal(reader.read('app', 'pipe'))).toContain('not a regular file');
    expect(await walked(reader)).toEqual(['a.ts']);
    const found = await reader.search(['cat'], AMPLE, undefined, [{ root: 'app', path: 'pipe', kind: 'file' }]);
    expect(found.value).toEqual([]);
  });

  it('takes secrets out of what it returns', async () => {
    const { reader } = lookAt({ 'config.ts': 'const password = "hunter2hunter2";\n' });
    expect((await reader.read('app', 'config.ts')).value.text).toBe('const password = "[redacted]";');
    expect((await reader.search(['hunter2'], AMPLE)).value).toEqual([]);
    expect((await reader.search(['password'], AMPLE)).value[0]?.text).toContain('[redacted]');
  });
});

describe('listing and finding', () => {
  it('lists the direct children that may be seen', async () => {
    const { reader } = lookAt({ 'src/a.ts': 'a', 'src/sub/b.ts': '', 'src/.env': '' });
    const { value } = await reader.list('app', 'src', AMPLE);
    expect(value).toEqual([
      { root: 'app', path: 'src/a.ts', kind: 'file', size: 1 },
      { root: 'app', path: 'src/sub', kind: 'folder' },
    ]);
    expect((await reader.list('app', '', AMPLE)).value.map(({ path }) => path)).toEqual(['src']);
    expect(await refusal(reader.list('app', 'src/a.ts', AMPLE))).toContain('not a folder');
  });

  it('finds by glob, on the whole path or on the name', async () => {
    const { reader } = lookAt({ 'src/a.ts': '', 'src/b/c.ts': '', 'd.js': '', '.github/ci.yml': '' });
    const find = async (glob: string) => (await reader.find(glob, AMPLE)).value.map(({ path }) => path);
    expect(await find('*.ts')).toEqual(['src/a.ts', 'src/b/c.ts']);
    expect(await find('src/*.ts')).toEqual(['src/a.ts']);
    expect(await find('**/*.{js,yml}')).toEqual(['d.js', '.github/ci.yml']);
    expect((await reader.find('*.ts', { ...AMPLE, maxEntries: 1 })).capped).toContain('the first 1 of 2');
    expect(await refusal(reader.find('*a'.repeat(30), AMPLE))).toContain('use a simpler one');
  });
});

describe('searching', () => {
  it('finds lines that hold one of the texts, whatever their case, each once', async () => {
    const { reader } = lookAt({ 'a.ts': 'first\nCache cache\nlast', 'b.ts': 'the ÉTAG of it' });
    expect((await reader.search(['cache', 'étag'], AMPLE)).value).toEqual([
      { root: 'app', path: 'a.ts', line: 2, text: 'Cache cache' },
      { root: 'app', path: 'b.ts', line: 1, text: 'the ÉTAG of it' },
    ]);
  });

  it('looks first where the path holds a text', async () => {
    const { reader } = lookAt({ 'a.ts': 'cache', 'z/cache.ts': 'cache' });
    expect((await reader.search(['cache'], AMPLE)).value.map(({ path }) => path)).toEqual(['z/cache.ts', 'a.ts']);
  });

  it('takes special characters as they are, and texts of any script', async () => {
    const { reader } = lookAt({ 'a.ts': 'f(x) [y]\nİstanbul cache\r\n検索する' });
    const lines = async (text: string) => (await reader.search([text], AMPLE)).value.map(({ line }) => line);
    expect(await lines('(x) [')).toEqual([1]);
    expect(await lines('CACHE')).toEqual([2]);
    expect(await lines('検索')).toEqual([3]);
    expect(await lines('  ')).toEqual([]);
  });

  it('passes over binary files, and says that it left out large ones', async () => {
    const { reader } = lookAt({
      'bin.dat': Buffer.from('cache\0cache'),
      'large.txt': `cache ${'x'.repeat(1024 * 1024)}`,
      'a.ts': 'cache',
    });
    const { value, capped } = await reader.search(['cache'], AMPLE);
    expect(value.map(({ path }) => path)).toEqual(['a.ts']);
    expect(capped).toBe('1 file over 1 MB left out');
  });

  it('keeps long lines short, around the match', async () => {
    const { reader } = lookAt({ 'a.min.js': `${'x'.repeat(5_000)}needle${'y'.repeat(5_000)}` });
    const [match] = (await reader.search(['needle'], AMPLE)).value;
    expect(match?.text).toContain('needle');
    expect(match?.text.length).toBeLessThanOrEqual(400);
  });

  it('stops at its caps', async () => {
    const { reader } = lookAt(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}.ts`, 'cache\ncache'])));
    const { value, capped } = await reader.search(['cache'], { ...AMPLE, maxEntries: 7 });
    expect(value).toHaveLength(7);
    expect(capped).toContain('stopped at 7 entries');
  });

  it('opens no given file that a walk would not have given', async () => {
    const { reader, folder } = lookAt({
      '.env': 'cache',
      '.gitignore': 'own.ts',
      'own.ts': 'cache',
      'd/a.ts': 'cache',
    });
    const outside = temporaryTree({ 'a.ts': 'cache' });
    symlinkSync(outside, path.join(folder, 'e'));
    const files = ['.env', 'own.ts', 'e/a.ts', 'd/a.ts'].map((p) => ({ root: 'app', path: p, kind: 'file' as const }));
    expect((await reader.search(['cache'], AMPLE, undefined, files)).value.map(({ path }) => path)).toEqual(['d/a.ts']);
  });

  it('opens no file of a folder that has become a link since the walk', async () => {
    const { reader, folder } = lookAt({ 'd/keep.ts': '' });
    const outside = temporaryTree({ 'a.ts': 'cache' });
    mkdirSync(path.join(folder, 'real'));
    writeFileSync(path.join(folder, 'real', 'a.ts'), 'cache');
    symlinkSync(path.join(folder, 'real'), path.join(folder, 'alias'));
    symlinkSync(outside, path.join(folder, 'far'));
    const files = ['alias/a.ts', 'far/a.ts'].map((p) => ({ root: 'app', path: p, kind: 'file' as const }));
    expect((await reader.search(['cache'], AMPLE, undefined, files)).value).toEqual([]);
  });
});
