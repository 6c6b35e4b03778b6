import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { link, lstat, mkdir, open, realpath, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { errorCode } from '../sdd-folder/store-problem';

/** The secret by which this computer knows what it wrote itself. */
interface MachineKey {
  key: Buffer;
  /** Set where the key is one of this process only: why, in a sentence for the person. */
  problem: string | null;
}

const KEY_BYTES = 32;
const KEY_FILE = 'session-key';
const FOLDER = 'sdd-brainstorm';

const known = new Map<string, Promise<MachineKey>>();

/**
 * The key of the user on this computer, made at its first use. It lies in the user's state folder and not in the editor's
 * secret storage: a session that was begun in the editor can then go on in a headless run, and the other way round.
 * Where it can be neither read nor made, there is one for this process, and the problem says so. Never rejects.
 *
 * @param workspace The folder whose sessions are sealed: what lies in it is never taken for the user's own.
 */
export async function machineKey(workspace: string): Promise<MachineKey> {
  const folder = await stateFolder(workspace);
  const key = known.get(folder) ?? readOrMake(folder).catch((error: unknown) => ofThisProcess(error));
  known.set(folder, key);
  return key;
}

/**
 * The user's state folder. What the environment names counts only where it is absolute and not in the workspace, which may
 * bring an environment of its own along.
 */
export async function stateFolder(
  workspace: string,
  { env, platform, home }: { env: NodeJS.ProcessEnv; platform: NodeJS.Platform; home: string } = {
    env: process.env,
    platform: process.platform,
    home: homedir(),
  },
): Promise<string> {
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', FOLDER);
  const named = platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_STATE_HOME'];
  const usual = platform === 'win32' ? ['AppData', 'Local'] : ['.local', 'state'];
  const counts = named !== undefined && path.isAbsolute(named) && !(await isWithin(named, workspace));
  return counts ? path.join(named, FOLDER) : path.join(home, ...usual, FOLDER);
}

async function isWithin(place: string, folder: string): Promise<boolean> {
  const [inner, outer] = await Promise.all([real(place), real(folder)]);
  return [path.relative(outer, inner), path.relative(path.resolve(folder), path.resolve(place))].some(
    (way) => !path.isAbsolute(way) && way.split(path.sep)[0] !== '..',
  );
}

/** The real path, of which the end need not exist yet. */
async function real(place: string): Promise<string> {
  const whole = path.resolve(place);
  const found = await realpath(whole).catch(() => null);
  const parent = path.dirname(whole);
  return found ?? (parent === whole ? whole : path.join(await real(parent), path.basename(whole)));
}

async function readOrMake(folder: string): Promise<MachineKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = await lstat(folder);
  if (!there.isDirectory()) throw new Error('its folder is no folder');
  assertOwn(there, 0o022);
  const file = path.join(folder, KEY_FILE);
  const found = await read(file);
  if (found !== null) return { key: found, problem: null };
  await make(file);
  const made = await read(file);
  if (made === null) throw new Error('it is gone as soon as it is written');
  return { key: made, problem: null };
}

/** The key in a file; null where there is none. Refuses what is not ours alone, and follows no link. */
async function read(file: string): Promise<Buffer | null> {
  let handle;
  try {
    handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    const [opened, there] = await Promise.all([handle.stat({ bigint: true }), lstat(file, { bigint: true })]);
    if (!there.isFile() || !opened.isFile() || opened.ino !== there.ino) throw new Error('it is no regular file');
    const { uid, mode, size } = await handle.stat();
    assertOwn({ uid, mode }, 0o077);
    if (size !== KEY_BYTES) throw new Error(`it has ${size} bytes instead of ${KEY_BYTES}`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Puts a new key in its place whole, unless another process was quicker. */
async function make(file: string): Promise<void> {
  const own = `${file}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    const handle = await open(own, 'wx', 0o600);
    try {
      await handle.writeFile(randomBytes(KEY_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(own, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
}

/** Windows knows neither owner nor mode; what lies in the user's profile there is the user's. */
function assertOwn({ uid, mode }: { uid: number; mode: number }, others: number): void {
  const own = process.getuid?.();
  if (own === undefined) return;
  if (uid !== own) throw new Error('it belongs to another user');
  if ((mode & others) !== 0) throw new Error('other users of this computer have access to it');
}

let processKey: Buffer | null = null;

function ofThisProcess(error: unknown): MachineKey {
  processKey ??= randomBytes(KEY_BYTES);
  const why = error instanceof Error ? error.message : String(error);
  return {
    key: processKey,
    problem: `The key by which this computer knows its own sessions cannot be used (${why}). What is stored today will have to be adopted before it can be gone on with next time.`,
  };
}
