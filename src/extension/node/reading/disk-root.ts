import type { Root } from '../file-api/file-api';
import { createGit } from '../git/create-git';
import { plainGrep } from '../linear-pattern/plain-grep';
import { nodeFiles } from './node-files';
import type { Redact } from '../redaction/redactor';
import { createRipgrep } from '../ripgrep/create-ripgrep';

interface DiskRootOptions {
  /** Of all folders of the workspace: programs are never taken from them. */
  workspaceRoots: readonly string[];
  redact: Redact;
  /** Whether processes may run, asked anew each time: trust can be granted while the root is in use. */
  mayRun: () => boolean;
}

/** A root that is a folder of this machine, with git and ripgrep as far as they may run. */
export function diskRoot(
  { name, path, exclude }: { name: string; path: string; exclude: readonly string[] },
  { workspaceRoots, redact, mayRun }: DiskRootOptions,
): Root {
  const git = createGit(path, { workspaceRoots, redact, exclude });
  const readable = { name, exclude, files: nodeFiles(path) };
  const plain = plainGrep(readable);
  const ripgrep = createRipgrep(path, { exclude }) ?? plain;
  return {
    ...readable,
    disk: path,
    get git() {
      return mayRun() ? git : undefined;
    },
    get grep() {
      return mayRun() ? ripgrep : plain;
    },
  };
}
