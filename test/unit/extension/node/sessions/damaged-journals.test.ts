import { readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Interview } from '../../../../../src/agents/engine/interview';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { replay } from '../../../../../src/agents/session/fold/fold';
import { folderStore } from '../../../../../src/extension/node/sessions/folder-store';
import { loadSession } from '../../../rigs/load-session';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { answerAll, answerOpen, begin, rig } from '../../../agents/engine/rig';
import { linesOf } from './journal-text';
import { message, recordsOf, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

// Many whole interviews: they take their time on a machine that does other things as well.
vi.setConfig({ testTimeout: 180_000 });

/** Something that happens to a file: which line of it, and where in the line, is given from 0 to 1. */
type Damage = (lines: Buffer[], line: number, place: number) => Buffer[];

const at = (text: Buffer, place: number) => Math.max(0, Math.min(text.length - 1, Math.floor(place * text.length)));
const changed = (lines: Buffer[], line: number, to: (text: Buffer) => Buffer[]) =>
  lines.flatMap((text, index) => (index === line ? to(text) : [text]));

const DAMAGES: Record<string, Damage> = {
  'the end is cut off': (lines, line, place) =>
    changed(lines.slice(0, line + 1), line, (text) => [text.subarray(0, at(text, place))]),
  'a line is cut off': (lines, line, place) => changed(lines, line, (text) => [text.subarray(0, at(text, place)), LF]),
  'a line is gone': (lines, line) => changed(lines, line, () => []),
  'zero bytes stand in a line': (lines, line, place) =>
    changed(lines, line, (text) => [
      Buffer.from(text).fill(0, at(text, place), Math.min(text.length, at(text, place) + 30)),
    ]),
  'two lines are glued': (lines, line) => changed(lines, line, (text) => [text.subarray(0, -1)]),
  'a torn line is glued to the next': (lines, line, place) =>
    changed(lines, line, (text) => [text.subarray(0, at(text, place))]),
  'a line stands there twice': (lines, line) => changed(lines, line, (text) => [text, text]),
  'two lines have changed places': (lines, line) => {
    const [moved = LF] = lines.slice(line, line + 1);
    return [...lines.slice(0, line), ...lines.slice(line + 1, line + 3), moved, ...lines.slice(line + 3)];
  },
  'a byte is changed': (lines, line, place) =>
    changed(lines, line, (text) => {
      const other = Buffer.from(text);
      other[at(text, place)] = 33 + Math.floor(place * 90);
      return [other];
    }),
  'a line says another version': (lines, line) =>
    changed(lines, line, (text) => [Buffer.from(String(text).replace('{"v":1,', '{"v":3,'))]),
  'something else stands between': (lines, line, place) =>
    changed(lines, line, (text) => [text, FOREIGN[at(Buffer.alloc(FOREIGN.length), place)] ?? LF]),
  'another session follows': (lines) => [
    ...lines,
    ...linesOf(recordsOf([started, message('of another session')])).map((line) => Buffer.from(`${line}\n`)),
  ],
};

const LF = Buffer.from('\n');
const FOREIGN = [
  'garbage\n',
  '{"level":"info","msg":"a log of something else"}\n',
  '{"v":1,"seq":1,"at":"',
  '{"v":1,"seq":2,"at":"2026-01-01T09:00:00.000Z","prev":"00000000","crc":"00000000","event":{"type":"x"}}\n',
  '\u{feff}"}}]]\n',
  `${'{"v":'.repeat(200)}\n`,
].map((text) => Buffer.from(text));

describe('an interview whose journal was damaged', () => {
  let lines: Buffer[];
  let records: EventRecord[];
  beforeAll(async () => {
    const { ports, records: played } = rig();
    const interview = await begin(ports);
    for (let i = 0; i < 4; i++) await answerOpen(interview);
    interview.dispose();
    records = played;
    lines = linesOf(records).map((line) => Buffer.from(`${line}\n`));
  });

  /** Goes on with what a damaged file holds, to the end. Nothing of what is whole in it may be lost. */
  async function goesOn(bytes: Buffer): Promise<void> {
    const folder = new SddFolder(await temporaryFolder());
    const file = `${await folder.ensure('sessions', 's1')}/journal.jsonl`;
    await writeFile(file, bytes);
    const whole = lines.flatMap((line, index) => (bytes.includes(line.subarray(0, -1)) ? [records[index]] : []));
    const loaded = await loadSession(folder, 's1').catch((error: unknown) => error as Error);
    if (loaded instanceof Error) {
      expect(whole).toEqual([]);
      expect(loaded.message).toMatch(/no record of it can be read/);
      return;
    }
    const seen = new Map(loaded.records.map((record) => [record.seq, record]));
    for (const record of whole) expect(seen.get(record?.seq ?? 0)).toEqual(record);

    const { ports } = rig();
    const interview = Interview.resume({ ...ports, store: folderStore(folder, 's1') }, loaded.records, {
      byPerson: true,
    });
    await interview.idle();
    await answerAll(interview);
    const { session } = interview;
    expect(interview.view()).toMatchObject({ problem: null, saved: 'saved' });
    expect((await readFile(file)).subarray(0, bytes.length).equals(bytes)).toBe(true);

    const again = await loadSession(folder, 's1');
    const journal = replay(again.records);
    expect({ ...journal, lost: 0, ids: {} }).toEqual({ ...session, lost: 0, ids: {} });
    const spec = await readFile(`${folder.base}/${session.spec?.path ?? ''}`, 'utf8');
    const given = again.records.flatMap(({ event }) => (event.type === 'answer_given' ? [event] : []));
    const approvals = session.questions.filter(({ question }) => question.purpose === 'approval');
    for (const { questionId, digest } of given) {
      expect(journal.questions.find(({ question }) => question.id === questionId)?.response).toMatchObject({ digest });
      if (approvals.every(({ question }) => question.id !== questionId)) expect(spec).toContain(`**${questionId}**`);
    }
  }

  const place = fc.double({ min: 0, max: 1, noNaN: true });

  it.each(Object.entries(DAMAGES))('goes on where %s', async (_, damage) => {
    await fc.assert(
      fc.asyncProperty(place, place, async (which, where) => {
        await goesOn(Buffer.concat(damage([...lines], Math.floor(which * (lines.length - 1)), where)));
      }),
      { numRuns: 3, seed: 1 },
    );
  });

  it('goes on whatever of these happens together', async () => {
    const several = fc.array(fc.tuple(fc.constantFrom(...Object.values(DAMAGES)), place, place), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(several, async (damages) => {
        const damaged = damages.reduce(
          (left, [damage, which, where]) => damage(left, Math.floor(which * (left.length - 1)), where),
          lines,
        );
        await goesOn(Buffer.concat(damaged));
      }),
      { numRuns: 12, seed: 2 },
    );
  });
});
