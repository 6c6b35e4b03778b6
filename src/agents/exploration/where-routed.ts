import type { CancelSignal } from '../base/async/cancellation';
import { classifyPath, isGenerated, isOwnWriting } from '../workspace/classify-path';
import { foundIn, type Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';

/** A page's address, as statements name it: set as code, or behind the word for it. A call of a service has its method before it. */
const NAMES_ROUTE =
  /(?<!\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) )`\/[\w:-]+(?:\/[\w:-]+){0,4}`|\b(?:route|page|address|screen|Seite|Adresse)\b[^.\n]{0,30}?\s\/[a-z][\w:-]*/iu;

/** How programs list the pages that they have: routers of Vue, React, Angular and Svelte, and Django's. */
const ROUTE = '\\bpath:\\s*["\'`]|<Route\\b|\\bpath\\(\\s*r?["\']';
/** Fewer lines of it are no list. */
const LEAST = 3;
const MOST_LINES = 30;
const MAX_READ = 256 * 1024;
const SEARCH = { deadlineMs: 1_000, maxEntries: 2_000, maxBytes: 500_000_000 };

/**
 * Where the pages of a program are listed, if statements name the address of one: what is added has to be listed there. The one
 * file with most of them; none where nothing lists any. Rejects where nothing may be read.
 */
export async function whereRouted(
  reader: WorkspaceReader,
  texts: readonly string[],
  signal: CancelSignal,
): Promise<Found[]> {
  const [root] = reader.roots();
  if (root === undefined || !texts.some((text) => NAMES_ROUTE.test(text))) return [];
  const request = { root, pattern: ROUTE, literal: false, ignoreCase: false, word: false, paths: [], globs: [] };
  const { value } = await reader.grep(request, SEARCH, signal);
  const files = new Map<string, number[]>();
  for (const { path, line } of value.filter((match) => mayRoute(match.path)))
    files.set(path, [...(files.get(path) ?? []), line]);
  const [best] = [...files]
    .filter(([, lines]) => lines.length >= LEAST)
    .sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
  if (best === undefined) return [];
  const [path, lines] = best;
  const { value: whole } = await reader.read(root, path, undefined, { maxBytes: MAX_READ });
  const start = Math.min(...lines);
  const end = Math.min(Math.max(...lines), start + MOST_LINES - 1);
  return [
    foundIn(reader, reader.part({ whole, start, end }), {
      ...{
        kind: 'code',
        shows: 'Lists the pages by their addresses',
        why: 'A page with an address is named',
        score: 0,
      },
      role: 'match',
    }),
  ];
}

function mayRoute(path: string): boolean {
  return classifyPath(path) === 'code' && !isGenerated(path) && !isOwnWriting(path);
}
