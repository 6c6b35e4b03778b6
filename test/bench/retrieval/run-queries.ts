import path from 'node:path';
import { type LineRow, measureLines } from './changed-lines';
import { Checkout } from './checkout';
import { type EngineName, type Limits, MOST_PLACES, type Outcome } from './engines/engine';
import { EngineEnded, EngineProcess } from './engines/engine-process';
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
  /** What of the changed lines the extension finds, where that was asked for. */
  lines: LineRow[];
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
  /** Whether it is measured, too, how many of the changed lines are found. */
  lines: boolean;
  /** An empty folder that trees are put into. */
  folder: string;
  progress: (line: string) => void;
  signal: AbortSignal;
  /** Told each time that a repository was measured: `run` holds its results. */
  onRepository?: (run: Run) => void;
  /** Where each repository's results are kept as soon as they are there, and taken over from. */
  kept?: KeptResults | undefined;
}

/** An engine that keeps an index makes it anew for the first tree of a repository and every so many queries. */
const REBUILT_EVERY = 20;

/**
 * Searches for every query in the tree of its commit, oldest first in each repository, with every engine in turn; the
 * engines begin anew for each repository, as a window does that is opened on it. Adds to `run` one repository after the
 * other: whatever ends it early, what it holds then is measured to its end. A query that fails is noted and left out, and so
 * is a repository, which is not kept.
 */
export async function runQueries(queries: readonly BenchQuery[], options: RunOptions, run: Run): Promise<void> {
  const { kept, progress } = options;
  for (const [repo, rows] of grouped(queries, ({ repo }) => repo)) {
    const asked = { ...options, queries: rows };
    const known = kept?.of(asked) ?? null;
    progress(`${repo}: ${rows.length} queries${known === null ? '' : ', taken over'}`);
    try {
      const own = known ?? (await measured(repo, rows, options));
      if (known === null && own !== null) kept?.add(asked, own);
      addTo(run, own ?? emptyRun([`${repo}: no clone, ${rows.length} queries left out`]));
    } catch (error) {
      options.signal.throwIfAborted();
      run.notes.push(`${repo}: ${rows.length} queries left out (${messageOf(error)})`);
    }
    options.onRepository?.(run);
  }
}

/** A run in which nothing was measured yet. */
export function emptyRun(notes: string[] = []): Run {
  return { rows: [], lines: [], partial: [], memory: [], notes };
}

function addTo(run: Run, own: Run): void {
  run.rows.push(...own.rows);
  run.lines.push(...own.lines);
  run.partial.push(...own.partial);
  run.memory.push(...own.memory);
  run.notes.push(...own.notes);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/** What was measured of a repository; null where there is no clone of it. */
async function measured(repo: string, rows: readonly BenchQuery[], options: RunOptions): Promise<Run | null> {
  const clone = options.gitDirectoryOf(repo);
  if (clone === null) return null;
  const run = emptyRun();
  const checkout = await Checkout.create(clone, path.join(options.folder, repo.replaceAll(/[^\w.-]+/g, '+')));
  try {
    await withEngines(options, run, (engines) => runRepository({ checkout, clone }, rows, engines, options, run));
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

/** A repository, and where its trees are put. */
interface Trees {
  checkout: Checkout;
  clone: string;
}

async function runRepository(
  trees: Trees,
  queries: readonly BenchQuery[],
  engines: readonly EngineProcess[],
  options: RunOptions,
  run: Run,
): Promise<void> {
  const { progress, signal } = options;
  const ordered = await oldestFirst(trees.checkout, queries, run.notes);
  for (const [done, query] of ordered.entries()) {
    signal.throwIfAborted();
    try {
      await runQuery(trees, query, { ...options, running: engines, turn: done }, run);
    } catch (error) {
      signal.throwIfAborted();
      // A process that ended does not come back.
      if (error instanceof EngineEnded) throw error;
      run.notes.push(`${query.id}: left out (${messageOf(error)})`);
    }
    if ((done + 1) % 10 === 0 || done + 1 === ordered.length) progress(`  ${done + 1} of ${ordered.length}`);
  }
}

/** Runs one query, at its place among those of its repository, with every engine: all of its rows are added, or none. */
async function runQuery(
  { checkout, clone }: Trees,
  asked: BenchQuery,
  { running, turn, limits, byteShares, lines }: RunOptions & { running: readonly EngineProcess[]; turn: number },
  run: Run,
): Promise<void> {
  const query = await withoutOthers(checkout, asked, run.notes);
  if (query === null) return;
  const changed = await checkout.show(query.commit);
  if (changed === null) {
    const missing = await checkout.missing();
    if (missing > 0) run.notes.push(`${query.repo}: ${missing} files of its first tree are not in the clone`);
  }
  const rebuild = turn % REBUILT_EVERY === 0;
  const rows: Row[] = [];
  for (const engine of rotated(running, turn)) {
    const { query: text, lookFor } = query;
    const outcome = await engine.run({ tree: checkout.tree, query: text, lookFor, changed, rebuild, limits });
    const ranked = outcome.ranked.slice(0, MOST_PLACES);
    rows.push({ ...outcome, ranked, engine: engine.name, query, quality: qualityOf(ranked, query.truth) });
  }
  const partial: PartialRow[] = [];
  const product = running.find(({ name }) => name === 'product');
  for (const byteShare of product === undefined ? [] : byteShares) {
    const task = { tree: checkout.tree, query: query.query, changed: [], rebuild: false, limits, byteShare };
    const outcome = await product?.run(task);
    partial.push({ share: byteShare, query, quality: qualityOf(outcome?.ranked ?? [], query.truth) });
  }
  const name = `${query.repo}-${turn}`;
  const found = lines ? await measureLines({ tree: checkout.tree, clone, name }, query) : null;
  run.rows.push(...rows);
  run.partial.push(...partial);
  if (found !== null) run.lines.push(found);
}

/** The query without what it seeks that is no file, such as a submodule; null where nothing is left to seek. */
export async function withoutOthers(
  checkout: Pick<Checkout, 'noFiles'>,
  query: BenchQuery,
  notes: string[],
): Promise<BenchQuery | null> {
  const others = await checkout.noFiles(query.commit, query.truth);
  if (others.length === 0) return query;
  const truth = query.truth.filter((file) => !others.includes(file));
  const left = truth.length === 0 ? ', so the query is left out' : '';
  notes.push(`${query.id}: not sought, as no file in its tree: ${others.join(', ')}${left}`);
  return truth.length === 0 ? null : { ...query, truth };
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
