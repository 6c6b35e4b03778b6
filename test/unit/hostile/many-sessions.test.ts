import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';
import { listSessions } from '../../../src/extension/node/sessions/sessions';
import { message, recordsOf, started } from '../rigs/sample-events';
import { temporaryFolder } from '../rigs/temporary-folder';
import { journalOf } from '../extension/node/sessions/journal-text';

describe('a folder of more sessions than there can be', () => {
  it('is looked into in part, the latest names first, and that is said', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const place = await folder.ensure('sessions');
    for (let i = 0; i < 6_000; i++) await mkdir(path.join(place, `20200101-${String(i).padStart(6, '0')}-abcdef`));
    for (const id of ['20260101-000000-abcdef', '20190101-000000-abcdef']) {
      await mkdir(path.join(place, id));
      await writeFile(path.join(place, id, 'journal.jsonl'), journalOf(recordsOf([started, message('Hello')])));
    }
    const said: string[] = [];
    const listed = await listSessions(folder, (sentence) => said.push(sentence));
    expect(listed.map(({ id }) => id)).toEqual(['20260101-000000-abcdef']);
    expect(said).toEqual(['.sdd/sessions holds more than 5000 folders: not all of them were looked into.']);
  });
});
