import { beforeEach, describe, expect, it, vi } from 'vitest';
import { homeFor, homePaths } from '../../../../../src/extension/editor/sessions/home';

interface Folder {
  name: string;
  uri: { scheme: string; fsPath: string };
}

const editor = vi.hoisted(() => {
  // The files of a worker share their modules: one that was loaded before would go on with that file's editor.
  vi.resetModules();
  return { folders: undefined as Folder[] | undefined };
});

vi.mock('vscode', () => ({
  l10n: { t: (text: string) => text },
  workspace: {
    get workspaceFolders() {
      return editor.folders;
    },
  },
}));

const folder = (fsPath: string, scheme = 'file'): Folder => ({ name: fsPath.slice(1), uri: { scheme, fsPath } });

describe('where a session is kept', () => {
  beforeEach(() => {
    editor.folders = undefined;
  });

  it('is nowhere without a folder: the person is told to open one', () => {
    expect(homeFor(undefined)).toEqual({
      kind: 'none',
      reason: expect.stringMatching(/^Open a folder first/) as string,
    });
    expect(homePaths()).toEqual([]);
  });

  it('is the first folder of the window, or that of the selected code', () => {
    editor.folders = [folder('/api'), folder('/web')];
    expect(homeFor(undefined)).toEqual({ kind: 'folder', path: '/api' });
    expect(homeFor(editor.folders[1] as never)).toEqual({ kind: 'folder', path: '/web' });
    expect(homePaths()).toEqual(['/api', '/web']);
  });

  it('is the memory in a virtual workspace, and the person is told what that means', () => {
    editor.folders = [folder('/repo', 'vscode-vfs')];
    expect(homeFor(undefined)).toEqual({
      kind: 'memory',
      reason: expect.stringMatching(/virtual workspace.+copy the specification/) as string,
    });
    expect(homePaths()).toEqual([]);
  });
});
