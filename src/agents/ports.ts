import type { EvidenceKind, Location } from './session/evidence';

/** A signal that something is no longer wanted. The platform's own `AbortSignal` fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Time, given from outside so that the core is deterministic under test. */
export interface Clock {
  /** ISO 8601, UTC, with milliseconds. */
  now(): string;
  /** Milliseconds from an arbitrary origin, never going back. */
  elapsed(): number;
  /** Resolves after so many milliseconds, or at once when the signal says that nobody waits any more. */
  wait(ms: number, signal?: CancelSignal): Promise<void>;
}

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

export interface LookBudget {
  /** Milliseconds for one call. */
  deadlineMs: number;
  maxEntries: number;
  maxBytes: number;
}

/**
 * Read-only access to the workspace. Every path is gated: inside a root, not ignored, not a secret by name; what is
 * refused throws `LookRefused` with a sentence that says why. There is no method that writes, runs or connects.
 */
export interface WorkspaceLook {
  /** Names of the roots, in order. Empty where no folder is open. */
  roots(): readonly string[];
  /** Every file under the roots that is neither ignored nor secret, breadth first, under the budget. */
  walk(budget: LookBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  /** The direct children of a folder. */
  list(root: string, path: string, budget: LookBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  /** Files whose path matches a glob. */
  find(glob: string, budget: LookBudget, signal?: CancelSignal): Promise<Capped<FileEntry[]>>;
  /** Lines containing one of the texts, ignoring case, in the files given or, without them, in all. */
  search(
    texts: readonly string[],
    budget: LookBudget,
    signal?: CancelSignal,
    files?: readonly FileEntry[],
  ): Promise<Capped<TextMatch[]>>;
  /** A range of a text file; without lines, the whole file up to the byte budget. */
  read(
    root: string,
    path: string,
    lines?: { start: number; end: number },
    budget?: Partial<LookBudget>,
  ): Promise<Capped<ReadRange>>;
}

/** Raised when a look is not allowed or not possible. The message says what to do instead. */
export class LookRefused extends Error {
  override readonly name = 'LookRefused';
}

/** What kind of thing a path is, by its name alone. */
export type ClassifyPath = (path: string) => EvidenceKind;
