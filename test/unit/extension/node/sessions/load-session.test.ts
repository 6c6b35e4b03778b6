import { createHash } from 'node:crypto';
import { appendFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSession } from '../../../rigs/load-session';
import { readJournal } from '../../../../../src/extension/node/sessions/read-journal';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { journalOf } from './journal-text';
import { message, recordsOf, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

async function storedSession(bytes: Uint8Array) {
  const folder = new SddFolder(await temporaryFolder());
  const place = await folder.ensure('sessions', 's1');
  await writeFile(path.join(place, 'journal.jsonl'), bytes);
  return { folder, at: (name: string) => path.join(place, name) };
}

describe('loading a session', () => {
  it('takes records by their numbers where something has put the lines into another order', async () => {
    const records = recordsOf([started, message('b'), message('c')]);
    const [one = '', two = '', three = ''] = String(journalOf(records)).trimEnd().split('\n');
    const { folder } = await storedSession(Buffer.from(`${one}\n${three}\n${two}\n`));
    expect((await loadSession(folder, 's1')).records).toEqual(records);
  });

  it('copies damaged records aside, once, and leaves the journal as it is', async () => {
    const bytes = Buffer.concat([
      journalOf(recordsOf([started])),
      Buffer.from('garbage\n'),
      journalOf(recordsOf([message('c')], 3)),
    ]);
    const { folder, at } = await storedSession(bytes);
    const first = await loadSession(folder, 's1');
    await loadSession(folder, 's1');
    expect(first.records.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(first.damage).toBe(
      'The journal of this session is damaged (1 damaged record was set aside; missing: record 2). Everything else was kept, ' +
        'and the session goes on. The damaged records are in .sdd/sessions/s1/quarantine.jsonl.',
    );
    const aside = (await readFile(at('quarantine.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(aside.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ line: 2, raw: 'garbage' }]);
    expect(await readFile(at('journal.jsonl'))).toEqual(bytes);
    await appendFile(at('journal.jsonl'), 'more\n');
    await loadSession(folder, 's1');
    expect((await readFile(at('quarantine.jsonl'), 'utf8')).trimEnd().split('\n')).toHaveLength(2);
  });

  it('says which session is not there', async () => {
    const folder = new SddFolder(await temporaryFolder());
    await expect(loadSession(folder, 'nope')).rejects.toThrow('There is no session "nope" in .sdd/sessions.');
  });

  it('refuses names that are not plain', async () => {
    const folder = new SddFolder(await temporaryFolder());
    await expect(loadSession(folder, '../../etc')).rejects.toThrow(/cannot be a file name/);
  });

  it('goes on without the record of how the session began, and says so', async () => {
    const { folder } = await storedSession(journalOf(recordsOf([message('b')], 2)));
    const { records, damage } = await loadSession(folder, 's1');
    expect(records[0]).toMatchObject({ seq: 1, event: { type: 'session_started', id: 's1', led: 'offline' } });
    expect(records.slice(1)).toEqual(recordsOf([message('b')], 2));
    expect(damage).toMatch(/missing: record 1\)\. .*The record of how it began is among what is missing/);
  });

  it('refuses a journal of which nothing can be read', async () => {
    const { folder } = await storedSession(Buffer.from('nothing good\n'));
    await expect(loadSession(folder, 's1')).rejects.toThrow('no record of it can be read');
  });

  it('tells where the journal ends, so that it need not be read again to be continued', async () => {
    const bytes = journalOf(recordsOf([started, message('b')]));
    const { folder } = await storedSession(bytes);
    const { lastCrc } = readJournal(bytes);
    expect((await loadSession(folder, 's1')).end).toEqual({ size: bytes.length, crc: lastCrc, clean: true });
  });

  it('says that a last record was not complete', async () => {
    const whole = journalOf(recordsOf([started, message('b'), message('c')]));
    const { folder } = await storedSession(whole.subarray(0, whole.length - 20));
    const { records, damage } = await loadSession(folder, 's1');
    expect(records.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(damage).toBe(
      'The last record of this session was not complete; what it held was not acknowledged, and is not there. ' +
        'The damaged records are in .sdd/sessions/s1/quarantine.jsonl.',
    );
  });

  it('says of a newer journal that it is newer, and reads nothing of it', async () => {
    const [line = ''] = String(journalOf(recordsOf([message('b')], 2))).split('\n');
    const newer = Buffer.concat([
      journalOf(recordsOf([started])),
      Buffer.from(`{"v":2,"seq":2,"sealed":"${line.length}-0123456789abcdef0123456789abcdef"}\n`),
    ]);
    const { folder, at } = await storedSession(newer);
    await expect(loadSession(folder, 's1')).rejects.toThrow(
      '.sdd/sessions/s1/journal.jsonl was written by a newer version of SDD Brainstorm; update to go on.',
    );
    expect(await readFile(at('journal.jsonl'))).toEqual(newer);
    await expect(readFile(at('quarantine.jsonl'))).rejects.toThrow(/ENOENT/);
  });

  it('does not read a journal that is too large, however little of it takes up room', async () => {
    const { folder, at } = await storedSession(journalOf(recordsOf([started])));
    await truncate(at('journal.jsonl'), 1_900_000_000);
    await expect(loadSession(folder, 's1')).rejects.toThrow(
      '.sdd/sessions/s1/journal.jsonl is too large to be read: it has 1900 MB, and at most 64 MB are.',
    );
  });

  it('does not go on with a journal of more records than a session ever has', async () => {
    const { folder } = await storedSession(journalOf(recordsOf(Array.from({ length: 30_001 }, () => message('x')))));
    await expect(loadSession(folder, 's1')).rejects.toThrow(/is too long to be gone on with: it has 30001 records/);
  });

  it('copies little of much garbage aside, with its size and hash; the journal keeps all of it', async () => {
    const garbage = Buffer.from('x\n'.repeat(500_000));
    const bytes = Buffer.concat([journalOf(recordsOf([started])), garbage, journalOf(recordsOf([message('c')], 2))]);
    const { folder, at } = await storedSession(bytes);
    await loadSession(folder, 's1');
    const aside = await readFile(at('quarantine.jsonl'), 'utf8');
    expect(aside.length).toBeLessThan(10_000);
    const sha256 = createHash('sha256').update(garbage.subarray(0, -1)).digest('hex');
    expect(JSON.parse(aside)).toMatchObject({ size: garbage.length - 1, sha256, line: 2 });
    expect((await readFile(at('journal.jsonl'))).equals(bytes)).toBe(true);
  });

  it('keeps what it copies aside within bounds, and says what did not fit in', async () => {
    const changed = journalOf(
      recordsOf(
        Array.from({ length: 600 }, (_, i) => message(`${i} ${'y'.repeat(3_000)}`)),
        2,
      ),
    );
    const bytes = Buffer.concat([journalOf(recordsOf([started])), Buffer.from(String(changed).replaceAll('yy', 'yx'))]);
    const { folder, at } = await storedSession(bytes);
    const { damage } = await loadSession(folder, 's1');
    expect(damage).toMatch(/except \d+ that did not fit in and stand in the journal alone/);
    await loadSession(folder, 's1');
    expect((await stat(at('quarantine.jsonl'))).size).toBeLessThanOrEqual(1_000_000);
  });
});
