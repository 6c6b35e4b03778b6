import type { Statement, StatementDraft } from '../../../session/statement';
import { sayTheSame } from '../../../specification/same-statement';
import type { Line } from './from-exchange';

interface Matched {
  /** What is new or changed, with the id of the statement it replaces. */
  statements: StatementDraft[];
  /** Ids of statements that nothing stands behind any more. */
  removed: string[];
}

/**
 * Fits freshly written lines to what a draft says already, so that ids stay with what they name: a line takes the id of
 * the statement with the same first source, kind and text, else of the one in the same place. What the person has put in
 * their own words stays, and takes the place of the line it replaced; `stands` names what else stays without a line.
 */
export function matchWithPrevious(
  lines: readonly Line[],
  previous: readonly Statement[],
  edited: readonly string[],
  stands: (statement: Statement) => boolean,
): Matched {
  const own = new Set(edited);
  const free = new Map<string, Statement[]>();
  for (const statement of previous) {
    const key = placeOf(statement);
    free.set(key, [...(free.get(key) ?? []), statement]);
  }
  const pairs = new Map<Line, Statement>();
  const take = (line: Line, fits: (statement: Statement) => boolean): void => {
    const there = free.get(placeOf(line)) ?? [];
    const match = there.find(fits);
    if (match === undefined) return;
    pairs.set(line, match);
    free.set(
      placeOf(line),
      there.filter((statement) => statement !== match),
    );
  };
  for (const line of lines) take(line, (statement) => statement.text === line.text);
  for (const line of lines) if (!pairs.has(line)) take(line, () => true);
  return {
    statements: lines.flatMap((line) => {
      const match = pairs.get(line);
      if (match && (own.has(match.id) || sameContent(line, match))) return [];
      return [{ ...line, id: match?.id ?? null, dependsOn: match?.dependsOn ?? [] }];
    }),
    removed: [...free.values()]
      .flat()
      .filter((statement) => !own.has(statement.id) && !stands(statement))
      .map(({ id }) => id),
  };
}

/**
 * Lines without near repetitions: the earlier one stays and takes over the sources of the later. `mayMerge` decides for
 * each such pair.
 */
export function withoutRepetitions(lines: readonly Line[], mayMerge: (kept: Line, repeated: Line) => boolean): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const at = kept.findIndex((earlier) => sayTheSame(earlier, line) && mayMerge(earlier, line));
    const earlier = kept[at];
    if (earlier === undefined) kept.push(line);
    else kept[at] = { ...earlier, sources: [...new Set([...earlier.sources, ...line.sources])] };
  }
  return kept;
}

/** Whether a statement of the draft already stands for two lines at once. */
export function mergedBefore(previous: readonly Statement[], kept: Line, repeated: Line): boolean {
  const [first, second] = [kept.sources[0] ?? '', repeated.sources[0] ?? ''];
  return first !== second && previous.some(({ sources }) => sources[0] === first && sources.includes(second));
}

function placeOf({ sources, kind }: Pick<Line, 'sources' | 'kind'>): string {
  return `${sources[0] ?? 'assumed'} ${kind}`;
}

function sameContent(line: Line, statement: Statement): boolean {
  const content = ({ kind, text, dimension, sources, rejected }: Line) =>
    JSON.stringify([kind, text, dimension, sources, rejected ?? []]);
  return content(line) === content(statement);
}
