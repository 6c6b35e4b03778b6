/** One search of one tree. */
export interface Task {
  /** The folder that is searched. */
  tree: string;
  query: string;
  /** What a model expects the code to be called. Default: nothing is known of that. */
  lookFor?: readonly string[] | undefined;
  /** Paths that differ from the tree of the task before; null where that was another tree. */
  changed: readonly string[] | null;
  /** Whether what is kept from earlier tasks is to be made anew, so that this is timed. */
  rebuild: boolean;
  /** The query's own limits, for engines that know some. */
  limits: Limits;
  /** The share of the tree's bytes that may be searched, instead of the limit; 0 to 1. */
  byteShare?: number;
}

export interface Limits {
  deadlineMs: number;
  maxEntries: number;
  maxBytes: number;
}

export interface Outcome {
  /** Paths of files relative to the tree, best first, none twice. */
  ranked: string[];
  /** Milliseconds from the query to the answer, without what `buildMs` covers. */
  queryMs: number;
  /** Milliseconds that preparing the whole tree took; absent where nothing was prepared or only a part renewed. */
  buildMs?: number;
  /** Files there are and files whose content was looked at, where the engine says. */
  files?: number;
  searched?: number;
  /** Which cap was reached, in words. */
  capped?: string;
  /** Why there is no answer, in words; absent where there is one. */
  failed?: string;
  /** Most bytes of a process that the engine started for the query, where the machine says. */
  childPeak?: number;
  /** Milliseconds that the longest task held up the thread that asked. */
  longestTaskMs?: number;
}

/** Something that ranks files for a query. */
export interface Engine {
  run(task: Task): Promise<Outcome>;
}

/** Most places that an engine lists. */
export const MOST_PLACES = 20;

export const ENGINE_NAMES = ['product', 'ripgrep', 'path', 'minisearch'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What the engines are, in words. */
export const ENGINE_TITLES: Record<EngineName, string> = {
  product: 'this extension',
  ripgrep: 'ripgrep, distinct terms',
  path: 'path match',
  minisearch: 'MiniSearch, default',
};
