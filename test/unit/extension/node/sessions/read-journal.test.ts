import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../../../src/agents/session/events';
import { describeDamage, readJournal } from '../../../../../src/extension/node/sessions/read-journal';
import { journalOf, linesOf } from './journal-text';
import { message, recordsOf, started } from '../../../rigs/sample-events';

const anyEvent = fc.oneof(
  fc.string({ unit: 'binary' }).map(message),
  fc.json().map((json): SessionEvent => ({
    type: 'answer_given',
    questionId: 'Q1',
    answer: JSON.parse(json) as unknown,
    digest: '',
    by: 'person',
  })),
);
const anyRecords = fc.array(anyEvent, { minLength: 1, maxLength: 8 }).map((events) => recordsOf(events));

describe('reading a journal', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const content = readJournal(journalOf(records));
        expect(content.records).toEqual(JSON.parse(JSON.stringify(records)));
        expect(content).toMatchObject({ bad: [], missing: [], endsClean: true });
        expect(describeDamage(content)).toBeNull();
      }),
    );
  });

  it('gives a prefix of the session and a report, wherever the file was cut off', () => {
    const records = recordsOf([
      started,
      message('Grüße, 世界 👋'),
      message('a "quoted" {"v":1} text'),
      message('last'),
    ]);
    const whole = journalOf(records);
    for (let length = 0; length < whole.length; length++) {
      const cut = readJournal(whole.subarray(0, length));
      expect(cut.records).toEqual(records.slice(0, cut.records.length));
      const tornBytes = length - journalOf(cut.records).length;
      // The last record may be complete but for its line end.
      expect(cut.bad).toHaveLength(tornBytes > 0 ? 1 : 0);
      expect(cut.missing).toEqual([]);
    }
  });

  it('takes every good record around a damaged one', () => {
    fc.assert(
      fc.property(anyRecords, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (records, which, where, flip) => {
        const lines = linesOf(records).map((line) => Buffer.from(line));
        const damaged = which % lines.length;
        const line = lines[damaged] ?? Buffer.alloc(0);
        line[where % line.length] = (line[where % line.length] ?? 0) ^ flip;
        const bytes = Buffer.concat(lines.flatMap((each) => [each, Buffer.from('\n')]));
        const others = records.filter((_, index) => index !== damaged);
        const read = readJournal(bytes).records;
        expect(read.filter(({ seq }) => seq !== damaged + 1)).toEqual(JSON.parse(JSON.stringify(others)));
      }),
    );
  });

  it('says which numbers are missing after a damaged record', () => {
    const [first, second, third] = linesOf(recordsOf([started, message('b'), message('c')]));
    const content = readJournal(Buffer.from(`${first}\n${second?.replace('"b"', '"x"')}\n${third}\n`));
    expect(content.records.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(content.bad).toMatchObject([{ line: 2, reason: 'changed after it was written (checksum differs)' }]);
    expect(content.bad[0]?.raw).toContain('"x"');
    expect(content.missing).toEqual([{ from: 2, to: 2 }]);
    expect(describeDamage(content)).toBe(
      'The journal of this session is damaged (1 damaged record was set aside; missing: record 2). Everything else was kept, and the session goes on.',
    );
  });

  it.each([
    ['at the end', (lines: string[]) => `${lines.join('\n')}\n${'\0'.repeat(4096)}`],
    ['before the next record', (lines: string[]) => `${lines[0]}\n${'\0'.repeat(100)}${lines[1]}\n${lines[2]}\n`],
    ['instead of a line end', (lines: string[]) => lines.join('\0\0')],
  ])('passes over zero bytes %s', (_, join) => {
    const records = recordsOf([started, message('b'), message('c')]);
    const content = readJournal(Buffer.from(join(linesOf(records))));
    expect(content.records).toEqual(records);
    expect(content.bad).toEqual([]);
  });

  it('takes glued records apart', () => {
    const records = recordsOf([started, message('b }{ "v"'), message('c')]);
    expect(readJournal(Buffer.from(linesOf(records).join(''))).records).toEqual(records);
  });

  it('takes a record that was glued to a torn one', () => {
    const [first, second, third] = linesOf(recordsOf([started, message('b'), message('c')]));
    const content = readJournal(Buffer.from(`${first}\n${second?.slice(0, 40)}${third}\n`));
    expect(content.records.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(content.bad).toMatchObject([{ line: 2, raw: second?.slice(0, 40) }]);
  });

  it('counts a repeated record once, and reports a different one with the same number', () => {
    const [first, second] = linesOf(recordsOf([started, message('b')]));
    const [other] = linesOf(recordsOf([message('other')], 2));
    const content = readJournal(Buffer.from([first, second, second, other, ''].join('\n')));
    expect(content.records.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(content.bad).toMatchObject([{ line: 4, reason: 'a second record with number 2; the first one counts' }]);
  });

  it('keeps events of types that it does not know', () => {
    const [record] = recordsOf([
      { type: 'unknown', original: { type: 'mood_sensed', mood: 'good', nested: { b: 1, a: 2 } } },
    ]);
    if (record === undefined) throw new Error('no record');
    expect(readJournal(journalOf([record])).records).toEqual([record]);
  });

  it('reports an event that does not fit its type, with the place', () => {
    const misfit = { type: 'message_given', id: 'M1', text: 7, by: 'person' } as unknown as SessionEvent;
    const content = readJournal(journalOf(recordsOf([started, misfit])));
    expect(content.records).toHaveLength(1);
    expect(content.bad[0]?.reason).toMatch(/^an event that does not fit its type \(text: /);
  });

  it('reports records of a newer version instead of guessing', () => {
    const line = JSON.stringify({
      v: 2,
      seq: 1,
      at: '2026-01-01T09:00:00.000Z',
      prev: '00000000',
      crc: '0',
      event: {},
    });
    expect(readJournal(Buffer.from(line))).toMatchObject({ newer: 2, bad: [], records: [] });
  });

  it('takes a record whose version was changed for damaged, not for newer', () => {
    const [first = '', second = ''] = linesOf(recordsOf([started, message('b')]));
    const content = readJournal(Buffer.from(`${first}\n${second.replace('{"v":1,', '{"v":7,')}\n`));
    expect(content).toMatchObject({
      newer: null,
      bad: [{ reason: 'changed after it was written (checksum differs)' }],
    });
  });

  it('says that the last record is not complete, wherever within it the journal ends', () => {
    const whole = journalOf(recordsOf([started, message('b')]));
    const first = journalOf(recordsOf([started])).length;
    for (let length = first + 1; length < whole.length - 1; length++) {
      const content = readJournal(whole.subarray(0, length));
      expect(content.torn).toBe(true);
      expect(describeDamage(content)).toBe(
        'The last record of this session was not complete; what it held was not acknowledged, and is not there.',
      );
    }
    expect(readJournal(whole.subarray(0, first)).torn).toBe(false);
  });

  it('tells nothing of a write that was cut off and made again', () => {
    const [first = '', second = '', third = ''] = linesOf(recordsOf([started, message('b'), message('c')]));
    for (const length of [1, 12, 40, second.length - 1]) {
      const content = readJournal(Buffer.from([first, second.slice(0, length), second, third, ''].join('\n')));
      expect(content.bad).toMatchObject([{ line: 2, madeAgain: true }]);
      expect(describeDamage(content)).toBeNull();
    }
  });

  it('takes adjacent garbage for one stretch', () => {
    const [first = '', second = ''] = linesOf(recordsOf([started, message('b')]));
    const content = readJournal(Buffer.from(`x\ny\n${first}\n\0\0z\n\n{}\n${second}\nlast`));
    expect(content.bad).toMatchObject([
      { line: 1, raw: 'x\ny' },
      { line: 3 + 1, raw: 'z\n\n{}' },
      { raw: 'last', size: 4 },
    ]);
  });

  it.each([
    ['lines of one letter', 'x\n'.repeat(500_000)],
    ['one line of beginnings', '{"v":'.repeat(360_000)],
    ['one line of longer beginnings', '{"v":1,"seq":1,"at":"'.repeat(60_000)],
    ['records within records', '{"v":1,"seq":1,"at":"","event":'.repeat(40_000) + '}'.repeat(40_000)],
    ['lines of beginnings', '{"v":\n'.repeat(160_000)],
    ['objects that are no records', `{"v":1,"text":"${'y'.repeat(60)}"}\n`.repeat(10_000)],
    ['open brackets', '{"v":1,"seq":1,"at":"","x":' + '['.repeat(1_000_000)],
    ['open quotes', '"'.repeat(1_000_000)],
    ['zero bytes', '\0'.repeat(1_000_000)],
    ['zero bytes and letters', '\0x'.repeat(500_000)],
  ])('reads a megabyte of %s, with the records around it', (_, garbage) => {
    const [first, second] = linesOf(recordsOf([started, message('b')]));
    const content = readJournal(Buffer.from(`${first}\n${garbage}\n${second}\n`));
    expect(content.records.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(content.bad.length).toBeLessThanOrEqual(501);
    expect(content.bad.reduce((sum, { raw }) => sum + raw.length, 0)).toBeLessThan(2_100_000);
  });

  it('takes an event that is nested too deeply to be written again as it stands, or sets it aside', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const at = '2026-01-01T09:00:00.000Z';
    const line = `{"v":1,"seq":1,"at":"${at}","prev":"00000000","crc":"00000000","event":{"type":"x","deep":${deep}}}`;
    expect(readJournal(Buffer.from(line)).bad).toMatchObject([{ reason: /checksum differs/ }]);
  });

  it('takes any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), anyRecords, (noise, records) => {
        const bytes = Buffer.concat([Buffer.from(noise), Buffer.from('\n'), journalOf(records)]);
        expect(readJournal(bytes).records).toEqual(JSON.parse(JSON.stringify(records)));
      }),
    );
  });
});
