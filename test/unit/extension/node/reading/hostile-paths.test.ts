import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecretPath } from '../../../../../src/agents/workspace/secret-names';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import type { Child, FilePort } from '../../../../../src/extension/node/file-api/file-api';
import { createReader } from '../../../../../src/extension/node/reading/workspace-reader';
import { AMPLE } from '../../../rigs/budgets';

/** A tree in memory that writes down every path that is opened, and holds whatever names it is given. */
function recordingFiles(paths: readonly string[]): { files: FilePort; opened: string[] } {
  const opened: string[] = [];
  const texts = new Set(paths);
  const folders = new Set(['', ...paths.flatMap((p) => p.split('/').map((_, i, all) => all.slice(0, i).join('/')))]);
  const childrenOf = (folder: string): Child[] => {
    const below = folder === '' ? '' : `${folder}/`;
    const names = [...texts].filter((p) => p.startsWith(below)).map((p) => p.slice(below.length).split('/'));
    return [...new Map(names.map(([name = '', ...rest]) => [name, rest.length > 0])).entries()].map(
      ([name, isFolder]) => ({
        name,
        kind: isFolder ? 'folder' : 'file',
      }),
    );
  };
  const files: FilePort = {
    readDirectory: async (path) => ({ children: childrenOf(path), more: false }),
    stat: async (path) => {
      if (!texts.has(path) && !folders.has(path)) throw new AccessRefused('There is no such file.');
      return { realPath: path, kind: texts.has(path) ? 'file' : 'folder', size: 4 };
    },
    readFile: async (path) => {
      opened.push(path);
      if (!texts.has(path)) throw new Error('no such file');
      return { bytes: new TextEncoder().encode('text'), size: 4 };
    },
  };
  return { files, opened };
}

const nasty = fc.constantFrom(
  '..',
  '.',
  '',
  '.env',
  '.ENV',
  '.git',
  '.g\u200cit',
  'id_rsa',
  'C:',
  '~',
  'a\nb',
  'a\\b',
  '\u202eenv.',
  'aux',
  ' ',
  'src',
);
const segment = fc.oneof(nasty, fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 }));
const hostilePath = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'));
const plainName = fc
  .oneof(nasty, fc.string({ minLength: 1, maxLength: 8 }))
  .filter((name) => name !== '' && name !== '.' && name !== '..' && !name.includes('/'));
const tree = fc.array(
  fc.array(plainName, { minLength: 1, maxLength: 3 }).map((names) => names.join('/')),
  { maxLength: 6 },
);

/** Folders and files of one name cannot both be there. */
function consistent(paths: readonly string[]): string[] {
  return paths.filter((p) => !paths.some((other) => other.startsWith(`${p}/`)));
}

describe('hostile paths', () => {
  it('open nothing outside, nothing secret and nothing under another name', async () => {
    await fc.assert(
      fc.asyncProperty(hostilePath, async (asked) => {
        const { files, opened } = recordingFiles(['src/a.ts']);
        const reader = createReader([{ name: 'app', files, exclude: [] }]);
        for (const work of [reader.read('app', asked), reader.list('app', asked, AMPLE)]) {
          await work.catch((error: unknown) => expect(error).toBeInstanceOf(AccessRefused));
        }
        for (const path of opened.filter((p) => !p.endsWith('.gitignore'))) {
          expect(path.split('/')).not.toContain('..');
          expect(path).not.toMatch(/^\/|[\\:\0]/);
          expect(isSecretPath(path)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('in a tree are either left out of the walk, or can be read as they were listed', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (paths) => {
        const there = consistent(paths);
        const { files, opened } = recordingFiles(there);
        const reader = createReader([{ name: 'app', files, exclude: [] }]);
        const { value } = await reader.walk(AMPLE);
        for (const { root, path } of value) {
          expect(there).toContain(path);
          expect((await reader.read(root, path)).value.path).toBe(path);
        }
        await reader.search(['text'], AMPLE);
        expect(opened.filter((path) => !path.endsWith('.gitignore') && isSecretPath(path))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a file system that does not answer', () => {
  const silent: FilePort = {
    readDirectory: () => new Promise(() => undefined),
    stat: () => new Promise(() => undefined),
    readFile: () => new Promise(() => undefined),
  };

  it('is given up soon after the deadline', async () => {
    const reader = createReader([{ name: 'app', files: silent, exclude: [] }]);
    await expect(reader.walk({ ...AMPLE, deadlineMs: 1 })).rejects.toThrow('did not answer for the workspace in time');
    await expect(reader.read('app', 'a.ts', undefined, { deadlineMs: 1 })).rejects.toBeInstanceOf(AccessRefused);
  });

  it('is not blamed for what holds this thread up', async () => {
    const soon = async () => {
      await setImmediate();
      return { bytes: new TextEncoder().encode('text'), size: 4 };
    };
    const slow: FilePort = {
      ...silent,
      stat: async (path) => ({ realPath: path, kind: path === '' ? 'folder' : 'file', size: 4 }),
      readFile: soon,
    };
    const reader = createReader([{ name: 'app', files: slow, exclude: [] }]);
    const read = reader.read('app', 'a.ts', undefined, { deadlineMs: 1 });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_300);
    expect((await read).value.text).toBe('text');
  });

  it('does not hold up a cancelled call', async () => {
    const reader = createReader([{ name: 'app', files: silent, exclude: [] }]);
    const cancel = new AbortController();
    const walk = reader.walk(AMPLE, cancel.signal);
    cancel.abort();
    await expect(walk).rejects.toThrow('cancelled');
  });
});
