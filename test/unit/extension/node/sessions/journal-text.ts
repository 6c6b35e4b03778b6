import type { EventRecord } from '../../../../../src/agents/session/events';
import { NO_RECORD, writeRecord } from '../../../../../src/extension/node/sessions/journal-record';
import type { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { sealFor, type Seal } from '../../../../../src/extension/node/sessions/seal';

/** The lines (without ends) of a journal that holds these records and nothing else; without a seal unless one is given. */
export function linesOf(records: readonly EventRecord[], seal: Seal | null = null): string[] {
  let crc = NO_RECORD;
  return records.map((record) => {
    const written = writeRecord(record, crc, seal);
    crc = written.crc;
    return written.line;
  });
}

export function journalOf(records: readonly EventRecord[], seal: Seal | null = null): Buffer {
  return Buffer.from(
    linesOf(records, seal)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** A journal as this computer writes it for a session below a folder. */
export async function madeHere(folder: SddFolder, sessionId: string, records: readonly EventRecord[]): Promise<Buffer> {
  return journalOf(records, await sealFor(folder, sessionId));
}
