import type { Capped, Commit, GrepRequest, ReadBudget, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import type { GitRequest } from '../../../agents/workspace/git-request';

/** A direct child of a folder. Links are reported as links, whatever they lead to. */
export interface Child {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'other';
  /** Bytes, where the file system tells. */
  size?: number;
}

export interface FileStatus {
  /** The path after links, relative to the root, with forward slashes. */
  realPath: string;
  kind: 'file' | 'folder' | 'other';
  size: number;
}

/**
 * Read access below one workspace root. Paths are relative to the root, with forward slashes; '' is the root. All
 * methods reject with a `AccessRefused` for what leads out of the root, and with the file system's error for what fails.
 * A hard link is a file like any other under each of its names, also where one of them is that of a secret: nothing tells
 * them apart, and what looks like a secret in its text is taken out as everywhere.
 */
export interface FilePort {
  /** At most `maxEntries` children; `more` says that there are others. */
  readDirectory(path: string, maxEntries: number): Promise<{ children: Child[]; more: boolean }>;
  stat(path: string): Promise<FileStatus>;
  /** The first `maxBytes` of a regular file, and its size. Never follows a link in the last segment. */
  readFile(path: string, maxBytes: number): Promise<{ bytes: Uint8Array; size: number }>;
}

/** Git in one root, hardened. Refuses (`AccessRefused`) what it may not do. */
export interface RootGit {
  run(request: GitRequest, budget: ReadBudget, signal?: CancelSignal): Promise<Capped<string>>;
  /** Newest first; none where there is no repository. */
  history(budget: ReadBudget, signal?: CancelSignal): Promise<Capped<Omit<Commit, 'root'>[]>>;
  /** Full hash of what is checked out; null where there is none. */
  revision(): Promise<string | null>;
}

/** Pattern search in one root. Results still have to pass the gate. */
export interface RootGrep {
  grep(request: GrepRequest, budget: ReadBudget, signal?: CancelSignal): Promise<Capped<TextMatch[]>>;
}

/** A workspace root: its name, the files below it, and globs of what the person excluded. */
export interface Root {
  name: string;
  files: FilePort;
  exclude: readonly string[];
  /** Absolute path of the folder, where it lies on a disk of this machine. */
  disk?: string;
  /** Absent where processes may not run, which can change while the root is in use. */
  git?: RootGit | undefined;
  grep?: RootGrep | undefined;
}
