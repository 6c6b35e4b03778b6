import { isOwnWriting } from '../../../agents/workspace/classify-path';
import { parseQuery } from '../../../agents/retrieval/query';
import { candidatesFor, rankPlaces } from '../../../agents/retrieval/places';
import { type RankedFile, rankTree } from '../../../agents/retrieval/rank-tree';
import type { Capped, Commit, FileEntry, Ranked, RankRequest } from '../../../agents/workspace/workspace-reader';
import { joinCaps } from '../limits/capped-lists';
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
): Ranked {
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
  return rankPlaces(ranked, textReader(scene), { limit: request.limit, inTime, ...scan });
}

function joinedCaps(notes: readonly (string | undefined)[]): { capped?: string } {
  const { capped } = joinCaps(null, notes);
  return capped === undefined ? {} : { capped };
}

/** Reads the text of a ranked file, through the gate. */
function textReader({ roots, reader }: SearchScene): (file: RankedFile) => string | null {
  const known = new Map(roots.map((root) => [root.name, { root, rules: new DiskRules(root, reader) }]));
  return ({ entry: { root: name, path } }) => {
    const place = known.get(name);
    if (place === undefined) return null;
    try {
      const cut = path.lastIndexOf('/');
      if (!place.rules.isReal(cut === -1 ? '' : path.slice(0, cut))) return null;
      const bytes = reader.read(place.root.at(path));
      return bytes === null ? null : decodeText(bytes);
    } catch {
      return null;
    }
  };
}
