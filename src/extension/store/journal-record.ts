import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { parseEvent, type EventRecord } from '../../agents/session/events';

/** Version of the record's own shape. Events have theirs in their schemas. */
export const RECORD_VERSION = 1;

/** What the first record names as the one before it. */
export const NO_RECORD = '00000000';

const recordSchema = z.object({
  v: z.number().int(),
  seq: z.number().int().min(1),
  at: z.iso.datetime(),
  prev: z.string(),
  crc: z.string(),
  event: z.record(z.string(), z.unknown()),
});

/** A record as it was read: good, with its checksums, or not, with the reason in words. */
export type ReadRecord =
  { good: true; record: EventRecord; crc: string; prev: string } | { good: false; reason: string };

/** The line (without its end) of a record that follows the one with checksum `prev`, and its own checksum. */
export function writeRecord({ seq, at, event }: EventRecord, prev: string): { line: string; crc: string } {
  const stored = event.type === 'unknown' ? event.original : event;
  const crc = checksum(seq, at, prev, stored);
  return { line: JSON.stringify({ v: RECORD_VERSION, seq, at, prev, crc, event: stored }), crc };
}

/** Reads one record from its text. Never throws. */
export function readRecord(text: string): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { good: false, reason: 'not readable as JSON (cut off or overwritten)' };
  }
  const shape = recordSchema.safeParse(value);
  if (!shape.success) return { good: false, reason: `not a journal record (${firstProblem(shape.error)})` };
  const { v, seq, at, prev, crc } = shape.data;
  if (v !== RECORD_VERSION) return { good: false, reason: `written by a newer version (record version ${v})` };
  // The checksum covers the event as it was stored: schemas drop keys that they do not know.
  const { event } = value as { event: unknown };
  if (checksum(seq, at, prev, event) !== crc)
    return { good: false, reason: 'changed after it was written (checksum differs)' };
  try {
    return { good: true, record: { seq, at, event: parseEvent(event) }, crc, prev };
  } catch (error) {
    const problem = error instanceof z.ZodError ? firstProblem(error) : String(error);
    return { good: false, reason: `an event that does not fit its type (${problem})` };
  }
}

function checksum(seq: number, at: string, prev: string, event: unknown): string {
  const content = JSON.stringify({ v: RECORD_VERSION, seq, at, prev, event });
  return crc32(content).toString(16).padStart(8, '0');
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'no reason given';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
