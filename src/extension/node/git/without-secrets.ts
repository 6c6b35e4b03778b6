import type { GitRequest } from '../../../agents/workspace/git-request';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import type { Asking } from './asking';
import { isParted, joined } from './commit-format';
import { wholeFile } from './line-ranges';
import { redactLines } from './redact-lines';
import { type Compared, redactPatches } from './redact-patches';
import { type Range, SafeLines } from './whole-texts';

/**
 * What git printed without the secrets in it. Secrets are looked for in whole texts, those of files and those of commits,
 * and only then in what git shows of them. `leftOut` counts the files of which the whole text was not to be had.
 */
export async function withoutSecrets(
  printed: string,
  request: GitRequest,
  paths: readonly string[],
  asking: Asking,
): Promise<{ text: string; leftOut: number }> {
  const { command } = request;
  if (command === 'blame') {
    const text = await redactBlame(printed, request, paths[0] ?? '', asking);
    return { text: await redactLines(text, command, asking.redact), leftOut: 0 };
  }
  const isPatch = command === 'diff' || command === 'log' || (command === 'show' && request.blobs.length === 0);
  if (!isPatch) return { text: await redactLines(printed, command, asking.redact), leftOut: 0 };
  const compared: Compared = { withDisk: isWithDisk(request), all: await versionsOf(request, asking) };
  const { text, leftOut } = await redactPatches(firstLines(printed, asking.budget.maxEntries), compared, asking);
  const safe = await redactLines(text, command, asking.redact);
  if (!isParted(safe)) return { text: safe, leftOut };
  return { text: await redactLines(joined(safe), command, asking.redact), leftOut };
}

/** More is not shown, and costs as much. */
function firstLines(text: string, most: number): string {
  let end = -1;
  for (let line = 0; line <= most; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text;
  }
  return text.slice(0, end + 1);
}

function isWithDisk({ command, options, revisions }: GitRequest): boolean {
  const sides = revisions.reduce((sum, revision) => sum + (revision.includes('..') ? 2 : 1), 0);
  return command === 'diff' && !options.includes('--cached') && sides < 2;
}

/** For the history of some lines, which names no objects: all versions of their file. */
async function versionsOf({ options, revisions }: GitRequest, asking: Asking): Promise<string[] | null> {
  const named = options.flatMap((option) =>
    option.startsWith('-L') ? [option.slice(option.lastIndexOf(':') + 1)] : [],
  );
  const [file] = named;
  if (file === undefined) return null;
  const form = ['--format=', '--raw', '--no-abbrev', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
  const objects: string[] = [];
  for (const path of new Set(named)) {
    const { output } = await asking.git(['log', '--follow', ...form, ...revisions, '--', path]);
    for (const line of output.toString('utf8').split('\n')) {
      const [, before = '', after = ''] = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /.exec(line) ?? [];
      objects.push(...[before, after].filter((object) => /[1-9a-f]/.test(object)));
    }
  }
  return objects;
}

async function redactBlame(printed: string, request: GitRequest, path: string, asking: Asking): Promise<string> {
  const whole = await wholeFile(request, path, asking);
  if (whole === null) {
    throw new AccessRefused(
      `refused: "${path}" cannot be looked through for secrets; read it, or use git log with the path.`,
    );
  }
  const ranges = request.options.flatMap((option): Range[] => {
    const [, start, end] = /^-L(\d+),(\d+)$/.exec(option) ?? [];
    return start === undefined ? [] : [[Number(start), Number(end)]];
  });
  const onlyRanges = request.options.filter((option) => option.startsWith('-L')).length === ranges.length;
  const safe = new SafeLines();
  await safe.add(whole, ranges.length > 0 && onlyRanges ? ranges : null, asking);
  if (safe.size === 0) return printed;
  return printed
    .split('\n')
    .map((line) => safe.atEndOf(line) ?? line)
    .join('\n');
}
