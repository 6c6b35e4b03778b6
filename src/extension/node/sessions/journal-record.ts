import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { parseEvent, type EventRecord } from '../../../agents/session/events';

/** Version of the record's own shape. Events have theirs in their schemas. */
export const RECORD_VERSION = 1;

/** What the first record names as the one before it. */
export const NO_RECORD = '00000000';

/** More records than any session has: a number beyond it is no record's. */
const MOST_RECORDS = 1_000_000_000;

const recordSchema = z.object({
  v: z.number().int(),
  seq: z.number().int().min(1).max(MOST_RECORDS),
  at: z.iso.datetime(),
  prev: z.string(),
  crc: z.string(),
  event: z.record(z.string(), z.unknown()),
});

/** The beginning of a record as it is written, up to its checksum. */
const HEAD = /^(\{"v":1,"seq":\d+,"at":"[^"\\]*","prev":"[^"\\]*",)"crc":"([0-9a-f]{8})",/;

export interface GoodRecord {
  kind: 'good';
  record: EventRecord;
  crc: string;
  prev: string;
}

/**
 * What a text is: a record, with its checksums; a record of a version that is newer than this one; a record that does not
 * hold; or nothing of the kind. The reason is in words.
 */
export type ReadRecord =
  GoodRecord | { kind: 'newer'; version: number } | { kind: 'bad'; reason: string } | { kind: 'none'; reason: string };

/** The line (without its end) of a record that follows the one with checksum `prev`, and its own checksum. */
export function writeRecord({ seq, at, event }: EventRecord, prev: string): { line: string; crc: string } {
  const stored = event.type === 'unknown' ? event.original : event;
  const crc = hex(crc32(JSON.stringify({ v: RECORD_VERSION, seq, at, prev, event: stored })));
  return { line: JSON.stringify({ v: RECORD_VERSION, seq, at, prev, crc, event: stored }), crc };
}

/** Reads one record from its text. Never throws. */
export function readRecord(text: string): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'none', reason: UNREADABLE };
  }
  const newer = versionOf(value);
  if (newer > RECORD_VERSION && !isOurs(text.replace(/^\{"v":\d+,/, `{"v":${RECORD_VERSION},`)))
    return { kind: 'newer', version: newer };
  const shape = recordSchema.safeParse(value);
  if (!shape.success) return { kind: 'none', reason: `not a journal record (${firstProblem(shape.error)})` };
  const { v, seq, at, prev, crc } = shape.data;
  if (v !== RECORD_VERSION || !(isOurs(text) || holds(value as StoredRecord, crc)))
    return { kind: 'bad', reason: 'changed after it was written (checksum differs)' };
  try {
    return { kind: 'good', record: { seq, at, event: parseEvent(shape.data.event) }, crc, prev };
  } catch (error) {
    const problem = error instanceof z.ZodError ? firstProblem(error) : String(error);
    return { kind: 'bad', reason: `an event that does not fit its type (${problem})` };
  }
}

/** Why a text is no record at all. */
export const UNREADABLE = 'not readable as JSON (cut off or overwritten)';

/** The version that an object says it has; 0 for none. */
function versionOf(value: unknown): number {
  const v: unknown = typeof value === 'object' && value !== null && 'v' in value ? value.v : 0;
  return typeof v === 'number' && Number.isSafeInteger(v) ? v : 0;
}

/** Whether the text is a record just as it was written: its checksum covers all of it but itself. */
function isOurs(text: string): boolean {
  const [whole = '', before = '', crc] = HEAD.exec(text) ?? [];
  return crc !== undefined && hex(crc32(text.slice(whole.length), crc32(before))) === crc;
}

type StoredRecord = Pick<z.infer<typeof recordSchema>, 'seq' | 'at' | 'prev' | 'event'>;

/** Whether the checksum fits a record that is spaced or ordered otherwise than it was written. */
function holds({ seq, at, prev, event }: StoredRecord, crc: string): boolean {
  try {
    // The event as it was stored: schemas drop keys that they do not know.
    return hex(crc32(JSON.stringify({ v: RECORD_VERSION, seq, at, prev, event }))) === crc;
  } catch {
    // Nested more deeply than can be written.
    return false;
  }
}

function hex(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'no reason given';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
