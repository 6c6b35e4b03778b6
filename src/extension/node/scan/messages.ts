import type { Commit, FileEntry, ReadBudget, RankRequest, TextMatch } from '../../../agents/workspace/workspace-reader';

import type { RankedTexts } from '../search/scanner';

/** A root that lies on a disk of this machine. */
export interface DiskRootSpec {
  /** As results carry it. */
  name: string;
  /** Absolute. */
  folder: string;
  /** Globs that the person excluded. */
  exclude: readonly string[];
}

/** What the worker can be asked for. */
export type ScanRequest =
  /** Walks the roots, unless their tree is still remembered, and remembers it. */
  | { kind: 'warm' }
  /** Parts are `FileList`s. */
  | { kind: 'walk' }
  /** Files whose path matches the glob; parts are `FileList`s. */
  | { kind: 'find'; glob: string }
  /** Parts are lists of `TextMatch`. */
  | { kind: 'search'; texts: readonly string[]; files: readonly FileEntry[] | null }
  /** Lines that another program found, as far as they may be shown; parts are lists of `TextMatch`. */
  | { kind: 'screen'; matches: readonly TextMatch[]; pattern: string; flags: string }
  /** The result is a `RankedTexts`. `history`: whether commits will be sent to the port of the call. */
  | { kind: 'rank'; request: RankRequest; history: boolean };

/** One call to the worker. */
export interface ScanCall {
  id: number;
  roots: readonly DiskRootSpec[];
  limits: ReadBudget;
  /** Milliseconds that the call has waited before it was sent; they count against its deadline. */
  waited: number;
  /** Int32 flags of the call (see `call-flags.ts`), shared with the worker. */
  flags: SharedArrayBuffer;
  request: ScanRequest;
}

/** Files, packed so that handing them over costs little: `paths` joined by line ends, a size of −1 where it is not known. */
export interface FileList {
  root: string;
  paths: string;
  sizes: Float64Array;
}

export type ScanPart = FileList | TextMatch[];

/** What the host sends. `more` asks for the next part of the running call; `commits` belongs to a `rank`. */
export type ToWorker =
  | { kind: 'call'; call: ScanCall }
  | { kind: 'more'; id: number }
  | { kind: 'commits'; id: number; commits: readonly Commit[] };

/** How a call ended. `refused`: the message is a `AccessRefused` to its caller. */
export type ScanOutcome =
  { kind: 'done'; result: RankedTexts | null; capped?: string } | { kind: 'failed'; message: string; refused: boolean };

export type FromWorker =
  { kind: 'part'; id: number; part: ScanPart } | { kind: 'end'; id: number; outcome: ScanOutcome };
