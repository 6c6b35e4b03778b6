import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { isInside } from '../processes/trusted-program';
import { checkGitFolder } from './check-git-folder';
import { NO_SMALL_FILE, readSmallFile } from './small-file';

/** Where a repository keeps what, all real and absolute paths that were checked to belong together. */
export interface Repository {
  gitDir: string;
  /** The git folder that linked worktrees share; `gitDir` itself where there are none. */
  commonDir: string;
  /** The top of the working tree. */
  top: string;
  /** The workspace root. */
  root: string;
  /** The root as seen from the top, with forward slashes: `''` or ending with one. */
  prefix: string;
  /** Whether the git folder has to name the top in `core.worktree`, as that of a submodule does. */
  namesTop: boolean;
}

/** Longest `.git`, `commondir` or `gitdir` file. */
const MAX_POINTER = 4096;

/**
 * The repository that the root is in; null where there is none. Git itself never looks for one: what looks like a bare
 * repository inside the workspace is passed over, and a git folder is only used if it is the working tree's own.
 * @throws AccessRefused for a git folder that lies where it should not.
 */
export async function locateRepository(rootPath: string): Promise<Repository | null> {
  const root = await realpath(rootPath).catch(() => null);
  if (root === null) return null;
  for (let top = root; ; top = path.dirname(top)) {
    const found = await at(top, root);
    if (found !== null) return found;
    if (await looksBare(top)) {
      throw new AccessRefused(
        'refused: the workspace lies in a bare git repository, which is not used; read the files.',
      );
    }
    if (top === path.dirname(top)) return null;
  }
}

async function at(top: string, root: string): Promise<Repository | null> {
  const dotGit = path.join(top, '.git');
  const status = await lstat(dotGit).catch(() => null);
  if (status === null) return null;
  if (top !== root && !isOurs(status.uid)) throw new AccessRefused(OTHERS);
  const relative = path.relative(top, root).split(path.sep).join('/');
  const place = { top, root, prefix: relative === '' ? '' : `${relative}/` };
  if (status.isDirectory()) {
    await checkGitFolder(dotGit);
    if ((await pointer(path.join(dotGit, 'commondir'))) !== null) throw elsewhere('its "commondir" leads away');
    return { ...place, gitDir: dotGit, commonDir: dotGit, namesTop: false };
  }
  if (status.isFile()) return { ...place, ...(await linked(top, dotGit)) };
  throw elsewhere('".git" is a link or no regular file');
}

/**
 * A `.git` file is believed only where the git folder it names leads back to it, as those of linked worktrees and of
 * submodules do: a file that came with the workspace cannot make another repository's folder do so.
 */
async function linked(top: string, dotGit: string): Promise<Pick<Repository, 'gitDir' | 'commonDir' | 'namesTop'>> {
  const named = /^gitdir: ([^\0\r\n]+)\s*$/.exec((await pointer(dotGit)) ?? '')?.[1];
  if (named === undefined) throw elsewhere('the file ".git" names no git folder');
  const gitDir = await realpath(path.resolve(top, named.trim())).catch(() => null);
  if (gitDir === null) throw elsewhere('the git folder that the file ".git" names is not there');
  const back = await pointer(path.join(gitDir, 'gitdir'));
  if (back === null) {
    await checkGitFolder(gitDir);
    const own = (await pointer(path.join(gitDir, 'commondir'))) === null && gitDir.split(path.sep).includes('modules');
    if (!own) throw elsewhere('the git folder that the file ".git" names does not lead back here');
    return { gitDir, commonDir: gitDir, namesTop: true };
  }
  const commonDir = path.dirname(path.dirname(gitDir));
  const common = await pointer(path.join(gitDir, 'commondir'));
  const leadsBack = (await realpath(path.resolve(gitDir, back)).catch(() => null)) === dotGit;
  const belongs =
    path.basename(path.dirname(gitDir)) === 'worktrees' &&
    common !== null &&
    (await realpath(path.resolve(gitDir, common)).catch(() => null)) === commonDir;
  if (!leadsBack || !belongs) throw elsewhere('the git folder that the file ".git" names does not lead back here');
  await checkGitFolder(commonDir);
  await checkGitFolder(gitDir);
  return { gitDir, commonDir, namesTop: false };
}

/** The content of a small regular file; null where there is none. */
async function pointer(file: string): Promise<string | null> {
  const text = await readSmallFile(file, MAX_POINTER);
  if (text === NO_SMALL_FILE) throw elsewhere(`"${path.basename(file)}" is no small regular file`);
  return text?.trimEnd() ?? null;
}

/** A repository above the workspace that another user put there is not ours to trust. Windows tells no owners. */
function isOurs(uid: number): boolean {
  const own = process.geteuid?.();
  return own === undefined || own === 0 || uid === own || uid === 0;
}

async function looksBare(folder: string): Promise<boolean> {
  const [head, objects, refs] = await Promise.all(
    ['HEAD', 'objects', 'refs'].map((name) => lstat(path.join(folder, name)).catch(() => null)),
  );
  return head?.isFile() === true && objects?.isDirectory() === true && refs?.isDirectory() === true;
}

/** Whether `core.worktree`, as the configuration gives it, is the working tree that was found. */
export async function isOwnTop({ gitDir, top }: Repository, configured: string): Promise<boolean> {
  const real = await realpath(path.resolve(gitDir, configured)).catch(() => null);
  return real !== null && real === top && isInside(top, real);
}

function elsewhere(what: string): AccessRefused {
  return new AccessRefused(`refused: git does not run in this repository: ${what}. Read the files instead.`);
}

const OTHERS =
  'refused: git does not run here: the repository above the workspace belongs to another user. Read the files instead.';
