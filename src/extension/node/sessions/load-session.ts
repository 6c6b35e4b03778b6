import { withBeginning } from '../../../agents/engine/lost-beginning';
import type { EventRecord } from '../../../agents/session/events';
import type { JournalEnd } from './journal';
import { foreignIn, type Foreign } from './origin';
import { quarantine } from './quarantine';
import { describeDamage, MAX_JOURNAL, NEWER, readJournal, type BadRecord } from './read-journal';
import type { SddFolder } from '../sdd-folder/sdd-folder';
import { sealFor } from './seal';
import { errorCode, StoreProblem, storeProblem } from '../sdd-folder/store-problem';

export interface LoadedSession {
  records: EventRecord[];
  /** What was wrong with the journal or its folder, in sentences for the person; null if nothing was. */
  damage: string | null;
  /** Where the journal ends, so that whoever appends to it need not read it again. */
  end: JournalEnd;
  /** Set where the session was not made on this computer, nor adopted here: nothing of it counts then. */
  foreign: Foreign | null;
}

/** A session as it was read, with what is damaged in its journal. */
export interface ReadSession extends LoadedSession {
  bad: readonly BadRecord[];
  journal: Uint8Array;
}

/**
 * Copies what was damaged in a session that was read, and is to be gone on with, to `quarantine.jsonl` beside the journal,
 * once, and says where it is; the journal itself is left as it is.
 */
export async function setAside(
  folder: SddFolder,
  sessionId: string,
  { bad, journal, ...loaded }: ReadSession,
): Promise<LoadedSession> {
  if (bad.length === 0) return loaded;
  const aside = await quarantine(folder, sessionId, journal, bad);
  return { ...loaded, damage: loaded.damage === null ? null : `${loaded.damage} ${aside}` };
}

/**
 * Reads a session and writes nothing.
 * @throws StoreProblem if there is no such session, if it is too large or was written by a newer version, or if nothing of it
 * can be read.
 */
export async function readSession(folder: SddFolder, sessionId: string): Promise<ReadSession> {
  const place = ['sessions', sessionId, 'journal.jsonl'];
  let bytes: Uint8Array;
  try {
    bytes = await folder.read(place, MAX_JOURNAL);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    if (errorCode(error) === 'ENOENT')
      throw new StoreProblem(`There is no session "${sessionId}" in ${folder.shown('sessions')}.`);
    throw storeProblem(error, folder.shown(...place));
  }
  const content = readJournal(bytes, await sealFor(folder, sessionId));
  if (content.newer !== null) throw new StoreProblem(`${folder.shown(...place)} ${NEWER}`);
  if (content.records.length === 0)
    throw new StoreProblem(`${folder.shown(...place)} cannot be resumed: no record of it can be read.`);
  assertTaken(content.records, folder.shown(...place));
  // Where something put the lines into another order, their numbers still tell what came after what.
  const records = content.records.toSorted((a, b) => a.seq - b.seq);
  const hasBeginning = records.some(({ event }) => event.type === 'session_started');
  const sentences = [describeDamage(content), hasBeginning ? null : BEGINNING_LOST];
  return {
    records: withBeginning(records, sessionId),
    damage: sentences[0] === null ? null : sentences.filter((sentence) => sentence !== null).join(' '),
    end: { size: bytes.length, crc: content.lastCrc, clean: content.endsClean },
    foreign: foreignIn(bytes, content.places),
    bad: content.bad,
    journal: bytes,
  };
}

/**
 * Most records of a session, and most entries of lists in them all: each record goes through what came before it. A long
 * interview has some thousand of both.
 */
const MAX_RECORDS = 5_000;
const MAX_ENTRIES = 30_000;

function assertTaken(records: readonly EventRecord[], shown: string): void {
  const tooLong = (has: string) => new StoreProblem(`${shown} is too long to be gone on with: it has ${has}.`);
  if (records.length > MAX_RECORDS) {
    throw tooLong(`${records.length} records, and at most ${MAX_RECORDS} are taken`);
  }
  let entries = 0;
  for (const { event } of records) {
    entries += entriesIn(event);
    if (entries > MAX_ENTRIES) throw tooLong(`lists of more than ${MAX_ENTRIES} entries`);
  }
}

/** How many entries the lists in a value have, whatever is in them. */
function entriesIn(value: object): number {
  let entries = 0;
  const waiting: unknown[] = [value];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one)) entries += one.length;
    for (const inner of Object.values(one)) if (typeof inner === 'object' && inner !== null) waiting.push(inner);
  }
  return entries;
}

const BEGINNING_LOST =
  'The record of how it began is among what is missing: its request is not known any more, and no model leads until you choose one.';
