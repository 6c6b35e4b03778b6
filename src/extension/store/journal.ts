import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { EventRecord } from '../../agents/session/events';
import { NO_RECORD, writeRecord } from './journal-record';
import { readJournal } from './read-journal';
import { NO_FOLLOW, syncFolder, withFile, type SddFolder } from './sdd-folder';
import { StoreProblem, storeProblem } from './store-problem';

const APPEND = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | NO_FOLLOW;

/**
 * The growing end of one session's journal. Appends are serialised; each is one write, synced before it resolves.
 * Records of a failed append can be offered again: what of them reached the file is not written twice. If another writer
 * went on with the session, appends are refused: who resumed it last keeps it.
 */
export class Journal {
  private queue: Promise<void> = Promise.resolve();
  /** Numbers of records whose write failed: a part of them may stand in the file all the same. */
  private tried = new Set<number>();
  /** Whether another writer went on with the session: it has the journal from then on. */
  private taken = false;
  private end: { size: number; crc: string; clean: boolean } | null = null;

  /** @param names The journal's place in `.sdd/`. */
  constructor(
    private readonly folder: SddFolder,
    private readonly names: string[],
  ) {}

  /** Resolves once the records are on disk. Rejects with a `StoreProblem`. */
  append(records: readonly EventRecord[]): Promise<void> {
    const done = this.queue.then(() => this.write(records));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async write(records: readonly EventRecord[]): Promise<void> {
    if (records.length === 0) return;
    if (this.taken) throw this.foreign();
    try {
      const parent = await this.folder.ensure(...this.names.slice(0, -1));
      await withFile(this.folder.path(...this.names), APPEND, async (handle) => {
        const { size } = await handle.stat();
        if (this.end !== null && size < this.end.size) throw new StoreProblem(this.shrunk());
        const present = await this.findEnd(handle, size);
        this.taken = records.some(({ seq }) => present.has(seq) && !this.tried.has(seq));
        if (this.taken) throw this.foreign();
        await this.extend(
          handle,
          records.filter(({ seq }) => !present.has(seq)),
        );
        if (size === 0) await syncFolder(parent);
      });
    } catch (error) {
      for (const { seq } of records) this.tried.add(seq);
      throw storeProblem(error, this.folder.shown(...this.names));
    }
    this.tried.clear();
  }

  /** Looks where the journal ends, if that is not known; returns the numbers that it holds in that case. */
  private async findEnd(handle: FileHandle, size: number): Promise<Set<number>> {
    if (size === 0) this.end = { size: 0, crc: NO_RECORD, clean: true };
    if (this.end?.size === size) return new Set();
    const content = readJournal(await handle.readFile());
    this.end = { size, crc: content.lastCrc, clean: content.endsClean };
    return new Set(content.records.map(({ seq }) => seq));
  }

  private async extend(handle: FileHandle, records: readonly EventRecord[]): Promise<void> {
    if (this.end === null) return;
    let { crc } = this.end;
    const lines = records.map((record) => {
      const written = writeRecord(record, crc);
      crc = written.crc;
      return `${written.line}\n`;
    });
    const bytes = Buffer.from((this.end.clean ? '' : '\n') + lines.join(''));
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw Object.assign(new Error('The disk took only a part.'), { code: 'ENOSPC' });
    await handle.sync();
    this.end = { size: this.end.size + bytes.length, crc, clean: true };
  }

  private foreign(): StoreProblem {
    return new StoreProblem(
      `${this.folder.shown(...this.names)} was continued by another window or run, so nothing more is written to it from here. ` +
        'Close this one and go on in the other, or resume the session again.',
    );
  }

  private shrunk(): string {
    return (
      `${this.folder.shown(...this.names)} was deleted or shortened by something else, so it can no longer hold the whole session. ` +
      'The session goes on in memory: finish it to get its specification.'
    );
  }
}
