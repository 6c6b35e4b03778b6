import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitDirectoryOf } from '../../bench/retrieval/clone';
import { KeptResults } from '../../bench/retrieval/kept-results';
import { emptyRun, type Run, runQueries, type RunOptions, withoutOthers } from '../../bench/retrieval/run-queries';

let folder = '';
let file = '';
let clone = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  file = path.join(folder, 'kept.jsonl');
  clone = path.join(folder, 'clone');
  execFileSync('git', ['init', '--quiet', clone]);
  mkdirSync(path.join(folder, 'trees'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LOST = 'f'.repeat(40);
const queries = ['first', 'second'].map((repo) => ({ id: repo, repo, commit: LOST, query: 'cache', truth: ['a.ts'] }));

/** A run without engines: what it notes is that the commit is not there. `broken`: a repository that cannot be opened. */
async function run(
  build: string,
  broken?: string,
  more: Partial<RunOptions> = {},
): Promise<{ run: Run; told: string[] }> {
  const told: string[] = [];
  const made = emptyRun();
  const options: RunOptions = {
    gitDirectoryOf: (repo) => gitDirectoryOf(repo === broken ? folder : clone),
    engines: [],
    limits: { deadlineMs: 1_000, maxEntries: 100, maxBytes: 100 },
    byteShares: [],
    lines: false,
    folder: path.join(folder, 'trees'),
    progress: (line) => told.push(line),
    signal: new AbortController().signal,
    kept: new KeptResults(file, build),
    ...more,
  };
  await runQueries(queries, options, made).catch((error: unknown) => told.push(`failed: ${String(error)}`));
  return { run: made, told };
}

describe('A run over several repositories', () => {
  const lost = (repo: string) => `${repo}: 1 queries left out, their commits are not in the clone (${LOST}, …)`;

  it('goes on with the next where one fails, says so, and measures that one the next time', async () => {
    const { run: broken } = await run('a', 'first');
    expect(broken.notes).toEqual([
      expect.stringMatching(/^first: 1 queries left out \(.*no git clone/),
      lost('second'),
    ]);

    const { run: whole, told } = await run('a');
    expect(told).toEqual(['first: 1 queries', 'second: 1 queries, taken over']);
    expect(whole.notes).toEqual(['first', 'second'].map(lost));
  });

  it('tells of its results after each', async () => {
    const notes: number[] = [];
    await run('a', undefined, { onRepository: (soFar) => notes.push(soFar.notes.length) });
    expect(notes).toEqual([1, 2]);
  });

  it('leaves out what a query seeks that is no file, and says so', async () => {
    const notes: string[] = [];
    const submodule = { noFiles: async () => ['lib.js'] };
    const query = { id: 'q', repo: 'first', commit: LOST, query: 'cache', truth: ['a.ts', 'lib.js'] };
    expect(await withoutOthers(submodule, query, notes)).toMatchObject({ truth: ['a.ts'] });
    expect(await withoutOthers(submodule, { ...query, truth: ['lib.js'] }, notes)).toBeNull();
    expect(notes).toEqual([
      'q: not sought, as no file in its tree: lib.js',
      'q: not sought, as no file in its tree: lib.js, so the query is left out',
    ]);
  });

  it('takes nothing over from another build, from other limits, or from a line that was cut off', async () => {
    await run('a');
    expect((await run('b')).told).toEqual(['first: 1 queries', 'second: 1 queries']);
    const limits = { deadlineMs: 9, maxEntries: 100, maxBytes: 100 };
    expect((await run('a', undefined, { limits })).told).toEqual(['first: 1 queries', 'second: 1 queries']);

    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    writeFileSync(file, `${lines[0] ?? ''}\n${lines[1]?.slice(0, 40) ?? ''}`);
    expect((await run('a')).told).toEqual(['first: 1 queries, taken over', 'second: 1 queries']);
    expect((await run('a')).told).toEqual(['first: 1 queries, taken over', 'second: 1 queries, taken over']);
  });
});
