import type { Query } from '../../../agents/retrieval/query';
import { compileCounter } from '../../../agents/retrieval/counter';
import { scanOrder } from '../../../agents/retrieval/order';
import type { FileEntry, RankRequest } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import type { CallFlags } from './call-flags';
import { countingIn } from './count-files';
import { CountJob, type JobEnd } from './count-job';
import type { DiskRoot } from './disk-root';
import type { FileReader } from './file-reader';
import { Findings } from './findings';
import type { DiskRootSpec } from './messages';
import { PathTable } from './path-table';
import type { Team } from './team';

/** Files from which on further threads help. */
const LARGE_TREE = 1_500;

/** Files that helpers get in one go while the tree is still walked. */
const AHEAD = 1_000;

/** Bytes of a budget below which the order of files matters more than the time: then nothing is searched out of order. */
const AMPLE_BYTES = 200_000_000;

/** Part of the time that is kept for ranking and for the best lines, and its bounds in milliseconds. */
const RESERVED = 0.25;
const LEAST_RESERVED = 20;
const MOST_RESERVED = 750;

/** Milliseconds that helpers get to end after the last file was dealt out. */
const HELPERS_END_MS = 150;

/** With what a tree is searched. */
export interface SearchScene {
  specs: readonly DiskRootSpec[];
  roots: readonly DiskRoot[];
  reader: FileReader;
  team: Team;
  budget: CallBudget;
  maxBytes: number;
  call: CallFlags;
}

interface Job {
  id: number;
  job: CountJob;
  indexOf: (place: number) => number;
}

/** Searches the files of a tree for one query, with the help of other threads, until the time is up. */
export class TreeSearch {
  readonly #request: RankRequest;
  readonly #query: Query;
  readonly #scene: SearchScene;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #end: JobEnd;
  #ahead: Job[] = [];
  #offered = 0;

  constructor(request: RankRequest, query: Query, scene: SearchScene) {
    this.#request = request;
    this.#query = query;
    this.#scene = scene;
    this.#numbers = new Map(scene.roots.map(({ name }, i) => [name, i]));
    const { timeLeft } = scene.budget;
    const reserved = Math.min(MOST_RESERVED, Math.max(LEAST_RESERVED, RESERVED * timeLeft));
    const at = performance.timeOrigin + performance.now() + timeLeft - reserved;
    this.#end = { at, maxBytes: scene.maxBytes, call: scene.call };
  }

  /** Lets helpers search what a walk has found so far, while it goes on. */
  lookAhead(found: readonly FileEntry[]): void {
    if (found.length < LARGE_TREE || found.length - this.#offered < AHEAD) return;
    if (this.#query.terms.length === 0 || this.#scene.maxBytes < AMPLE_BYTES) return;
    const from = this.#offered;
    this.#offered = found.length;
    const order = Array.from({ length: found.length - from }, (_, i) => from + i);
    this.#ahead.push(
      this.#give(PathTable.of(found, order, this.#numbers), (place) => from + place, this.#end.maxBytes),
    );
  }

  /**
   * Searches the files in the order of their promise, and gives what was found, the files in that order. Files that a helper
   * has searched before are not searched again.
   */
  run(files: readonly FileEntry[]): { findings: Findings; order: number[] } {
    const { roots, reader, team } = this.#scene;
    const order = this.#query.terms.length === 0 ? [] : scanOrder(files, this.#query);
    const findings = new Findings(files.length);
    let late = this.#endAhead(findings);
    const rest = order.filter((i) => !findings.isSearched(i));
    const paths = PathTable.of(files, rest, this.#numbers);
    const maxBytes = this.#end.maxBytes - this.#ahead.reduce((sum, { job }) => sum + job.bytes, 0);
    const indexOf = (place: number) => rest[place] ?? -1;
    const main =
      files.length >= LARGE_TREE && !late ? this.#give(paths, indexOf, maxBytes) : this.#alone(rest, indexOf);
    const count = countingIn(roots, reader, compileCounter(this.#query));
    const own = main.job.work((place) => count(paths.at(place)), { ...this.#end, maxBytes });
    const left = main.job.close(HELPERS_END_MS);
    late ||= !left;
    // What a helper has counted is of no use without what it has found.
    if (!left) main.job.forgetOthers(own.claims);
    findings.add(main.job, [own.found, ...(left ? team.collect(main.id) : [])], indexOf);
    if (late) team.dismiss();
    return { findings, order };
  }

  /** Takes what helpers have not begun away from them, and over what they have done. Whether one of them is late. */
  #endAhead(findings: Findings): boolean {
    for (const { job } of this.#ahead) job.stop();
    let late = false;
    for (const { id, job, indexOf } of this.#ahead) {
      if (job.close(HELPERS_END_MS)) findings.add(job, this.#scene.team.collect(id), indexOf);
      else late = true;
    }
    return late;
  }

  #give(paths: PathTable, indexOf: (place: number) => number, maxBytes: number): Job {
    const { specs, team, call } = this.#scene;
    const { texts, hints } = this.#request;
    const job = CountJob.of(paths.length);
    const { at } = this.#end;
    const memory = job.memory;
    const id = team.give({ memory, call: call.buffer, at, maxBytes, roots: specs, texts, hints, paths: paths.shared });
    return { id, job, indexOf };
  }

  #alone(rest: readonly number[], indexOf: (place: number) => number): Job {
    return { id: -1, job: CountJob.of(rest.length), indexOf };
  }
}
