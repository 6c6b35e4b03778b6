import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderStore } from '../../../../../src/extension/node/sessions/folder-store';
import { loadSession } from '../../../rigs/load-session';
import { hasSession, listSessions } from '../../../../../src/extension/node/sessions/sessions';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { journalOf, madeHere } from './journal-text';
import { message, recordsOf, specFiles, started } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const JOURNAL = '.sdd/sessions/s1/journal.jsonl';

async function newStore() {
  const base = await temporaryFolder();
  const folder = new SddFolder(base);
  return { base, folder, store: folderStore(folder, 's1'), at: (place: string) => path.join(base, place) };
}

describe('keeping a session', () => {
  it('creates nothing before the first append', async () => {
    const { base } = await newStore();
    expect(await readdir(base)).toEqual([]);
  });

  it('appends records that the loader gives back, in the order of the calls', async () => {
    const { folder, store } = await newStore();
    const records = recordsOf([started, message('b'), message('c'), message('d')]);
    await Promise.all([
      store.append(records.slice(0, 2)),
      store.append(records.slice(2, 3)),
      store.append(records.slice(3)),
    ]);
    expect(await loadSession(folder, 's1')).toMatchObject({ records, damage: null });
  });

  it('refuses to write what another window or run has gone on with, and loses nothing of the other', async () => {
    const { folder, store } = await newStore();
    const records = recordsOf([started, message('first')]);
    await store.append(records);
    const theirs = recordsOf([message('theirs'), message('theirs too')], 3);
    const other = folderStore(folder, 's1');
    await other.append(theirs.slice(0, 1));
    const ours = recordsOf([message('ours')], 3);
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(store.append(ours)).rejects.toThrow(/journal\.jsonl was continued by another window or run/);
    await other.append(theirs.slice(1));
    expect(await loadSession(folder, 's1')).toMatchObject({ records: [...records, ...theirs], damage: null });
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe that bears the name of a file', async () => {
    const { folder, store, at } = await newStore();
    await folder.ensure('sessions', 's1');
    execFileSync('mkfifo', [at(JOURNAL), at('.sdd/issues.md')]);
    await expect(loadSession(folder, 's1')).rejects.toThrow(/journal\.jsonl is not a file/);
    await expect(store.addIssue('## An issue')).rejects.toThrow(/issues\.md is not a file/);
    expect(await listSessions(folder)).toEqual([]);
    expect(await hasSession(folder, 's1')).toBe(true);
    expect(await hasSession(folder, 's2')).toBe(false);
    expect(await hasSession(folder, '../..')).toBe(false);
  });

  it('has the sessions ignored by git, and leaves an existing .gitignore alone', async () => {
    const { store, at } = await newStore();
    await store.append(recordsOf([started]));
    expect(await readFile(at('.sdd/.gitignore'), 'utf8')).toBe('sessions/\n');
    await writeFile(at('.sdd/.gitignore'), 'mine\n');
    await store.append(recordsOf([message('b')], 2));
    expect(await readFile(at('.sdd/.gitignore'), 'utf8')).toBe('mine\n');
  });

  it('goes on after a crash at any byte: nothing that was complete is lost, and what follows is whole', async () => {
    const records = recordsOf([started, message('two'), message('three')]);
    const whole = journalOf(records);
    const firstEnd = journalOf(records.slice(0, 1)).length;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: firstEnd, max: whole.length }), async (length) => {
        const { folder, at } = await newStore();
        await folder.ensure('sessions', 's1');
        await writeFile(at(JOURNAL), whole.subarray(0, length));
        const before = await loadSession(folder, 's1');
        const next = recordsOf([message('after the crash')], before.records.length + 1);
        await folderStore(folder, 's1').append(next);
        expect((await loadSession(folder, 's1')).records).toEqual([...before.records, ...next]);
      }),
      { numRuns: 40 },
    );
  });

  it('does not write records twice that are offered again after a failure', async () => {
    const { folder, store, at } = await newStore();
    const records = recordsOf([started, message('b'), message('c')]);
    await store.append(records.slice(0, 1));
    await rm(at('.sdd'), { recursive: true });
    await writeFile(at('.sdd'), 'in the way');
    await expect(store.append(records.slice(1, 2))).rejects.toThrow(
      /\.sdd is a file, but a folder of this name is needed/,
    );
    await rm(at('.sdd'));
    // The second record did reach the file before the failure was noticed.
    await folder.ensure('sessions', 's1');
    await writeFile(
      at(JOURNAL),
      Buffer.concat([await madeHere(folder, 's1', records.slice(0, 2)), Buffer.from('{"v":1,"se')]),
    );
    await store.append(records.slice(1));
    const loaded = await loadSession(folder, 's1');
    expect(loaded.records).toEqual(records);
    // The part that was cut off was written anew: nothing is missing, and there is nothing to tell.
    expect(loaded.damage).toBeNull();
  });

  it('starts on a fresh line when something else wrote to the journal', async () => {
    const { folder, store, at } = await newStore();
    const records = recordsOf([started, message('b')]);
    await store.append(records.slice(0, 1));
    await appendFile(at(JOURNAL), 'a stray text without an end');
    await store.append(records.slice(1));
    expect((await loadSession(folder, 's1')).records).toEqual(records);
  });

  it('says so when the journal was shortened under it', async () => {
    const { store, at } = await newStore();
    await store.append(recordsOf([started]));
    await truncate(at(JOURNAL), 3);
    await expect(store.append(recordsOf([message('b')], 2))).rejects.toThrow(/deleted or shortened by something else/);
  });

  it('refuses to write where symbolic links lead out of the folder', async () => {
    const outside = await temporaryFolder();
    const { store, at } = await newStore();
    await symlink(outside, at('.sdd'));
    await expect(store.append(recordsOf([started]))).rejects.toThrow(/\.sdd is a symbolic link/);
    await rm(at('.sdd'));
    await mkdir(at('.sdd'));
    await symlink(outside, at('.sdd/sessions'));
    await expect(store.append(recordsOf([started]))).rejects.toThrow(/\.sdd\/sessions is a symbolic link/);
    await symlink(outside, at('.sdd/specs'));
    await expect(store.writeSpec('x', specFiles('a'))).rejects.toThrow(/\.sdd\/specs is a symbolic link/);
    expect(await readdir(outside)).toEqual([]);
  });

  it('follows no link in the place of a file', async () => {
    const { store, at } = await newStore();
    await store.append(recordsOf([started]));
    await writeFile(at('victim'), 'untouched');
    await rm(at(JOURNAL));
    await symlink(at('victim'), at(JOURNAL));
    await expect(store.append(recordsOf([message('b')], 2))).rejects.toThrow(/is a symbolic link/);
    await symlink(at('victim'), at('.sdd/issues.md'));
    await expect(store.addIssue('## New')).rejects.toThrow(/is a symbolic link/);
    expect(await readFile(at('victim'), 'utf8')).toBe('untouched');
  });
});

describe('writing what a session yields', () => {
  it('writes drafts under names made of topic ids, whatever these contain', async () => {
    const { store, at } = await newStore();
    await store.writeDraft('T1', '# One');
    await store.writeDraft('../../escape', '# Two');
    await store.writeDraft('escape', '# Three');
    const names = (await readdir(at('.sdd/sessions/s1/drafts'))).sort();
    expect(names).toEqual(['T1.md', expect.stringMatching(/^escape-[0-9a-f]{6}\.md$/), 'escape.md']);
    expect(await readFile(at('.sdd/sessions/s1/drafts/T1.md'), 'utf8')).toBe('# One');
  });

  it.each([
    ['letters of several bytes', '\u6f22'.repeat(80)],
    ['letters of four bytes', '\u{20bb7}'.repeat(80)],
    ['letters that are two units each, where it is cut', `a${'\u{20bb7}'.repeat(60)}`],
    ['half a letter', `a\ud842${'b'.repeat(100)}`],
    ['dots and blanks at its end', 'name. . .'],
  ])('takes names of %s', async (_, name) => {
    const { store, at } = await newStore();
    await store.append(recordsOf([started]));
    await store.writeDraft(name, 'draft');
    const place = (await store.writeSpec(name, specFiles('spec')))('spec.md');
    expect(await readFile(at(place), 'utf8')).toBe('spec');
    const folder = path.basename(path.dirname(place));
    expect(folder).toMatch(/^[\p{L}\p{N}_-]+$/u);
    expect(Buffer.byteLength(folder)).toBeLessThan(200);
    const [draft = ''] = await readdir(at('.sdd/sessions/s1/drafts'));
    expect(draft).toMatch(/^[\p{L}\p{N}_-]+\.md$/u);
  });

  it('writes spec.md and answers.json and leaves nothing else behind', async () => {
    const { store, at } = await newStore();
    const named = await store.writeSpec('2026-01-01-cache', specFiles('spec'));
    expect([named('spec.md'), named('answers.json')]).toEqual([
      '.sdd/specs/2026-01-01-cache/spec.md',
      '.sdd/specs/2026-01-01-cache/answers.json',
    ]);
    expect((await readdir(at('.sdd/specs/2026-01-01-cache'))).sort()).toEqual(['answers.json', 'spec.md']);
  });

  it('writes whatever files exporters make, at first and again', async () => {
    const { store, at } = await newStore();
    for (const tasks of ['- [ ] one', '- [ ] two']) {
      const files = [...specFiles('---\nsession: s1\n---\n'), { name: 'tasks.md', text: tasks }];
      expect((await store.writeSpec('cache', files))('tasks.md')).toBe('.sdd/specs/cache/tasks.md');
      expect(await readFile(at('.sdd/specs/cache/tasks.md'), 'utf8')).toBe(tasks);
    }
    expect(await readdir(at('.sdd/specs'))).toEqual(['cache']);
  });

  it.each([
    ['a folder above', '../spec.md', /cannot be a file name/],
    ['a folder below', 'tasks/one.md', /cannot be a file name/],
    ['a hidden file', '.env', /cannot be a file name/],
    ['nothing', '', /cannot be a file name/],
    ['the file of another exporter', 'Answers.json', /Two files of a specification are named/],
  ])('writes none of the files where one names %s', async (_what, name, why) => {
    const { store, at } = await newStore();
    await store.writeSpec('cache', specFiles('---\nsession: s1\n---\nbefore'));
    const files = [...specFiles('---\nsession: s1\n---\nafter'), { name, text: 'x' }];
    await expect(store.writeSpec('cache', files)).rejects.toThrow(why);
    await expect(store.writeSpec('new', files)).rejects.toThrow(why);
    expect(await readdir(at('.sdd/specs'))).toEqual(['cache']);
    expect(await readFile(at('.sdd/specs/cache/spec.md'), 'utf8')).toMatch(/before$/);
  });

  it('writes no specification that could not be opened, for want of its spec.md', async () => {
    const { store, at } = await newStore();
    await expect(store.writeSpec('x', specFiles('spec').slice(1))).rejects.toThrow(/without its spec\.md/);
    expect(await readdir(at('.'))).toEqual([]);
  });

  it('never writes over the specification of another session', async () => {
    const { folder, store, at } = await newStore();
    const spec = (id: string) => `---\nid: x\nsession: ${id}\n---\n# Cache\n`;
    await store.writeSpec('cache', specFiles(spec('s1')));
    expect(await folderStore(folder, 's2').specFolder('cache')).toBe('cache-2');
    const second = await folderStore(folder, 's2').writeSpec('cache', specFiles(spec('s2')));
    expect(await folderStore(folder, 's2').specFolder('cache')).toBe('cache-2');
    const third = await folderStore(folder, 's3').writeSpec('cache', specFiles(spec('s3')));
    expect([second('spec.md'), third('spec.md')]).toEqual(['.sdd/specs/cache-2/spec.md', '.sdd/specs/cache-3/spec.md']);
    const again = await folderStore(folder, 's1').writeSpec('cache', specFiles(`${spec('s1')}more`));
    expect(again('spec.md')).toBe('.sdd/specs/cache/spec.md');
    expect(await readFile(at('.sdd/specs/cache-2/spec.md'), 'utf8')).toBe(spec('s2'));
  });

  it('adds issues at the end and keeps what stands there', async () => {
    const { store, at } = await newStore();
    await Promise.all([store.addIssue('## First\n'), store.addIssue('## Second')]);
    expect(await readFile(at('.sdd/issues.md'), 'utf8')).toBe('# Issues\n\n## First\n\n## Second\n');
  });

  it('notes on an issue what settled it, once, and leaves all else as people wrote it', async () => {
    const { store, at } = await newStore();
    const entry = (session: string) => `## 2026-01-15: Where?\n\nNothing fits.\n\n- Session: ${session}\n`;
    const theirs = '# Our issues\n\nKeep this.\n\n';
    await mkdir(at('.sdd'), { recursive: true });
    await writeFile(at('.sdd/issues.md'), `${theirs}${entry('other')}\n`);
    await store.addIssue(entry('s1'));
    await store.addIssue('## Another\n');
    const mine = { heading: '## 2026-01-15: Where?', session: '- Session: s1' };
    await store.noteOnIssue(mine, '- Resolved: 2026-01-16, in the board');
    await store.noteOnIssue(mine, '- Resolved: 2026-01-17, nowhere');
    await store.noteOnIssue({ ...mine, session: '- Session: gone' }, '- Resolved: never');
    expect(await readFile(at('.sdd/issues.md'), 'utf8')).toBe(
      `${theirs}${entry('other')}\n${entry('s1')}- Resolved: 2026-01-17, nowhere\n\n## Another\n`,
    );
  });
});
