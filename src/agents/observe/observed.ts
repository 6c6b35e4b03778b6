import type { WorkspaceReader, FileEntry, TextMatch, ReadRange } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import type { EvidenceKind, Fact, Observation } from '../session/evidence';
import type { Found } from '../workspace/evidence-draft';
import type { FactDraft } from '../facts/collect-facts';

/** What every observation of one look shares. */
export interface ObserveContext {
  reader: WorkspaceReader;
  clock: Clock;
  signal: CancelSignal;
  /** The files of the walk. */
  files: readonly FileEntry[];
  /** What the change is about, in the person's words. */
  about: string;
  /** Further words that are not the person's own. */
  hints: readonly string[];
  /** Kinds of files that the change is about. */
  prefer: readonly EvidenceKind[];
  /** Kinds of facts that the change depends on. */
  confirm: readonly Fact['kind'][];
  /** Told, in words, how far an observation is that takes its time. */
  onProgress?: ((soFar: string) => void) | undefined;
  /** How files are read; by default as what the request names. */
  reading?: Reading;
}

/** How much of a file one read takes, and what it is worth as evidence. */
export interface Reading {
  lines: number;
  characters: number;
  why: string;
  /** 0 to 1. */
  score: number;
}

/** What was seen word for word, for those who need more than a line on it. To be made inert before a model sees it. */
type SeenContent =
  | { kind: 'entries'; entries: FileEntry[] }
  | { kind: 'matches'; matches: TextMatch[] }
  | { kind: 'range'; range: ReadRange }
  | { kind: 'text'; text: string };
export interface Observed {
  observation: Omit<Observation, 'id'>;
  found: Found[];
  facts: FactDraft[];
  /** For a retrieval: the words that occur, and those that occur nowhere. */
  matched: string[];
  missing: string[];
  /** Of all but facts and retrievals; null where there is nothing. */
  seen: SeenContent | null;
  /** Which cap was reached, in words; null for none. */
  capped: string | null;
}

/** What an action brings; its `result` is one line, `capped` says which cap was reached. */
export type ActionOutcome = Partial<Omit<Observed, 'observation' | 'capped'>> & {
  result: string;
  capped?: string | undefined;
};
