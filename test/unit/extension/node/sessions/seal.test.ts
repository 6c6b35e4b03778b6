import fc from 'fast-check';
import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { readSession } from '../../../../../src/extension/node/sessions/load-session';
import { loadSession } from '../../../rigs/load-session';
import type { Covered } from '../../../../../src/extension/node/sessions/origin';
import { readJournal } from '../../../../../src/extension/node/sessions/read-journal';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { Seal, sealFor } from '../../../../../src/extension/node/sessions/seal';
import { journalOf, linesOf, madeHere } from './journal-text';
import { message, recordsOf, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const OTHER = new Seal(Buffer.alloc(32, 7), 's1');

async function stored(journal: (folder: SddFolder) => Buffer | Promise<Buffer>) {
  const folder = new SddFolder(await temporaryFolder());
  const file = `${await folder.ensure('sessions', 's1')}/journal.jsonl`;
  const bytes = await journal(folder);
  await writeFile(file, bytes);
  return { folder, file, bytes };
}

/** The event that records that a person took over what was read. */
function adopting({ from, bytes, records, sha256 }: Covered): EventRecord['event'] {
  const settings = { tokenBudget: null, probeAllowed: true };
  return { type: 'session_adopted', from, bytes, records, sha256, ...settings, by: 'person' };
}

describe('whose a journal is', () => {
  const records = recordsOf([started, message('two'), message('three'), message('four')]);

  it('is this computer’s where every record bears its seal for this session', async () => {
    const { folder } = await stored((at) => madeHere(at, 's1', records));
    expect(await loadSession(folder, 's1')).toMatchObject({ records, damage: null, foreign: null });
  });

  it('is not where it has no seals, as of before there were any; all of it can be read', async () => {
    const { folder, bytes } = await stored(() => journalOf(records));
    const { foreign, ...read } = await loadSession(folder, 's1');
    expect(read).toMatchObject({ records, damage: null });
    expect(foreign?.covered).toMatchObject({ from: 1, bytes: bytes.length, records: 4 });
    expect(foreign?.reason).toMatch(/not made on this computer: it came with the folder\. \(Or an earlier version/);
  });

  it.each([
    ['another computer sealed it', () => journalOf(records, OTHER)],
    ['it was sealed here for another session', (folder: SddFolder) => madeHere(folder, 's2', records)],
  ])('is not where %s', async (_, journal) => {
    const { folder } = await stored(journal);
    expect((await loadSession(folder, 's1')).foreign?.covered.from).toBe(1);
  });

  it.each([
    ['without a seal', null],
    ['of another computer', OTHER],
  ])('is not from the record on that follows %s, nor where it is made here again after that', async (_, seal) => {
    const { folder } = await stored(async (at) => {
      const [one = '', two = '', , four = ''] = linesOf(records, await sealFor(at, 's1'));
      const three = linesOf(records, seal)[2] ?? '';
      return Buffer.from([one, two, three, four, ''].join('\n'));
    });
    const { foreign } = await loadSession(folder, 's1');
    expect(foreign?.covered.from).toBe(3);
    expect(foreign?.reason).toContain('from record 3 on');
  });

  it('does not hang on what does not count: damage, a second record of a number, a record that was cut off', async () => {
    const { folder } = await stored(async (at) => {
      const [one = '', two = '', three = '', four = ''] = linesOf(records, await sealFor(at, 's1'));
      const second = linesOf(recordsOf([message('planted')], 2))[0] ?? '';
      return Buffer.from(
        [one, two, second, 'stray', three.replace('three', 'thrEE'), four, four.slice(0, 40)].join('\n'),
      );
    });
    const { foreign, records: read } = await readSession(folder, 's1');
    expect(foreign).toBeNull();
    expect(read.map(({ seq }) => seq)).toEqual([1, 2, 4]);
  });

  it('is told by every byte: whatever is changed, with its checksum put right or not, counts nowhere as made here', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const seal = await sealFor(folder, 's1');
    const lines = linesOf(records, seal);
    const own = new Map(records.map((record) => [record.seq, JSON.stringify(record.event)]));
    fc.assert(
      fc.property(
        fc.nat(lines.length - 1),
        fc.nat(),
        fc.integer({ min: 1, max: 127 }),
        fc.boolean(),
        (which, at, flip, mend) => {
          const line = Buffer.from(lines[which] ?? '');
          line[at % line.length] = (line[at % line.length] ?? 0) ^ flip;
          const text = mend ? withChecksum(String(line)) : String(line);
          const bytes = Buffer.from(lines.map((one, index) => (index === which ? text : one)).join('\n'));
          for (const { record, sealed } of readJournal(bytes, seal).places) {
            if (sealed === 'here') expect(JSON.stringify(record.event)).toBe(own.get(record.seq));
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('stays this computer’s where records are lost: what is left is what was said', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const seal = await sealFor(folder, 's1');
    const lines = linesOf(records, seal);
    for (let lost = 0; lost < lines.length; lost++) {
      const left = readJournal(Buffer.from(lines.filter((_, index) => index !== lost).join('\n')), seal);
      expect(left.places.every(({ sealed }) => sealed === 'here')).toBe(true);
    }
  });
});

describe('a journal that was adopted', () => {
  const theirs = recordsOf([started, message('theirs')]);

  async function adopted() {
    const there = await stored(() => journalOf(theirs, OTHER));
    const { foreign, end } = await readSession(there.folder, 's1');
    if (foreign === null) throw new Error('made here');
    const next = recordsOf([adopting(foreign.covered), message('mine')], 3);
    const [, , adoption = '', mine = ''] = linesOf([...theirs, ...next], await sealFor(there.folder, 's1'));
    return { ...there, end, adoption, mine };
  }

  it('counts from then on', async () => {
    const { folder, file, bytes, adoption, mine } = await adopted();
    await writeFile(file, `${String(bytes)}${adoption}\n${mine}\n`);
    expect(await readSession(folder, 's1')).toMatchObject({ foreign: null, damage: null });
  });

  it('counts no more where a byte of what was adopted is another one, or something was put before it', async () => {
    const { folder, file, bytes, adoption, mine } = await adopted();
    const planted = String(journalOf(recordsOf([started, message('planted')]), OTHER));
    for (const before of [planted, ` ${String(bytes)}`, String(bytes).replace('theirs', 'hers')]) {
      await writeFile(file, `${before}${adoption}\n${mine}\n`);
      expect((await readSession(folder, 's1')).foreign?.covered.from).toBe(1);
    }
  });

  it('is not made here after it where something unsealed follows, and an adoption that was made up adopts nothing', async () => {
    const { folder, file, bytes, adoption } = await adopted();
    const after = linesOf(recordsOf([message('planted')], 4))[0] ?? '';
    await writeFile(file, `${String(bytes)}${adoption}\n${after}\n`);
    expect((await readSession(folder, 's1')).foreign?.covered.from).toBe(4);
    const { foreign } = await readSession(folder, 's1');
    const made = recordsOf([adopting(foreign?.covered ?? ({} as Covered))], 3);
    await writeFile(file, `${String(bytes)}${linesOf(made, OTHER)[0] ?? ''}\n`);
    expect((await readSession(folder, 's1')).foreign?.covered.from).toBe(1);
  });
});

/** The record with the checksum that fits what it says now: whoever changes a journal can put that right. */
function withChecksum(line: string): string {
  try {
    const { crc: _, ...said } = JSON.parse(line) as Record<string, unknown>;
    const crc = crc32(JSON.stringify(said)).toString(16).padStart(8, '0');
    const { v, seq, at, prev, ...rest } = said;
    return JSON.stringify({ v, seq, at, prev, crc, ...rest });
  } catch {
    return line;
  }
}
