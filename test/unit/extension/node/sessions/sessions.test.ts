import { readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../../../src/agents/session/events';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { deleteSession, listSessions, renameSession } from '../../../../../src/extension/node/sessions/sessions';
import { journalOf, madeHere } from './journal-text';
import { message, recordsOf, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const answer: SessionEvent = {
  type: 'answer_given',
  questionId: 'Q1',
  answer: { text: 'x' },
  digest: 'x',
  by: 'person',
};
const decline: SessionEvent = { type: 'non_answer_given', questionId: 'Q2', nonAnswer: 'you_decide', by: 'person' };
const written = {
  type: 'spec_written',
  path: '.sdd/specs/cache/spec.md',
  answersPath: '.sdd/specs/cache/answers.json',
  status: 'approved',
  summary: '',
} satisfies SessionEvent;
const ended: SessionEvent = { type: 'session_ended', reason: 'approved', completed: true };

async function withSessions(sessions: Record<string, Uint8Array>) {
  const folder = new SddFolder(await temporaryFolder());
  for (const [id, journal] of Object.entries(sessions)) {
    await writeFile(path.join(await folder.ensure('sessions', id), 'journal.jsonl'), journal);
  }
  return folder;
}

describe('listing sessions', () => {
  it('shows title, dates, answers, end and specification, the one used last first', async () => {
    const folder = await withSessions({
      finished: journalOf(recordsOf([started, answer, decline, answer, written, ended])),
      fresh: journalOf(recordsOf([started], 30)),
    });
    expect(await listSessions(folder)).toEqual([
      expect.objectContaining({ id: 'fresh', answered: 0, ended: false, specPath: null }),
      {
        id: 'finished',
        title: 'Add a cache to the product list',
        startedAt: '2026-01-01T09:00:01.000Z',
        lastAt: '2026-01-01T09:00:06.000Z',
        answered: 2,
        ended: true,
        specPath: '.sdd/specs/cache/spec.md',
        foreign: true,
        problem: null,
      },
    ]);
  });

  it('tells what was made here, by the last record, from what came with the folder', async () => {
    const folder = await withSessions({ planted: journalOf(recordsOf([started])) });
    const file = path.join(await folder.ensure('sessions', 'own'), 'journal.jsonl');
    await writeFile(file, await madeHere(folder, 'own', recordsOf([started], 30)));
    // A journal that is copied to another session is not that one's.
    await writeFile(
      path.join(await folder.ensure('sessions', 'copied'), 'journal.jsonl'),
      await madeHere(folder, 'own', recordsOf([started])),
    );
    const listed = (await listSessions(folder)).map(({ id, foreign }) => [id, foreign]);
    expect(Object.fromEntries(listed)).toEqual({ planted: true, own: false, copied: true });
  });

  it('shows of any title one short line of plain text', async () => {
    const hostile = `\u202eevil\u001b[31m ${'x'.repeat(500)}\nsecond`;
    const folder = await withSessions({ s1: journalOf(recordsOf([{ ...started, request: hostile } as SessionEvent])) });
    const plain = expect.stringMatching(/^evil \[31m x{60,}…$/) as string;
    expect(await listSessions(folder)).toMatchObject([{ title: plain }]);
    await writeFile(folder.path('sessions', 's1', 'meta.json'), JSON.stringify({ title: hostile }));
    expect(await listSessions(folder)).toMatchObject([{ title: plain }]);
  });

  it('is empty without a folder, and passes over what is no session', async () => {
    expect(await listSessions(new SddFolder(await temporaryFolder()))).toEqual([]);
    const folder = await withSessions({ broken: Buffer.from('nothing good'), good: journalOf(recordsOf([started])) });
    await writeFile(folder.path('sessions', 'stray.txt'), '');
    expect((await listSessions(folder)).map(({ id }) => id)).toEqual(['good']);
  });

  it('shows a journal that is too large, and one of a newer version, without reading more of them', async () => {
    const newer = `{"v":2,"seq":1,"sealed":"${'0'.repeat(64)}"}\n`;
    const folder = await withSessions({ large: journalOf(recordsOf([started])), newer: Buffer.from(newer) });
    await truncate(folder.path('sessions', 'large', 'journal.jsonl'), 1_900_000_000);
    const listed = Object.fromEntries((await listSessions(folder)).map(({ id, problem }) => [id, problem]));
    expect(listed).toEqual({
      large: '.sdd/sessions/large/journal.jsonl is too large to be read: it has 1900 MB, and at most 64 MB are.',
      newer: '.sdd/sessions/newer/journal.jsonl was written by a newer version of SDD Brainstorm; update to go on.',
    });
  });

  it('reads of a long journal its beginning and its end', async () => {
    const long = Array.from({ length: 9_000 }, () => message('y'.repeat(1_000)));
    const journal = journalOf(recordsOf([started, answer, ...long, decline, written, ended]));
    expect(await listSessions(await withSessions({ long: journal }))).toMatchObject([
      { title: 'Add a cache to the product list', answered: 2, ended: true, specPath: written.path },
    ]);
  });

  it('shows a session whose beginning is lost', async () => {
    const folder = await withSessions({ s1: journalOf(recordsOf([message('b'), answer], 2)) });
    expect(await listSessions(folder)).toMatchObject([{ id: 's1', title: 's1', answered: 1 }]);
  });

  it('passes over damaged lines at either end', async () => {
    const journal = Buffer.concat([
      Buffer.from('torn\n'),
      journalOf(recordsOf([started, answer])),
      Buffer.from('{"v":1,'),
    ]);
    expect(await listSessions(await withSessions({ s1: journal }))).toMatchObject([
      { title: 'Add a cache to the product list', answered: 1, startedAt: '2026-01-01T09:00:01.000Z' },
    ]);
  });

  it('follows no links: not of a journal, not of a session, not of all of them', async () => {
    const outside = await withSessions({ s1: journalOf(recordsOf([started])) });
    const folder = await withSessions({});
    await folder.ensure('sessions', 'file');
    await symlink(outside.path('sessions', 's1', 'journal.jsonl'), folder.path('sessions', 'file', 'journal.jsonl'));
    await symlink(outside.path('sessions', 's1'), folder.path('sessions', 'place'));
    expect(await listSessions(folder)).toEqual([]);

    const elsewhere = new SddFolder(await temporaryFolder());
    await elsewhere.ensure();
    await symlink(outside.path('sessions'), elsewhere.path('sessions'));
    expect(await listSessions(elsewhere)).toEqual([]);
  });

  it('renames', async () => {
    const folder = await withSessions({ s1: journalOf(recordsOf([started])) });
    await renameSession(folder, 's1', '  Faster \n list ');
    expect((await listSessions(folder))[0]?.title).toBe('Faster list');
    await expect(renameSession(folder, 's1', ' ')).rejects.toThrow('A session needs a title.');
  });

  it('deletes a session and nothing else', async () => {
    const folder = await withSessions({ s1: journalOf(recordsOf([started])), s2: journalOf(recordsOf([started])) });
    await deleteSession(folder, 's1');
    await deleteSession(folder, 's1');
    expect(await readdir(folder.path('sessions'))).toEqual(['s2']);
    await expect(deleteSession(folder, '..')).rejects.toThrow(/cannot be a file name/);
  });

  it('deletes nothing through a link', async () => {
    const outside = await withSessions({ s1: journalOf(recordsOf([started])) });
    const folder = new SddFolder(await temporaryFolder());
    await folder.ensure();
    await symlink(outside.path('sessions'), folder.path('sessions'));
    await expect(deleteSession(folder, 's1')).rejects.toThrow(/sessions is a symbolic link/);
    expect(await readdir(outside.path('sessions'))).toEqual(['s1']);
  });
});
