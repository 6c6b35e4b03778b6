import type { FileHits, ScannedFile } from '../../../agents/retrieval/scan-types';
import type { FileEntry } from '../../../agents/workspace/workspace-reader';
import { type CountJob, UNKNOWN_SIZE, UNSEARCHED } from './count-job';
import type { HitStore } from './hit-store';

/** What several threads have found in the files of one tree, by the files' places in the tree. */
export class Findings {
  readonly #sizes: Float64Array;
  readonly #stores: HitStore[] = [];
  /** For each file which store has its hits, and where; −1 for none. */
  readonly #storeOf: Int16Array;
  readonly #startOf: Int32Array;

  constructor(files: number) {
    this.#sizes = new Float64Array(files).fill(UNSEARCHED);
    this.#storeOf = new Int16Array(files).fill(-1);
    this.#startOf = new Int32Array(files);
  }

  /** Takes over the results of a job. `indexOf`: where in the tree the file at a place of the job is. */
  add(job: CountJob, stores: readonly HitStore[], indexOf: (place: number) => number): void {
    for (const [place, size] of job.sizes.entries()) if (size !== UNSEARCHED) this.#sizes[indexOf(place)] = size;
    for (const store of stores) {
      const number = this.#stores.push(store) - 1;
      store.eachPlace((place, start) => {
        this.#storeOf[indexOf(place)] = number;
        this.#startOf[indexOf(place)] = start;
      });
    }
  }

  isSearched(index: number): boolean {
    return this.#sizes[index] !== UNSEARCHED;
  }

  /** The file with what was found in it; what was learnt of its size is noted in the entry. */
  scanned(entry: FileEntry, index: number): ScannedFile {
    if (!this.isSearched(index)) return { entry, hits: undefined };
    const size = this.#sizes[index] ?? UNKNOWN_SIZE;
    if (size !== UNKNOWN_SIZE) entry.size = size;
    return new SearchedFile(entry, index, this);
  }

  hitsOf(index: number): FileHits | null {
    return this.#stores[this.#storeOf[index] ?? -1]?.hitsAt(this.#startOf[index] ?? 0) ?? null;
  }
}

/** A file that was searched. Its hits are unpacked when they are asked for: all of them at once would take much memory. */
class SearchedFile implements ScannedFile {
  constructor(
    readonly entry: FileEntry,
    private readonly index: number,
    private readonly findings: Findings,
  ) {}

  get hits(): FileHits | null {
    return this.findings.hitsOf(this.index);
  }
}
