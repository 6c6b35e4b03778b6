import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listAllSessions } from '../../../src/extension/editor/sessions/stored-sessions';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';
import { markOf } from '../../../src/extension/node/sdd-folder/session-mark';
import { openSession } from '../../../src/extension/node/sessions/open-session';
import { listSessions } from '../../../src/extension/node/sessions/sessions';
import { message, recordsOf, started } from '../rigs/sample-events';
import { temporaryFolder } from '../rigs/temporary-folder';
import { journalOf, madeHere } from '../extension/node/sessions/journal-text';

// Modules that another file loaded know the editor that stood in there.
vi.hoisted(() => vi.resetModules());

const editor = vi.hoisted(() => ({ folders: [] as { uri: { scheme: string; fsPath: string } }[] }));

vi.mock('vscode', () => ({
  workspace: {
    get workspaceFolders() {
      return editor.folders;
    },
  },
}));

describe('a folder of more sessions than there can be', () => {
  it('is listed in part, those used last, and the list of a window says so', async () => {
    const base = await temporaryFolder();
    const place = await new SddFolder(base).ensure('sessions');
    const journal = journalOf(recordsOf([started, message('Hello')]));
    for (let i = 0; i < 201; i++) {
      const file = path.join(place, `20200101-${String(i).padStart(6, '0')}-abcdef`, 'journal.jsonl');
      await mkdir(path.dirname(file));
      await writeFile(file, journal);
      await utimes(file, 1_000_000 + i, 1_000_000 + i);
    }
    editor.folders = [{ uri: { scheme: 'file', fsPath: base } }];
    const { sessions, leftOut } = await listAllSessions();
    expect(sessions).toHaveLength(200);
    expect(sessions.map(({ id }) => id)).not.toContain('20200101-000000-abcdef');
    expect(leftOut).toEqual(['.sdd/sessions holds 201 sessions: the 200 used last are listed.']);
  });

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

describe('a folder of more specifications than there can be', () => {
  it('is looked through in part for what was left half-written, and that is said', async () => {
    const folder = new SddFolder(await temporaryFolder());
    const id = '20260101-000000-abcdef';
    const place = await folder.ensure('sessions', id);
    const journal = await madeHere(folder, id, recordsOf([started, message('Hello')]));
    await writeFile(path.join(place, 'journal.jsonl'), journal);
    const left = path.join(place, `lease.json.0a1b2c3d${markOf(id)}.tmp`);
    await writeFile(left, '');
    const specs = await folder.ensure('specs');
    for (let i = 0; i < 20_000; i++) await writeFile(path.join(specs, `note-${i}.md`), '');
    const opened = await openSession(folder, id, 'window');
    expect(opened.damage).toBe(
      'Not all of .sdd/specs was looked through for files that were left half-written: with this session it holds more than 20000 files and folders.',
    );
    await expect(access(left)).rejects.toThrow('ENOENT');
    if (opened.mode === 'own') opened.files.lease?.release();
  });
});
