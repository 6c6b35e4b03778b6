import { describe, expect, it, vi } from 'vitest';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import { vscodeLook } from '../../../../../src/extension/editor/workspace/editor-reader';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';

// Modules that another file loaded know the editor that stood in there.
vi.hoisted(() => vi.resetModules());

const virtual = vi.hoisted(() => {
  const FileType = { Unknown: 0, File: 1, Directory: 2, SymbolicLink: 64 };
  interface Place {
    path: string;
  }
  const texts = new Map<string, string>();
  const links = new Set<string>();
  const opened: string[] = [];
  const typeOf = (path: string) => {
    const base = texts.has(path)
      ? FileType.File
      : [...texts.keys()].some((p) => p.startsWith(`${path}/`))
        ? FileType.Directory
        : null;
    if (base === null) throw new Error(`EntryNotFound ${path}`);
    return links.has(path) ? base | FileType.SymbolicLink : base;
  };
  const fs = {
    stat: async ({ path }: Place) => ({ type: typeOf(path), size: texts.get(path)?.length ?? 0, ctime: 0, mtime: 0 }),
    readDirectory: async ({ path }: Place) => {
      const names = [...texts.keys()]
        .filter((p) => p.startsWith(`${path}/`))
        .map((p) => p.slice(path.length + 1).split('/')[0] ?? '');
      return [...new Set(names)].map((name): [string, number] => [name, typeOf(`${path}/${name}`)]);
    },
    readFile: async ({ path }: Place) => {
      opened.push(path);
      return new TextEncoder().encode(texts.get(path) ?? '');
    },
  };
  return { FileType, texts, links, opened, fs, trust: { granted: true } };
});

vi.mock('vscode', () => ({
  FileType: virtual.FileType,
  Uri: {
    joinPath: (base: { path: string }, ...names: string[]) => ({ ...base, path: [base.path, ...names].join('/') }),
  },
  workspace: {
    fs: virtual.fs,
    getConfiguration: () => ({ get: () => undefined, inspect: () => undefined }),
    get isTrusted() {
      return virtual.trust.granted;
    },
  },
}));

type Folders = Parameters<typeof vscodeLook>[0];

function folders(...given: { name: string; scheme: string; path: string }[]): Folders {
  return given.map(({ name, scheme, path }, index) => ({
    name,
    index,
    uri: { scheme, path, fsPath: path },
  })) as unknown as Folders;
}

function settings(values: Record<string, unknown>): NonNullable<Parameters<typeof vscodeLook>[1]> {
  const get = (key: string) => values[key];
  const inspect = (key: string) => ({ key, ...(values[`${key} by`] ?? { globalValue: values[key] }) });
  return () => ({ get, inspect }) as never;
}

describe('the folders of a window', () => {
  it('leave out what the person closed everywhere, whatever a workspace says', async () => {
    const path = temporaryTree({ 'clients/a.txt': 'a', 'drafts/b.txt': 'b', 'src/c.txt': 'c' });
    const said = { globalValue: ['clients/**'], workspaceValue: [], workspaceFolderValue: ['drafts/**', 7] };
    const reader = vscodeLook(
      folders({ name: 'app', scheme: 'file', path }),
      settings({ 'brainstorm.observe.exclude': [], 'brainstorm.observe.exclude by': said }),
    );
    const { value } = await reader.walk(AMPLE);
    expect(value.filter(({ kind }) => kind === 'file').map((file) => file.path)).toEqual(['src/c.txt']);
  });

  it('are told apart where they have the same name', () => {
    const reader = vscodeLook(
      folders({ name: 'app', scheme: 'file', path: '/x' }, { name: 'app', scheme: 'file', path: '/y' }),
    );
    expect(reader.roots()).toEqual(['app', 'app (2)']);
  });

  it('on this machine are read directly, without what the settings leave out', async () => {
    const path = temporaryTree({ 'src/a.ts': 'a', 'out/b.js': 'b', 'notes/c.md': 'c', 'd.tmp': '', 'e.ts': '' });
    const reader = vscodeLook(
      folders({ name: 'app', scheme: 'file', path }),
      settings({
        'files.exclude': { '**/*.tmp': true, '**/e.ts': false, odd: { when: '$(basename).ts' } },
        'search.exclude': { out: true },
        'brainstorm.observe.exclude': ['notes/**', 7],
      }),
    );
    expect((await reader.walk(AMPLE)).value.map(({ path: p }) => p)).toEqual(['e.ts', 'src/a.ts']);
  });

  it('in a virtual workspace are read through its file system, and links are refused', async () => {
    virtual.texts.clear();
    for (const [path, text] of [
      ['/repo/.gitignore', 'gen/\n'],
      ['/repo/src/a.ts', 'cache me'],
      ['/repo/gen/b.ts', 'cache'],
      ['/repo/.env', 'cache'],
      ['/repo/linked/c.ts', 'cache'],
    ] as const) {
      virtual.texts.set(path, text);
    }
    virtual.links.add('/repo/linked');
    const reader = vscodeLook(folders({ name: 'repo', scheme: 'memfs', path: '/repo' }), settings({}));
    expect((await reader.walk(AMPLE)).value.map(({ path }) => path)).toEqual(['.gitignore', 'src/a.ts']);
    expect((await reader.search(['cache'], AMPLE)).value.map(({ path }) => path)).toEqual(['src/a.ts']);
    expect((await reader.read('repo', 'src/a.ts')).value.text).toBe('cache me');
    await expect(reader.read('repo', 'linked/c.ts')).rejects.toThrow('goes through a link');
    await expect(reader.read('repo', '.env')).rejects.toBeInstanceOf(AccessRefused);
    expect(virtual.opened.filter((path) => !path.endsWith('.gitignore'))).not.toContain('/repo/.env');
    expect(virtual.opened).not.toContain('/repo/linked/c.ts');
  });

  it('run git only while the window is trusted, and search for patterns all the same', async () => {
    const path = temporaryTree({ 'src/a.ts': 'the session cookie' });
    const reader = vscodeLook(folders({ name: 'app', scheme: 'file', path }), settings({}));
    const status = { command: 'status', options: [], revisions: [], blobs: [], paths: [] } as const;
    const wanted = { root: '', pattern: 'session c.+e', literal: false, ignoreCase: false, word: false };
    const grep = () => reader.grep({ ...wanted, paths: [], globs: [] }, AMPLE);
    const found = [{ root: 'app', path: 'src/a.ts', line: 1, text: 'the session cookie' }];
    virtual.trust.granted = false;
    await expect(reader.git('', status, AMPLE)).rejects.toThrow('git does not run here');
    expect(await reader.history(AMPLE)).toEqual({ value: [] });
    expect((await grep()).value).toEqual(found);
    virtual.trust.granted = true;
    await expect(reader.git('', status, AMPLE)).rejects.toThrow('no git repository');
    expect((await grep()).value).toEqual(found);
  });
});
