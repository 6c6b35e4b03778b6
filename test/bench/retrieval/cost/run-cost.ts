import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Checkout } from '../checkout';
import { gitDirectoryOf, headOf } from '../clone';
import type { Limits } from '../engines/engine';
import { EngineProcess } from '../engines/engine-process';
import { queryWords } from '../engines/query-words';
import { filesOf, ripgrep } from '../engines/ripgrep-process';
import { emptyFileCache } from './cold-cache';
import { firstEvidence, type FirstEvidence } from './first-evidence';
import { interleave, type Subject, type Times, timesOf } from './interleave';
import { MADE_QUERIES, makeTree } from './made-tree';
import { probeOnce, type ProbeFigures } from './probe-cost';
import { readAll } from './read-all';

export interface CostOptions {
  /** The folder to search; null for a made tree of so many files. */
  tree: string | null;
  files: number;
  queries: readonly string[];
  rounds: number;
  /** Whether MiniSearch is built, which takes minutes for a large tree. */
  withIndex: boolean;
  /** A clone that stands for a tree of middle size. */
  middle: string | null;
  /** The limits of a query as shipped. */
  limits: Limits;
  /** An empty folder. */
  folder: string;
  progress: (line: string) => void;
}

/** The times of one query, by the name of what was timed. */
export interface QueryTimes {
  query: string;
  state: 'warm' | 'cold';
  times: Map<string, Times>;
}

export interface CostFigures {
  tree: { name: string; files: number };
  queries: QueryTimes[];
  /** What the extension did within the limits as shipped, once a query. */
  shipped: {
    query: string;
    state: 'warm' | 'cold';
    ms: number;
    files: number;
    searched: number;
    capped: string | null;
  }[];
  /** Bytes that the process of the extension grew by, and the longest task on its main thread in milliseconds. */
  memoryRise: number;
  longestTaskMs: Times;
  first: { state: 'warm' | 'cold'; times: Times; last: FirstEvidence }[];
  /** Milliseconds; null where it was left out. */
  index: { buildMs: number; queryMs: number; peak: number } | null;
  probes: { name: string; files: number; runs: ProbeFigures[] }[];
  notes: string[];
}

export const PRODUCT = 'walk, scan and rank';
export const RIPGREP = 'rg -c -i of the same words';
export const READ_ALL = 'open, read, close every file';

/** No limit in the way, so that the whole tree is searched. */
const UNLIMITED: Limits = { deadlineMs: 120_000, maxEntries: 200_000, maxBytes: Number.MAX_SAFE_INTEGER };

/** Cold rounds are slow, and differ little. */
const COLD_ROUNDS = 3;

const PROBE_REQUEST = 'Add a timeout option to the request handler and log an error when the connection is lost';
const PROBE_ROUNDS = 3;
const SMALL = 'test/fixtures/repos/ts-shop';

/** Measures what a search of one tree costs beside other ways through the same files. */
export async function runCost(options: CostOptions): Promise<CostFigures> {
  const { rounds, progress, limits } = options;
  const tree = treeOf(options);
  const files = await filesOf(tree);
  progress(`${files.length} files`);
  const figures: CostFigures = {
    ...{ tree: { name: options.tree ?? 'a made tree', files: files.length }, queries: [], shipped: [], memoryRise: 0 },
    ...{ longestTaskMs: timesOf([0]), first: [], index: null, probes: [], notes: [] },
  };
  const product = await EngineProcess.start('product');
  const gaps: number[] = [];
  const search = async (query: string, within: Limits) => {
    const outcome = await product.run({ tree, query, changed: null, rebuild: false, limits: within });
    if (outcome.failed !== undefined) figures.notes.push(`${query}: ${outcome.failed}`);
    gaps.push(outcome.longestTaskMs ?? 0);
    return outcome;
  };
  const subjectsFor = (query: string): Subject[] => [
    { name: PRODUCT, run: async () => (await search(query, UNLIMITED)).queryMs },
    { name: RIPGREP, run: () => timeRipgrep(tree, query) },
    { name: READ_ALL, run: async () => readAll(tree, files) },
  ];
  try {
    const shippedIn = async (query: string, state: 'warm' | 'cold') => {
      const { queryMs, files: all = 0, searched = 0, capped = null } = await search(query, limits);
      figures.shipped.push({ query, state, ms: queryMs, files: all, searched, capped });
    };
    for (const query of options.queries) {
      progress(`warm: ${query}`);
      await interleave(subjectsFor(query), 1, async () => undefined);
      const times = await interleave(subjectsFor(query), rounds, async () => undefined);
      figures.queries.push({ query, state: 'warm', times });
      await shippedIn(query, 'warm');
    }
    await measureFirst(tree, options, figures);
    const [query = PROBE_REQUEST] = options.queries;
    if (emptyFileCache()) {
      progress('cold');
      const empty = async () => void emptyFileCache();
      figures.queries.push({ query, state: 'cold', times: await interleave(subjectsFor(query), COLD_ROUNDS, empty) });
      emptyFileCache();
      await shippedIn(query, 'cold');
    } else figures.notes.push('cold: the file cache of this machine cannot be emptied from here (Linux, as root, can)');
    figures.longestTaskMs = timesOf(gaps);
  } finally {
    product.stop();
  }
  figures.memoryRise = await memoryOf(tree, options);
  if (options.withIndex) figures.index = await timeIndex(tree, options);
  await measureProbes(tree, files.length, options, figures);
  return figures;
}

function treeOf({ tree, files, folder, progress }: CostOptions): string {
  if (tree !== null) return path.resolve(tree);
  const made = path.join(folder, 'made');
  mkdirSync(made);
  progress(`making ${files} files`);
  makeTree(made, files);
  return made;
}

async function timeRipgrep(tree: string, query: string): Promise<number> {
  const words = queryWords(query).flatMap((word) => ['-e', word]);
  const start = performance.now();
  await ripgrep(['-c', '-i', ...words, '--', '.'], tree);
  return performance.now() - start;
}

/** Bytes by which a process grows that searches the whole of one tree, for one query after the other. */
async function memoryOf(tree: string, { queries }: CostOptions): Promise<number> {
  const engine = await EngineProcess.start('product');
  try {
    for (const query of queries) {
      await engine.run({ tree, query, changed: [], rebuild: false, limits: UNLIMITED });
    }
    return engine.memory.peak - engine.memory.before;
  } finally {
    engine.stop();
  }
}

async function measureFirst(tree: string, options: CostOptions, figures: CostFigures): Promise<void> {
  const [query = PROBE_REQUEST] = options.queries;
  for (const state of ['warm', 'cold'] as const) {
    const runs: FirstEvidence[] = [];
    for (let round = 0; round < (state === 'warm' ? options.rounds : COLD_ROUNDS); round++) {
      if (state === 'cold' && !emptyFileCache()) return;
      try {
        runs.push(await firstEvidence(tree, query));
      } catch (error) {
        figures.notes.push(`first evidence, ${state}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const last = runs.at(-1);
    if (last !== undefined) figures.first.push({ state, times: timesOf(runs.map(({ ms }) => ms)), last });
    options.progress(`first evidence, ${state}`);
  }
}

async function timeIndex(tree: string, { queries, progress }: CostOptions): Promise<CostFigures['index']> {
  progress('MiniSearch');
  const engine = await EngineProcess.start('minisearch');
  try {
    const [query = PROBE_REQUEST] = queries;
    const { buildMs = 0, queryMs } = await engine.run({ tree, query, changed: null, rebuild: true, limits: UNLIMITED });
    return { buildMs, queryMs, peak: engine.memory.peak };
  } finally {
    engine.stop();
  }
}

async function measureProbes(tree: string, files: number, options: CostOptions, figures: CostFigures): Promise<void> {
  const { middle, folder, progress } = options;
  const probe = async (name: string, where: string, count: number) => {
    progress(`probe: ${name}`);
    const runs: ProbeFigures[] = [];
    for (let round = 0; round < PROBE_ROUNDS; round++) runs.push(await probeOnce(where, PROBE_REQUEST));
    figures.probes.push({ name, files: count, runs });
  };
  await probe('small: a fixture', path.resolve(SMALL), (await filesOf(SMALL)).length);
  if (middle === null) await probe('middle: this project', path.resolve('.'), (await filesOf('.')).length);
  else {
    const clone = gitDirectoryOf(middle);
    const checkout = await Checkout.create(clone, path.join(folder, 'middle'));
    try {
      await checkout.show(await headOf(clone));
      await probe('middle: a clone', checkout.tree, (await filesOf(checkout.tree)).length);
    } finally {
      checkout.dispose();
    }
  }
  await probe(`large: ${options.tree === null ? 'a made tree' : 'the tree'}`, tree, files);
}

/** What is searched for where nobody says: in made trees what their words are about. */
export const USUAL_QUERIES = MADE_QUERIES;
