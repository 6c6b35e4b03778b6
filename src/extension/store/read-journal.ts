import type { EventRecord } from '../../agents/session/events';
import { NO_RECORD, readRecord } from './journal-record';

/** A stretch of a journal that could not be taken as a record. */
export interface BadRecord {
  /** Bytes from the start of the journal. */
  offset: number;
  /** From 1, counting line ends. */
  line: number;
  reason: string;
  /** The text as it stands in the journal. */
  raw: string;
}

/** Of each record, by its number: its checksum, and the one that it names as the one before. */
export type Checksums = ReadonlyMap<number, { crc: string; prev: string }>;

export interface JournalContent {
  /** Every good record, in the order of the file; no `seq` twice. */
  records: EventRecord[];
  bad: BadRecord[];
  /** Numbers below the highest one that no good record carries: what the bad records held. Inclusive ranges. */
  missing: { from: number; to: number }[];
  checksums: Checksums;
  /** Checksum that the next record must name. */
  lastCrc: string;
  /** Whether the next record can follow as it is; if not, it needs a line end before it. */
  endsClean: boolean;
}

const LINE_END = 0x0a;
const PADDING = 0x00;
/** How every record begins. Inside JSON texts its quotes are escaped, so it does not occur there. */
const RECORD_START = '{"v":';
/** Most places of a damaged line where a record is looked for. */
const MAX_STARTS = 1_000;

/**
 * Reads a journal, whatever state it is in: every good record is taken, whatever comes before or after it. Torn lines,
 * records glued to one another, zero bytes left by a power cut and repeated numbers are reported, not fatal.
 */
export function readJournal(bytes: Uint8Array): JournalContent {
  const records: EventRecord[] = [];
  const bad: BadRecord[] = [];
  const seen = new Map<number, { crc: string; prev: string }>();
  /** Checksums of records that do not count, though they are whole: what continues them does not count either. */
  const aside = new Set<string>();
  let lastCrc = NO_RECORD;
  for (const { offset, line, text } of stretches(bytes)) {
    for (const piece of pieces(text)) {
      const reject = (reason: string) =>
        bad.push({ offset: offset + Buffer.byteLength(text.slice(0, piece.start)), line, reason, raw: piece.text });
      const read = readRecord(piece.text);
      if (!read.good) {
        reject(read.reason);
        continue;
      }
      const known = seen.get(read.record.seq)?.crc;
      if (known === read.crc) continue;
      if (known !== undefined || aside.has(read.prev)) {
        aside.add(read.crc);
        reject(
          known === undefined
            ? `continues a record that does not count (number ${read.record.seq})`
            : `a second record with number ${read.record.seq}; the first one counts`,
        );
        continue;
      }
      seen.set(read.record.seq, { crc: read.crc, prev: read.prev });
      records.push(read.record);
      lastCrc = read.crc;
    }
  }
  const endsClean = bytes.length === 0 || bytes[bytes.length - 1] === LINE_END;
  return { records, bad, missing: gaps([...seen.keys()]), checksums: seen, lastCrc, endsClean };
}

/** One or two sentences for the person on what was set aside, or null if the journal is whole. */
export function describeDamage({ bad, missing }: Pick<JournalContent, 'bad' | 'missing'>): string | null {
  if (bad.length === 0 && missing.length === 0) return null;
  const parts: string[] = [];
  if (bad.length > 0) parts.push(`${bad.length} damaged ${bad.length === 1 ? 'record was' : 'records were'} set aside`);
  if (missing.length > 0) parts.push(`missing: record ${listRanges(missing)}`);
  return `The journal of this session is damaged (${parts.join('; ')}). Everything else was kept, and the session goes on.`;
}

function listRanges(ranges: JournalContent['missing']): string {
  const shown = ranges.slice(0, 5).map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  return ranges.length > 5 ? `${shown.join(', ')} …` : shown.join(', ');
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

/** The texts between line ends and zero bytes; neither occurs within a record. */
function* stretches(bytes: Uint8Array): Generator<{ offset: number; line: number; text: string }> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let line = 1;
  let start = 0;
  for (let index = 0; index <= buffer.length; index++) {
    const byte = buffer[index];
    if (byte !== undefined && byte !== LINE_END && byte !== PADDING) continue;
    const text = buffer.toString('utf8', start, index);
    if (text.trim() !== '') yield { offset: start, line, text };
    if (byte === LINE_END) line++;
    start = index + 1;
  }
}

interface Piece {
  start: number;
  text: string;
}

/** A line as the records that it holds and what lies between them; an undamaged line is one piece. */
function pieces(text: string): Piece[] {
  if (readRecord(text).good) return [{ start: 0, text }];
  const found: Piece[] = [];
  let taken = 0;
  const between = (end: number) => {
    if (text.slice(taken, end).trim() !== '') found.push({ start: taken, text: text.slice(taken, end) });
  };
  let tries = 0;
  for (
    let start = text.indexOf(RECORD_START);
    start !== -1 && tries < MAX_STARTS;
    start = text.indexOf(RECORD_START, Math.max(start + 1, taken)), tries++
  ) {
    const end = objectEnd(text, start);
    if (end === -1 || !readRecord(text.slice(start, end)).good) continue;
    between(start);
    found.push({ start, text: text.slice(start, end) });
    taken = end;
  }
  between(text.length);
  return found;
}

/** Where the JSON object that starts here ends, or -1 if it does not. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  let inText = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inText) {
      if (character === '\\') index++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index + 1;
  }
  return -1;
}
