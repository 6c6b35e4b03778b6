import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitDirectoryOf } from '../../bench/retrieval/clone';
import { KeptResults } from '../../bench/retrieval/kept-results';
import { type Run, runQueries, type RunOptions } from '../../bench/retrieval/run-queries';

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
  const made: Run = { rows: [], partial: [], memory: [], notes: [] };
  const options: RunOptions = {
    gitDirectoryOf: (repo) => gitDirectoryOf(repo === broken ? folder : clone),
    engines: [],
    limits: { deadlineMs: 1_000, maxEntries: 100, maxBytes: 100 },
    byteShares: [],
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
  it('keeps what it has when one of them fails, and goes on there the next time', async () => {
    const { run: stopped, told } = await run('a', 'second');
    expect(told.at(-1)).toMatch(/failed: .*no git clone/);
    expect(stopped.notes).toEqual([`first: 1 queries left out, their commits are not in the clone (${LOST}, …)`]);

    const { run: whole, told: again } = await run('a');
    expect(again).toEqual(['first: 1 queries, taken over', 'second: 1 queries']);
    expect(whole.notes).toEqual([...stopped.notes, stopped.notes[0]?.replace('first', 'second')]);
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
