import { lstat, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { ABORTED, untilAborted } from '../../../agents/base/async/until-aborted';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { type ProcessResult, runProcess } from '../processes/run-process';
import { trustedPrograms } from '../processes/trusted-program';
import { runBesidePipes } from '../processes/stalling-pipe';
import { checkIncludes, includedIn } from './check-includes';
import { checkReferenceSettings } from './check-reference-names';
import { bareEnvironment, gitEnvironment, overridesFor } from './hardening';
import { isOwnTop, locateRepository, type Repository } from './locate-repository';
import { NO_SMALL_FILE, readSmallFile } from './small-file';

/** Overrides by environment, which alone reach drivers with `=` in their name, came with this version. */
const OLDEST = [2, 31] as const;

/** Milliseconds and bytes for the small questions that come before the one that was asked. */
const ASIDE_MS = 15_000;
const ASIDE_BYTES = 1024 * 1024;

interface GitLimits {
  deadlineMs: number;
  maxBytes: number;
  signal?: CancelSignal | undefined;
}

/** A repository with git ready to be asked about it, as often as one call needs. */
export interface OpenRepository {
  repository: Repository;
  /** What the repository's configuration sets, in the order in which git reads it. */
  settings: readonly Setting[];
  git: (args: readonly string[], limits: GitLimits) => Promise<ProcessResult>;
}

interface GitPlaces {
  /** Folders of the workspace: no program is taken from them. */
  workspaceRoots: readonly string[];
  /** As the variable PATH has it. */
  searchPath: string;
}

/** Finds the git of this machine once, and opens the repository of a root for one call. */
export class HardenedGit {
  readonly #rootPath: string;
  readonly #places: GitPlaces;
  #program: Promise<string> | undefined;
  /** What is just being opened, for those who ask meanwhile. */
  #opening: Promise<OpenRepository | null> | undefined;

  constructor(rootPath: string, places: GitPlaces) {
    this.#rootPath = rootPath;
    this.#places = places;
  }

  /**
   * Checks where the repository lies and reads which of its settings have to be overridden, anew for each call, since
   * both can change in between; calls that come while this goes on share it. Null where there is no repository.
   * @throws AccessRefused
   */
  async open(signal?: CancelSignal): Promise<OpenRepository | null> {
    this.#opening ??= this.#openAnew().finally(() => (this.#opening = undefined));
    if (signal === undefined) return await this.#opening;
    const opened = await untilAborted(this.#opening, signal);
    if (opened === ABORTED) throw new AccessRefused('The look was cancelled.');
    return opened;
  }

  async #openAnew(): Promise<OpenRepository | null> {
    const repository = await locateRepository(this.#rootPath);
    if (repository === null) return null;
    const program = await (this.#program ??= findGit(this.#places));
    const aside = { deadlineMs: ASIDE_MS, maxBytes: ASIDE_BYTES };
    const inRepository =
      (env: Record<string, string>): OpenRepository['git'] =>
      async (args, limits) => {
        const request = { file: program, args: ['--no-pager', ...args], cwd: repository.root, env, ...limits };
        const { pipe, ...result } = await runBesidePipes(request, repository.top);
        if (pipe !== null) throw waitsFor(path.relative(repository.root, path.join(repository.top, pipe)));
        return result;
      };
    // Reading settings runs nothing, and git's own reading of them is the one that counts.
    const bare = inRepository(gitEnvironment(repository, []));
    const list = async (...args: string[]): Promise<string> => {
      const listed = await bare(['config', ...args, '--list', '--null'], aside);
      if (listed.code !== 0) throw new AccessRefused(BAD_CONFIG);
      return listed.output.toString('utf8');
    };
    const own = await listedOnce(repository, program, () => list('--no-includes', '--show-origin'));
    const included = includedIn(own);
    await checkIncludes(included, repository, async (file) => {
      const isThere = (await lstat(file).catch(() => null)) !== null;
      return isThere ? includedIn(await list('--no-includes', '--show-origin', '--file', file)) : [];
    });
    const settings = settingsIn(included.length === 0 ? withoutOrigins(own) : await list());
    await checkWorktree(repository, settings);
    await checkReferenceSettings(repository, settings);
    return {
      repository,
      settings,
      git: inRepository(gitEnvironment(repository, overridesFor(settings.map(({ key }) => key)))),
    };
  }
}

/** Bytes of a configuration that is kept to be told from another one. */
const MAX_KEPT_CONFIG = 64 * 1024;
const MOST_LISTINGS = 8;

/** What git lists of configurations of these very bytes, each below what they are; the oldest goes first. */
const listings = new Map<string, string>();

/** The listing of a repository's own configuration, for which git is asked only where a byte of it is another one. */
async function listedOnce(repository: Repository, program: string, list: () => Promise<string>): Promise<string> {
  const before = await ownConfiguration(repository, program);
  const known = before === null ? undefined : listings.get(before);
  if (known !== undefined) return known;
  const listed = await list();
  if (before !== null && before === (await ownConfiguration(repository, program))) {
    listings.set(before, listed);
    const oldest = listings.keys().next();
    if (listings.size > MOST_LISTINGS && oldest.done !== true) listings.delete(oldest.value);
  }
  return listed;
}

/** All that git lists of a repository's own configuration by; null where that is no small plain text. */
async function ownConfiguration({ gitDir, commonDir, top }: Repository, program: string): Promise<string | null> {
  const files = [path.join(commonDir, 'config'), path.join(gitDir, 'config.worktree')];
  const texts = await Promise.all(files.map((file) => readSmallFile(file, MAX_KEPT_CONFIG)));
  return texts.includes(NO_SMALL_FILE) ? null : JSON.stringify([program, gitDir, commonDir, top, texts]);
}

interface Setting {
  /** Section and name in lower case, the part between them as it is written. */
  key: string;
  value: string;
}

/** What `--show-origin` puts before each entry, taken away. */
function withoutOrigins(listed: string): string {
  return listed
    .split('\0')
    .filter((_, i) => i % 2 === 1)
    .join('\0');
}

function waitsFor(pipe: string): AccessRefused {
  const name = JSON.stringify(pipe.split(path.sep).join('/').slice(0, 120));
  return new AccessRefused(
    `refused: git does not run here: ${name} is a pipe that it would wait for. Read the files instead.`,
  );
}

function settingsIn(listed: string): Setting[] {
  return listed
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const end = entry.indexOf('\n');
      return end === -1 ? { key: entry, value: '' } : { key: entry.slice(0, end), value: entry.slice(end + 1) };
    });
}

async function checkWorktree(repository: Repository, settings: readonly Setting[]): Promise<void> {
  const named = settings.filter(({ key }) => key === 'core.worktree');
  for (const { value } of named) {
    if (!(await isOwnTop(repository, value))) throw new AccessRefused(OTHER_WORKTREE);
  }
  if (repository.namesTop && named.length === 0) throw new AccessRefused(OTHER_WORKTREE);
}

async function findGit({ searchPath, workspaceRoots }: GitPlaces): Promise<string> {
  for (const program of await trustedPrograms('git', searchPath, workspaceRoots)) {
    if (await isRecent(program)) return program;
  }
  throw new AccessRefused(
    `refused: there is no git ${OLDEST.join('.')} or newer on this machine that may be run; read the files instead.`,
  );
}

/** Programs that have said that they are recent enough, each with what tells it from another that takes its place. */
const recent = new Set<string>();

async function isRecent(program: string): Promise<boolean> {
  const there = await stat(program).catch(() => null);
  if (there === null) return false;
  const known = [program, there.ino, there.size, there.mtimeMs, there.ctimeMs].join(' ');
  if (recent.has(known)) return true;
  const asked = await runProcess({
    file: program,
    args: ['--version'],
    cwd: path.parse(program).root,
    env: bareEnvironment(),
    deadlineMs: ASIDE_MS,
    maxBytes: 1024,
  }).catch(() => null);
  const version = /^git version (\d+)\.(\d+)/.exec(asked?.output.toString('utf8') ?? '');
  if (version === null) return false;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isNew) recent.add(known);
  return isNew;
}

const BAD_CONFIG =
  'refused: git does not run in this repository: its configuration cannot be read. Read the files instead.';
const OTHER_WORKTREE =
  'refused: git does not run in this repository: its configuration names another working tree (core.worktree). Read the files instead.';
