import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { isInside } from '../processes/trusted-program';
import { NO_SMALL_FILE, readSmallFile } from './small-file';

const FILES = [
  'HEAD',
  'config',
  'config.worktree',
  'index',
  'packed-refs',
  'shallow',
  'info/exclude',
  'info/attributes',
  'info/grafts',
  'info/sparse-checkout',
];
const FOLDERS = [
  'objects',
  'refs',
  'logs',
  'info',
  'reftable',
  'objects/info',
  'objects/pack',
  'refs/heads',
  'refs/tags',
];

/** What nothing that only reads opens, whatever people link it to. */
const NOT_READ = ['hooks', 'description', 'COMMIT_EDITMSG', 'lfs', 'annex', 'rr-cache', 'svn'];

/** Of submodules and of other working trees it is asked what they have checked out, and no more. */
const OTHERS = /^(?:modules|worktrees)(?:\/(?!.*(?:^|\/)(?:refs|logs)(?:\/|$)).*)?$/;

/** Files that may say that they stand for another reference. */
const REFERENCE = /^(?!logs\/)(?:.*\/)?(?:refs\/.+|[A-Z_]*HEAD)$/s;

/** Bytes of a reference that are read: a hash, or what it stands for, whose name begins within them. */
const REFERENCE_BYTES = 128;

/** Most entries of one git folder that are looked at, and folders that are read side by side. */
const MAX_ENTRIES = 100_000;
const PARALLEL = 32;

/** Depth of repositories that borrow objects from others; as deep as git follows. How many they name, and in how many bytes. */
const MAX_BORROWING = 5;
const MAX_BORROWED = 20;
const MAX_LIST = 64 * 1024;

/**
 * Checks that everything git would open in a git folder is the folder's own: references and their logs, objects, index,
 * settings; no links, no pipes, no objects borrowed from outside, and no reference that stands for something else than a
 * reference. The folder of a linked working tree is one as well.
 * @throws AccessRefused
 */
export async function checkGitFolder(gitDir: string): Promise<void> {
  for (const name of FILES) await mustBe(gitDir, name, 'file');
  for (const name of FOLDERS) await mustBe(gitDir, name, 'folder');
  await checkEntries(gitDir);
  await checkBorrowing(path.join(gitDir, 'objects'), gitDir, MAX_BORROWING, new Set());
}

async function mustBe(gitDir: string, name: string, kind: 'file' | 'folder'): Promise<void> {
  const status = await lstat(path.join(gitDir, name)).catch(() => null);
  if (status === null) return;
  if (!(kind === 'file' ? status.isFile() : status.isDirectory())) throw odd(name);
}

/** Looks at the kinds of all that lies in a git folder, which folders tell without a further call for each. */
async function checkEntries(gitDir: string): Promise<void> {
  const mayLeadAway = await hidesSomething(gitDir);
  let waiting = [gitDir];
  let seen = 0;
  while (waiting.length > 0) {
    const together = waiting.splice(0, PARALLEL);
    const found = await Promise.all(together.map((folder) => readdir(folder, { withFileTypes: true }).catch(() => [])));
    for (const [i, entries] of found.entries()) {
      const folder = together[i] ?? gitDir;
      const passedOver = notReadIn(within(gitDir, folder));
      const read = entries.filter(({ name }) => !passedOver.includes(name));
      const strange = read.find(isStrange);
      if (strange !== undefined) throw odd(path.relative(gitDir, path.join(folder, strange.name)));
      const files = read.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
      if (mayLeadAway) await checkReferences(gitDir, files);
      seen += read.length;
      waiting = waiting.concat(read.flatMap((entry) => (entry.isDirectory() ? [path.join(folder, entry.name)] : [])));
    }
    if (seen > MAX_ENTRIES) throw new AccessRefused(TOO_MANY);
  }
}

/** Whether there may be a link or a pipe where nothing is looked through. References are many: only then they are read. */
async function hidesSomething(gitDir: string): Promise<boolean> {
  for (const name of [...NOT_READ, 'modules', 'worktrees']) {
    const place = path.join(gitDir, name);
    const status = await lstat(place).catch(() => null);
    if (status === null || status.isFile()) continue;
    const entries = status.isDirectory() ? await readdir(place, { withFileTypes: true }).catch(() => []) : null;
    if (entries === null || entries.some((entry) => !entry.isFile())) return true;
  }
  return false;
}

/** A reference may name any file of the git folder as what it stands for, also where links and pipes are passed over. */
async function checkReferences(gitDir: string, files: readonly string[]): Promise<void> {
  const references = files.filter((file) => REFERENCE.test(within(gitDir, file)));
  for (let i = 0; i < references.length; i += PARALLEL) {
    const together = references.slice(i, i + PARALLEL);
    const stray = (await Promise.all(together.map(leadsElsewhere))).indexOf(true);
    if (stray === -1) continue;
    const shown = JSON.stringify(within(gitDir, together[stray] ?? gitDir).slice(0, 120));
    throw new AccessRefused(
      `refused: git does not run in this repository: ${shown} stands for something that is no reference. Read the files instead.`,
    );
  }
}

async function leadsElsewhere(file: string): Promise<boolean> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)).catch(
    () => null,
  );
  if (handle === null) return false;
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(REFERENCE_BYTES), 0, REFERENCE_BYTES, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    return text.startsWith('ref:') && !/^ref:\s*refs\//.test(text);
  } finally {
    await handle.close();
  }
}

function within(gitDir: string, file: string): string {
  return path.relative(gitDir, file).split(path.sep).join('/');
}

function notReadIn(folder: string): readonly string[] {
  if (folder === '') return NOT_READ;
  return OTHERS.test(folder) ? [...NOT_READ, 'objects'] : [];
}

/** A socket cannot be opened and so neither leads away nor waits: git's own watcher has one there. */
function isStrange(entry: Dirent): boolean {
  return !entry.isFile() && !entry.isDirectory() && !entry.isSocket();
}

/** @param known places that were looked at: each is looked at once, however often and by however many it is named. */
async function checkBorrowing(objects: string, gitDir: string, depth: number, known: Set<string>): Promise<void> {
  for (const name of ['alternates', 'http-alternates']) {
    const text = await readSmallFile(path.join(objects, 'info', name), MAX_LIST);
    if (text === null) continue;
    if (text === NO_SMALL_FILE) throw new AccessRefused(BORROWS);
    const borrowed = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (const line of borrowed) {
      const real = await realpath(path.resolve(objects, line)).catch(() => null);
      if (real === null || !isInside(gitDir, real) || depth === 0) throw new AccessRefused(BORROWS);
      if (known.has(real)) continue;
      known.add(real);
      if (known.size > MAX_BORROWED) throw new AccessRefused(BORROWS);
      // It may lie where nothing is read otherwise, which was not looked at.
      await checkEntries(real);
      await checkBorrowing(real, gitDir, depth - 1, known);
    }
  }
}

const BORROWS =
  'refused: git does not run in this repository: it borrows objects from elsewhere (objects/info/alternates). Read the files instead.';

function odd(name: string): AccessRefused {
  const shown = name.split(path.sep).join('/').slice(0, 120);
  return new AccessRefused(
    `refused: git does not run in this repository: "${shown}" in its git folder is a link or of the wrong kind. Read the files instead.`,
  );
}

const TOO_MANY =
  'refused: git does not run in this repository: its git folder holds too many loose files (git gc packs them). Read the files instead.';
