import { readdir, stat } from 'node:fs/promises';
import { folderStore } from './folder-store';
import { readSession, setAside, type LoadedSession } from './load-session';
import { isPlainName, type SddFolder } from '../sdd-folder/sdd-folder';
import type { SessionFiles } from './session-files';
import { markOf } from '../sdd-folder/session-mark';
import { SessionLease, type LeaseHolder, type LeaseSeat } from './session-lease';

/** A stored session that is opened: to go on with it, or only to be read while another process has it. */
export type OpenedSession = LoadedSession &
  ({ mode: 'own'; files: SessionFiles } | { mode: 'elsewhere'; holder: LeaseHolder });

/**
 * Opens a stored session with the right to go on with it, if nobody else has that; with `force`, whoever has it. An ended
 * one is only shown and needs no such right.
 * @throws StoreProblem if there is no such session, or it cannot be read.
 */
export async function openSession(
  folder: SddFolder,
  id: string,
  seat: LeaseSeat,
  { force } = { force: false },
): Promise<OpenedSession> {
  const before = await readSession(folder, id);
  if (before.records.some(({ event }) => event.type === 'session_ended')) {
    return { ...before, mode: 'own', files: folderStore(folder, id) };
  }
  const lease = new SessionLease(folder, id, seat);
  try {
    const acquired = await lease.acquire({ force });
    if (!acquired.held) return { ...before, mode: 'elsewhere', holder: acquired.holder };
  } catch {
    // Where nothing can be written the session goes on in memory, which its first record says.
    return { ...before, mode: 'own', files: folderStore(folder, id, { end: before.end }) };
  }
  try {
    await sweep(folder, id);
    // What its last holder wrote until the lease was ours counts.
    const { size } = await stat(folder.path('sessions', id, 'journal.jsonl'));
    const read = size === before.end.size ? before : await readSession(folder, id);
    const loaded = await setAside(folder, id, read);
    return { ...loaded, mode: 'own', files: folderStore(folder, id, { lease, end: loaded.end }) };
  } catch (error) {
    lease.release();
    throw error;
  }
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

/** Takes away what a killed writer left half-written. */
async function sweep(folder: SddFolder, id: string): Promise<void> {
  const mark = markOf(id);
  for (const inside of [[], ['drafts'], ['attachments']]) await folder.sweep(mark, 'sessions', id, ...inside);
  await folder.sweep(mark, 'specs');
  for (const name of await readdir(folder.path('specs')).catch(() => [])) {
    if (isPlainName(name)) await folder.sweep(mark, 'specs', name);
  }
  await folder.sweep(mark);
}
