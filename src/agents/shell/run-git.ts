import { AccessRefused } from '../workspace/workspace-reader';
import type { GitRequest } from '../workspace/git-request';
import type { GitCommandLine } from './command';
import type { Running } from './running';
import { pathMatches } from '../workspace/wildcard';

/** Most paths that patterns are written out to: git takes each as an argument. */
const MAX_PATHS = 40;

/** What looks like the name of a file, where no such file is there any more. */
const LIKE_A_FILE = /\.[A-Za-z][A-Za-z0-9]{0,9}$|\//;

/** Answers that name places of this machine are given from here: everything is relative to the root. */
const ANSWERED: Readonly<Record<string, string>> = {
  '--show-toplevel': '.',
  '--show-cdup': '',
  '--show-prefix': '',
  '--git-dir': '.git',
  '--absolute-git-dir': '.git',
  '--git-common-dir': '.git',
};

/** One of git's commands, asked of the look; what only the disk can tell is settled first. */
export async function runGit(command: GitCommandLine, running: Running): Promise<void> {
  const { request } = command;
  if (request.command === 'rev-parse' && request.revisions.length === 0) {
    const answers = request.options.map((option) => (Object.hasOwn(ANSWERED, option) ? ANSWERED[option] : undefined));
    if (answers.length > 0 && answers.every((answer) => answer !== undefined)) {
      for (const answer of answers) running.print(answer);
      return;
    }
  }
  const place = { root: command.root, path: '' };
  const settled = await settledRequest(command, running);
  const root = running.rootOf(place);
  const text = running.taken(await running.reader.git(root, settled, running.budget, running.signal));
  const lines = text.replace(/\n$/, '').split('\n');
  const kept = request.command === 'ls-files' && command.globs.length > 0 ? matching(lines, command.globs) : lines;
  if (text !== '') for (const line of kept) running.print(line);
}

async function settledRequest(command: GitCommandLine, running: Running): Promise<GitRequest> {
  const { request, unsure, globs } = command;
  const revisions = [...request.revisions];
  const paths = [...request.paths];
  for (const [i, word] of unsure.entries()) {
    // The last operand of a blame is its file.
    const isFile = request.command === 'blame' && i === unsure.length - 1 && request.paths.length === 0;
    if (isFile || (await isThere(command.root, word, running)) || LIKE_A_FILE.test(word)) paths.push(normal(word));
    else revisions.push(word);
  }
  if (globs.length > 0 && request.command !== 'ls-files') paths.push(...(await pathsFor(command, running)));
  return { ...request, revisions, paths };
}

function normal(path: string): string {
  return path.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '');
}

async function isThere(root: string | null, path: string, running: Running): Promise<boolean> {
  try {
    await running.entryAt({ root, path: normal(path) });
    return true;
  } catch {
    return false;
  }
}

async function pathsFor({ root, globs }: GitCommandLine, running: Running): Promise<string[]> {
  const files = await running.filesUnder({ root, path: '' });
  const paths = matching(
    files.map(({ path }) => path),
    globs,
  );
  if (paths.length === 0)
    throw new AccessRefused(`refused: no file matches ${globs.join(' ')}; use find to see what there is.`);
  if (paths.length > MAX_PATHS) {
    throw new AccessRefused(
      `refused: ${paths.length} files match ${globs.join(' ')}; name a folder instead of a pattern.`,
    );
  }
  return paths;
}

/** Lines whose path matches; the path is the last part, after a tab where there is one. */
function matching(lines: readonly string[], globs: readonly string[]): string[] {
  const tests = globs.map((glob) => pathMatches(glob));
  return lines.filter((line) => {
    const path = line.slice(line.lastIndexOf('\t') + 1);
    return tests.some((test) => test(path));
  });
}
