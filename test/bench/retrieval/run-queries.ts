import path from 'node:path';
import { Checkout } from './checkout';
import { type EngineName, type Limits, MOST_PLACES, type Outcome } from './engines/engine';
import { EngineProcess } from './engines/engine-process';
import { grouped, type Quality, qualityOf } from './metrics';
import type { KeptResults } from './kept-results';
import type { BenchQuery } from './query-set';

/** What one engine made of one query. */
export interface Row extends Outcome {
  engine: EngineName;
  query: BenchQuery;
  quality: Quality;
}

/** What the process of an engine took for one repository. */
export interface EngineMemory {
  engine: EngineName;
  /** Bytes before the first query, and the most. */
  before: number;
  peak: number;
}

/** What the extension finds when it may search only a share of the bytes. */
export interface PartialRow {
  share: number;
  query: BenchQuery;
  quality: Quality;
}

export interface Run {
  rows: Row[];
  partial: PartialRow[];
  memory: EngineMemory[];
  /** What could not be measured, in words. */
  notes: string[];
}

export interface RunOptions {
  /** The git directory of a repository; null where there is none. */
  gitDirectoryOf: (repo: string) => string | null;
  engines: readonly EngineName[];
  limits: Limits;
  /** Shares of the bytes, 0 to 1, with which the extension is asked once more. */
  byteShares: readonly number[];
  /** An empty folder that trees are put into. */
  folder: string;
  progress: (line: string) => void;
  signal: AbortSignal;
  /** Where each repository's results are kept as soon as they are there, and taken over from. */
  kept?: KeptResults | undefined;
}

/** An engine that keeps an index makes it anew for the first tree of a repository and every so many queries. */
const REBUILT_EVERY = 20;

/**
 * Searches for every query in the tree of its commit, oldest first in each repository, with every engine in turn; the
 * engines begin anew for each repository, as a window does that is opened on it. Adds to `run` one repository after the
 * other: whatever ends it early, what it holds then is measured to its end.
 */
export async function runQueries(queries: readonly BenchQuery[], options: RunOptions, run: Run): Promise<void> {
  const { kept, progress } = options;
  for (const [repo, rows] of grouped(queries, ({ repo }) => repo)) {
    const clone = options.gitDirectoryOf(repo);
    if (clone === null) {
      run.notes.push(`${repo}: no clone, ${rows.length} queries left out`);
      continue;
    }
    const asked = { ...options, queries: rows };
    const known = kept?.of(asked) ?? null;
    progress(`${repo}: ${rows.length} queries${known === null ? '' : ', taken over'}`);
    const own = known ?? (await measured(clone, repo, rows, options));
    if (known === null) kept?.add(asked, own);
    run.rows.push(...own.rows);
    run.partial.push(...own.partial);
    run.memory.push(...own.memory);
    run.notes.push(...own.notes);
  }
}

async function measured(clone: string, repo: string, rows: readonly BenchQuery[], options: RunOptions): Promise<Run> {
  const run: Run = { rows: [], partial: [], memory: [], notes: [] };
  const checkout = await Checkout.create(clone, path.join(options.folder, repo.replaceAll(/[^\w.-]+/g, '+')));
  try {
    await withEngines(options, run, (engines) => runRepository(checkout, rows, engines, options, run));
  } finally {
    checkout.dispose();
  }
  return run;
}

/** Starts the engines, notes how much memory they took, and ends them. */
async function withEngines(
  { engines: names, signal }: RunOptions,
  run: Run,
  work: (engines: readonly EngineProcess[]) => Promise<void>,
): Promise<void> {
  const engines = await Promise.all(names.map((name) => EngineProcess.start(name)));
  const stop = () => engines.forEach((engine) => engine.stop());
  signal.addEventListener('abort', stop);
  try {
    await work(engines);
    for (const { name, memory } of engines) run.memory.push({ engine: name, ...memory });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function runRepository(
  checkout: Checkout,
  queries: readonly BenchQuery[],
  engines: readonly EngineProcess[],
  { limits, byteShares, progress, signal }: RunOptions,
  run: Run,
): Promise<void> {
  const ordered = await oldestFirst(checkout, queries, run.notes);
  for (const [done, query] of ordered.entries()) {
    signal.throwIfAborted();
    const changed = await checkout.show(query.commit);
    if (changed === null) {
      const missing = await checkout.missing();
      if (missing > 0) run.notes.push(`${query.repo}: ${missing} files of its first tree are not in the clone`);
    }
    const rebuild = done % REBUILT_EVERY === 0;
    for (const engine of rotated(engines, done)) {
      const outcome = await engine.run({ tree: checkout.tree, query: query.query, changed, rebuild, limits });
      const ranked = outcome.ranked.slice(0, MOST_PLACES);
      run.rows.push({ ...outcome, ranked, engine: engine.name, query, quality: qualityOf(ranked, query.truth) });
    }
    const product = engines.find(({ name }) => name === 'product');
    for (const byteShare of product === undefined ? [] : byteShares) {
      const task = { tree: checkout.tree, query: query.query, changed: [], rebuild: false, limits, byteShare };
      const outcome = await product?.run(task);
      run.partial.push({ share: byteShare, query, quality: qualityOf(outcome?.ranked ?? [], query.truth) });
    }
    if ((done + 1) % 10 === 0 || done + 1 === ordered.length) progress(`  ${done + 1} of ${ordered.length}`);
  }
}

/** Neighbours in time differ least, so that each tree is soon made from the one before. */
async function oldestFirst(
  checkout: Checkout,
  queries: readonly BenchQuery[],
  notes: string[],
): Promise<readonly BenchQuery[]> {
  const there: BenchQuery[] = [];
  const lost: BenchQuery[] = [];
  for (const query of queries) ((await checkout.has(query.commit)) ? there : lost).push(query);
  const [first] = lost;
  if (first !== undefined)
    notes.push(
      `${first.repo}: ${lost.length} queries left out, their commits are not in the clone (${first.commit}, …)`,
    );
  if (there.length === 0) return there;
  const times = await checkout.times([...new Set(there.map(({ commit }) => commit))]);
  const timeOf = new Map([...new Set(there.map(({ commit }) => commit))].map((commit, i) => [commit, times[i] ?? 0]));
  return there.sort((a, b) => (timeOf.get(a.commit) ?? 0) - (timeOf.get(b.commit) ?? 0));
}

/** The engines with another one first each time: whoever comes first after a change of the tree may find it less warm. */
function rotated<T>(rows: readonly T[], by: number): T[] {
  const cut = rows.length === 0 ? 0 : by % rows.length;
  return [...rows.slice(cut), ...rows.slice(0, cut)];
}
