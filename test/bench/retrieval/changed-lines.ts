import { retrieve } from '../../../src/agents/retrieval/retrieve';
import { retrieveFunctions } from '../../../src/agents/retrieval/retrieve-functions';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { git } from './git-process';
import { grouped, mean } from './metrics';
import type { BenchQuery } from './query-set';

/** Lines that a reader is given. */
const LINES = 500;

/** Pieces of evidence that are asked for. */
const PIECES = 20;
const LIMITS = { deadlineMs: 3_000, maxEntries: 100_000, maxBytes: 1_000_000_000 };

/** How well lines were found: shares from 0 to 1. */
interface Score {
  /** Of the lines that the change touched in what was there. */
  lines: number;
  /** Of the files that it touched, with at least one line of each in the budget. */
  files: number;
  /** Lines that were given. */
  given: number;
}

/** One query: functions, and beside them the pieces that a look cites as evidence. */
export interface LineRow extends Score {
  repo: string;
  pieces: Score;
}

type Ranges = readonly { path: string; startLine: number; endLine: number }[];

/**
 * What share of the lines that a query's change touched is found within 500 lines of its tree. A line that is added counts as
 * the one before it. Null where the change is not in the clone, or touched nothing that was there.
 * @param name under which the tree is looked at: of another tree, another one.
 */
export async function measureLines(
  { tree, clone, name }: { tree: string; clone: string; name: string },
  query: BenchQuery,
): Promise<LineRow | null> {
  const changed = await changedLines(clone, query).catch(() => null);
  if (changed === null || changed.length === 0) return null;
  const reader = diskReader([{ name, path: tree }]);
  const texts = [query.query];
  const functions = await retrieveFunctions(reader, texts, { deadlineMs: LIMITS.deadlineMs, lines: LINES });
  const { found } = await retrieve(reader, texts, { limit: PIECES, budget: LIMITS });
  return { repo: query.repo, ...scored(functions, changed), pieces: scored(within(found), changed) };
}

/** The means of all rows, and of each repository, as a table. */
export function linesReport(rows: readonly LineRow[]): string {
  const of = (some: readonly LineRow[], value: (row: LineRow) => number) => mean(some.map(value)).toFixed(2);
  const line = (name: string, some: readonly LineRow[]) =>
    `| ${name} | ${some.length} | ${of(some, ({ lines }) => lines)} | ${of(some, ({ files }) => files)} | ${Math.round(mean(some.map(({ given }) => given)))} ` +
    `| ${of(some, ({ pieces }) => pieces.lines)} | ${of(some, ({ pieces }) => pieces.files)} |`;
  return [
    '| repository | queries | changed lines found | changed files found | lines given | by pieces of evidence: lines | files |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...grouped(rows, ({ repo }) => repo)].map(([repo, some]) => line(repo, some)),
    line('all', rows),
  ].join('\n');
}

/** The first ranges that the budget holds. */
function within(ranges: Ranges): Ranges {
  let left = LINES;
  return ranges.filter(({ startLine, endLine }) => {
    const length = endLine - startLine + 1;
    if (length > left) return false;
    left -= length;
    return true;
  });
}

function scored(found: Ranges, changed: readonly { path: string; line: number }[]): Score {
  const held = changed.filter(({ path: file, line }) =>
    found.some((range) => range.path === file && range.startLine <= line && line <= range.endLine),
  );
  const files = new Set(changed.map(({ path: file }) => file));
  const given = found.reduce((sum, { startLine, endLine }) => sum + endLine - startLine + 1, 0);
  return {
    lines: held.length / changed.length,
    files: [...files].filter((file) => found.some((range) => range.path === file)).length / files.size,
    given,
  };
}

/** The lines of the sought files that a change removed or replaced, and those after which it added some. */
async function changedLines(
  clone: string,
  { id, commit, truth }: BenchQuery,
): Promise<{ path: string; line: number }[]> {
  const change = /[0-9a-f]{7,64}$/.exec(id)?.[0] ?? '';
  const diff = await git([
    `--git-dir=${clone}`,
    'diff',
    '--unified=0',
    '--no-renames',
    '--no-ext-diff',
    commit,
    change,
    '--',
    ...truth,
  ]);
  let file = '';
  return diff.split('\n').flatMap((line) => {
    const named = /^--- (?:a\/(.*)|\/dev\/null)$/.exec(line);
    if (named !== null) file = named[1] ?? '';
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
    if (hunk === null || file === '') return [];
    const [start, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    return Array.from({ length: Math.max(1, count) }, (_, at) => ({ path: file, line: Math.max(1, start + at) }));
  });
}
