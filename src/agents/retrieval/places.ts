import type { Ranked, RankedPlace } from '../workspace/workspace-reader';
import { bestLines } from './best-lines';
import type { RankedFile, RankedTree } from './rank-tree';

/** More files than places, as some may be gone since the scan. */
const SPARE = 4;

/** Files to be ranked for so many places. */
export function candidatesFor(limit: number): number {
  return limit + SPARE;
}

/** Most words named of one place. */
const MAX_MATCHED = 12;

/** Places that are shown even where the time is over: the best are worth waiting for. */
const LEAST_PLACES = 5;

/**
 * The best lines of the best files. `textOf` gives a file's text, null for one that cannot be read any more (it is left
 * out). `files` and `searched` are what the scan says of itself; `inTime` says whether there is time for further places.
 */
export function rankPlaces(
  { files, query, matched, missing }: RankedTree,
  textOf: (file: RankedFile) => string | null,
  {
    limit,
    inTime = () => true,
    ...scan
  }: { limit: number; inTime?: () => boolean; files: number; searched: number; capped?: string },
): Ranked {
  const places: RankedPlace[] = [];
  for (const file of files) {
    const late = !inTime() && places.length >= LEAST_PLACES;
    if (places.length >= limit || late) break;
    const text = textOf(file);
    if (text !== null) places.push(placeIn(file, text.split('\n'), query));
  }
  return { places, matched, missing, ...scan };
}

function placeIn(file: RankedFile, lines: readonly string[], query: RankedTree['query']): RankedPlace {
  const { entry, kind, weight, fit, matched, commit, changedWith } = file;
  const { start, end, focus } = bestLines(lines, entry.path, query);
  const shown = matched.filter(({ key }) => !key.includes(' ')).map((term) => term.shown);
  return {
    root: entry.root,
    path: entry.path,
    startLine: start,
    endLine: end,
    focus,
    kind,
    weight,
    fit,
    matched: [...new Set(shown)].slice(0, MAX_MATCHED),
    ...(commit === undefined ? {} : { commit }),
    ...(changedWith === undefined ? {} : { changedWith }),
  };
}
