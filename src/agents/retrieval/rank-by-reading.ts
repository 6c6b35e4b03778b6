import type { Commit, FileEntry, ReadBudget, Ranked, RankRequest } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { isOwnWriting } from '../workspace/classify-path';
import { parseQuery } from './query';
import { compileCounter } from './counter';
import { scanOrder } from './order';
import { candidatesFor, rankPlaces } from './places';
import { rankTree } from './rank-tree';
import type { ScannedFile } from './scan-types';

/** How the files of a workspace are read. Both give null for what cannot be read. */
interface TreeReader {
  bytes(entry: FileEntry): Promise<Uint8Array | null>;
  text(entry: FileEntry): Promise<string | null>;
}

export interface ReadingOptions {
  clock: Clock;
  budget: ReadBudget;
  signal?: CancelSignal | undefined;
  /** The history, newest first; none without. */
  commits?: readonly Commit[];
}

/** Files read at the same time. */
const AT_ONCE = 8;

/** Ranks files by reading them one after the other, for workspaces where no worker can. Anytime, as `WorkspaceReader.rank` is. */
export async function rankByReading(
  request: RankRequest,
  walked: readonly FileEntry[],
  reader: TreeReader,
  { clock, budget, signal, commits = [] }: ReadingOptions,
): Promise<Ranked> {
  const start = clock.elapsed();
  const { prefer, limit } = request;
  const query = parseQuery(request.texts, request.hints);
  const entries = walked.filter(({ path }) => !isOwnWriting(path));
  const files = entries.map((entry): ScannedFile => ({ entry, hits: undefined }));
  const order = query.terms.length === 0 ? [] : scanOrder(entries, query);
  const counter = compileCounter(query);
  let searched = 0;
  let bytesLeft = budget.maxBytes;
  const inTime = () => signal?.aborted !== true && clock.elapsed() - start < budget.deadlineMs && bytesLeft > 0;
  while (searched < order.length && inTime()) {
    const batch = order.slice(searched, searched + AT_ONCE).flatMap((place) => files[place] ?? []);
    const contents = await Promise.all(batch.map(({ entry }) => reader.bytes(entry)));
    for (const [i, file] of batch.entries()) {
      const bytes = contents[i] ?? null;
      file.hits = bytes === null ? null : counter.count(bytes, bytes.length, file.entry.path);
      bytesLeft -= bytes?.length ?? 0;
    }
    searched += batch.length;
  }
  const ranked = rankTree({ files, query, prefer, commits, limit: candidatesFor(limit) });
  const read = signal?.aborted === true ? [] : ranked.files;
  const texts = await Promise.all(read.map(({ entry }) => reader.text(entry)));
  const textOf = new Map(read.map((file, i) => [file, texts[i] ?? null]));
  const capped = searched < order.length ? { capped: `${searched} of ${order.length} files searched in the time` } : {};
  return rankPlaces(ranked, (file) => textOf.get(file) ?? null, { limit, files: entries.length, searched, ...capped });
}
