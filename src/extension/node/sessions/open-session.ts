import { stat } from 'node:fs/promises';
import { folderStore } from './folder-store';
import { readSession, setAside, type LoadedSession, type ReadSession } from './load-session';
import type { Covered } from './origin';
import { isPlainName, type SddFolder } from '../sdd-folder/sdd-folder';
import type { SessionFiles } from './session-files';
import { markOf } from '../sdd-folder/session-mark';
import { SessionLease, type LeaseHolder, type LeaseSeat } from './session-lease';
import { StoreProblem } from '../sdd-folder/store-problem';

/**
 * A stored session that is opened: to go on with it; only to be read while another process has it; or only to be read
 * because it was not made on this computer. `adopted` is what a person takes over by this opening, to be recorded.
 */
export type OpenedSession = LoadedSession &
  (
    | { mode: 'own'; files: SessionFiles; adopted: Covered | null }
    | { mode: 'elsewhere'; holder: LeaseHolder }
    | { mode: 'foreign' }
  );

export interface OpenOptions {
  /** Whether the session is taken from another process that has it. */
  force?: boolean;
  /** What a person saw of a session that was not made here, and takes over as theirs. */
  adopt?: Covered | null;
}

/** Most names that are looked at for what a killed writer left half-written. */
const MOST_SWEPT = 20_000;

/**
 * Opens a stored session with the right to go on with it, if nobody else has that; with `force`, whoever has it. An ended
 * one is only shown and needs no such right. One that was not made on this computer is only read, and nothing is written,
 * unless what stands there is exactly what is to be adopted.
 * @throws StoreProblem if there is no such session, or it cannot be read.
 */
export async function openSession(
  folder: SddFolder,
  id: string,
  seat: LeaseSeat,
  { force = false, adopt = null }: OpenOptions = {},
): Promise<OpenedSession> {
  const before = await readSession(folder, id);
  const ended = before.records.some(({ event }) => event.type === 'session_ended');
  if (isForeign(before, ended ? null : adopt)) return { ...before, mode: 'foreign' };
  const adopted = adoptable(before, id);
  if (ended) return { ...before, mode: 'own', files: folderStore(folder, id), adopted: null };
  const lease = new SessionLease(folder, id, seat);
  try {
    const acquired = await lease.acquire({ force });
    if (!acquired.held) return { ...before, mode: 'elsewhere', holder: acquired.holder };
  } catch {
    // Where nothing can be written the session goes on in memory, which its first record says.
    return { ...before, mode: 'own', files: folderStore(folder, id, { end: before.end }), adopted };
  }
  try {
    // What its last holder wrote until the lease was ours counts.
    const { size } = await stat(folder.path('sessions', id, 'journal.jsonl'));
    const read = size === before.end.size ? before : await readSession(folder, id);
    if (isForeign(read, adopt)) {
      lease.release();
      return { ...read, mode: 'foreign' };
    }
    const unswept = await sweep(folder, id);
    const loaded = await setAside(folder, id, read);
    const damage = [loaded.damage, unswept].filter((sentence) => sentence !== null).join(' ') || null;
    return { ...loaded, damage, mode: 'own', files: folderStore(folder, id, { lease, end: loaded.end }), adopted };
  } catch (error) {
    lease.release();
    throw error;
  }
}

/** Whether something in a session was not made here and is not what is adopted. */
function isForeign({ foreign }: ReadSession, adopt: Covered | null): boolean {
  return foreign !== null && foreign.covered.sha256 !== adopt?.sha256;
}

/** What is to be adopted. A journal that calls itself another session could write into that one's specification. */
function adoptable({ foreign, records }: ReadSession, id: string): Covered | null {
  if (foreign === null) return null;
  const started = records.find(({ event }) => event.type === 'session_started')?.event;
  if (started?.type === 'session_started' && started.id !== id) {
    throw new StoreProblem(`This session cannot be adopted: its folder is ${id}, but it calls itself another one.`);
  }
  return foreign.covered;
}

/**
 * The files of a new session, with the right to go on with it.
 * @throws StoreProblem if the folder cannot be written.
 */
export async function createSession(folder: SddFolder, id: string, seat: LeaseSeat): Promise<SessionFiles> {
  const lease = new SessionLease(folder, id, seat);
  await lease.acquire();
  return folderStore(folder, id, { lease });
}

/**
 * Takes away what a killed writer left half-written.
 * @returns a sentence where there is too much to be looked through.
 */
async function sweep(folder: SddFolder, id: string): Promise<string | null> {
  const mark = markOf(id);
  let left = MOST_SWEPT;
  const within = async (...names: string[]): Promise<string[]> => {
    if (left < 0) return [];
    const { entries, more } = await folder.sweep(mark, names, left);
    left = more ? -1 : left - entries.length;
    return entries.filter((entry) => entry.isDirectory() && isPlainName(entry.name)).map(({ name }) => name);
  };
  for (const inside of [[], ['drafts'], ['attachments']]) await within('sessions', id, ...inside);
  await within();
  for (const name of await within('specs')) await within('specs', name);
  if (left >= 0) return null;
  return `Not all of ${folder.shown('specs')} was looked through for files that were left half-written: with this session it holds more than ${MOST_SWEPT} files and folders.`;
}
