import type { GitRequest } from '../../../agents/workspace/git-request';
import { redact } from '../../../agents/base/redact/redact';
import type { Capped, Commit, ReadBudget } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { AccessRefused, stoppedAfter } from '../../../agents/workspace/workspace-reader';
import type { RootGit } from '../file-api/file-api';
import type { ProcessResult } from '../processes/run-process';
import { argumentsFor } from './arguments';
import { checkRequest } from './check-request';
import { shownPaths } from './excluded-paths';
import { Asking } from './asking';
import { gateOutput } from './gate-output';
import { HardenedGit, type OpenRepository } from './hardened-git';
import { readHistory } from './read-history';
import { withLineNumbers } from './line-ranges';
import { withoutSecrets } from './without-secrets';
import { foundCommits } from './find-commits';
import { checkIgnoredRevisions } from './check-ignored-revisions';
import { checkReferenceNames } from './check-reference-names';
import { inertOutput } from './inert-output';

export interface GitOptions {
  /** Folders of the workspace: git itself is never taken from them. */
  workspaceRoots?: readonly string[];
  /** Where git is looked for, as the variable PATH has it. */
  searchPath?: string;
  /** Globs of what the person excluded. */
  exclude?: readonly string[];
  /** Takes secrets out of a text. */
  redact?: (text: string) => string | Promise<string>;
}

/** Most commits that a history holds. */
const HISTORY_COMMITS = 1_000;

/** Milliseconds for finding out what is checked out. */
const REVISION_MS = 10_000;

/** Git in the repository that a folder of this machine is in. Made for trusted workspaces only; spawns nothing until asked. */
export function createGit(rootPath: string, options: GitOptions = {}): RootGit {
  const git = new HardenedGit(rootPath, {
    workspaceRoots: [rootPath, ...(options.workspaceRoots ?? [])],
    searchPath: options.searchPath ?? process.env['PATH'] ?? '',
  });
  const redacted = options.redact ?? redact;
  const mayShow = shownPaths(options.exclude ?? []);
  let known: { revision: string; commits: Capped<Omit<Commit, 'root'>[]> } | null = null;

  return {
    async run(asked, budget, signal) {
      const open = await git.open(signal);
      if (open === null) throw new AccessRefused(NO_REPOSITORY);
      const asking = new Asking(open, budget, mayShow, redacted, signal);
      const checked = betweenRevisions(asked);
      const named = await checkRequest(checked, open.repository.root, mayShow);
      await checkReferenceNames(open.repository, checked);
      if (checked.command === 'blame') await checkIgnoredRevisions(open);
      await checkCommits(open, checked, signal);
      const numbered = await withLineNumbers(checked, named, asking);
      const { request, paths, capped } = await foundCommits(numbered, named, asking);
      const reached = capped === null ? [] : [capped];
      if (request === null) return reached.length === 0 ? { value: '' } : { value: '', capped: capped ?? '' };
      let text = '';
      for (const part of partsOf(request)) {
        const { value, capped: why } = await runPart(part, paths, asking);
        text += value;
        if (why !== undefined) reached.push(why);
      }
      return capLines(text, budget.maxEntries, reached);
    },

    async history(budget, signal) {
      const open = await git.open(signal);
      const revision = open === null ? null : await headOf(open, signal);
      if (open === null || revision === null) return { value: [] };
      if (known?.revision === revision) return atMost(known.commits, budget.maxEntries);
      const commits = await readHistory(open, HISTORY_COMMITS, redacted, budget, signal);
      if (commits.capped === undefined) known = { revision, commits };
      return atMost(commits, budget.maxEntries);
    },

    async revision() {
      const open = await git.open();
      return open === null ? null : headOf(open);
    },
  };
}

async function headOf({ git }: OpenRepository, signal?: CancelSignal): Promise<string | null> {
  const limits = { deadlineMs: REVISION_MS, maxBytes: 1024, signal };
  const { code, output } = await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], limits);
  const hash = output.toString('utf8').trim();
  return code === 0 && /^[0-9a-f]{40,64}$/.test(hash) ? hash : null;
}

/** Two versions of one file are compared by their revisions, so that the answer names the file as every patch does. */
function betweenRevisions(request: GitRequest): GitRequest {
  const { command, blobs, revisions, paths } = request;
  if (command !== 'diff' || blobs.length === 0) return request;
  const [one, other] = blobs;
  const alone = blobs.length === 2 && revisions.length === 0 && paths.length === 0;
  if (!alone || one?.path !== other?.path || !one?.revision || !other?.revision) throw new AccessRefused(TWO_FILES);
  return { ...request, blobs: [], revisions: [one.revision, other.revision], paths: [one.path] };
}

/** Files of the past are shown one by one, apart from commits: their text is no patch. */
function partsOf(request: GitRequest): GitRequest[] {
  const { blobs, revisions, paths } = request;
  const files = blobs.map((blob) => ({ ...request, blobs: [blob], revisions: [], paths: [] }));
  const own = blobs.length === 0 || revisions.length > 0 || paths.length > 0;
  return own ? [{ ...request, blobs: [] }, ...files] : files;
}

/** `show` and `diff` would print a file named by its hash, whatever its name is: they only get commits. */
async function checkCommits({ git }: OpenRepository, request: GitRequest, signal?: CancelSignal): Promise<void> {
  if (!['show', 'diff', 'log'].includes(request.command)) return;
  const commits = request.revisions
    .flatMap((revision) => revision.replace(/^\^/, '').split(/\.{2,3}/))
    .map((revision) => revision.replace(/\^(?:@|!|-\d*)$/, ''))
    .filter((revision) => revision !== '');
  if (commits.length === 0) return;
  const asked = commits.map((commit) => `${commit}^{commit}`);
  const limits = { deadlineMs: REVISION_MS, maxBytes: 64 * 1024, signal };
  const { code, stopped, output } = await git(['rev-parse', '--revs-only', ...asked], limits);
  const found = output.toString('utf8').split('\n').length - 1;
  if (stopped === 'cancelled') throw new AccessRefused('The look was cancelled.');
  if (code !== 0 || found !== commits.length) {
    throw new AccessRefused(
      `refused: ${commits.map((commit) => JSON.stringify(commit)).join(' or ')} is no commit here; look for one with git log.`,
    );
  }
}

async function runPart(request: GitRequest, paths: readonly string[], asking: Asking): Promise<Capped<string>> {
  const { budget, mayShow, open } = asking;
  const { prefix, root } = open.repository;
  const result = await asking.git(argumentsFor(request, paths, prefix));
  const reached = stopReason(result, budget);
  const differs = request.command === 'diff' && result.code === 1 && result.errors === '';
  if (reached === null && result.code !== 0 && !differs) throw failure(request, result, root);
  const gated = gateOutput(wholeLines(result.output, reached !== null), request, prefix, mayShow);
  const { text: value, leftOut } = await withoutSecrets(inertOutput(gated.text), request, paths, asking);
  const capped = [reached, toldLeftOut(gated.leftOut), toldUnseen(leftOut)]
    .filter((reason) => reason !== null)
    .join('; ');
  return capped === '' ? { value } : { value, capped };
}

function toldLeftOut(entries: number): string | null {
  if (entries === 0) return null;
  return `${entries} ${entries === 1 ? 'entry' : 'entries'} about secret or excluded files left out`;
}

function toldUnseen(files: number): string | null {
  return files === 0
    ? null
    : `the changes of ${files} ${files === 1 ? 'file' : 'files'} left out: ask for fewer at once`;
}

function stopReason({ stopped }: ProcessResult, { deadlineMs, maxBytes }: ReadBudget): string | null {
  if (stopped === 'deadline') return `git was ${stoppedAfter(deadlineMs)}`;
  if (stopped === 'bytes') return `git was stopped after ${maxBytes.toLocaleString('en-GB')} bytes`;
  return stopped === null ? null : 'cancelled';
}

/** A line that was cut off says nothing that could be gated. */
function wholeLines(output: Buffer, cut: boolean): string {
  if (!cut) return output.toString('utf8');
  const end = Math.max(output.lastIndexOf(0x0a), output.lastIndexOf(0));
  return output.subarray(0, end + 1).toString('utf8');
}

function failure({ command }: GitRequest, { errors }: ProcessResult, root: string): AccessRefused {
  const first = errors
    .split('\n')
    .find((line) => /^(?:fatal|error): /.test(line))
    ?.replace(/^(?:fatal|error): /, '')
    .replaceAll(root, '.')
    .slice(0, 200);
  if (
    first !== undefined &&
    /promisor remote|transport '|lazy fetch|unable to read [0-9a-f]{40}|cannot read blob/i.test(first)
  ) {
    return new AccessRefused(
      `refused: git ${command} needs objects that are not on this machine, and nothing is fetched.`,
    );
  }
  const why = first === undefined ? '' : `: ${inertOutput(redact(first))}`;
  return new AccessRefused(`git ${command} did not work${why}; ask for something else.`);
}

function capLines(text: string, maxLines: number, reached: readonly string[]): Capped<string> {
  const reasons = [...reached];
  let end = -1;
  for (let line = 0; line < maxLines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) break;
  }
  const value = end === -1 || end === text.length - 1 ? text : text.slice(0, end + 1);
  if (value !== text) reasons.push(`stopped at ${maxLines.toLocaleString('en-GB')} lines`);
  return reasons.length === 0 ? { value } : { value, capped: reasons.join('; ') };
}

function atMost<T>({ value, capped }: Capped<T[]>, max: number): Capped<T[]> {
  if (value.length <= max) return capped === undefined ? { value } : { value, capped };
  return { value: value.slice(0, max), capped: capped ?? `the latest ${max.toLocaleString('en-GB')} commits` };
}

const TWO_FILES = 'refused: git diff takes no REV:PATH here; write git diff REV1 REV2 -- PATH, or show each file.';
const NO_REPOSITORY = 'refused: there is no git repository here; read the files instead.';
