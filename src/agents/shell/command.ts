import type { GitRequest } from '../workspace/git-request';
import type { Place } from './operand';

/** What is counted by `wc`. */
export type Count = 'lines' | 'words' | 'characters' | 'bytes' | 'longest';

/** Which part of a file is shown; counted in lines or, about, in bytes. */
export interface Part {
  unit: 'lines' | 'bytes';
  /** `first` and `last`: so many. `from`: from this one on, from 1. `butLast`: all but so many at the end. */
  take: 'first' | 'last' | 'from' | 'butLast';
  count: number;
}

export interface ReadCommand {
  kind: 'read';
  places: readonly Place[];
  /** Null for whole files. */
  part: Part | null;
  numbered: 'all' | 'filled' | null;
  /** Whether each file's name is put above it. */
  headed: boolean;
  squeezed: boolean;
}

export interface ListCommand {
  kind: 'list';
  places: readonly Place[];
  hidden: boolean;
  long: boolean;
  readable: boolean;
  recursive: boolean;
  folderItself: boolean;
  marked: boolean;
  order: 'name' | 'size' | 'extension' | 'time' | null;
  reversed: boolean;
  foldersFirst: boolean;
  leaveOut: readonly string[];
}

export interface TreeCommand {
  kind: 'tree';
  places: readonly Place[];
  depth: number | null;
  hidden: boolean;
  foldersOnly: boolean;
  fullPaths: boolean;
  indented: boolean;
  marked: boolean;
  sizes: boolean;
  foldersFirst: boolean;
  reversed: boolean;
  report: boolean;
  fold: boolean;
  only: readonly string[];
  leaveOut: readonly string[];
}

/** One condition of a find, or what it does where that holds. */
export type FindTest =
  | { test: 'name' | 'path'; glob: string; fold: boolean }
  /** For whole paths; in the form of this engine. */
  | { test: 'regex'; pattern: string; fold: boolean }
  | { test: 'type'; kinds: readonly ('file' | 'folder' | 'other')[] }
  | { test: 'size'; sign: -1 | 0 | 1; count: number; unit: number }
  /** Age in days or minutes, by the latest commit. */
  | { test: 'age'; sign: -1 | 0 | 1; count: number; minutes: number }
  | { test: 'newer'; than: Place }
  | { test: 'since'; at: string }
  | { test: 'empty' }
  | { test: 'always' | 'never' }
  | FindAction;

/** What a find does with an entry; always true. */
export type FindAction = { test: 'prune' | 'print' | 'quit' | 'details' } | { test: 'printf'; format: string };

export type FindExpression =
  | { op: 'test'; test: FindTest }
  | { op: 'not'; of: FindExpression }
  | { op: 'and' | 'or' | 'then'; left: FindExpression; right: FindExpression };

export interface FindCommand {
  kind: 'find';
  places: readonly Place[];
  minDepth: number;
  maxDepth: number | null;
  /** Null for all. */
  expression: FindExpression | null;
  /** Whether the expression says itself what is printed. */
  prints: boolean;
}

/** How lines are searched and shown, whether asked for as rg or as grep. */
export interface SearchCommand {
  kind: 'search';
  places: readonly Place[];
  /** A regular expression as ripgrep understands it, or a plain text. */
  pattern: string;
  literal: boolean;
  ignoreCase: boolean;
  word: boolean;
  /** Whether the whole line has to match. */
  line: boolean;
  invert: boolean;
  globs: readonly string[];
  hidden: boolean;
  maxDepth: number | null;
  show: 'lines' | 'parts' | 'counts' | 'files' | 'filesWithout' | 'nothing';
  before: number;
  after: number;
  /** Most lines of one file; null for all. */
  most: number | null;
  numbers: boolean;
  /** Whether lines carry their file; null for where there may be several. */
  names: boolean | null;
  heading: boolean;
  trimmed: boolean;
  /** What was asked for and is shown otherwise, in words. */
  notes: readonly string[];
}

/** The files that a search would look through. */
export interface FilesCommand {
  kind: 'files';
  places: readonly Place[];
  globs: readonly string[];
  hidden: boolean;
  maxDepth: number | null;
}

export interface GitCommandLine {
  kind: 'git';
  root: string | null;
  request: GitRequest;
  /** Operands that are a path if there is one of this name, else a revision. */
  unsure: readonly string[];
  /** Patterns that stand for the paths they match. */
  globs: readonly string[];
}

/** One read-only command, understood in full: nothing of its text is left to anyone else to read. */
export type ShellCommand =
  | { kind: 'pwd' }
  | { kind: 'types' }
  | ListCommand
  | TreeCommand
  | ReadCommand
  | { kind: 'count'; places: readonly Place[]; counts: readonly Count[] }
  | FindCommand
  | SearchCommand
  | FilesCommand
  | GitCommandLine;
