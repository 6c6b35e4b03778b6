import type { EventRecord } from '../../agents/session/events';
import type { JournalEnd } from './journal';
import { describeDamage, readJournal, type BadRecord } from './read-journal';
import type { SddFolder } from './sdd-folder';
import { errorCode, StoreProblem, storeProblem } from './store-problem';

export interface LoadedSession {
  records: EventRecord[];
  /** What was wrong with the journal, in a sentence for the person; null if it is whole. */
  damage: string | null;
  /** Where the journal ends: a writer goes on from there. */
  end: JournalEnd;
}

/** A session as it was read, with what is damaged in its journal. */
export type ReadSession = LoadedSession & { bad: readonly BadRecord[] };

/**
 * Reads a session in order to go on with it. What cannot be read is copied to `quarantine.jsonl` beside the journal,
 * once; the journal itself is left as it is.
 * @throws StoreProblem if there is no such session, or nothing of it can be read.
 */
export async function loadSession(folder: SddFolder, sessionId: string): Promise<LoadedSession> {
  return setAside(folder, sessionId, await readSession(folder, sessionId));
}

/** Copies what was damaged in a session that was read aside, and says where it is. */
export async function setAside(folder: SddFolder, sessionId: string, read: ReadSession): Promise<LoadedSession> {
  const { bad, ...session } = read;
  if (bad.length === 0) return session;
  const aside = await quarantine(folder, sessionId, bad);
  return { ...session, damage: `${session.damage ?? ''} ${aside}`.trim() };
}

/**
 * Reads a session and writes nothing.
 * @throws StoreProblem if there is no such session, or nothing of it can be read.
 */
export async function readSession(folder: SddFolder, sessionId: string): Promise<ReadSession> {
  const place = ['sessions', sessionId, 'journal.jsonl'];
  let bytes: Uint8Array;
  try {
    bytes = await folder.read(place);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    if (errorCode(error) === 'ENOENT')
      throw new StoreProblem(`There is no session "${sessionId}" in ${folder.shown('sessions')}.`);
    throw storeProblem(error, folder.shown(...place));
  }
  const content = readJournal(bytes);
  if (!content.records.some(({ event }) => event.type === 'session_started')) {
    throw new StoreProblem(
      `${folder.shown(...place)} cannot be resumed: the record of how the session began is damaged or missing.`,
    );
  }
  return {
    // Where something put the lines into another order, their numbers still tell what came after what.
    records: content.records.toSorted((a, b) => a.seq - b.seq),
    damage: describeDamage(content),
    end: { size: bytes.length, crc: content.lastCrc, clean: content.endsClean },
    bad: content.bad,
  };
}

/** Copies bad records aside, each once, and says where they are. */
async function quarantine(folder: SddFolder, sessionId: string, bad: readonly BadRecord[]): Promise<string> {
  const place = ['sessions', sessionId, 'quarantine.jsonl'];
  const before = String(await folder.read(place).catch(() => ''));
  const known = new Set(before.split('\n'));
  const lines = bad.map(({ offset, line, reason, raw }) => JSON.stringify({ offset, line, reason, raw }));
  const added = lines.filter((line) => !known.has(line));
  try {
    if (added.length > 0) await folder.write(place, before + added.map((line) => `${line}\n`).join(''));
    return `The damaged records are in ${folder.shown(...place)}.`;
  } catch (error) {
    return `They could not be copied aside: ${storeProblem(error, folder.shown(...place)).message}`;
  }
}
