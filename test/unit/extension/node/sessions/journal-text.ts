import type { EventRecord } from '../../../../../src/agents/session/events';
import { NO_RECORD, writeRecord } from '../../../../../src/extension/node/sessions/journal-record';

/** The lines (without ends) of a journal that holds these records and nothing else. */
export function linesOf(records: readonly EventRecord[]): string[] {
  let crc = NO_RECORD;
  return records.map((record) => {
    const written = writeRecord(record, crc);
    crc = written.crc;
    return written.line;
  });
}

export function journalOf(records: readonly EventRecord[]): Buffer {
  return Buffer.from(
    linesOf(records)
      .map((line) => `${line}\n`)
      .join(''),
  );
}
