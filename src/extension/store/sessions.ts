import { lstat, readdir, stat } from 'node:fs/promises';
import { z } from 'zod';
import type { EventRecord } from '../../agents/session/events';
import { readJournal } from './read-journal';
import type { SddFolder } from './sdd-folder';
import { goesOnIn, SessionLease } from './session-lease';
import { StoreProblem } from './store-problem';

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
}

/** Most sessions that a list shows: those used last. */
export const MAX_LISTED = 200;
const LONGEST_TITLE = 80;
const MAX_META_BYTES = 10_000;

const metaSchema = z.object({ title: z.string() });

/** The sessions below a folder, the one used last first. Without `.sdd/` there are none. */
export async function listSessions(folder: SddFolder): Promise<StoredSession[]> {
  const names = await readdir(folder.path('sessions')).catch(() => []);
  const dated = await Promise.all(
    names.map(async (id) => ({ id, used: (await stat(journalPath(folder, id)).catch(() => null))?.mtimeMs ?? null })),
  );
  const newest = dated
    .filter((session): session is { id: string; used: number } => session.used !== null)
    .sort((a, b) => b.used - a.used)
    .slice(0, MAX_LISTED);
  const sessions: StoredSession[] = [];
  for (const { id } of newest) {
    const bytes = await folder.read(['sessions', id, 'journal.jsonl']).catch(() => null);
    const session = bytes === null ? null : summarise(id, readJournal(bytes).records, await titleOverride(folder, id));
    if (session !== null) sessions.push(session);
  }
  return sessions.sort((a, b) => b.lastAt.localeCompare(a.lastAt));
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

/** What a list shows of a session, or null if the record of its beginning is missing. */
export function summarise(id: string, records: readonly EventRecord[], title: string | null): StoredSession | null {
  const [first] = records;
  const last = records.at(-1);
  if (first === undefined || last === undefined) return null;
  const summary: StoredSession = {
    id,
    title: '',
    startedAt: first.at,
    lastAt: last.at,
    answered: 0,
    ended: false,
    specPath: null,
  };
  const answered = new Set<string>();
  for (const { event } of records) {
    if (event.type === 'session_started') summary.title = titleOf(event.request);
    else if (event.type === 'intake_made' && event.intake.title.trim() !== '')
      summary.title = titleOf(event.intake.title);
    else if (event.type === 'answer_given' || event.type === 'non_answer_given') answered.add(event.questionId);
    else if (event.type === 'session_ended') summary.ended = true;
    else if (event.type === 'spec_written') summary.specPath = event.path;
  }
  if (summary.title === '') return null;
  return { ...summary, title: title ?? summary.title, answered: answered.size };
}

function titleOf(text: string): string {
  const line = text.trim().split(/\r?\n/)[0] ?? '';
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

async function titleOverride(folder: SddFolder, id: string): Promise<string | null> {
  try {
    const meta = await folder.read(['sessions', id, 'meta.json'], MAX_META_BYTES);
    return metaSchema.parse(JSON.parse(String(meta))).title;
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
