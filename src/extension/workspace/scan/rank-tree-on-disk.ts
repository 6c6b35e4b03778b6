import { parseQuery } from '../../../agents/evidence/query';
import { compileCounter } from '../../../agents/evidence/retrieval/counter';
import { scanOrder } from '../../../agents/evidence/retrieval/order';
import { candidatesFor, rankPlaces } from '../../../agents/evidence/retrieval/places';
import { type RankedFile, rankTree } from '../../../agents/evidence/retrieval/rank-tree';
import type { FileHits, ScannedFile } from '../../../agents/evidence/retrieval/scan-types';
import type { Commit, FileEntry, Ranked, RankRequest } from '../../../agents/ports';
import type { CallBudget } from '../call-budget';
import { decodeText } from '../text';
import type { CallFlags } from './call-flags';
import { CountJob, UNSEARCHED } from './count-job';
import { countingIn } from './count-files';
import type { DiskRoot } from './disk-root';
import { DiskRules } from './disk-rules';
import type { FileReader } from './file-reader';
import type { HitStore } from './hit-store';
import type { DiskRootSpec } from './messages';
import { PathTable } from './path-table';
import type { Team } from './team';

/** Files from which on further threads help. */
const LARGE_TREE = 1_500;

/** Part of the time that is kept for ranking and for the best lines, and its bounds in milliseconds. */
const RESERVED = 0.15;
const LEAST_RESERVED = 20;
const MOST_RESERVED = 400;

/** Milliseconds that helpers get to end after the last file was dealt out. */
const HELPERS_END_MS = 150;

export interface RankingScene {
  specs: readonly DiskRootSpec[];
  roots: readonly DiskRoot[];
  reader: FileReader;
  team: Team;
  budget: CallBudget;
  maxBytes: number;
  call: CallFlags;
  /** The latest commits, as far as they are known when the scan is over. */
  commits: () => readonly Commit[];
}

/** Searches files in the order of their promise until the time is up, ranks them, and finds the best lines of the best. */
export function rankFilesOnDisk(request: RankRequest, entries: readonly FileEntry[], scene: RankingScene): Ranked {
  const query = parseQuery(request.texts, request.hints);
  const order = query.terms.length === 0 ? [] : scanOrder(entries, query);
  const { job, hitsAt, late } = searchAll(request, entries, order, scene);
  let searched = 0;
  const files = order.flatMap((i, place): ScannedFile[] => {
    const entry = entries[i];
    const size = job.sizes[place] ?? UNSEARCHED;
    if (entry === undefined) return [];
    if (size === UNSEARCHED) return [{ entry, hits: undefined }];
    searched += 1;
    entry.size = size;
    return [new SearchedFile(entry, place, hitsAt)];
  });
  const missed = searched < files.length ? { capped: `${searched} of ${files.length} files searched in the time` } : {};
  const scan = { files: entries.length, searched, ...missed };
  if (late) scene.team.dismiss();
  if (scene.call.cancelled) return { places: [], matched: [], missing: [], ...scan, capped: 'cancelled' };
  const ranked = rankTree({
    files,
    query,
    prefer: request.prefer,
    commits: scene.commits(),
    limit: candidatesFor(request.limit),
  });
  return rankPlaces(ranked, textReader(scene), { limit: request.limit, ...scan });
}

function searchAll(
  { texts, hints }: RankRequest,
  entries: readonly FileEntry[],
  order: readonly number[],
  { specs, roots, reader, team, budget, maxBytes, call }: RankingScene,
): { job: CountJob; hitsAt: (place: number) => FileHits | null; late: boolean } {
  const job = CountJob.of(order.length);
  const reserved = Math.min(MOST_RESERVED, Math.max(LEAST_RESERVED, RESERVED * budget.timeLeft));
  const at = performance.timeOrigin + performance.now() + budget.timeLeft - reserved;
  const paths = PathTable.of(entries, order, new Map(roots.map(({ name }, i) => [name, i])));
  const helped = order.length >= LARGE_TREE;
  if (helped) {
    team.give({ memory: job.memory, call: call.buffer, at, maxBytes, roots: specs, texts, hints, paths: paths.shared });
  }
  const count = countingIn(roots, reader, compileCounter(parseQuery(texts, hints)));
  const own = job.work((place) => count(paths.at(place)), { at, maxBytes, call });
  const late = !job.close(HELPERS_END_MS);
  return { job, hitsAt: lookUp([own, ...(helped ? team.collect() : [])], order.length), late };
}

/** Finds a file's hits in the stores of several threads. */
function lookUp(stores: readonly HitStore[], files: number): (place: number) => FileHits | null {
  const storeOf = new Int8Array(files).fill(-1);
  const startOf = new Int32Array(files);
  for (const [i, store] of stores.entries()) {
    store.eachPlace((place, at) => {
      storeOf[place] = i;
      startOf[place] = at;
    });
  }
  return (place) => stores[storeOf[place] ?? -1]?.hitsAt(startOf[place] ?? 0) ?? null;
}

/** A file that was searched. Its hits are unpacked when they are asked for: all of them at once would take much memory. */
class SearchedFile implements ScannedFile {
  constructor(
    readonly entry: FileEntry,
    private readonly place: number,
    private readonly hitsAt: (place: number) => FileHits | null,
  ) {}

  get hits(): FileHits | null {
    return this.hitsAt(this.place);
  }
}

/** Reads the text of a ranked file, through the gate. */
function textReader({ roots, reader }: RankingScene): (file: RankedFile) => string | null {
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
