import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { pickFiles } from '../../../src/extension/editor/panels/attachment-requests';
import type { SessionController } from '../../../src/extension/editor/sessions/session-controller';
import { memoryAttachments } from '../../../src/extension/node/sdd-folder/attachments';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { temporaryTree } from '../rigs/temporary-tree';

type Pick = { label: string; description: string; folder: object; path: string };

// Modules that another file loaded know the editor that stood in there.
vi.hoisted(() => vi.resetModules());

const editor = vi.hoisted(() => ({
  folder: { scheme: 'file', path: '', fsPath: '' },
  /** What happens while the person is looking at the list, and which of it they choose. */
  choose: (picks: Pick[]): Pick[] => picks,
}));

vi.mock('vscode', () => ({
  l10n: { t: (text: string, ...words: unknown[]) => text.replace(/\{(\d)\}/g, (_, i: string) => String(words[+i])) },
  Uri: { joinPath: (base: object) => base },
  window: { showQuickPick: async (picks: Promise<Pick[]>) => editor.choose(await picks) },
  workspace: {
    get workspaceFolders() {
      return [{ name: 'app', index: 0, uri: editor.folder }];
    },
  },
}));

function opened(files: Record<string, string>) {
  const folder = temporaryTree(files);
  editor.folder = { scheme: 'file', path: folder, fsPath: folder };
  const reader = diskReader([{ name: 'app', path: folder }]);
  const current = { reader, files: { attachments: memoryAttachments() }, interview: { elsewhere: null } };
  const dispatch = async () => ({ ok: true }) as const;
  return { folder, controller: { current, dispatch } as unknown as SessionController };
}

/** The person chooses `name`, and `meanwhile` something else becomes of it. */
function choosing(name: string, meanwhile: () => void = () => undefined): void {
  editor.choose = (picks) => {
    meanwhile();
    return picks.filter((pick) => pick.path === name);
  };
}

describe('a file of the workspace that the person attaches', () => {
  it('is read as it was listed', async () => {
    const { controller } = opened({ 'docs/a.txt': 'hello' });
    choosing('docs/a.txt');
    expect(await pickFiles(controller)).toMatchObject([{ name: 'a.txt', size: 5 }]);
  });

  it('is not read once it leads elsewhere, whichever part of its path does', async () => {
    const outside = temporaryTree({ 'a.txt': 'not of this workspace' });
    for (const part of ['docs/a.txt', 'docs']) {
      const { folder, controller } = opened({ 'docs/a.txt': 'hello' });
      const where = path.join(folder, part);
      choosing('docs/a.txt', () => {
        renameSync(where, `${where}.old`);
        symlinkSync(part === 'docs' ? outside : path.join(outside, 'a.txt'), where);
      });
      await expect(pickFiles(controller)).rejects.toThrow('a.txt cannot be read');
    }
  });

  it.skipIf(process.platform === 'win32')('is not waited for once it is a pipe', async () => {
    const { folder, controller } = opened({ 'a.txt': 'hello' });
    choosing('a.txt', () => {
      rmSync(path.join(folder, 'a.txt'));
      execFileSync('mkfifo', [path.join(folder, 'a.txt')]);
    });
    await expect(pickFiles(controller)).rejects.toThrow('a.txt cannot be read');
  });

  it('is not read whole once it is larger than can be attached', async () => {
    const { folder, controller } = opened({ 'a.txt': 'hello' });
    choosing('a.txt', () => truncateSync(path.join(folder, 'a.txt'), 4_000_000_000));
    await expect(pickFiles(controller)).rejects.toThrow('a.txt is too large');
  });

  it('is listed by its name as words, without icons of the editor and without what hides', async () => {
    const { folder, controller } = opened({ 'a.txt': 'hello' });
    const name = '$(check) trusted \u202egpj.txt';
    writeFileSync(path.join(folder, name), 'x');
    let labels: string[] = [];
    editor.choose = (picks) => {
      labels = picks.map(({ label }) => label);
      return [];
    };
    await pickFiles(controller);
    expect(labels).toContain('\\$(check) trusted gpj.txt');
  });
});
