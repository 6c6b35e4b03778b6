/** The ways of git that only read. */
export const GIT_COMMANDS = ['status', 'log', 'diff', 'show', 'blame', 'ls-files', 'rev-parse'] as const;
export type GitCommand = (typeof GIT_COMMANDS)[number];

/**
 * One question to git, already checked: the options are from the allow-list of its command, written in full, each with its
 * value joined (`--max-count=5`), and none of them runs, writes or connects. Whoever runs it adds what hardens git, puts
 * `--` before the paths, and gates them again on the disk.
 */
export interface GitRequest {
  command: GitCommand;
  options: readonly string[];
  /** Revisions and ranges, such as `HEAD~2` and `main..topic`: they begin with no dash. */
  revisions: readonly string[];
  /** `REV:path` operands of `show`, with the path already gated. */
  blobs: readonly { revision: string; path: string }[];
  /** Gated paths, relative to the root. */
  paths: readonly string[];
}
