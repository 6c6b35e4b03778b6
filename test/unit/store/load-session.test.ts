import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSession } from '../../../src/extension/store/load-session';
import { SddFolder } from '../../../src/extension/store/sdd-folder';
import { journalOf } from './journal-text';
import { message, recordsOf, started } from './samples';
import { temporaryFolder } from './temporary-folder';

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

  it('says that a session without its beginning cannot be resumed', async () => {
    const { folder } = await storedSession(journalOf(recordsOf([message('b')], 2)));
    await expect(loadSession(folder, 's1')).rejects.toThrow(
      /the record of how the session began is damaged or missing/,
    );
  });
});
