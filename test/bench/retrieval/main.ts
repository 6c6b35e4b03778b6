import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scanWorkerFile } from '../../../src/extension/node/scan/worker-file';
import { type Arguments, parseArguments, USAGE } from './args';
import { gitDirectoryOf } from './clone';
import { FILTER_RULES, queriesOf, spread } from './commit-filter';
import { retrieveOnce } from './cost/first-evidence';
import { costReportOf } from './cost/report-cost';
import { runCost, USUAL_QUERIES } from './cost/run-cost';
import { hostEngine } from './engines/engine-host';
import { latestCommits } from './history';
import { KeptResults } from './kept-results';
import { type BenchQuery, readQueries } from './query-set';
import { reportOf } from './report';
import { jsonOf } from './report-json';
import { emptyRun, runQueries, type RunOptions } from './run-queries';

const progress = (line: string) => void process.stderr.write(`${line}\n`);

async function main(given: Arguments): Promise<number> {
  if (given.kind === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (given.kind === 'engine') {
    hostEngine(given.name);
    return await new Promise<never>(() => undefined);
  }
  if (given.kind === 'once') {
    await retrieveOnce(given.tree, given.query);
    return 0;
  }
  if (given.kind === 'cost') return withFolder((folder) => measureCost(given, folder));
  return withFolder((folder, signal) => measureQuality(given, folder, signal));
}

async function measureQuality(
  given: Extract<Arguments, { kind: 'repo' | 'queries' }>,
  folder: string,
  signal: AbortSignal,
): Promise<number> {
  const { queries, gitDirectory } = given.kind === 'repo' ? await ownHistory(given) : givenSet(given);
  const options: RunOptions = {
    ...{
      engines: given.engines,
      limits: given.limits,
      byteShares: given.byteShares,
      lines: given.lines,
      folder,
      progress,
      signal,
    },
    gitDirectoryOf: gitDirectory,
    kept: given.keep === null ? undefined : new KeptResults(given.keep, buildHash()),
    onRepository: (soFar) => {
      if (given.json !== null) writeFileSync(given.json, `${JSON.stringify(jsonOf(soFar), null, 1)}\n`);
    },
  };
  const run = emptyRun();
  try {
    await runQueries(queries, options, run);
  } catch (error) {
    run.notes.push('the run ended early: what is missing here comes after where it stopped');
    throw error;
  } finally {
    process.stdout.write(`${reportOf(run)}\n`);
    if (given.json !== null) writeFileSync(given.json, `${JSON.stringify(jsonOf(run), null, 1)}\n`);
  }
  if (run.rows.length > 0) return 0;
  progress('Nothing was measured: no query has both a clone and its commit.');
  return 1;
}

/** Tells what is measured: the bundles that run. */
function buildHash(): string {
  const bundles = [process.argv[1], scanWorkerFile()].filter((file) => file !== undefined && file !== null);
  return bundles.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');
}

async function measureCost(given: Extract<Arguments, { kind: 'cost' }>, folder: string): Promise<number> {
  const { repeat: rounds, queries, json } = given;
  const figures = await runCost({
    ...{ ...given, rounds, folder, progress },
    queries: queries.length === 0 ? USUAL_QUERIES : queries,
  });
  process.stdout.write(costReportOf(figures));
  if (json !== null) {
    const searches = figures.queries.map((query) => ({ ...query, times: Object.fromEntries(query.times) }));
    writeFileSync(json, `${JSON.stringify({ ...figures, queries: searches }, null, 1)}\n`);
  }
  return 0;
}

interface Prepared {
  queries: readonly BenchQuery[];
  gitDirectory: RunOptions['gitDirectoryOf'];
}

async function ownHistory({ repo, commits: most }: Extract<Arguments, { kind: 'repo' }>): Promise<Prepared> {
  const directory = gitDirectoryOf(repo);
  const commits = await latestCommits(directory, most);
  const { queries, left } = queriesOf(commits, nameOf(repo), most);
  const counts = [...left].map(([reason, count]) => `${reason} ${count}`).join(', ');
  const rules = FILTER_RULES.map((rule) => `  - ${rule}\n`).join('');
  process.stdout.write(
    `${queries.length} queries of the latest ${commits.length} commits of ${repo}\n${rules}Left out: ${counts || 'none'}\n\n`,
  );
  return { queries, gitDirectory: () => directory };
}

function givenSet({ file, mirror, most, filter, names }: Extract<Arguments, { kind: 'queries' }>): Prepared {
  const all = readQueries(file).map(({ lookFor, ...query }) => (names ? { ...query, lookFor } : query));
  const wanted = all.filter(({ repo }) => filter?.test(repo) !== false);
  const queries = spread(wanted, most);
  process.stdout.write(`${queries.length} of ${all.length} queries of ${file}\n\n`);
  const gitDirectory = (repo: string) => {
    const clone = path.join(mirror, repo.replace('/', '+'), 'repo');
    return existsSync(clone) ? gitDirectoryOf(clone) : null;
  };
  return { queries, gitDirectory };
}

function nameOf(clone: string): string {
  const parts = path.resolve(clone).split(path.sep);
  const last = parts.filter((part) => part !== 'repo' && part !== '.git').pop() ?? 'clone';
  return last.replace(/\.git$/, '').replace('+', '/');
}

/** Does work in a folder of its own, which is gone afterwards, also when the work is interrupted. */
async function withFolder<T>(work: (folder: string, signal: AbortSignal) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-retrieval-'));
  const stopped = new AbortController();
  const stop = () => stopped.abort(new Error('Interrupted.'));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
  try {
    return await work(folder, stopped.signal);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

try {
  process.exitCode = await main(parseArguments(process.argv.slice(2)));
} catch (error) {
  progress(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
