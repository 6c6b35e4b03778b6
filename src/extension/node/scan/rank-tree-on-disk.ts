import { isOwnWriting } from '../../../agents/workspace/classify-path';
import { parseQuery } from '../../../agents/retrieval/query';
import { candidatesFor, rankPlaces } from '../../../agents/retrieval/places';
import { type RankedFile, rankTree } from '../../../agents/retrieval/rank-tree';
import { historyKey } from '../../../agents/retrieval/history-signals';
import type { Capped, Commit, FileEntry, RankRequest } from '../../../agents/workspace/workspace-reader';
import { joinCaps } from '../limits/capped-lists';
import type { RankedTexts } from '../search/scanner';
import { decodeText } from '../text/text';
import { DiskRules } from './disk-rules';
import { type SearchScene, TreeSearch } from './tree-search';

interface RankingScene extends SearchScene {
  /** The latest commits, as far as they are known when the scan is over. */
  commits: () => readonly Commit[];
}

/**
 * Searches the files that `walk` finds in the order of their promise until the time is up, ranks them, and finds the best
 * lines of the best. `walk` tells of what it has found so far.
 */
export function rankFilesOnDisk(
  request: RankRequest,
  walk: (onProgress: (found: readonly FileEntry[]) => void) => Capped<FileEntry[]>,
  scene: RankingScene,
): RankedTexts {
  const query = parseQuery(request.texts, request.hints);
  const search = new TreeSearch(request, query, scene);
  const { value: entries, capped } = walk((found) => search.lookAhead(found));
  const { findings, order } = search.run(entries);
  const files = order.flatMap((i) => {
    const entry = entries[i];
    return entry === undefined ? [] : [findings.scanned(entry, i)];
  });
  const searched = order.filter((i) => findings.isSearched(i)).length;
  const missed = searched < files.length ? `${searched} of ${files.length} files searched in the time` : undefined;
  const there = entries.filter(({ path }) => !isOwnWriting(path)).length;
  const scan = { files: there, searched, ...joinedCaps([capped, missed]) };
  if (scene.call.cancelled) return { places: [], matched: [], missing: [], ...scan, capped: 'cancelled' };
  const ranked = rankTree({
    files,
    query,
    prefer: request.prefer,
    commits: scene.commits(),
    limit: candidatesFor(request.limit),
  });
  const inTime = () => scene.budget.reached() === null;
  const texts = new Map<string, string>();
  const found = rankPlaces(ranked, textReader(scene, texts), { limit: request.limit, inTime, ...scan });
  return { ...found, texts: found.places.map(({ root, path }) => texts.get(historyKey(root, path)) ?? null) };
}

function joinedCaps(notes: readonly (string | undefined)[]): { capped?: string } {
  const { capped } = joinCaps(null, notes);
  return capped === undefined ? {} : { capped };
}

/** Most characters of one text, and of all, that are handed over to the host: more take it long to receive. */
const MOST_OF_ONE = 64 * 1024;
const MOST_OF_ALL = 512 * 1024;

/** Reads the text of a ranked file, through the gate; notes in `handed` those that the host may have. */
function textReader({ roots, reader }: SearchScene, handed: Map<string, string>): (file: RankedFile) => string | null {
  let left = MOST_OF_ALL;
  const known = new Map(roots.map((root) => [root.name, { root, rules: new DiskRules(root, reader) }]));
  return ({ entry: { root: name, path } }) => {
    const place = known.get(name);
    if (place === undefined) return null;
    try {
      const cut = path.lastIndexOf('/');
      if (!place.rules.isReal(cut === -1 ? '' : path.slice(0, cut))) return null;
      const bytes = reader.read(place.root.at(path));
      const text = bytes === null ? null : decodeText(bytes);
      const isWhole = bytes !== null && bytes.length === reader.size;
      // What is left out may have changed since the walk.
      if (text !== null && isWhole && text.length <= Math.min(MOST_OF_ONE, left) && place.rules.admits(path)) {
        left -= text.length;
        handed.set(historyKey(name, path), text);
      }
      return text;
    } catch {
      return null;
    }
  };
}
