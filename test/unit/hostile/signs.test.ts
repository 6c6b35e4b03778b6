import { describe, expect, it, vi } from 'vitest';
import { workspaceSigns } from '../../../src/extension/editor/sessions/workspace-signs';

// Modules that another file loaded know the editor that stood in there.
vi.hoisted(() => vi.resetModules());

const editor = vi.hoisted(() => ({ type: 0, opened: 0 }));

vi.mock('vscode', () => ({
  FileType: { Unknown: 0, File: 1, Directory: 2, SymbolicLink: 64 },
  Uri: { joinPath: (base: object, name: string) => ({ ...base, name }) },
  workspace: {
    workspaceFolders: [{ uri: {} }],
    fs: {
      readDirectory: async () => [['package.json', editor.type]],
      stat: async () => ({ type: editor.type, size: 0 }),
      readFile: async () => {
        editor.opened++;
        return new TextEncoder().encode('{"dependencies":{"express":"5"}}');
      },
    },
  },
}));

describe('the signs of what a workspace is about', () => {
  it.each([
    ['a pipe or a device', 0],
    ['a link to a device', 64],
    ['a link to a file elsewhere', 65],
  ])('are read from no package.json that is %s', async (_, type) => {
    Object.assign(editor, { type, opened: 0 });
    expect((await workspaceSigns()).packages).toEqual([]);
    expect(editor.opened).toBe(0);
  });

  it('are read from a regular one', async () => {
    Object.assign(editor, { type: 1, opened: 0 });
    expect((await workspaceSigns()).packages).toEqual(['express']);
  });
});
