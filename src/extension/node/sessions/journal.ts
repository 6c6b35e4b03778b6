import { constants } from 'node:fs';
import { stat, type FileHandle } from 'node:fs/promises';
import type { EventRecord } from '../../../agents/session/events';
import { SessionElsewhere } from '../../../agents/session/store-port';
import { NO_RECORD, writeRecord } from './journal-record';
import { readJournal, type Checksums } from './read-journal';
import { sealFor, type Seal } from './seal';
import { syncFolder, type SddFolder } from '../sdd-folder/sdd-folder';
import { StoreProblem, storeProblem } from '../sdd-folder/store-problem';

/** Where a journal ends: what the next record needs to know. */
export interface JournalEnd {
  /** Bytes. */
  size: number;
  /** Checksum of the last record. */
  crc: string;
  /** Whether a record can follow as it is; if not, it needs a line end before it. */
  clean: boolean;
}

const APPEND = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND;

/**
 * The growing end of one session's journal. Appends are serialised; each is one write, sealed, and synced before it resolves.
 * Records of a failed append can be offered again: what of them reached the file is not written twice.
 *
 * Where two processes write at once, the order of the file decides: of two records with one number the first counts, and
 * what continues the other does not. So every writer sees after its own write whether its records count, and only then
 * are they kept. The other one is refused from then on.
 */
export class Journal {
  private queue: Promise<void> = Promise.resolve();
  /** Whether another writer went on with the session: it has the journal from then on. */
  private taken = false;
  private readonly names: string[];
  private seal: Seal | null = null;

  /**
   * @param end Where it ended when it was read; null if it was not.
   */
  constructor(
    private readonly folder: SddFolder,
    private readonly sessionId: string,
    private end: JournalEnd | null = null,
  ) {
    this.names = ['sessions', sessionId, 'journal.jsonl'];
  }

  /** Resolves once the records are on disk and count. Rejects with a `StoreProblem` or `SessionElsewhere`. */
  append(records: readonly EventRecord[]): Promise<void> {
    const done = this.queue.then(() => this.write(records));
    this.queue = done.catch(() => undefined);
    return done;
  }

  /**
   * Makes sure that nobody else has written to the journal since the last append.
   * @throws SessionElsewhere if somebody has; StoreProblem if the journal is gone.
   */
  async assertOwn(): Promise<void> {
    await this.queue;
    if (this.taken) throw this.foreign();
    if (this.end === null) return;
    const { size } = await stat(this.folder.path(...this.names)).catch((error: unknown) => {
      throw storeProblem(error, this.folder.shown(...this.names));
    });
    if (size < this.end.size) throw new StoreProblem(this.shrunk());
    // What is not a record, such as a stray text, does no harm.
    if (size > this.end.size && (await this.hasForeign())) throw this.foreign();
  }

  private async write(records: readonly EventRecord[]): Promise<void> {
    if (records.length === 0) return;
    if (this.taken) throw this.foreign();
    try {
      const seal = (this.seal ??= await sealFor(this.folder, this.sessionId));
      const parent = await this.folder.ensure(...this.names.slice(0, -1));
      await this.folder.open(this.names, APPEND, async (handle) => {
        const { size } = await handle.stat();
        if (this.end !== null && size < this.end.size) throw new StoreProblem(this.shrunk());
        const present = await this.findEnd(handle, size);
        this.taken = records.some((record) => present.has(record.seq) && !isIn(present, record, seal));
        if (this.taken) throw this.foreign();
        await this.extend(
          handle,
          seal,
          records.filter(({ seq }) => !present.has(seq)),
        );
        if (size === 0) await syncFolder(parent);
      });
    } catch (error) {
      throw storeProblem(error, this.folder.shown(...this.names));
    }
  }

  /** Looks where the journal ends, if that is not known; returns what it holds in that case. */
  private async findEnd(handle: FileHandle, size: number): Promise<Checksums> {
    if (size === 0) this.end = { size: 0, crc: NO_RECORD, clean: true };
    if (this.end?.size === size) return new Map();
    const content = readJournal(await handle.readFile());
    this.end = { size, crc: content.lastCrc, clean: content.endsClean };
    return content.checksums;
  }

  private async extend(handle: FileHandle, seal: Seal, records: readonly EventRecord[]): Promise<void> {
    if (this.end === null) return;
    // Written by an attempt that failed after that.
    if (records.length === 0) return handle.sync();
    let { crc } = this.end;
    const lines = records.map((record) => {
      const written = writeRecord(record, crc, seal);
      crc = written.crc;
      return `${written.line}\n`;
    });
    const bytes = Buffer.from((this.end.clean ? '' : '\n') + lines.join(''));
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw Object.assign(new Error('The disk took only a part.'), { code: 'ENOSPC' });
    await handle.sync();
    const { size } = await handle.stat();
    if (size === this.end.size + bytes.length) {
      this.end = { size, crc, clean: true };
      return;
    }
    // Somebody else wrote in between.
    this.end = null;
    const present = await this.findEnd(handle, size);
    this.taken = !records.every((record) => isIn(present, record, seal));
    if (this.taken) throw this.foreign();
  }

  private async hasForeign(): Promise<boolean> {
    const content = readJournal(await this.folder.read(this.names));
    this.taken = content.lastCrc !== this.end?.crc;
    return this.taken;
  }

  private foreign(): SessionElsewhere {
    return new SessionElsewhere(
      `${this.folder.shown(...this.names)} was continued by another window or run, so nothing more is written to it from here. ` +
        'Go on there, or resume the session again here.',
    );
  }

  private shrunk(): string {
    return (
      `${this.folder.shown(...this.names)} was deleted or shortened by something else, so it can no longer hold the whole session. ` +
      'The session goes on in memory: finish it to get its specification.'
    );
  }
}

/** Whether a journal holds this very record, and it counts. */
function isIn(present: Checksums, record: EventRecord, seal: Seal): boolean {
  const there = present.get(record.seq);
  return there !== undefined && writeRecord(record, there.prev, seal).crc === there.crc;
}
