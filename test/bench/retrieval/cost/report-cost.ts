import { percentile } from '../metrics';
import { duration, megabytes, table } from '../table';
import { ratio, type Times, timesOf } from './interleave';
import { type CostFigures, PRODUCT, READ_ALL, RIPGREP } from './run-cost';

/** What a search cost, as text: milliseconds with their range, and the ratios within each round. */
export function costReportOf(figures: CostFigures): string {
  const sections = [
    `${figures.tree.name}, ${figures.tree.files} files\n`,
    table(
      ['Search of the whole tree', '', PRODUCT, RIPGREP, READ_ALL, 'to rg', 'to reading'],
      figures.queries.map(({ query, state, times }) => {
        const [product, rg, all] = [PRODUCT, RIPGREP, READ_ALL].map((name) => times.get(name) ?? timesOf([Number.NaN]));
        if (product === undefined || rg === undefined || all === undefined) return [short(query)];
        const ratios = [ratio(product, rg), ratio(product, all)].map(factors);
        return [short(query), state, ...[product, rg, all].map(durations), ...ratios];
      }),
    ),
    table(
      ['Within the limits as shipped', '', 'time', 'files', 'searched'],
      figures.shipped.map(({ query, state, ms, files, searched }) => [
        ...[short(query), state, duration(ms), String(files)],
        files === 0 ? '–' : `${Math.round((100 * searched) / files)} %`,
      ]),
    ),
    table(
      ['First evidence from a new process', '', 'time', 'pieces', 'to MiniSearch'],
      figures.first.map(({ state, times, last }) => [
        ...['start, look, evidence', state, durations(times), String(last.found)],
        figures.index === null
          ? '–'
          : `1/${((figures.index.buildMs + figures.index.queryMs) / times.median).toFixed(1)}`,
      ]),
    ),
    ...(figures.index === null ? [] : [indexLine(figures.index)]),
    `Memory of the process rose by ${megabytes(figures.memoryRise)}. Longest task on the thread that asks: median ` +
      `${duration(figures.longestTaskMs.median)}, most ${duration(figures.longestTaskMs.most)} (${figures.longestTaskMs.all.length} searches).\n`,
    table(
      [
        'Look before planning',
        'files',
        'first evidence',
        'whole',
        'observations',
        'evidence',
        'facts',
        'confidence',
        'longest task',
        'opened (again)',
        'redacted (again)',
      ],
      figures.probes.map(({ name, files, runs }) => {
        const middle = (values: number[]) => percentile(values, 0.5);
        const first = runs.flatMap(({ firstMs }) => (firstMs === null ? [] : [firstMs]));
        return [
          ...[name, String(files), first.length === 0 ? '–' : durations(timesOf(first))],
          durations(timesOf(runs.map(({ ms }) => ms))),
          ...[middle(runs.map((run) => run.observations)), middle(runs.map((run) => run.evidence))].map(String),
          ...[middle(runs.map((run) => run.facts)).toString(), middle(runs.map((run) => run.confidence)).toFixed(2)],
          duration(Math.max(...runs.map(({ longestTaskMs }) => longestTaskMs))),
          `${middle(runs.map(({ texts }) => texts.opened))} (${middle(runs.map(({ texts }) => texts.openedAgain))})`,
          `${thousands(middle(runs.map(({ texts }) => texts.redacted)))} (${thousands(middle(runs.map(({ texts }) => texts.redactedAgain)))})`,
        ];
      }),
    ),
    ...(figures.notes.length === 0 ? [] : [`Not measured:\n${figures.notes.map((note) => `  ${note}\n`).join('')}`]),
  ];
  return sections.join('\n');
}

function thousands(characters: number): string {
  return `${Math.round(characters / 1000)} k`;
}

function indexLine({ buildMs, queryMs, peak }: NonNullable<CostFigures['index']>): string {
  return `MiniSearch, once: build ${duration(buildMs)}, query ${duration(queryMs)}, peak memory ${megabytes(peak)}.\n`;
}

function durations({ median, least, most }: Times): string {
  return `${duration(median)} (${duration(least)}–${duration(most)})`;
}

function factors({ median, least, most }: Times): string {
  return `× ${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

/** The beginning of a query, for the first column. */
function short(query: string): string {
  return query.length <= 40 ? query : `${query.slice(0, 39)}…`;
}
