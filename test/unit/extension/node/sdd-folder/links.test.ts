import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProjectNotes } from '../../../../../src/extension/node/models/project-notes';
import { folderStore } from '../../../../../src/extension/node/sessions/folder-store';
import { loadSession } from '../../../rigs/load-session';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { listSessions } from '../../../../../src/extension/node/sessions/sessions';
import { readSpec } from '../../../../../src/extension/node/sdd-folder/spec-file';
import { journalOf } from '../sessions/journal-text';
import { message, recordsOf, specFiles, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const SECRET = 'PASSWORD=hunter2hunter2';

/** A folder with something that must neither be read nor changed, inside it and outside. */
async function place() {
  const base = await temporaryFolder();
  const at = (file: string) => path.join(base, file);
  for (const folder of ['docs', 'src', '.sdd/sessions']) await mkdir(at(folder), { recursive: true });
  await writeFile(at('docs/T1.md'), 'theirs');
  await writeFile(at('docs/spec.md'), 'theirs');
  await writeFile(at('.env'), SECRET);
  const folder = new SddFolder(base);
  return { base, at, folder, store: folderStore(folder, 's1') };
}

describe('a link anywhere below .sdd', () => {
  it.each([
    ['.sdd', 'src'],
    ['.sdd', '.git'],
    ['.sdd/sessions', 'docs'],
    ['.sdd/sessions/s1', 'docs'],
  ])('is not written through: %s → %s', async (link, target) => {
    const { at, store } = await place();
    await mkdir(at(target), { recursive: true });
    await rm(at(link), { recursive: true, force: true });
    await symlink(at(target), at(link));
    const before = await readdir(at(target));
    await expect(store.append(recordsOf([started]))).rejects.toThrow(/is a symbolic link/);
    expect(await readdir(at(target))).toEqual(before);
  });

  it('is not written through where drafts, attachments and specifications go', async () => {
    const { at, store } = await place();
    await store.append(recordsOf([started]));
    await symlink(at('docs'), at('.sdd/sessions/s1/drafts'));
    await symlink(at('docs'), at('.sdd/sessions/s1/attachments'));
    await symlink(at('docs'), at('.sdd/specs'));
    await expect(store.writeDraft('T1', 'mine')).rejects.toThrow(/drafts is a symbolic link/);
    await expect(store.attachments.put('a.txt', Buffer.from('text'))).rejects.toThrow(/attachments is a symbolic link/);
    await expect(store.writeSpec('docs', specFiles('mine'))).rejects.toThrow(/specs is a symbolic link/);
    expect((await readdir(at('docs'))).sort()).toEqual(['T1.md', 'spec.md']);
    expect(await readFile(at('docs/T1.md'), 'utf8')).toBe('theirs');
  });

  it('is not taken for a specification of the session, whatever that says', async () => {
    const { at, store } = await place();
    await store.append(recordsOf([started]));
    await mkdir(at('.sdd/specs'));
    await writeFile(at('docs/spec.md'), '---\nsession: s1\n---\n');
    await symlink(at('docs'), at('.sdd/specs/cache'));
    const named = await store.writeSpec('cache', specFiles('mine'));
    expect(named('spec.md')).toBe('.sdd/specs/cache-2/spec.md');
    expect(await readFile(at('docs/spec.md'), 'utf8')).not.toBe('mine');
  });

  it('shows nothing of what it leads to: instructions, specifications, journals, attachments', async () => {
    const { base, at, folder } = await place();
    await symlink('../.env', at('.sdd/instructions.md'));
    expect(await readProjectNotes(base, 'interviewer', {}, async (text) => text)).toBe('');
    await symlink(at('docs'), at('.sdd/specs'));
    expect(await readSpec(folder, '.sdd/specs/spec.md')).toBe('');
    await mkdir(at('elsewhere/s1'), { recursive: true });
    await writeFile(at('elsewhere/s1/journal.jsonl'), journalOf(recordsOf([started])));
    await symlink(at('elsewhere/s1'), at('.sdd/sessions/s1'));
    expect(await listSessions(folder)).toEqual([]);
    await expect(loadSession(folder, 's1')).rejects.toThrow(/s1 is a symbolic link/);
  });

  it('is noticed also where the folder becomes a link while it is being written to', async () => {
    const { at, store } = await place();
    await store.append(recordsOf([started]));
    const drafts = at('.sdd/sessions/s1/drafts');
    await mkdir(drafts);
    const before = await readdir(at('docs'));
    const stop = new AbortController();
    const swapping = (async () => {
      while (!stop.signal.aborted) {
        await rename(drafts, `${drafts}.real`).catch(() => undefined);
        await symlink(at('docs'), drafts).catch(() => undefined);
        await rm(drafts, { force: true }).catch(() => undefined);
        await rename(`${drafts}.real`, drafts).catch(() => undefined);
      }
    })();
    for (let round = 0; round < 150; round++) await store.writeDraft('T1', `mine ${round}`).catch(() => undefined);
    stop.abort();
    await swapping;
    expect(await readFile(at('docs/T1.md'), 'utf8')).toBe('theirs');
    if (process.platform === 'linux') expect(await readdir(at('docs'))).toEqual(before);
    // Elsewhere a file may have come into being there; none has any content.
    for (const name of await readdir(at('docs'))) {
      expect(['', 'theirs']).toContain(await readFile(at(`docs/${name}`), 'utf8'));
    }
    expect(existsSync(at('.sdd/sessions/s1/journal.jsonl'))).toBe(true);
    await store.append(recordsOf([message('goes on')], 2));
  });
});
