import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Cancellation } from '../../../../../src/agents/base/async/cancellation';
import type { GrepRequest } from '../../../../../src/agents/workspace/workspace-reader';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import type { RootGrep } from '../../../../../src/extension/node/file-api/file-api';
import { plainGrep } from '../../../../../src/extension/node/linear-pattern/plain-grep';
import { nodeFiles } from '../../../../../src/extension/node/reading/node-files';
import { createRipgrep } from '../../../../../src/extension/node/ripgrep/create-ripgrep';
import { rgBinary } from '../../../../../src/extension/node/ripgrep/rg-binary';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';

function request(pattern: string, rest: Partial<GrepRequest> = {}): GrepRequest {
  return { root: 'app', pattern, literal: false, ignoreCase: false, word: false, paths: [], globs: [], ...rest };
}

function ripgrep(folder: string, exclude: string[] = []): RootGrep {
  const grep = createRipgrep(folder, { exclude });
  if (grep === null) throw new Error('There is no ripgrep for this machine.');
  return grep;
}

async function found(grep: RootGrep, asked: GrepRequest): Promise<string[]> {
  return (await grep.grep(asked, AMPLE)).value.map(({ path: file, line }) => `${file}:${line}`);
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => 'let through',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AccessRefused);
  return (outcome as AccessRefused).message;
}

const ENGINES: [string, (folder: string, exclude?: string[]) => RootGrep][] = [
  ['with ripgrep', ripgrep],
  ['without a process', (folder, exclude = []) => plainGrep({ name: 'app', files: nodeFiles(folder), exclude })],
];

describe.each(ENGINES)('a search for a pattern %s', (_, engine) => {
  it('finds lines, in path order', async () => {
    const folder = temporaryTree({ 'b.ts': 'x\nlet total = 1;\n', 'a/z.ts': 'total\n', 'a/b.ts': 'Total\ntotals\n' });
    const grep = engine(folder);
    expect((await grep.grep(request('tot[a-z]l'), AMPLE)).value).toEqual([
      { root: 'app', path: 'a/b.ts', line: 2, text: 'totals' },
      { root: 'app', path: 'a/z.ts', line: 1, text: 'total' },
      { root: 'app', path: 'b.ts', line: 2, text: 'let total = 1;' },
    ]);
    expect(await found(grep, request('total', { ignoreCase: true }))).toContain('a/b.ts:1');
    expect(await found(grep, request('total', { word: true }))).toEqual(['a/z.ts:1', 'b.ts:2']);
    expect(await found(grep, request('= 1;', { literal: true }))).toEqual(['b.ts:2']);
    expect(await found(grep, request('1.', { literal: true }))).toEqual([]);
    expect(await found(grep, request('total', { paths: ['a'] }))).toEqual(['a/b.ts:2', 'a/z.ts:1']);
    expect(await found(grep, request('total', { paths: ['b.ts', 'a/z.ts'] }))).toEqual(['a/z.ts:1', 'b.ts:2']);
    expect(await found(grep, request('total', { globs: ['*.ts', '!z.ts'] }))).toEqual(['a/b.ts:2', 'b.ts:2']);
    expect(await found(grep, request('total', { globs: ['a/**'] }))).toEqual(['a/b.ts:2', 'a/z.ts:1']);
  });

  it('leaves out what is ignored, excluded, a tool’s or secret, but not .sdd', async () => {
    const folder = temporaryTree({
      '.gitignore': 'out/\n.sdd/\n',
      'out/a.ts': 'needle',
      '.env': 'needle',
      'node_modules/m/i.js': 'needle',
      '.git/config': 'needle',
      'dist/x.js': 'needle',
      '.sdd/project.md': 'needle',
      '.sdd/sessions/1/journal.jsonl': 'needle',
      '.github/x.yml': 'needle',
      'src/a.ts': 'needle',
      '.ignore': 'src\n',
    });
    const expected = ['.github/x.yml:1', '.sdd/project.md:1', 'src/a.ts:1'];
    expect(await found(engine(folder, ['dist']), request('needle'))).toEqual(expected);
    expect(await found(engine(folder), request('needle', { paths: ['.sdd'] }))).toEqual(['.sdd/project.md:1']);
    await expect(engine(folder).grep(request('needle', { paths: ['../x'] }), AMPLE)).rejects.toThrow('goes upwards');
  });

  it('passes over binary files, pipes and files over 1 MB, and follows no links', async () => {
    const outside = temporaryTree({ 'o.ts': 'needle' });
    const folder = temporaryTree({
      'a.bin': Buffer.from('needle\0needle\n'),
      'big.txt': 'needle\n'.repeat(200_000),
      'real.ts': 'needle',
    });
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    symlinkSync(outside, path.join(folder, 'linked'));
    symlinkSync('real.ts', path.join(folder, 'inside.ts'));
    expect(await found(engine(folder), request('needle'))).toEqual(['real.ts:1']);
  });

  it('refuses patterns that are not valid, and says why', async () => {
    const grep = engine(temporaryTree({ 'a.ts': 'x' }));
    for (const pattern of ['(x', 'x)', '[x', 'x{2,1}', '*x', 'a{1000}{1000}', '(?=x)']) {
      expect(await refusal(grep.grep(request(pattern), AMPLE)), pattern).toMatch(/^refused: the pattern .*not valid/);
    }
  });

  it('cuts long lines and long results', async () => {
    const folder = temporaryTree({
      'a.ts': `${'x'.repeat(900)}needle${'y'.repeat(300_000)}`,
      'b.ts': 'needle\n'.repeat(50),
    });
    const { value, capped } = await engine(folder).grep(request('needle'), { ...AMPLE, maxEntries: 5 });
    expect(value).toHaveLength(5);
    expect(value[0]?.text.length).toBeLessThanOrEqual(400);
    expect(capped).toMatch(/first 5 of 51|stopped at 5/);
  });

  it('says that there is nothing where there is nothing', async () => {
    const grep = engine(temporaryTree({ 'a.ts': 'x' }));
    expect(await grep.grep(request('nowhere'), AMPLE)).toEqual({ value: [] });
    expect(await refusal(grep.grep(request('x', { paths: ['gone'] }), AMPLE))).toMatch(/There is no/);
  });

  it('returns what it has when it is cancelled', async () => {
    const cancel = new Cancellation();
    cancel.cancel();
    const { capped } = await engine(temporaryTree({ 'a.ts': 'x' })).grep(request('x'), AMPLE, cancel.signal);
    expect(capped).toContain('cancelled');
  });
});

describe('ripgrep', () => {
  it('runs nothing around a search, whatever its configuration says', async () => {
    const folder = temporaryTree({ 'a.ts': 'needle' });
    const place = temporaryTree();
    const program = path.join(place, 'trap.sh');
    writeFileSync(program, `#!/bin/sh\ntouch ${place}/mark\ncat\n`);
    chmodSync(program, 0o755);
    writeFileSync(path.join(place, 'config'), `--pre=${program}\n--hostname-bin=${program}\n`);
    const env = { RIPGREP_CONFIG_PATH: path.join(place, 'config') };
    execFileSync(rgBinary() ?? '', ['needle', '.'], { cwd: folder, env });
    expect(existsSync(path.join(place, 'mark')), 'unhardened ripgrep runs it').toBe(true);
    execFileSync('rm', [path.join(place, 'mark')]);
    process.env['RIPGREP_CONFIG_PATH'] = env.RIPGREP_CONFIG_PATH;
    try {
      expect(await found(ripgrep(folder), request('needle'))).toEqual(['a.ts:1']);
      expect(await found(ripgrep(folder), request(`--pre=${program}`))).toEqual([]);
      expect(await found(ripgrep(folder), request('needle', { globs: [`--pre=${program}`] }))).toEqual([]);
    } finally {
      delete process.env['RIPGREP_CONFIG_PATH'];
    }
    expect(existsSync(path.join(place, 'mark'))).toBe(false);
  });

  it('searches only regular files and folders inside the root, by their real names', async () => {
    const outside = temporaryTree({ 'o.ts': 'needle' });
    const folder = temporaryTree({ 'src/a.ts': 'needle', '.env': 'needle' });
    symlinkSync('src', path.join(folder, 'alias'));
    symlinkSync('.env', path.join(folder, 'notes.txt'));
    symlinkSync(outside, path.join(folder, 'out'));
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    const grep = ripgrep(folder);
    const asked = (name: string) => grep.grep(request('needle', { paths: [name] }), AMPLE);
    expect((await asked('alias')).value.map((match) => match.path)).toEqual(['src/a.ts']);
    expect(await refusal(asked('out'))).toContain('out of the workspace');
    expect(await refusal(asked('out/o.ts'))).toContain('out of the workspace');
    expect(await refusal(asked('notes.txt'))).toContain('secret by its name');
    expect(await refusal(asked('.env'))).toContain('secret by its name');
    expect(await refusal(asked('pipe'))).toContain('not a regular file');
  });

  it('stops at the deadline and on cancelling where a pipe keeps it waiting, and leaves no process behind', async () => {
    const folder = temporaryTree({ 'a.ts': 'needle' });
    mkdirSync(path.join(folder, 'sub'));
    execFileSync('mkfifo', [path.join(folder, 'sub/.gitignore')]);
    const late = await ripgrep(folder).grep(request('needle'), { ...AMPLE, deadlineMs: 300 });
    expect(late.capped).toContain('stopped after 0.3 s');
    await expect.poll(() => processesIn(folder), GONE_SOON).toBe(0);
    const cancel = new Cancellation();
    const running = ripgrep(folder).grep(request('needle'), AMPLE, cancel.signal);
    while (processesIn(folder) === 0) await new Promise((done) => setTimeout(done, 5));
    cancel.cancel();
    expect((await running).capped).toContain('cancelled');
    await expect.poll(() => processesIn(folder), GONE_SOON).toBe(0);
  });

  it('is absent where no package for the machine is installed', () => {
    expect(rgBinary(temporaryTree({ 'package.json': '{}' }))).toBeNull();
    expect(createRipgrep(temporaryTree(), { binary: null })).toBeNull();
    const packaged = temporaryTree({ 'dist/bin/rg': '' });
    expect(rgBinary(path.join(packaged, 'dist')), 'what cannot be run').toBeNull();
    chmodSync(path.join(packaged, 'dist/bin/rg'), 0o755);
    expect(rgBinary(path.join(packaged, 'dist'))).toBe(path.join(packaged, 'dist/bin/rg'));
  });
});

/** A busy machine takes a while to bury who was killed. */
const GONE_SOON = { timeout: 120_000 };

function processesIn(folder: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readlinkSync(`/proc/${pid}/cwd`) === folder &&
        readFileSync(`/proc/${pid}/cmdline`).length > 0
      );
    } catch {
      return false;
    }
  }).length;
}
