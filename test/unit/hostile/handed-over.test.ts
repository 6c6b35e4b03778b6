import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnWriting } from '../../../src/agents/workspace/classify-path';
import type { ChosenSpec } from '../../../src/extension/editor/exports/chosen-spec';
import { exportSpec } from '../../../src/extension/editor/exports/spec-exports';
import { handOver, handoverOffers, HANDOVERS } from '../../../src/extension/editor/handover/hand-over';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';
import { specWith } from '../../bench/exports/specs';
import { temporaryFolder } from '../rigs/temporary-folder';

// Modules that another file loaded know the editor that stood in there.
vi.hoisted(() => vi.resetModules());

const editor = vi.hoisted(() => ({
  isTrusted: false,
  shell: '/bin/bash',
  copied: [] as string[],
  commands: [] as unknown[],
  terminals: [] as unknown[],
  typed: [] as unknown[],
}));

vi.mock('vscode', () => ({
  l10n: { t: (text: string) => text },
  env: {
    get shell() {
      return editor.shell;
    },
    clipboard: { writeText: (text: string) => Promise.resolve(void editor.copied.push(text)) },
  },
  workspace: {
    get isTrusted() {
      return editor.isTrusted;
    },
    getConfiguration: () => ({ get: () => false }),
    workspaceFolders: [],
  },
  commands: {
    getCommands: () => Promise.resolve(['workbench.action.chat.open']),
    executeCommand: (...given: unknown[]) => Promise.resolve(void editor.commands.push(given)),
  },
  window: {
    createTerminal: (given: unknown) => {
      editor.terminals.push(given);
      return { show: () => undefined, sendText: (...text: unknown[]) => void editor.typed.push(text) };
    },
  },
}));

async function chosen(): Promise<ChosenSpec> {
  const folder = new SddFolder(await temporaryFolder());
  await folder.write(['specs', 'x', 'spec.md'], '# A specification');
  const spec = specWith('x', [{ kind: 'requirement', text: 'It SHALL be so.' }]);
  return {
    folder,
    path: '.sdd/specs/x/spec.md',
    sessionId: 's',
    read: () => Promise.resolve({ spec, source: '.sdd/specs/x/spec.md', cautions: [] }),
  };
}

beforeEach(() => Object.assign(editor, { isTrusted: false, copied: [], commands: [], terminals: [], typed: [] }));

describe('a specification in a workspace that is not trusted', () => {
  it('can be copied, and nothing else', async () => {
    expect(await handoverOffers()).toEqual([{ id: 'clipboard', label: 'Copy for another agent' }]);
    for (const id of HANDOVERS.filter((each) => each !== 'clipboard'))
      await expect(handOver(await chosen(), id), id).rejects.toThrow('only be copied');
    await handOver(await chosen(), 'clipboard');
    expect(editor.copied).toEqual([expect.stringContaining('# A specification')]);
    expect([editor.commands, editor.terminals]).toEqual([[], []]);
  });

  it('is exported below .sdd, and nowhere else', async () => {
    const consent = { write: () => Promise.resolve(true), replace: () => Promise.resolve('replace' as const) };
    await expect(exportSpec(await chosen(), ['kiro'], 'workspace', consent)).rejects.toThrow('below .sdd only');
    expect((await exportSpec(await chosen(), ['kiro'], 'exports', consent))?.written).toHaveLength(3);
  });
});

describe('a specification that is handed over', () => {
  it('goes to the chat as a message that is not sent', async () => {
    editor.isTrusted = true;
    await handOver(await chosen(), 'chat');
    expect(editor.commands).toEqual([
      ['workbench.action.chat.open', { query: expect.stringContaining('#brainstorm') as string, isPartialQuery: true }],
    ]);
  });
});

describe('what was exported', () => {
  it('is our own writing, and no place for a change', () => {
    expect(isOwnWriting('.sdd/exports/kiro/x/tasks.md')).toBe(true);
    expect(isOwnWriting('openspec/specs/x/spec.md')).toBe(false);
  });
});
