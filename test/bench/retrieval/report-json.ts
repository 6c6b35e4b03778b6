import { type EngineFigures, figuresOf } from './report';
import { grouped, meanQuality, type Quality } from './metrics';
import type { LineRow } from './changed-lines';
import type { Run } from './run-queries';

interface RunJson {
  figures: (EngineFigures & { strata: Record<string, Quality>; repositories: Record<string, Quality> })[];
  notes: string[];
  lines: LineRow[];
  partial: { share: number; id: string; repo: string; quality: Quality }[];
  queries: {
    engine: string;
    id: string;
    repo: string;
    stratum: string | null;
    quality: Quality;
    queryMs: number;
    buildMs: number | null;
    files: number | null;
    searched: number | null;
    capped: string | null;
    failed: string | null;
    truth: string[];
    ranked: string[];
  }[];
}

/** All that was measured, for programmes: milliseconds, bytes, shares. */
export function jsonOf({ rows, lines, partial, memory, notes }: Run): RunJson {
  const means = (members: typeof rows, groupOf: (row: (typeof rows)[number]) => string) =>
    Object.fromEntries(
      [...grouped(members, groupOf)].map(([name, group]) => [name, meanQuality(group.map(({ quality }) => quality))]),
    );
  return {
    figures: [...grouped(rows, ({ engine }) => engine)].map(([engine, members]) => ({
      ...figuresOf(engine, members, memory),
      strata: means(members, ({ query }) => query.stratum ?? 'none'),
      repositories: means(members, ({ query }) => query.repo),
    })),
    notes,
    lines,
    partial: partial.map(({ share, query: { id, repo }, quality }) => ({ share, id, repo, quality })),
    queries: rows.map(({ engine, query, quality, queryMs, buildMs, files, searched, capped, failed, ranked }) => ({
      ...{ engine, id: query.id, repo: query.repo, stratum: query.stratum ?? null, quality, queryMs },
      ...{ buildMs: buildMs ?? null, files: files ?? null, searched: searched ?? null, capped: capped ?? null },
      failed: failed ?? null,
      ...{ truth: query.truth, ranked },
    })),
  };
}
