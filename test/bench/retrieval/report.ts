import { ENGINE_TITLES, type EngineName } from './engines/engine';
import { linesReport } from './changed-lines';
import { grouped, macroQuality, meanQuality, percentile, type Quality } from './metrics';
import type { EngineMemory, PartialRow, Row, Run } from './run-queries';
import { duration, megabytes, share, table } from './table';

/** What one engine achieved and took, over all queries. */
export interface EngineFigures {
  engine: EngineName;
  queries: number;
  micro: Quality;
  macro: Quality;
  /** Milliseconds of making an index, each time that the whole of it was made; none for scans. */
  buildMs: { median: number; most: number; times: number } | null;
  queryMs: { p50: number; p95: number; most: number };
  /** Queries that ended at a cap, and those without an answer, which count as nothing found. */
  capped: number;
  failed: number;
  /** Bytes: the most that a process held, and the most that one grew by since before its first query. */
  peak: number;
  rise: number;
}

/** `memory`: of all engines. */
export function figuresOf(engine: EngineName, rows: readonly Row[], memory: readonly EngineMemory[]): EngineFigures {
  const own = memory.filter((one) => one.engine === engine);
  const builds = rows.flatMap(({ buildMs }) => (buildMs === undefined ? [] : [buildMs]));
  const times = rows.map(({ queryMs }) => queryMs);
  return {
    engine,
    queries: rows.length,
    micro: meanQuality(rows.map(({ quality }) => quality)),
    macro: macroQuality(
      rows,
      ({ query }) => query.repo,
      ({ quality }) => quality,
    ),
    buildMs:
      builds.length === 0 ? null : { median: percentile(builds, 0.5), most: Math.max(...builds), times: builds.length },
    queryMs: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), most: Math.max(0, ...times) },
    capped: rows.filter(({ capped }) => capped !== undefined).length,
    failed: rows.filter(({ failed }) => failed !== undefined).length,
    peak: Math.max(0, ...own.map(({ peak }) => peak)),
    rise: Math.max(0, ...own.map(({ before, peak }) => peak - before)),
  };
}

/** All that was measured, as text: quality over all, by repository and by stratum, then cost. */
export function reportOf(run: Run): string {
  const byEngine = [...grouped(run.rows, ({ engine }) => engine)];
  const figures = byEngine.map(([engine, rows]) => figuresOf(engine, rows, run.memory));
  const repositories = new Set(run.rows.map(({ query }) => query.repo)).size;
  const notes = run.notes.length === 0 ? [] : [`Not measured:\n${run.notes.map((note) => `  ${note}\n`).join('')}`];
  if (run.rows.length === 0) return notes.join('');
  const sections = [
    qualityTable(
      'Quality, mean over queries',
      figures.map(({ engine, micro, queries }) => [engine, queries, micro]),
    ),
    ...(repositories > 1
      ? [
          qualityTable(
            'Quality, mean over repositories',
            figures.map(({ engine, macro }) => [engine, repositories, macro]),
          ),
        ]
      : []),
    costTable(figures),
    ...(run.lines.length === 0 ? [] : [`${linesReport(run.lines)}\n`]),
    ...(run.partial.length === 0 ? [] : [partialTable(run)]),
    ...byEngine.flatMap(([engine, rows]) => [
      groupTable(`${ENGINE_TITLES[engine]}, by stratum`, rows, ({ query }) => query.stratum ?? 'none'),
      ...(repositories > 1
        ? [groupTable(`${ENGINE_TITLES[engine]}, by repository`, rows, ({ query }) => query.repo)]
        : []),
    ]),
    ...notes,
  ];
  return sections.join('\n');
}

const MEASURES = ['recall@1', '@5', '@10', '@20', 'MRR'];

function cellsOf({ recall, reciprocalRank }: Quality): string[] {
  return [recall[1], recall[5], recall[10], recall[20], reciprocalRank].map(share);
}

function qualityTable(title: string, rows: readonly (readonly [EngineName, number, Quality])[]): string {
  return table(
    [title, 'n', ...MEASURES],
    rows.map(([engine, count, quality]) => [ENGINE_TITLES[engine], String(count), ...cellsOf(quality)]),
  );
}

function groupTable(title: string, rows: readonly Row[], groupOf: (row: Row) => string): string {
  const groups = [...grouped(rows, groupOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return table(
    [title, 'n', ...MEASURES, 'query p50', 'files'],
    groups.map(([group, members]) => [
      group,
      String(members.length),
      ...cellsOf(meanQuality(members.map(({ quality }) => quality))),
      duration(
        percentile(
          members.map(({ queryMs }) => queryMs),
          0.5,
        ),
      ),
      String(Math.max(...members.map(({ files }) => files ?? 0)) || '–'),
    ]),
  );
}

function costTable(figures: readonly EngineFigures[]): string {
  return table(
    ['Cost', 'build (median)', 'builds', 'query p50', 'p95', 'most', 'capped', 'failed', 'peak memory', 'rise'],
    figures.map(({ engine, buildMs, queryMs, capped, failed, peak, rise }) => [
      ENGINE_TITLES[engine],
      buildMs === null ? 'none' : duration(buildMs.median),
      buildMs === null ? '–' : String(buildMs.times),
      ...[queryMs.p50, queryMs.p95, queryMs.most].map(duration),
      ...[capped, failed].map(String),
      megabytes(peak),
      megabytes(rise),
    ]),
  );
}

function partialTable({ rows, partial }: Run): string {
  const full = meanQuality(rows.filter(({ engine }) => engine === 'product').map(({ quality }) => quality));
  const shares = [...grouped(partial, ({ share: bytes }: PartialRow) => `${Math.round(bytes * 100)} %`)];
  return table(
    ['Share of the bytes searched', 'n', ...MEASURES, 'of the full @10'],
    shares.map(([bytes, group]) => {
      const quality = meanQuality(group.map((row) => row.quality));
      const kept = full.recall[10] === 0 ? 0 : quality.recall[10] / full.recall[10];
      return [bytes, String(group.length), ...cellsOf(quality), share(kept)];
    }),
  );
}
