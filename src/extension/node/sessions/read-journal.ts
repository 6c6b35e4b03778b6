import type { EventRecord } from '../../../agents/session/events';
import { NO_RECORD, readRecord, UNREADABLE, type GoodRecord, type ReadRecord } from './journal-record';
import type { ReadPlace } from './origin';
import { recordsWithin } from './records-within';
import type { Seal } from './seal';

/** A stretch of a journal that could not be taken as a record. */
export interface BadRecord {
  /** Bytes from the start of the journal. */
  offset: number;
  /** Bytes that it takes. */
  size: number;
  /** From 1, counting line ends. */
  line: number;
  reason: string;
  /** The text as it stands in the journal, at most `MAX_RAW` bytes of it. */
  raw: string;
  /** Whether it is a write that was cut off and then made again: nothing is missing because of it. */
  madeAgain: boolean;
}

/** Of each record, by its number: its checksum, and the one that it names as the one before. */
export type Checksums = ReadonlyMap<number, { crc: string; prev: string }>;

interface JournalContent {
  /** Every good record, in the order of the file; no `seq` twice. */
  records: EventRecord[];
  /** Of each of them, where it stands and whose seal it bears. */
  places: ReadPlace[];
  bad: BadRecord[];
  /** Numbers below the highest one that no good record carries: what the bad records held. Inclusive ranges. */
  missing: { from: number; to: number }[];
  checksums: Checksums;
  /** Whether the journal ends in a record that is not complete: its write was cut off before it was acknowledged. */
  torn: boolean;
  /** The highest version of a record that is newer than what is understood here; null if there is none. */
  newer: number | null;
  /** Checksum that the next record must name. */
  lastCrc: string;
  /** Whether the next record can follow as it is; if not, it needs a line end before it. */
  endsClean: boolean;
}

/** Most bytes of a journal that is read: a long session has a few millions. */
export const MAX_JOURNAL = 64_000_000;

/** What is said of a journal that has records of a newer version. */
export const NEWER = 'was written by a newer version of SDD Brainstorm; update to go on.';

const LINE_END = 0x0a;
const PADDING = 0x00;
const SPACE = 0x20;
/** Bytes of a record: no shorter one is whole, and no longer one was written here. */
const MIN_RECORD = 60;
const MAX_RECORD = 16_000_000;
/** Most bytes of a bad stretch that are repeated in the report. */
export const MAX_RAW = 4_000;
/** From this number of bad stretches on, adjacent ones are one. */
const MAX_APART = 500;
/** How every record begins. */
const BEGINNING = '{"v":1,"seq":';

/**
 * Reads a journal, whatever state it is in: every good record is taken, whatever comes before or after it. Torn lines,
 * records glued to one another, zero bytes left by a power cut and repeated numbers are reported, not fatal. The time it
 * takes grows with the size alone, whatever the bytes are. Seals are compared with that of this computer, where it is given.
 */
export function readJournal(bytes: Uint8Array, seal: Seal | null = null): JournalContent {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reading = new Reading(buffer, seal);
  for (const stretch of stretches(buffer)) reading.take(stretch);
  return reading.content();
}

/** What a person should know of a journal's state. */
type JournalState = Pick<JournalContent, 'bad' | 'missing' | 'torn'>;

/** One or two sentences for the person on what was set aside, or null if the journal is whole. */
export function describeDamage({ bad, missing, torn }: JournalState): string | null {
  const lost = bad.filter(({ madeAgain }) => !madeAgain).length - (torn ? 1 : 0);
  const parts: string[] = [];
  if (lost > 0) parts.push(`${lost} damaged ${lost === 1 ? 'record was' : 'records were'} set aside`);
  if (missing.length > 0) parts.push(`missing: record ${listRanges(missing)}`);
  const damage =
    parts.length === 0
      ? []
      : [
          `The journal of this session is damaged (${parts.join('; ')}). Everything else was kept, and the session goes on.`,
        ];
  const cut = torn
    ? ['The last record of this session was not complete; what it held was not acknowledged, and is not there.']
    : [];
  const sentences = [...damage, ...cut];
  return sentences.length === 0 ? null : sentences.join(' ');
}

function listRanges(ranges: JournalContent['missing']): string {
  const shown = ranges.slice(0, 5).map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  return ranges.length > 5 ? `${shown.join(', ')} …` : shown.join(', ');
}

/** A part of the journal between line ends and zero bytes; neither occurs within a record. `end` is the byte after it. */
interface Stretch {
  start: number;
  end: number;
  line: number;
}

function* stretches(buffer: Buffer): Generator<Stretch> {
  const next = (byte: number, from: number) => {
    const found = buffer.indexOf(byte, from);
    return found === -1 ? buffer.length : found;
  };
  let line = 1;
  let padding = next(PADDING, 0);
  for (let start = 0; start < buffer.length; line++) {
    const end = next(LINE_END, start);
    for (let from = start; from < end;) {
      const to = Math.min(end, padding);
      if (holdsAnything(buffer, from, to)) yield { start: from, end: to, line };
      from = to;
      while (from < end && buffer[from] === PADDING) from++;
      if (padding < from) padding = next(PADDING, from);
    }
    start = end + 1;
  }
}

function holdsAnything(buffer: Buffer, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if ((buffer[index] ?? 0) > SPACE) return true;
  return false;
}

/** A journal that is being read, stretch by stretch. */
class Reading {
  private readonly records: EventRecord[] = [];
  private readonly places: ReadPlace[] = [];
  private readonly bad: Omit<BadRecord, 'raw'>[] = [];
  private readonly seen = new Map<number, { crc: string; prev: string }>();
  /** Checksums of whole records that do not count: what continues them does not count either. */
  private readonly aside = new Set<string>();
  private newer: number | null = null;
  private lastCrc = NO_RECORD;
  /** Number of the good record before, and how many bad stretches came before it. */
  private before = { seq: 0, bad: 0 };
  /** Whether the last bad stretch is what was read last, so that what follows may be one with it. */
  private growing = false;

  constructor(
    private readonly buffer: Buffer,
    private readonly seal: Seal | null,
  ) {}

  take({ start, end, line }: Stretch): void {
    if (end - start < MIN_RECORD) return this.reject(start, end, line, UNREADABLE, true);
    const read = this.read(start, end);
    if (read.kind === 'good') return this.accept(read, start, end, line);
    if (read.kind === 'newer') return this.seeNewer(read.version);
    let taken = start;
    for (const within of recordsWithin(this.buffer, start, end, this.seal)) {
      this.takeBetween(taken, within.start, line);
      this.accept(within.read, within.start, within.end, line);
      taken = within.end;
    }
    if (taken === start) return this.reject(start, end, line, read.reason, read.kind === 'none');
    this.takeBetween(taken, end, line);
  }

  content(): JournalContent {
    const { buffer, records, places, seen, newer, lastCrc } = this;
    const endsClean = buffer.length === 0 || buffer[buffer.length - 1] === LINE_END;
    const last = this.bad.at(-1);
    const torn = !endsClean && this.growing && last !== undefined && this.beginsLikeRecord(last.offset, last.size);
    const bad = this.bad.map((one) => {
      const raw = buffer.toString('utf8', one.offset, one.offset + Math.min(one.size, MAX_RAW));
      return { ...one, raw };
    });
    return { records, places, bad, missing: gaps([...seen.keys()]), checksums: seen, torn, newer, lastCrc, endsClean };
  }

  private read(start: number, end: number): ReadRecord {
    if (end - start > MAX_RECORD) return { kind: 'none', reason: `longer than any record (${end - start} bytes)` };
    return readRecord(this.buffer.toString('utf8', start, end), this.seal);
  }

  private accept({ record, crc, prev, sealed }: GoodRecord, start: number, end: number, line: number): void {
    const { seq } = record;
    const known = this.seen.get(seq)?.crc;
    if (known === crc) {
      this.growing = false;
      return;
    }
    if (known !== undefined || this.aside.has(prev)) {
      this.aside.add(crc);
      const second = `a second record with number ${seq}; the first one counts`;
      const reason = known === undefined ? `continues a record that does not count (number ${seq})` : second;
      return this.reject(start, end, line, reason, false);
    }
    if (seq === this.before.seq + 1) {
      for (const cut of this.bad.slice(this.before.bad)) cut.madeAgain = this.beginsLikeRecord(cut.offset, cut.size);
    }
    this.seen.set(seq, { crc, prev });
    this.records.push(record);
    this.places.push({ record, start, end, sealed });
    this.lastCrc = crc;
    this.before = { seq, bad: this.bad.length };
    this.growing = false;
  }

  private seeNewer(version: number): void {
    this.newer = Math.max(this.newer ?? 0, version);
    this.growing = false;
  }

  private takeBetween(start: number, end: number, line: number): void {
    if (!holdsAnything(this.buffer, start, end)) return;
    const read = this.read(start, end);
    if (read.kind === 'good') this.accept(read, start, end, line);
    else if (read.kind === 'newer') this.seeNewer(read.version);
    else this.reject(start, end, line, read.reason, read.kind === 'none');
  }

  /** @param loose Whether it is no record at all: such stretches are one where nothing lies between them. */
  private reject(start: number, end: number, line: number, reason: string, loose: boolean): void {
    const last = this.bad.at(-1);
    const crowded = this.bad.length >= MAX_APART;
    if (last !== undefined && this.growing && (crowded || (loose && !this.beginsLikeRecord(start, end - start)))) {
      last.size = end - last.offset;
      return;
    }
    this.bad.push({ offset: start, size: end - start, line, reason, madeAgain: false });
    this.growing = loose || crowded;
  }

  /** Whether a stretch begins as a record does, however short it is. */
  private beginsLikeRecord(offset: number, size: number): boolean {
    return BEGINNING.startsWith(this.buffer.toString('latin1', offset, offset + Math.min(size, BEGINNING.length)));
  }
}

function gaps(numbers: number[]): JournalContent['missing'] {
  const found: JournalContent['missing'] = [];
  let before = 0;
  for (const number of numbers.sort((a, b) => a - b)) {
    if (number > before + 1) found.push({ from: before + 1, to: number - 1 });
    before = number;
  }
  return found;
}
