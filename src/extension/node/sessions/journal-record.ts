import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { EventRecord } from '../../../agents/session/events';
import { parseEvent } from '../../../agents/session/read-event';
import type { Seal } from './seal';

/** Version of the record's own shape. Events have theirs in their schemas. */
const RECORD_VERSION = 1;

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
  /** Journals of before seals have none. */
  seal: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  event: z.record(z.string(), z.unknown()),
});

/** The beginning of a record as it is written, up to its checksum. */
const HEAD = /^(\{"v":1,"seq":\d+,"at":"[^"\\]*","prev":"[^"\\]*",)"crc":"([0-9a-f]{8})",/;

/** The seal, as it follows the checksum. */
const SEALED = /^"seal":"([0-9a-f]{64})",/;

/** Whose seal a record bears: that of this computer for this session, another one, or none. */
export type Sealed = 'here' | 'other' | 'no';

export interface GoodRecord {
  kind: 'good';
  record: EventRecord;
  crc: string;
  prev: string;
  sealed: Sealed;
}

/**
 * What a text is: a record, with its checksums; a record of a version that is newer than this one; a record that does not
 * hold; or nothing of the kind. The reason is in words.
 */
export type ReadRecord =
  GoodRecord | { kind: 'newer'; version: number } | { kind: 'bad'; reason: string } | { kind: 'none'; reason: string };

/** The line (without its end) of a record that follows the one with checksum `prev`, sealed, and its own checksum. */
export function writeRecord(
  { seq, at, event }: EventRecord,
  prev: string,
  seal: Seal | null,
): { line: string; crc: string } {
  const before = `${JSON.stringify({ v: RECORD_VERSION, seq, at, prev }).slice(0, -1)},`;
  const rest = `"event":${JSON.stringify(event.type === 'unknown' ? event.original : event)}}`;
  const sealed = seal === null ? rest : `"seal":"${seal.of(before + rest)}",${rest}`;
  const crc = hex(crc32(sealed, crc32(before)));
  return { line: `${before}"crc":"${crc}",${sealed}`, crc };
}

/** Reads one record from its text. Never throws. Without a seal to compare with, none is of this computer. */
export function readRecord(text: string, seal: Seal | null): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'none', reason: UNREADABLE };
  }
  const newer = versionOf(value);
  if (newer > RECORD_VERSION && partsOf(text.replace(/^\{"v":\d+,/, `{"v":${RECORD_VERSION},`)) === null)
    return { kind: 'newer', version: newer };
  const shape = recordSchema.safeParse(value);
  if (!shape.success) return { kind: 'none', reason: `not a journal record (${firstProblem(shape.error)})` };
  const { v, seq, at, prev, crc } = shape.data;
  const parts = v === RECORD_VERSION ? (partsOf(text) ?? reordered(value as StoredRecord)) : null;
  if (parts === null) return { kind: 'bad', reason: 'changed after it was written (checksum differs)' };
  try {
    const record = { seq, at, event: parseEvent(shape.data.event) };
    return { kind: 'good', record, crc, prev, sealed: whoseSeal(parts, seal) };
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

/** What a seal covers, before and after checksum and seal, and the seal. */
interface Parts {
  before: string;
  rest: string;
  seal: string | null;
}

/** The parts of a record just as it was written: its checksum covers all of it but itself. Null for any other text. */
function partsOf(text: string): Parts | null {
  const [whole = '', before = '', crc] = HEAD.exec(text) ?? [];
  if (crc === undefined) return null;
  const after = text.slice(whole.length);
  if (hex(crc32(after, crc32(before))) !== crc) return null;
  const [field = '', seal = null] = SEALED.exec(after) ?? [];
  return { before, rest: after.slice(field.length), seal };
}

type StoredRecord = Pick<z.infer<typeof recordSchema>, 'seq' | 'at' | 'prev' | 'crc' | 'seal' | 'event'>;

/** The parts of a record that is spaced or ordered otherwise than it was written. Null where the checksum does not fit. */
function reordered({ seq, at, prev, crc, seal, event }: StoredRecord): Parts | null {
  try {
    // The event as it was stored: schemas drop keys that they do not know.
    const before = `${JSON.stringify({ v: RECORD_VERSION, seq, at, prev }).slice(0, -1)},`;
    const rest = `"event":${JSON.stringify(event)}}`;
    const field = seal === undefined ? '' : `"seal":"${seal}",`;
    return hex(crc32(field + rest, crc32(before))) === crc ? { before, rest, seal: seal ?? null } : null;
  } catch {
    // Nested more deeply than can be written.
    return null;
  }
}

function whoseSeal({ before, rest, seal: given }: Parts, seal: Seal | null): Sealed {
  if (given === null) return 'no';
  return seal?.holds(given, before + rest) === true ? 'here' : 'other';
}

function hex(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'no reason given';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
