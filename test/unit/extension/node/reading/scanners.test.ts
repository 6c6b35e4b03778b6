import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import os from 'node:os';
import { Cancellation } from '../../../../../src/agents/base/async/cancellation';
import type { RankRequest, WorkspaceReader } from '../../../../../src/agents/workspace/workspace-reader';
import { diskScanner } from '../../../../../src/extension/node/reading/disk-scanner';
import type { Child, FilePort, Root } from '../../../../../src/extension/node/file-api/file-api';
import { createReader } from '../../../../../src/extension/node/reading/workspace-reader';
import { nodeFiles } from '../../../../../src/extension/node/reading/node-files';
import { scanThreads } from '../../../../../src/extension/node/scan/scan-threads';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';

const REPOS = fileURLToPath(new URL('../../../../fixtures/repos', import.meta.url));

const NO_THREADS = () => {
  throw new Error('The scan worker has not been built.');
};

function bothLooks(...folders: string[]): [inThread: WorkspaceReader, inSlices: WorkspaceReader] {
  const threads = scanThreads() ?? NO_THREADS();
  const roots = folders.map((disk, i): Root => ({ name: `root${i}`, files: nodeFiles(disk), exclude: [], disk }));
  const specs = folders.map((folder, i) => ({ name: `root${i}`, folder, exclude: [] }));
  return [createReader(roots, { scanner: diskScanner(specs, threads) }), createReader(roots)];
}

function wanting(text: string, limit = 10): RankRequest {
  return { texts: [text], hints: [], prefer: [], limit };
}

describe.each(['ts-shop', 'java-orders', 'py-notes'])('the two ways to scan, on %s', (name) => {
  const [inThread, inSlices] = bothLooks(path.join(REPOS, name));

  it('walk, find and search alike', async () => {
    expect(await inThread.walk(AMPLE)).toEqual(await inSlices.walk(AMPLE));
    expect(await inThread.find('**/*.{ts,java,py}', AMPLE)).toEqual(await inSlices.find('**/*.{ts,java,py}', AMPLE));
    const texts = ['order', 'NOTE', 'price'];
    expect(await inThread.search(texts, AMPLE)).toEqual(await inSlices.search(texts, AMPLE));
    const { value } = await inThread.walk(AMPLE);
    const some = value.filter((_, i) => i % 2 === 0);
    expect(await inThread.search(texts, AMPLE, undefined, some)).toEqual(
      await inSlices.search(texts, AMPLE, undefined, some),
    );
  });

  it('walk and find without a byte to spend, and search nothing then', async () => {
    const unread = { ...AMPLE, maxBytes: 0 };
    for (const reader of [inThread, inSlices]) {
      const walked = await reader.walk(unread);
      expect(walked.value.length).toBeGreaterThan(0);
      expect(walked).toEqual(await reader.walk(AMPLE));
      expect(await reader.find('**/*.{ts,java,py}', unread)).toEqual(await reader.find('**/*.{ts,java,py}', AMPLE));
      expect(await reader.search(['order'], unread)).toEqual({
        value: [],
        capped: `stopped after 0 bytes, with 0 of ${walked.value.length} files searched`,
      });
    }
  });

  it('rank alike', async () => {
    const request = wanting('discount on an order, with notes and their tags');
    const ranked = await inThread.rank(request, AMPLE);
    expect(ranked.places.length).toBeGreaterThan(0);
    expect(ranked).toEqual(await inSlices.rank(request, AMPLE));
  });
});

describe('ranking', () => {
  it('finds the place, its lines and which words are nowhere, across roots', async () => {
    const filler = Array.from({ length: 30 }, (_, i) => `const unrelated${i} = ${i};`).join('\n');
    const one = temporaryTree({
      'src/store.ts': `${filler}\nexport function expireSession() {}\n`,
      'src/b.ts': filler,
    });
    const two = temporaryTree({ 'docs/session.md': 'The session.', 'x.ts': 'nothing' });
    for (const reader of bothLooks(one, two)) {
      const ranked = await reader.rank(wanting('expire the session of a zebra'), AMPLE);
      expect(ranked.places[0]).toMatchObject({ root: 'root0', path: 'src/store.ts', focus: 31, kind: 'code' });
      expect(ranked.places.map((place) => place.path)).toContain('docs/session.md');
      expect(ranked).toMatchObject({ missing: ['zebra'], files: 4, searched: 4 });
      expect(ranked).not.toHaveProperty('capped');
    }
  });

  it('says how far it came when its bytes or its time are spent', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`f${i}.ts`, `session ${'x'.repeat(4_000)}`]),
    );
    const [inThread, inSlices] = bothLooks(temporaryTree(files));
    for (const reader of [inThread, inSlices]) {
      const some = await reader.rank(wanting('session'), { ...AMPLE, maxBytes: 40_000 });
      expect(some.places.length).toBeGreaterThan(0);
      expect(some.files).toBe(60);
      expect(some.searched).toBeGreaterThan(0);
      expect(some.searched).toBeLessThan(60);
      expect(some.capped).toBe(`${some.searched} of 60 files searched in the time`);
    }
    const none = await inThread.rank(wanting('session'), { ...AMPLE, deadlineMs: 0 });
    expect(none).toMatchObject({
      places: [],
      searched: 0,
      capped: expect.stringContaining('stopped after 0 s') as unknown,
    });
  });

  it('ends when it is cancelled', async () => {
    const [inThread] = bothLooks(temporaryTree({ 'a.ts': 'session' }));
    const cancel = new Cancellation();
    cancel.cancel();
    expect(await inThread.rank(wanting('session'), AMPLE, cancel.signal)).toMatchObject({ places: [], searched: 0 });
  });

  it('takes the beginning of a very large file, and passes over binary ones', async () => {
    const [inThread] = bothLooks(
      temporaryTree({
        'large.ts': `function expireSession() {}\n${'filler\n'.repeat(300_000)}`,
        'picture.png': 'session',
        'data.ts': Buffer.from('session\0session'),
        'small.ts': 'session',
      }),
    );
    const { places, searched } = await inThread.rank(wanting('expire session'), AMPLE);
    expect(places.map((place) => place.path).toSorted()).toEqual(['large.ts', 'small.ts']);
    expect(searched).toBe(4);
  });

  it('uses the history as far as it comes in time', async () => {
    const folder = temporaryTree({ 'a.ts': 'session', 'b.ts': 'session' });
    const scanner = diskScanner([{ name: 'app', folder, exclude: [] }], scanThreads() ?? NO_THREADS());
    const commit = { root: 'app', hash: 'c'.repeat(40), at: new Date().toISOString(), author: 'A', files: ['b.ts'] };
    const commits = Promise.resolve([{ ...commit, subject: 'Expire the session' }]);
    const known = await scanner.rank(wanting('expire the session'), AMPLE, undefined, commits);
    expect(known.places.find((place) => place.path === 'b.ts')?.commit?.subject).toBe('Expire the session');
    const never = new Promise<never>(() => undefined);
    const unknown = await scanner.rank(wanting('expire the session'), AMPLE, undefined, never);
    expect(unknown.places.map((place) => place.path).toSorted()).toEqual(['a.ts', 'b.ts']);
    const failing = await scanner.rank(wanting('expire the session'), AMPLE, undefined, Promise.resolve([]));
    expect(failing.places).toHaveLength(2);
  });
});

describe('what changes after the walk', () => {
  it('does not open the gate: folders and files swapped for links, pipes in place of files', async () => {
    const folder = temporaryTree({ 'd/a.ts': 'session', 'e.ts': 'session', 'f.ts': 'session', 'g.ts': 'session' });
    const outside = temporaryTree({ 'a.ts': 'session stolen', 'e.ts': 'session stolen' });
    const [inThread] = bothLooks(folder);
    expect((await inThread.walk(AMPLE)).value).toHaveLength(4);
    renameSync(path.join(folder, 'd'), path.join(folder, 'was'));
    symlinkSync(outside, path.join(folder, 'd'));
    rmSync(path.join(folder, 'e.ts'));
    symlinkSync(path.join(outside, 'e.ts'), path.join(folder, 'e.ts'));
    rmSync(path.join(folder, 'f.ts'));
    execFileSync('mkfifo', [path.join(folder, 'f.ts')]);
    const ranked = await inThread.rank(wanting('session stolen'), AMPLE);
    expect(ranked.places.map((place) => place.path)).toEqual(['g.ts']);
    expect(ranked.missing).toEqual(['stolen']);
    expect((await inThread.search(['session'], AMPLE)).value.map((match) => match.path)).toEqual(['g.ts']);
  });
});

describe('a tree that is large enough for several threads', () => {
  const FILES = 3_200;
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'look-'));
    for (let i = 0; i < FILES; i++) {
      const where = path.join(folder, `d${i % 40}`);
      mkdirSync(where, { recursive: true });
      writeFileSync(path.join(where, `f${i}.ts`), i === 777 ? 'export function expireSession() {}' : `const a = ${i};`);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is searched in full, and ranked as one thread would', async () => {
    const [inThread, inSlices] = bothLooks(folder);
    const request = wanting('expire the session', 3);
    const first = await inThread.rank(request, AMPLE);
    expect(first).toMatchObject({ files: FILES, searched: FILES, places: [{ path: 'd17/f777.ts' }] });
    expect(await inThread.rank(request, AMPLE)).toEqual(first);
    expect(await inSlices.rank(request, AMPLE)).toEqual(first);
    // With bytes to spare, helpers begin while the tree is still walked.
    const fresh = diskScanner([{ name: 'root0', folder, exclude: ['nothing'] }], scanThreads() ?? NO_THREADS());
    const texts = ['export function expireSession() {}'];
    expect(await fresh.rank(request, { ...AMPLE, maxBytes: 1e9 })).toEqual({ ...first, texts });
  });
});

describe('what a ranking has read', () => {
  const secret = 'hunter2hunter2hunter2';

  /** A folder with one file, a look at it in a thread, and how often this thread read a file of it. */
  function counted(text = `export const password = "${secret}";\nexport class SessionCache {}\n`) {
    const folder = temporaryTree({ 'cache.ts': text });
    const files = nodeFiles(folder);
    const read: string[] = [];
    const counting: FilePort = {
      ...files,
      readFile: (name, maxBytes) => {
        if (!name.endsWith('.gitignore')) read.push(name);
        return files.readFile(name, maxBytes);
      },
    };
    const roots: Root[] = [{ name: 'app', files: counting, exclude: [], disk: folder }];
    const scanner = diskScanner([{ name: 'app', folder, exclude: [] }], scanThreads() ?? NO_THREADS());
    return { folder, read, reader: createReader(roots, { scanner }) };
  }

  it('is not read again for its whole text, which has no secrets, and is read again after that', async () => {
    const { folder, read, reader } = counted();
    const ranked = await reader.rank(wanting('session cache'), AMPLE);
    expect(ranked).not.toHaveProperty('texts');
    const { value } = await reader.read('app', 'cache.ts');
    expect(read).toEqual([]);
    expect(value.text).toContain('class SessionCache');
    expect(value.text).not.toContain(secret);

    expect(await reader.read('app', 'cache.ts')).toEqual({ value });
    writeFileSync(path.join(folder, 'cache.ts'), 'changed');
    expect((await reader.read('app', 'cache.ts')).value.text).toBe('changed');
    expect(read).toEqual(['cache.ts', 'cache.ts']);
  });

  it('is read for lines, for fewer bytes, and where it is ignored since', async () => {
    const { folder, read, reader } = counted();
    await reader.rank(wanting('session cache'), AMPLE);
    await reader.read('app', 'cache.ts', { start: 2, end: 2 });
    await reader.read('app', 'cache.ts', undefined, { maxBytes: 20 });
    expect(read).toEqual(['cache.ts', 'cache.ts']);
    writeFileSync(path.join(folder, '.gitignore'), 'cache.ts\n');
    await reader.rank(wanting('session cache'), AMPLE);
    await expect(reader.read('app', 'cache.ts')).rejects.toThrow(/ignored/);
  });

  it('is read where it is very long', async () => {
    const { read, reader } = counted(`export class SessionCache {}\n${'// session cache\n'.repeat(5_000)}`);
    await reader.rank(wanting('session cache'), AMPLE);
    await reader.read('app', 'cache.ts');
    expect(read).toEqual(['cache.ts']);
  });
});

describe('a workspace without a disk', () => {
  /** Answers at once, so that nothing but the look itself lets others run. */
  function memoryFiles(count: number): FilePort {
    const text = new TextEncoder().encode('the session expires\n'.repeat(50));
    const children = Array.from({ length: count }, (_, i): Child => ({ name: `f${i}.ts`, kind: 'file' }));
    return {
      readDirectory: async () => ({ children, more: false }),
      stat: async (realPath) => ({ realPath, kind: realPath === '' ? 'folder' : 'file', size: text.length }),
      readFile: async () => ({ bytes: text, size: text.length }),
    };
  }

  it('is scanned in slices, between which others run', async () => {
    const reader = createReader([{ name: 'far', files: memoryFiles(2_000), exclude: [] }]);
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    const found = await reader.search(['expires'], AMPLE);
    const whileSearching = turns;
    const ranked = await reader.rank(wanting('expire session'), AMPLE);
    clearInterval(turn);
    expect(found.value.length).toBeGreaterThan(0);
    expect(ranked).toMatchObject({ files: 2_000, searched: 2_000 });
    expect(whileSearching).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(whileSearching);
  });

  it('is ranked up to a bound, which is told', async () => {
    const reader = createReader([{ name: 'far', files: memoryFiles(6_000), exclude: [] }]);
    const ranked = await reader.rank(wanting('expire session'), AMPLE);
    expect(ranked.files).toBe(5_000);
    expect(ranked.capped).toContain('the first 5000 of 6000');
  });
});
