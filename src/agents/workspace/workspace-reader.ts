import type { CancelSignal } from '../base/async/cancellation';
import type { GitRequest } from './git-request';
import type { EvidenceKind, Location } from '../session/evidence';

/** One entry of a folder listing or walk. `path` is relative to the root, with forward slashes. */
export interface FileEntry {
  root: string;
  path: string;
  kind: 'file' | 'folder';
  /** Bytes; absent where the file system does not say without a further call. */
  size?: number;
}

/** A result under a budget: `capped` says in words which cap was reached, if one was. */
export interface Capped<T> {
  value: T;
  capped?: string;
}

/** What `capped` says of a call that came to its deadline, in milliseconds. */
export function stoppedAfter(deadlineMs: number): string {
  return `stopped after ${(deadlineMs / 1000).toLocaleString('en-GB')} s`;
}

/** Whether a result was cut short by time (`stoppedAfter`), so that what it does not hold may well be there. */
export function ranOutOfTime({ capped = '' }: Pick<Capped<unknown>, 'capped'>): boolean {
  return /\bstopped after [\d.,]+ s\b/.test(capped);
}

export interface TextMatch {
  root: string;
  path: string;
  /** From 1. */
  line: number;
  text: string;
}

export interface ReadRange extends Location {
  root: string;
  text: string;
  /** SHA-256 (hex) of `text`. */
  hash: string;
  /** Lines in the whole file. */
  totalLines: number;
}

/** Lines of a text that was read whole, counted from 1, both included. */
export interface LinesOf {
  whole: ReadRange;
  start: number;
  end: number;
  /** The line that says most. */
  focus?: number;
}

export interface ReadBudget {
  /** Milliseconds for one call. */
  deadlineMs: number;
  maxEntries: number;
  maxBytes: number;
  /** Of a walk: whether what was created in the last seconds must be in it. */
  fresh?: boolean;
}

/** A search for a pattern in the lines of files. */
export interface GrepRequest {
  /** Name of the root; '' for the first. */
  root: string;
  pattern: string;
  /** Whether the pattern is a plain text; else a regular expression as ripgrep understands it. */
  literal: boolean;
  ignoreCase: boolean;
  /** Whether only whole words match. */
  word: boolean;
  /** Files and folders to look in, relative to the root; none for all of it. */
  paths: readonly string[];
  /** Globs of which a path has to match one; those that begin with `!` leave out what they match. */
  globs: readonly string[];
}

/** One commit of the history, newest first in lists. */
export interface Commit {
  root: string;
  /** Full hash, hex. */
  hash: string;
  /** ISO 8601. */
  at: string;
  author: string;
  /** First line of its message, free of secrets. */
  subject: string;
  /** Paths it changed, relative to the root; none for merges. */
  files: readonly string[];
}

/** What to rank the files of the workspace for. */
export interface RankRequest {
  /** In the person's words. */
  texts: readonly string[];
  /** Words that are not the person's own: they count less. */
  hints: readonly string[];
  /** Kinds that the change is about: not weighed down. */
  prefer: readonly EvidenceKind[];
  /** Most places. */
  limit: number;
}

/** How far a search has come: files found by now, and files whose content was searched. */
export interface SearchProgress {
  files: number;
  searched: number;
}

/** A file that fits, and its best lines. */
export interface RankedPlace extends Location {
  root: string;
  kind: EvidenceKind;
  /** The line that says most, within the range. */
  focus: number;
  /** For the order; greater is better, comparable within one ranking only. */
  weight: number;
  /** 0 to 1: how much of what was sought is here, and how telling it is. */
  fit: number;
  /** The words that occur, the most telling first. */
  matched: readonly string[];
  /** The commit that changed this file and whose subject resembles the query most, if one does. */
  commit?: Pick<Commit, 'hash' | 'subject'>;
  /** The path of a better place that this file was often changed together with, if it is listed for that. */
  changedWith?: string;
}

export interface Ranked {
  /** Best first. */
  places: RankedPlace[];
  /** The query's words that occur, and those that occur nowhere in what was searched. */
  matched: string[];
  missing: string[];
  /** Files there are, and files whose content was searched before the deadline. */
  files: number;
  searched: number;
  /** Which cap was reached, in words. */
  capped?: string;
}

/**
 * Read-only access to the workspace. Every path is gated: inside a root, not ignored, not a secret by name; what is
 * refused throws `AccessRefused` with a sentence that says why. Every text is free of what looks like a secret. There is no method that writes, runs or connects.
 */
export interface WorkspaceReader {
  /** Names of the roots, in order. Empty where no folder is open. */
  roots(): readonly string[];
  /** Every file under the roots that is neither ignored nor secret, breadth first, under the budget. */
  walk(budget: ReadBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  /** The direct children of a folder. */
  list(root: string, path: string, budget: ReadBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  /** Files whose path matches a glob. */
  find(glob: string, budget: ReadBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  /** Lines containing one of the texts, ignoring case, in the files given or, without them, in all. */
  search(
    texts: readonly string[],
    budget: ReadBudget,
    signal?: CancelSignal,
    files?: readonly FileEntry[],
  ): Promise<Capped<TextMatch[]>>;
  /** A range of a text file; without lines, the whole file up to the byte budget. */
  read(
    root: string,
    path: string,
    lines?: { start: number; end: number },
    budget?: Partial<ReadBudget>,
  ): Promise<Capped<ReadRange>>;
  /** Some lines of what was read whole, as if they had been read by themselves: nothing is read, or redacted, again. */
  part(lines: LinesOf): ReadRange;
  /** Lines that match a pattern, free of secrets, in path order. Refuses a pattern that is not valid. */
  grep(request: GrepRequest, budget: ReadBudget, signal?: CancelSignal): Promise<Capped<TextMatch[]>>;
  /**
   * What git says, as text, free of secrets and of files that may not be read. Refuses where git may not run (an untrusted
   * workspace, a virtual one, no repository).
   */
  git(root: string, request: GitRequest, budget: ReadBudget, signal?: CancelSignal): Promise<Capped<string>>;
  /** The latest commits of all roots, newest first; none where git may not run. Never rejects for a lack of history. */
  history(budget: ReadBudget, signal?: CancelSignal): Promise<Capped<Commit[]>>;
  /** The commit that is checked out in the first root that has one, full hash; null where git may not run. */
  revision(): Promise<string | null>;
  /**
   * The files that fit a query best, found by one scan of the tree away from the thread that serves the editor. Anytime:
   * at the deadline it ranks what was searched so far. Tells now and then how far it is, where that can be known.
   */
  rank(
    request: RankRequest,
    budget: ReadBudget,
    signal?: CancelSignal,
    onProgress?: (progress: SearchProgress) => void,
  ): Promise<Ranked>;
}

/** Raised when a look is not allowed or not possible. The message says what to do instead. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';

  /** @param isMissing whether there is nothing at the path at all, as against what may not be read */
  constructor(
    message: string,
    readonly isMissing = false,
  ) {
    super(message);
  }
}

/** What kind of thing a path is, by its name alone. */
export type ClassifyPath = (path: string) => EvidenceKind;
