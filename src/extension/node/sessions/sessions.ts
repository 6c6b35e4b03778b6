import { lstat } from 'node:fs/promises';
import * as z from 'zod';
import { summariseEnds } from './journal-summary';
import { MAX_JOURNAL, NEWER } from './read-journal';
import { tooLarge, type SddFolder } from '../sdd-folder/sdd-folder';
import { sealFor } from './seal';
import { goesOnIn, SessionLease } from './session-lease';
import { StoreProblem } from '../sdd-folder/store-problem';

/** A stored session, as lists show it. */
export interface StoredSession {
  id: string;
  title: string;
  /** ISO 8601. */
  startedAt: string;
  lastAt: string;
  /** Questions that the person answered or declined. */
  answered: number;
  ended: boolean;
  /** Relative to the folder that holds `.sdd/`; null if no specification was written. */
  specPath: string | null;
  /** Whether it was, by its last record, not made on this computer: whatever it says was said by somebody else. */
  foreign: boolean;
  /** Why it cannot be gone on with, in a sentence; null if it can. */
  problem: string | null;
}

/** Most sessions that a list shows: those used last. */
const MAX_LISTED = 200;
/** Most names in the folder of the sessions that are read, and of them most folders that are looked into. */
const MAX_NAMES = 100_000;
const MAX_FOLDERS = 5_000;
const LONGEST_TITLE = 80;
/** Journals of so many bytes are looked through whole for a list, of longer ones so many at each end. */
const READ_WHOLE = 8_000_000;
const READ_AT_ENDS = 256_000;
const MAX_META = 10_000;

const metaSchema = z.object({ title: z.string() });

/**
 * The sessions below a folder, the one used last first. Without `.sdd/` there are none. Only the ends of long journals are
 * read, links are not followed, and between two sessions others have their turn.
 *
 * @param onLeftOut Told in a sentence where there are more sessions than are listed, or more folders than are looked into:
 * those of the latest names are.
 */
export async function listSessions(
  folder: SddFolder,
  onLeftOut: (sentence: string) => void = () => undefined,
): Promise<StoredSession[]> {
  const { names, more } = await folderNames(folder);
  if (more) {
    onLeftOut(`${folder.shown('sessions')} holds more than ${MAX_FOLDERS} folders: not all of them were looked into.`);
  }
  const dated: { id: string; used: Date; size: number }[] = [];
  for (const id of names) {
    const journal = await lstat(journalPath(folder, id)).catch(() => null);
    if (journal?.isFile()) dated.push({ id, used: journal.mtime, size: journal.size });
  }
  if (dated.length > MAX_LISTED) {
    onLeftOut(`${folder.shown('sessions')} holds ${dated.length} sessions: the ${MAX_LISTED} used last are listed.`);
  }
  const newest = dated.sort((a, b) => b.used.getTime() - a.used.getTime()).slice(0, MAX_LISTED);
  const sessions: StoredSession[] = [];
  for (const { id, used, size } of newest) {
    const session = await summarised(folder, id, size, used.toISOString()).catch(() => null);
    if (session !== null) sessions.push(session);
  }
  return sessions.sort((a, b) => b.lastAt.localeCompare(a.lastAt));
}

/** The names of the folders, of very many the latest ones: they begin with the time at which a session did. */
async function folderNames(folder: SddFolder): Promise<{ names: string[]; more: boolean }> {
  const read = await folder.entries(['sessions'], MAX_NAMES);
  const names = read.entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const more = read.more || names.length > MAX_FOLDERS;
  return { names: more ? names.sort().reverse().slice(0, MAX_FOLDERS) : names, more };
}

/** What a list shows of a session; null where its journal holds none. */
async function summarised(folder: SddFolder, id: string, size: number, used: string): Promise<StoredSession | null> {
  const given = await titleOverride(folder, id);
  const shown = folder.shown('sessions', id, 'journal.jsonl');
  const unread = (problem: string): StoredSession => {
    const unknown = { startedAt: used, lastAt: used, answered: 0, ended: false, specPath: null, foreign: true };
    return { ...unknown, id, title: given ?? id, problem };
  };
  if (size > MAX_JOURNAL) return unread(tooLarge(shown, size, MAX_JOURNAL));
  const ends = await folder.readEnds(['sessions', id, 'journal.jsonl'], READ_WHOLE, READ_AT_ENDS);
  const summary = summariseEnds(ends, await sealFor(folder, id));
  if (summary === 'newer') return unread(`${shown} ${NEWER}`);
  if (summary === null) return null;
  return { ...summary, id, title: given ?? (titleOf(summary.title ?? '') || id), problem: null };
}

/** Whether a folder holds a session of this id, readable or not, listed or too old for that. */
export async function hasSession(folder: SddFolder, id: string): Promise<boolean> {
  return isPlain(folder, id) && (await lstat(journalPath(folder, id)).catch(() => null)) !== null;
}

/** Gives a session another title. Throws `StoreProblem` if the title is empty or cannot be written. */
export async function renameSession(folder: SddFolder, id: string, title: string): Promise<void> {
  const plain = title.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TITLE);
  if (plain === '') throw new StoreProblem('A session needs a title.');
  await folder.write(['sessions', id, 'meta.json'], `${JSON.stringify({ title: plain })}\n`);
}

/**
 * Deletes a session with its drafts and attachments. Its specification stays.
 * @throws StoreProblem if another window or run is having it, or it cannot be deleted.
 */
export async function deleteSession(folder: SddFolder, id: string): Promise<void> {
  const holder = await new SessionLease(folder, id, 'window').otherHolder();
  if (holder !== null) throw new StoreProblem(`${goesOnIn(holder)} End it there before it is deleted.`);
  await folder.remove('sessions', id);
}

/** The first line, as plain text: a journal may say anything, and lists show it beside the person's own sessions. */
function titleOf(text: string): string {
  const line = (text.trim().split(/\r?\n/)[0] ?? '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').trim();
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

async function titleOverride(folder: SddFolder, id: string): Promise<string | null> {
  try {
    const meta = await folder.read(['sessions', id, 'meta.json'], MAX_META);
    return titleOf(metaSchema.parse(JSON.parse(String(meta))).title) || null;
  } catch {
    return null;
  }
}

function journalPath(folder: SddFolder, id: string): string {
  return isPlain(folder, id) ? folder.path('sessions', id, 'journal.jsonl') : '';
}

function isPlain(folder: SddFolder, id: string): boolean {
  try {
    folder.path('sessions', id);
    return true;
  } catch {
    return false;
  }
}
