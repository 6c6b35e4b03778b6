import type { GrepRequest } from '../../../agents/workspace/workspace-reader';
import { ALWAYS_SKIPPED } from '../rules/skip-rules';
import { MAX_SEARCHED } from '../text/text-matches';

/** No configuration, no program before or around the search, no links, nothing but this root's own rules of what to ignore. */
const FIXED = [
  '--no-config',
  '--json',
  '--no-messages',
  '--no-pre',
  '--no-search-zip',
  '--no-follow',
  '--no-mmap',
  '--no-multiline',
  '--engine=default',
  '--regex-size-limit=10M',
  '--dfa-size-limit=10M',
  '--hidden',
  '--no-require-git',
  '--no-ignore-global',
  '--no-ignore-parent',
  '--no-ignore-dot',
  '--no-ignore-exclude',
  `--max-filesize=${MAX_SEARCHED}`,
];

/** Globs that mean the same to ripgrep as in the settings. Others are left to the gate that results pass. */
const PLAIN_GLOB = /^[\w./*-]+$/;

/** One run of ripgrep. */
export interface RgRun {
  paths: readonly string[];
  /** Whether `.gitignore` files count. */
  ignoring: boolean;
  /** Whether it is about `.sdd` alone, which other runs leave out. */
  own: boolean;
}

/**
 * The runs that a request takes. `.sdd` is searched even where `.gitignore` hides it, so it gets a run of its own.
 * @param hasOwnNotes whether there is a folder `.sdd`.
 */
export function rgRuns(paths: readonly string[], hasOwnNotes: boolean): RgRun[] {
  const isOwn = (path: string) => path === '.sdd' || path.startsWith('.sdd/');
  const rest = paths.filter((path) => !isOwn(path));
  const own = paths.filter(isOwn);
  const runs: RgRun[] = [];
  if (paths.length === 0 || rest.length > 0)
    runs.push({ paths: paths.length === 0 ? ['.'] : rest, ignoring: true, own: false });
  const whole = paths.length === 0 || rest.includes('.');
  if (own.length > 0 || (whole && hasOwnNotes))
    runs.push({ paths: whole ? ['.sdd'] : own, ignoring: false, own: true });
  return runs;
}

/** The arguments of one run. What was excluded comes last among the globs and so has the last word. */
export function rgArguments(
  request: GrepRequest,
  { paths, ignoring, own }: RgRun,
  exclude: readonly string[],
): string[] {
  const left = [
    ...[...ALWAYS_SKIPPED].map((name) => `!${name}`),
    ...(own ? ['!/.sdd/sessions'] : ['!/.sdd']),
    ...exclude.filter((glob) => PLAIN_GLOB.test(glob)).map((glob) => `!/${glob.replace(/^\.?\/+/, '')}`),
  ];
  return [
    ...FIXED,
    ...(ignoring ? [] : ['--no-ignore']),
    ...(request.literal ? ['--fixed-strings'] : []),
    request.ignoreCase ? '--ignore-case' : '--case-sensitive',
    ...(request.word ? ['--word-regexp'] : []),
    ...[...request.globs, ...left].map((glob) => `--glob=${glob}`),
    '--',
    request.pattern,
    ...paths,
  ];
}
