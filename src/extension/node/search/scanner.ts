import type {
  Capped,
  Commit,
  FileEntry,
  ReadBudget,
  Ranked,
  RankRequest,
  SearchProgress,
  TextMatch,
} from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';

/** A ranking with the texts of its places, as far as they are at hand: whole, with their secrets, in the order of the places. */
export interface RankedTexts extends Ranked {
  texts?: readonly (string | null)[];
}

/** The looks that go through many files, or through much text. All they return is gated, and free of known secrets but for the texts of a ranking. */
export interface Scanner {
  walk(limits: ReadBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  find(glob: string, limits: ReadBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  search(
    texts: readonly string[],
    limits: ReadBudget,
    signal?: CancelSignal,
    files?: readonly FileEntry[],
  ): Promise<Capped<TextMatch[]>>;
  /** `commits`: the history, which counts as far as it is there in time. */
  rank(
    request: RankRequest,
    limits: ReadBudget,
    signal?: CancelSignal,
    commits?: Promise<readonly Commit[]>,
    onProgress?: (progress: SearchProgress) => void,
  ): Promise<RankedTexts>;
  /** Of lines that another program found with a regular expression, those that may be shown. */
  screen(
    matches: readonly TextMatch[],
    pattern: RegExpSource,
    limits: ReadBudget,
    signal?: CancelSignal,
  ): Promise<Capped<TextMatch[]>>;
  /** Walks ahead of the first question, where that is of use. Returns at once. */
  warm(): void;
}

/** A regular expression on its way to another thread. */
export interface RegExpSource {
  pattern: string;
  flags: string;
}
