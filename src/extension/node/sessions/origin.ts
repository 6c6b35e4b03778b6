import { createHash } from 'node:crypto';
import type { EventOf, EventRecord } from '../../../agents/session/events';
import type { Sealed } from './journal-record';

/** Where a record stands in its journal, in bytes, and whose seal it bears. */
export interface ReadPlace {
  record: EventRecord;
  start: number;
  /** The byte after it. */
  end: number;
  sealed: Sealed;
}

/** What is taken over when a session is adopted: the journal as it was read, up to its end. */
export type Covered = Pick<EventOf<'session_adopted'>, 'from' | 'bytes' | 'records' | 'sha256'>;

/** What is known of a session that was not made on this computer. */
export interface Foreign {
  /** Where it is from, in sentences for the person. */
  reason: string;
  covered: Covered;
}

/**
 * What of a journal was not made on this computer; null where all of it was, or was adopted here. A record without a good
 * seal of its own counts as made here only where an adoption that is sealed here covers it, byte for byte.
 */
export function foreignIn(journal: Uint8Array, places: readonly ReadPlace[]): Foreign | null {
  const adopted = adoptedBytes(journal, places);
  const first = places.find(({ sealed, end }) => sealed !== 'here' && end > adopted);
  if (first === undefined) return null;
  const from = first.record.seq;
  const sha256 = createHash('sha256').update(journal).digest('hex');
  return { reason: reasonOf(first, places), covered: { from, bytes: journal.length, records: places.length, sha256 } };
}

/** How many bytes of the journal's beginning were adopted here and are still what they were then. */
function adoptedBytes(journal: Uint8Array, places: readonly ReadPlace[]): number {
  const adoptions = places
    .flatMap(({ record: { event }, start, sealed }) =>
      sealed === 'here' && event.type === 'session_adopted' && event.bytes <= start ? [event] : [],
    )
    .sort((a, b) => a.bytes - b.bytes);
  const hash = createHash('sha256');
  let hashed = 0;
  let adopted = 0;
  for (const { bytes, sha256 } of adoptions) {
    hash.update(journal.subarray(hashed, bytes));
    hashed = bytes;
    if (hash.copy().digest('hex') === sha256) adopted = bytes;
  }
  return adopted;
}

function reasonOf(first: ReadPlace, places: readonly ReadPlace[]): string {
  const begins = first === places[0];
  const where = begins
    ? 'This session was not made on this computer: it came with the folder.'
    : `This session was not made on this computer from record ${first.record.seq} on: that came with the folder.`;
  const older = begins && first.sealed === 'no' ? ' (Or an earlier version of SDD Brainstorm made it.)' : '';
  return `${where}${older}`;
}
