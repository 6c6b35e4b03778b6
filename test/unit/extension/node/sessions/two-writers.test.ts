import fc from 'fast-check';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { SessionElsewhere } from '../../../../../src/agents/session/store-port';
import { Journal } from '../../../../../src/extension/node/sessions/journal';
import { loadSession } from '../../../rigs/load-session';
import { openSession } from '../../../../../src/extension/node/sessions/open-session';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { markOf } from '../../../../../src/extension/node/sdd-folder/session-mark';
import { madeHere } from './journal-text';
import { message, recordsOf, specFiles, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const NAMES = ['sessions', 's1', 'journal.jsonl'];

async function place(records: readonly EventRecord[] = recordsOf([started])) {
  const folder = new SddFolder(await temporaryFolder());
  await folder.ensure('sessions', 's1');
  const file = folder.path(...NAMES);
  await writeFile(file, await madeHere(folder, 's1', records));
  return { folder, file };
}

const texts = (records: readonly EventRecord[]) =>
  records.flatMap(({ event }) => (event.type === 'message_given' ? [event.text] : []));

describe('two writers of one journal', () => {
  it('never lose what was kept, whoever writes when: what one was told is kept stands there for good', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ who: fc.nat(1), count: fc.integer({ min: 1, max: 3 }) })),
        async (turns) => {
          const { folder } = await place();
          const writers = [0, 1].map(() => ({ journal: new Journal(folder, 's1'), next: 2, refused: false }));
          const kept: string[] = [];
          await Promise.all(
            turns.map(async ({ who, count }, turn) => {
              const writer = writers[who];
              if (writer === undefined || writer.refused) return;
              const said = Array.from({ length: count }, (_, index) => `${who}.${turn}.${index}`);
              const records = recordsOf(said.map(message), writer.next);
              writer.next += count;
              try {
                await writer.journal.append(records);
                kept.push(...said);
              } catch (error) {
                if (!(error instanceof SessionElsewhere)) throw error;
                writer.refused = true;
              }
            }),
          );
          const there = texts((await loadSession(folder, 's1')).records);
          expect(there).toEqual(expect.arrayContaining(kept));
          expect(new Set(there.map((text) => text[0])).size).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('know after the write that another one was faster, and what they wrote after that does not count', async () => {
    const { folder, file } = await place();
    const journal = new Journal(folder, 's1');
    await journal.append(recordsOf([message('first')], 2));
    const before = await readFile(file);
    // The other one writes between the look and the write of this one: its record comes first in the file.
    const { records, end } = await loadSession(folder, 's1');
    const other = new Journal(folder, 's1', end);
    await other.append(recordsOf([message('theirs')], 3));
    const theirs = (await readFile(file)).subarray(before.length);
    await writeFile(file, before);
    await journal.append(recordsOf([message('ours'), message('ours too')], 3));
    const ours = (await readFile(file)).subarray(before.length);
    await writeFile(file, Buffer.concat([before, theirs, ours]));
    const loaded = await loadSession(folder, 's1');
    expect(texts(loaded.records)).toEqual([...texts(records), 'theirs']);
    expect(loaded.damage).toMatch(/2 damaged records were set aside/);
    await expect(journal.assertOwn()).rejects.toThrow(SessionElsewhere);
  });

  it('are not disturbed by what is no record', async () => {
    const { folder, file } = await place();
    const journal = new Journal(folder, 's1');
    await journal.append(recordsOf([message('first')], 2));
    await appendFile(file, 'a stray line\n');
    await journal.assertOwn();
    await journal.append(recordsOf([message('second')], 3));
    expect(texts((await loadSession(folder, 's1')).records)).toEqual(['first', 'second']);
  });
});

describe('opening a session', () => {
  it('gives it to one, shows it to the other, and goes on from where it stands', async () => {
    const { folder } = await place();
    const first = await openSession(folder, 's1', 'window');
    if (first.mode !== 'own') throw new Error('not free');
    const second = await openSession(folder, 's1', 'window');
    expect(second).toMatchObject({ mode: 'elsewhere', holder: { seat: 'window' }, records: recordsOf([started]) });
    await first.files.append(recordsOf([message('here')], 2));
    const taken = await openSession(folder, 's1', 'window', { force: true });
    if (taken.mode !== 'own') throw new Error('not taken');
    expect(texts(taken.records)).toEqual(['here']);
    await expect(first.files.append(recordsOf([message('too late')], 3))).rejects.toThrow(SessionElsewhere);
    await expect(first.files.writeSpec('x', specFiles('spec'))).rejects.toThrow(SessionElsewhere);
    await expect(first.files.writeDraft('T1', 'draft')).rejects.toThrow(SessionElsewhere);
    await taken.files.append(recordsOf([message('there')], 3));
    expect(texts((await loadSession(folder, 's1')).records)).toEqual(['here', 'there']);
    taken.files.lease?.release();
  });

  it('needs no right for one that has ended, and takes away what a killed writer left half-written', async () => {
    const ended = { type: 'session_ended', reason: 'wrapped_up', completed: false } as const;
    const over = await place(recordsOf([started, ended]));
    expect(await openSession(over.folder, 's1', 'window')).toMatchObject({ mode: 'own', files: { lease: null } });
    const { folder } = await place();
    const left = [
      folder.path('sessions', 's1', `lease.json.0a1b2c3d${markOf('s1')}.tmp`),
      folder.path(`issues.md.0a1b2c3d${markOf('s1')}.tmp`),
      folder.path('specs', `cache.${markOf('s1')}.tmp`, 'spec.md'),
    ];
    const others = folder.path(`issues.md.0a1b2c3d${markOf('s2')}.tmp`);
    await folder.ensure('specs', `cache.${markOf('s1')}.tmp`);
    await writeFile(others, 'half');
    for (const file of left) await writeFile(file, 'half');
    const opened = await openSession(folder, 's1', 'window');
    for (const file of left) await expect(readFile(file)).rejects.toThrow('ENOENT');
    if (opened.mode === 'own') opened.files.lease?.release();
    // Another session may be writing it.
    expect(await readFile(others, 'utf8')).toBe('half');
  });
});
