import type { GitRequest } from '../../../agents/workspace/git-request';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import type { Asking } from './asking';
import { type CommitTests, isSearch, isSearching, searchesForGit, testsOf } from './commit-tests';
import { gatePatch } from './gate-patch';
import { inertOutput } from './inert-output';
import { redactPatches } from './redact-patches';

/** Commits that may fit that are looked into, bytes of their changes, and commits that are shown. */
const MAX_CANDIDATES = 500;
const MAX_CHANGES = 16 * 1024 * 1024;
const MAX_SHOWN = 200;

/** Options that say which commits are walked through, and in which order. */
const WALK =
  /^--(?:since|until|since-as-filter|branches|tags|remotes|glob|exclude|min-parents|max-parents|all|reflog|follow|merges|no-merges|first-parent|topo-order|date-order|author-date-order|full-history|dense|sparse|simplify-merges|simplify-by-decoration|ancestry-path|show-pulls|not|no-follow|cherry-pick|left-only|right-only|boundary)(?:=|$)/;

/** Options that go on counting what was found. */
const COUNTS = /^--(?:max-count|skip)=(\d+)$|^--reverse$/;

/** Begins the record of a commit, and parts what is told of it. */
const RECORD = '\u001e';
const PART = '\u001f';

const HASH = /^[0-9a-f]{40,64}$/;

/**
 * A search for commits (`-S`, `-G`, `--grep`, `--author`) as a list of commits. Git says which ones may fit; those stay
 * that fit in what anybody may read of them: files that are not hidden, and texts without their secrets. Otherwise the
 * search would tell whether a guess at a secret is right. Null for nothing that fits; the request itself where nothing is
 * searched for.
 * @throws AccessRefused
 */
export async function foundCommits(
  request: GitRequest,
  paths: readonly string[],
  asking: Asking,
): Promise<{ request: GitRequest | null; paths: readonly string[]; capped: string | null }> {
  const { command, options, revisions } = request;
  if (!isSearching(options)) return { request, paths, capped: null };
  if (command !== 'log' || options.some((option) => /^-L|^--(?:walk-reflogs|no-walk)/.test(option))) {
    throw new AccessRefused(
      `refused: commits are searched with git log alone, without -L and -g; write git log -S TEXT -- PATH.`,
    );
  }
  const tests = testsOf(options);
  const walked = options.filter((option) => WALK.test(option));
  const within = paths.length === 0 && asking.open.repository.prefix !== '' ? ['.'] : paths;
  const candidates = await hashes(
    [
      'log',
      '--format=%H',
      ...walked,
      ...searchesForGit(options),
      `--max-count=${MAX_CANDIDATES}`,
      ...SAFE,
      ...revisions,
    ],
    within,
    asking,
  );
  const told = await fittingMessages(candidates, tests, asking);
  const fitting = tests.changes === null ? told : await fittingChanges(told, tests.changes, within, asking);
  const shown = counted(fitting, options);
  const kept = options.filter((option) => !isSearch(option) && !WALK.test(option) && !COUNTS.test(option));
  return {
    request:
      shown.length === 0
        ? null
        : { ...request, options: [...kept, '--no-walk=unsorted'], revisions: shown.slice(0, MAX_SHOWN) },
    // Under the name of today a commit may not know the file.
    paths: options.includes('--follow') ? [] : paths,
    capped:
      candidates.length >= MAX_CANDIDATES || shown.length > MAX_SHOWN
        ? 'only the latest commits were searched: narrow the search'
        : null,
  };
}

const SAFE = ['--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '--no-show-signature'];

async function hashes(args: readonly string[], paths: readonly string[], asking: Asking): Promise<string[]> {
  const { output, code, stopped, errors } = await asking.git([...args, '--no-patch', '--', ...paths]);
  if (stopped === null && code !== 0) {
    const why = /^fatal: (.{1,120})/.exec(errors)?.[1] ?? 'the search is not understood';
    throw new AccessRefused(`git log did not work: ${inertOutput(await asking.redact(why))}; ask for something else.`);
  }
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => HASH.test(line));
}

async function fittingMessages(commits: readonly string[], tests: CommitTests, asking: Asking): Promise<string[]> {
  const { author, committer, message, inverted } = tests;
  if (commits.length === 0 || (author === null && committer === null && message === null)) return [...commits];
  // Under the name that they wrote then, or the one that the project's list gives them now.
  const format = `${RECORD}%H${PART}%an <%ae>%n%aN <%aE>${PART}%cn <%ce>%n%cN <%cE>${PART}%B`;
  const args = ['log', '--no-walk=unsorted', `--format=${format}`, '--no-patch', ...SAFE];
  const { output } = await asking.git([...args, ...commits, '--']);
  const fitting: string[] = [];
  for (const record of output.toString('utf8').split(RECORD).slice(1)) {
    const [hash = '', by = '', committedBy = '', ...words] = record.split(PART);
    const safe = async (text: string) => asking.redact(inertOutput(text));
    const holds =
      (author === null || author(await safe(by))) &&
      (committer === null || committer(await safe(committedBy))) &&
      (message === null || message(await safe(words.join(' '))) !== inverted);
    if (holds) fitting.push(hash);
  }
  return fitting;
}

async function fittingChanges(
  commits: readonly string[],
  { test, counted: isCounted }: NonNullable<CommitTests['changes']>,
  paths: readonly string[],
  asking: Asking,
): Promise<string[]> {
  const fitting: string[] = [];
  for (let at = 0; at < commits.length; at += TOGETHER) {
    const some = commits.slice(at, at + TOGETHER);
    const form = ['--patch', '--unified=0', '--src-prefix=a/', '--dst-prefix=b/', '--relative', '--no-renames'];
    const args = ['log', '--no-walk=unsorted', `--format=${RECORD}%H`, ...SAFE, ...form, ...some, '--', ...paths];
    const { output, stopped } = await asking.git(args, MAX_CHANGES);
    for (const record of output.toString('utf8').split(RECORD).slice(1)) {
      const [hash = ''] = record.split('\n', 1);
      const gated = gatePatch(inertOutput(record.slice(hash.length + 1)), asking.mayShow, false);
      const { text } = await redactPatches(gated.text, { withDisk: false, all: null }, asking);
      if (fits(text, test, isCounted)) fitting.push(hash);
    }
    if (stopped !== null) break;
  }
  return fitting;
}

/** Commits whose changes are looked at with one call. */
const TOGETHER = 50;

function fits(patch: string, test: (line: string) => boolean, isCounted: boolean): boolean {
  const lines = patch.split('\n').filter((line) => !/^(?:\+\+\+|---) /.test(line));
  const added = lines.filter((line) => line.startsWith('+') && test(line.slice(1))).length;
  const removed = lines.filter((line) => line.startsWith('-') && test(line.slice(1))).length;
  return isCounted ? added !== removed : added + removed > 0;
}

function counted(commits: readonly string[], options: readonly string[]): string[] {
  const numberOf = (name: string, otherwise: number) => {
    const last = options.findLast((option) => option.startsWith(`--${name}=`));
    return last === undefined ? otherwise : Number(last.slice(name.length + 3));
  };
  const skipped = numberOf('skip', 0);
  const shown = commits.slice(skipped, skipped + numberOf('max-count', Number.MAX_SAFE_INTEGER));
  return options.includes('--reverse') ? shown.reverse() : shown;
}
