import { isSecretPath } from '../../../agents/workspace/secret-names';
import type { Capped, Commit, ReadBudget } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { CallBudget } from '../limits/call-budget';
import type { OpenRepository } from './hardened-git';
import { inertOutput } from './inert-output';

/** Begins a commit's record. No name that git reports begins with it but by malice, which only muddles a history. */
const MARK = 'commit:';

const RECORD = /^commit:([0-9a-f]{40,64})$/;

/** Most bytes that are read for a history, whatever the budget. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Files of one commit that are kept: more are a sweep through the whole tree. */
const MAX_FILES = 500;

/** Characters of a subject that are kept, once there are no secrets in it. */
const MAX_SUBJECT = 300;

type RootCommit = Omit<Commit, 'root' | 'files'> & { files: string[] };

/** The latest commits that are no merges, newest first, with the files that each changed below the workspace root. */
export async function readHistory(
  { git, repository }: OpenRepository,
  maxCommits: number,
  redact: (text: string) => string | Promise<string>,
  budget: ReadBudget,
  signal?: CancelSignal,
): Promise<Capped<RootCommit[]>> {
  const args = [
    'log',
    '-z',
    '--no-merges',
    `--max-count=${maxCommits}`,
    '--name-only',
    '--no-renames',
    '--relative',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=all',
    '--no-show-signature',
    '--no-notes',
    '--no-mailmap',
    `--format=${MARK}%H%x00%cI%x00%an%x00%s%x00`,
    '--',
    ...(repository.prefix === '' ? [] : ['.']),
  ];
  const limits = { deadlineMs: budget.deadlineMs, maxBytes: Math.min(budget.maxBytes, MAX_BYTES), signal };
  const { output, stopped, code } = await git(args, limits);
  if (stopped === null && code !== 0) return { value: [] };
  const commits = await parseHistory(output.toString('utf8'), stopped !== null, new CallBudget(budget, signal));
  // In the order in which they are shown: a text that is searched for secrets once more is then known.
  commits.sort(newestFirst);
  const words = await redact(commits.map(({ subject, author }) => `${author}\t${subject}`).join('\n'));
  const lines = words.split('\n');
  const value = commits.map((commit, i) => {
    const [author = '', ...subject] = (lines[i] ?? '').split('\t');
    return { ...commit, author: author.slice(0, MAX_SUBJECT), subject: subject.join(' ').slice(0, MAX_SUBJECT) };
  });
  return stopped === null ? { value } : { value, capped: `the history was cut after ${value.length} commits` };
}

/** Tells which of two commits comes first; those of the same second keep their order. */
export function newestFirst({ at: one }: Pick<Commit, 'at'>, { at: other }: Pick<Commit, 'at'>): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}

/**
 * Commits from what `git log -z --name-only` prints in the format above.
 * @param cut whether the output breaks off, so that its last commit is not whole.
 */
async function parseHistory(output: string, cut: boolean, budget: CallBudget): Promise<RootCommit[]> {
  const commits: RootCommit[] = [];
  const tokens = output.split('\0').map((token) => (token.startsWith('\n') ? token.slice(1) : token));
  const secret = new Map<string, boolean>();
  for (let at = 0; at < tokens.length; at++) {
    await budget.breathe();
    const hash = RECORD.exec(tokens[at] ?? '')?.[1];
    const last = commits.at(-1);
    if (hash !== undefined) {
      const [date = '', author = '', subject = ''] = tokens.slice(at + 1, at + 4);
      commits.push({ hash, at: utc(date), author: line(author), subject: line(subject), files: [] });
      at += 3;
    } else if (last !== undefined && tokens[at] !== '' && last.files.length < MAX_FILES) {
      const file = tokens[at] ?? '';
      const isSecret = secret.get(file) ?? isSecretPath(file);
      secret.set(file, isSecret);
      if (!isSecret) last.files.push(file);
    }
  }
  return cut ? commits.slice(0, -1) : commits;
}

function line(text: string): string {
  return inertOutput(text).replace(/[\n\t]/g, ' ');
}

/** As a moment in UTC, so that moments compare as texts. */
function utc(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? new Date(0).toISOString() : moment.toISOString();
}
