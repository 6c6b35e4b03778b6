import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { machineKey } from './machine-key';
import type { SddFolder } from '../sdd-folder/sdd-folder';

/** What the key of a session is derived for; another form of seal gets another label. */
const LABEL = 'sdd-brainstorm journal seal 1';

/**
 * Seals the records of one session, and knows its own seals again. A seal covers all of a record but its checksum, so
 * also the checksum of the record before; that one covers the seal before. A record sealed for one session counts in no other.
 */
export class Seal {
  /** As an object: making one of bytes at every record takes several times as long as the seal. */
  private readonly key: KeyObject;

  constructor(machine: Uint8Array, sessionId: string) {
    this.key = createSecretKey(createHmac('sha256', machine).update(`${LABEL}\n${sessionId}`).digest());
  }

  /** The seal of a record's content, in hexadecimal digits. */
  of(content: string): string {
    return this.digest(content).toString('hex');
  }

  /** Whether this is the content's seal. */
  holds(seal: string, content: string): boolean {
    const given = Buffer.from(seal, 'hex');
    const own = this.digest(content);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private digest(content: string): Buffer {
    return createHmac('sha256', this.key).update(content).digest();
  }
}

/** The seal of a session below a folder, with the key of this computer. */
export async function sealFor({ base }: SddFolder, sessionId: string): Promise<Seal> {
  return new Seal((await machineKey(base)).key, sessionId);
}
