import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../src/agents/base/english/pieces';
import { clausesOf } from '../../../src/agents/base/english/signals/clauses';
import { searchTerms } from '../../../src/agents/base/english/terms';
import type { SessionEvent } from '../../../src/agents/session/events';
import { replay } from '../../../src/agents/session/fold/fold';
import { renameIn } from '../../../src/agents/session/labels';
import { EMPTY_SESSION } from '../../../src/agents/session/session';
import { readSession } from '../../../src/extension/node/sessions/load-session';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';
import { recordsOf, started } from '../rigs/sample-events';
import { temporaryFolder } from '../rigs/temporary-folder';
import { journalOf } from '../extension/node/sessions/journal-text';

/*
 * What somebody else wrote, or what is pasted, is no reason to be busy for minutes. Nothing here measures a time: what took
 * the square of these lengths was not done before the tests are given up.
 */

/** As many records of a session as are taken. */
const MANY = 5_000;

/** As long a text as is taken. */
const LONG = 50_000;

const statement = (i: number) => ({
  ...{ id: `FR-${i}`, topicId: 'T1', kind: 'requirement' as const, text: `It shall do ${i}.`, sources: ['request'] },
  ...{ dimension: 'behaviour' as const, by: 'writer' as const, dependsOn: [] },
});
const writing = (i: number, topicId = 'T1'): SessionEvent => ({
  ...{ type: 'statements_changed', key: `k${i}`, topicId, upserts: [statement(i)], removed: [] },
  ...{ mode: 'incremental', comment: '' },
});
const looking = (i: number): SessionEvent => ({
  type: 'observation_made',
  observation: { id: `O${i}`, action: 'read', target: 'a.ts', result: '1 line', ms: 1, status: 'ok' },
});

describe('a journal of very many small records', () => {
  it.each<[string, (i: number) => SessionEvent]>([
    ['statements', writing],
    ['statements of a topic each', (i) => writing(i, `T${i}`)],
    ['statements that the person edited', (i) => ({ type: 'statement_edited', statementId: `FR-${i}`, text: 'Mine.' })],
    ['looks', looking],
  ])('is replayed, be they %s', (_, event) => {
    const session = replay(recordsOf([started, ...Array.from({ length: MANY }, (__, i) => event(i + 1))]));
    expect(session.setAside).toEqual([]);
    expect(Math.max(session.statements.length, session.observations.length)).toBe(MANY);
  });

  it('counts ids of the kinds of statements there are, whatever else looks like one', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const sources = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}-7`)));
    const event = { ...writing(1), upserts: [{ ...statement(1), sources }] } as SessionEvent;
    expect(Object.keys(replay(recordsOf([started, event])).ids).sort()).toEqual(['FR-', 'NFR-', 'T']);
  });

  it.each<[string, SessionEvent[]]>([
    ['records', Array.from({ length: MANY + 1 }, (_, i) => looking(i))],
    ['entries', [{ ...writing(1), upserts: Array.from({ length: 31_000 }, (_, i) => statement(i)) } as SessionEvent]],
  ])('is not gone on with where it has more %s than an interview can have', async (_, events) => {
    const folder = new SddFolder(await temporaryFolder());
    const place = path.join(folder.base, '.sdd', 'sessions', 's1');
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'journal.jsonl'), journalOf(recordsOf([started, ...events])));
    await expect(readSession(folder, 's1')).rejects.toThrow(/is too long to be gone on with: it has /);
  });
});

describe('a long text of one thing again and again', () => {
  it.each([' ', ',', ' ,', 'please ', 'ok ', 'now, ', '- ', '\t'])('is looked through for wishes: %j', (again) => {
    const text = `Go on${again.repeat(LONG / again.length)}z`;
    expect(clausesOf(text).join('').length).toBeLessThan(LONG);
    expect(clausesOf(`${again.repeat(LONG / again.length)}. Let us stop here.`).at(-1)).toBe('let us stop');
  });

  it.each(['a-', 'a$', '$', 'a_', 'a.'])('is looked through for names of code: %j', (again) => {
    const text = `${again.repeat((4 * LONG) / again.length)} \`ordersTable\``;
    expect(searchTerms(text, [], [])).toContain('ordersTable');
  });

  it('is taken apart into what it says', () => {
    const pieces = piecesOf('1. A: \n'.repeat(LONG));
    expect(pieces.length).toBeLessThanOrEqual(30);
    expect(piecesOf('Two things:\nOne is red.\nThe other is blue.')).toEqual([
      'Two things: One is red.',
      'The other is blue.',
    ]);
  });

  it('names statements as often as it likes, whatever the request names', () => {
    const session = { ...EMPTY_SESSION, request: 'FR-007 '.repeat(LONG / 7) };
    expect(renameIn(session, 'FR-001 FR-007 '.repeat(LONG / 14), (name) => `<${name}>`)).toMatch(
      /^<FR-001> FR-007 <FR/,
    );
  });
});
