import { readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../src/agents/session/events';
import { SddFolder } from '../../../src/extension/store/sdd-folder';
import { deleteSession, listSessions, renameSession } from '../../../src/extension/store/sessions';
import { journalOf } from './journal-text';
import { recordsOf, started } from './samples';
import { temporaryFolder } from './temporary-folder';

const answer: SessionEvent = {
  type: 'answer_given',
  questionId: 'Q1',
  answer: { text: 'x' },
  digest: 'x',
  by: 'person',
};
const decline: SessionEvent = { type: 'non_answer_given', questionId: 'Q2', nonAnswer: 'you_decide', by: 'person' };
const written: SessionEvent = {
  type: 'spec_written',
  path: '.sdd/specs/cache/spec.md',
  answersPath: '.sdd/specs/cache/answers.json',
  status: 'approved',
  summary: '',
};
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
      },
    ]);
  });

  it('is empty without a folder, and passes over what is no session', async () => {
    expect(await listSessions(new SddFolder(await temporaryFolder()))).toEqual([]);
    const folder = await withSessions({ broken: Buffer.from('nothing good'), good: journalOf(recordsOf([started])) });
    await writeFile(folder.path('sessions', 'stray.txt'), '');
    expect((await listSessions(folder)).map(({ id }) => id)).toEqual(['good']);
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
