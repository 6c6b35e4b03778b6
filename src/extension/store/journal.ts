import { constants } from 'node:fs';
import type { EventRecord } from '../../agents/session/events';
import { writeRecord } from './journal-record';
import { readJournal } from './read-journal';
import { NO_FOLLOW, syncFolder, withFile, type SddFolder } from './sdd-folder';
import { StoreProblem, storeProblem } from './store-problem';

/**
 * The growing end of one session's journal. Appends are serialised; each is one write, synced before it resolves.
 * After a failed append the records are kept and written before the next ones, so a session that could not be stored
 * for a while is whole again once it can.
 */
export class Journal {
  private queue: Promise<void> = Promise.resolve();
  private waiting: EventRecord[] = [];
  private accepted = 0;
  /** Numbers of records whose write failed: a part of them may stand in the file all the same. */
  private tried = new Set<number>();
  private end: { size: number; crc: string; clean: boolean } | null = null;

  /** @param names The journal's place in `.sdd/`. */
  constructor(
    private readonly folder: SddFolder,
    private readonly names: string[],
  ) {}

  /** Resolves once the records are on disk. Rejects with a `StoreProblem`. */
  append(records: readonly EventRecord[]): Promise<void> {
    this.waiting.push(...records.filter((record) => record.seq > this.accepted));
    this.accepted = this.waiting.at(-1)?.seq ?? this.accepted;
    const done = this.queue.then(() => this.write());
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async write(): Promise<void> {
    const waiting = [...this.waiting];
    if (waiting.length === 0) return;
    await this.folder.ensure(...this.names.slice(0, -1));
    const file = this.folder.path(...this.names);
    try {
      await withFile(file, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | NO_FOLLOW, async (handle) => {
        const { size } = await handle.stat();
        let batch = waiting;
        if (this.end !== null && size < this.end.size) throw new StoreProblem(this.shrunk());
        if (this.end === null || size !== this.end.size) {
          const content = readJournal(await handle.readFile());
          this.end = { size, crc: content.lastCrc, clean: content.endsClean };
          const present = new Set(content.records.map((record) => record.seq));
          batch = waiting.filter((record) => !(this.tried.has(record.seq) && present.has(record.seq)));
        }
        for (const record of batch) this.tried.add(record.seq);
        let { crc } = this.end;
        const lines = batch.map((record) => {
          const written = writeRecord(record, crc);
          crc = written.crc;
          return `${written.line}\n`;
        });
        const bytes = Buffer.from((this.end.clean ? '' : '\n') + lines.join(''));
        const { bytesWritten } = await handle.write(bytes);
        if (bytesWritten < bytes.length) throw Object.assign(new Error('short write'), { code: 'ENOSPC' });
        await handle.sync();
        this.end = { size: size + bytes.length, crc, clean: true };
        if (size === 0) await syncFolder(this.folder.path(...this.names.slice(0, -1)));
      });
    } catch (error) {
      throw storeProblem(error, this.folder.shown(...this.names));
    }
    this.waiting.splice(0, waiting.length);
    this.tried.clear();
  }

  private shrunk(): string {
    return (
      `${this.folder.shown(...this.names)} was deleted or shortened by something else, so it can no longer hold the whole session. ` +
      'The session goes on in memory: finish it to get its specification.'
    );
  }
}
