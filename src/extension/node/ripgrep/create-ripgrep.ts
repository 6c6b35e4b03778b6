import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isSecretPath } from '../../../agents/workspace/secret-names';
import type { Capped, GrepRequest, ReadBudget, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { AccessRefused, stoppedAfter } from '../../../agents/workspace/workspace-reader';
import type { RootGrep } from '../file-api/file-api';
import { isCheapGlob } from '../rules/glob';
import { checkOperand } from '../processes/check-operand';
import type { ProcessResult } from '../processes/run-process';
import { runBesidePipes } from '../processes/stalling-pipe';
import { rgArguments, type RgRun, rgRuns } from './rg-arguments';
import { rgBinary } from './rg-binary';
import { type RgMatch, RgReader } from './rg-matches';

interface RipgrepOptions {
  /** Globs that the person excluded. */
  exclude?: readonly string[];
  /** The program; the one that comes with the extension unless a caller says otherwise. */
  binary?: string | null;
}

/** Bytes of output after which a run is stopped, and longest pattern. */
const MAX_OUTPUT = 64 * 1024 * 1024;
const MAX_PATTERN = 1_000;

/** Found lines from which the first in path order are taken: ripgrep's own order is chance. */
const SPARE = 4;
const LEAST = 1_000;

/**
 * Pattern search below a folder of this machine, with ripgrep. Made for trusted workspaces only. Null where there is no
 * ripgrep for this machine. What it finds is neither gated by `.sdd` rules and settings nor free of secrets yet, except
 * that files that are secret by name never come up.
 */
export function createRipgrep(
  rootPath: string,
  { exclude = [], binary = rgBinary() }: RipgrepOptions = {},
): RootGrep | null {
  if (binary === null) return null;
  return {
    async grep(request, budget, signal) {
      checkPattern(request);
      const started = performance.now();
      const root = await realpath(rootPath).catch(() => null);
      if (root === null) throw new AccessRefused('The folder of this workspace root is not there any more.');
      const paths = await operands(request, root);
      const notes = await lstat(path.join(root, '.sdd')).catch(() => null);
      const found: RgMatch[] = [];
      const reached: string[] = [];
      for (const run of rgRuns(paths, notes?.isDirectory() === true)) {
        const deadlineMs = Math.max(1, budget.deadlineMs - (performance.now() - started));
        const { matches, stopped } = await runOnce(
          { binary, root, request, run, exclude },
          { ...budget, deadlineMs },
          signal,
        );
        found.push(...matches);
        const reason = stopReason(stopped, budget);
        if (reason !== null && !reached.includes(reason)) reached.push(reason);
      }
      return sorted(found, request.root, budget.maxEntries, reached);
    },
  };
}

function checkPattern({ pattern, globs }: GrepRequest): void {
  if (pattern === '' || pattern.length > MAX_PATTERN || /[\n\r\0]/.test(pattern)) {
    throw new AccessRefused(
      `refused: a pattern has 1 to ${MAX_PATTERN} characters and no line ends; search for what stands in one line.`,
    );
  }
  const odd = globs.find((glob) => glob.includes('\0') || !isCheapGlob(glob));
  if (odd !== undefined) {
    throw new AccessRefused(`refused: the glob ${JSON.stringify(odd.slice(0, 80))} is too long or has too many stars.`);
  }
}

/** The real paths to search: a link given by name would otherwise be followed. */
async function operands({ paths }: GrepRequest, rootPath: string): Promise<string[]> {
  const checked = await Promise.all(paths.map((name) => checkOperand(name, rootPath)));
  return checked.map(({ path: name, realPath, kind }) => {
    if (kind === 'gone')
      throw new AccessRefused(`There is no "${name}" in this workspace root; list the folder first.`);
    if (kind === 'other') {
      throw new AccessRefused(`refused: "${name}" is not a regular file (a pipe or a device); name a regular file.`);
    }
    return realPath === null || realPath === '' ? '.' : realPath;
  });
}

interface Run {
  binary: string;
  root: string;
  request: GrepRequest;
  run: RgRun;
  exclude: readonly string[];
}

async function runOnce(
  { binary, root, request, run, exclude }: Run,
  { deadlineMs, maxEntries }: Pick<ReadBudget, 'deadlineMs' | 'maxEntries'>,
  signal: CancelSignal | undefined,
): Promise<{ matches: RgMatch[]; stopped: ProcessResult['stopped'] }> {
  const started = performance.now();
  const reader = new RgReader(Math.max(maxEntries * SPARE, LEAST));
  const { code, errors, stopped, pipe } = await runBesidePipes(
    {
      file: binary,
      args: rgArguments(request, run, exclude),
      cwd: root,
      env: {
        PATH: '',
        LC_ALL: 'C',
        ...(process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? '' } : {}),
      },
      deadlineMs,
      maxBytes: MAX_OUTPUT,
      signal,
      take: (chunk) => reader.take(chunk),
    },
    root,
  );
  // Without those files it finds too much, of which the gate that results pass lets nothing through that is ignored.
  if (pipe !== null && run.ignoring) {
    const again = { binary, root, request, run: { ...run, ignoring: false }, exclude };
    return runOnce(again, { deadlineMs: Math.max(1, deadlineMs - (performance.now() - started)), maxEntries }, signal);
  }
  // 0: found, 1: nothing found, 2: an error, which for single files is silent.
  if (stopped === null && code !== 0 && code !== 1 && errors.trim() !== '') throw notValid(errors);
  return { matches: reader.matches, stopped };
}

/** The last line of what ripgrep says is the reason; what stands before draws the pattern. */
function notValid(errors: string): AccessRefused {
  const last = errors.trim().split('\n').at(-1) ?? '';
  const why = last.replace(/^(?:rg: |error: )+/, '').slice(0, 200);
  return new AccessRefused(
    `refused: the pattern or a glob is not valid (${why}); escape characters such as ( [ { with \\, or search for a plain text.`,
  );
}

function stopReason(stopped: ProcessResult['stopped'], { deadlineMs }: ReadBudget): string | null {
  switch (stopped) {
    case null:
      return null;
    case 'cancelled':
      return 'cancelled';
    case 'deadline':
      return stoppedAfter(deadlineMs);
    case 'enough':
    case 'bytes':
      return 'stopped after very many matching lines: narrow the search';
  }
}

function sorted(found: RgMatch[], root: string, max: number, reached: string[]): Capped<TextMatch[]> {
  const shown = found
    .filter((match) => !isSecretPath(match.path))
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
  const value = shown.slice(0, max).map((match): TextMatch => ({ root, ...match }));
  if (shown.length > max)
    reached.push(`the first ${max.toLocaleString('en-GB')} of ${shown.length.toLocaleString('en-GB')} lines`);
  return reached.length === 0 ? { value } : { value, capped: reached.join('; ') };
}
