import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { COMMANDS } from '../../src/extension/editor/commands/command-ids';
import { told, writeSpec } from '../unit/rigs/spec-files';
import { access, eventually, folder, inFolder, startSession, view } from './access';

const FOLDER = '2026-11-20-order-archive';

describe('Changing an approved specification', () => {
  const { showInputBox, showInformationMessage } = vscode.window;
  let spec = '';

  beforeEach(() => {
    // What other tests left there may speak of the same.
    rmSync(inFolder('.sdd', 'specs'), { recursive: true, force: true });
    writeFileSync(inFolder('archived.ts'), 'export function archive() {\n  return orders.old();\n}\n');
    const text = 'Archived orders are kept for ten years.';
    spec = writeSpec(folder().uri.fsPath, {
      folder: FOLDER,
      title: 'An archive for orders',
      trace: [told('FR-001', ['Q1'], { text }), told('FR-002')],
    });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showInputBox, showInformationMessage });
    await (await access()).controller.close();
    for (const path of [spec, inFolder('archived.ts')]) rmSync(path, { recursive: true, force: true });
  });

  it('begins with what stands, and shows what it changes', async () => {
    const test_ = await access();
    await test_.controller.close();
    Object.assign(vscode.window, { showInputBox: async () => 'Delete FR-002.' });
    await vscode.commands.executeCommand(COMMANDS.changeSpec, { folder: FOLDER });
    const open = await eventually('the plan', () => test_.controller.view()?.open);
    assert.equal(open.purpose, 'approval');
    const stands = view(test_).draft.sections.find(({ topicId }) => topicId === 'earlier');
    assert.equal(stands?.title, 'What stands: An archive for orders');
    assert.deepEqual(
      stands.statements.map(({ label, text }) => `${label}: ${text}`),
      ['FR-001: Archived orders are kept for ten years.'],
    );
  });

  it('is offered where a request touches it, with the line', async () => {
    // A check walks the folders anew, so that what was just written is known.
    await vscode.commands.executeCommand(COMMANDS.checkSpec);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    const test_ = await access();
    const said: string[] = [];
    const asked: (string | undefined)[] = [];
    Object.assign(vscode.window, {
      showInformationMessage: async (text: string, ...items: string[]) => {
        said.push(text);
        return items[0];
      },
      showInputBox: async (options: vscode.InputBoxOptions) => {
        asked.push(options.value);
        return undefined;
      },
    });
    await startSession(test_, 'Let people search archived orders that are kept');
    await eventually('the offer', () => asked.length > 0);
    assert.deepEqual(said, [
      'An approved specification speaks of this: Decided on 2026-11-20 for “An archive for orders” (FR-001): Archived orders are kept for ten years, unless this change says otherwise',
    ]);
    assert.deepEqual(asked, ['Let people search archived orders that are kept']);
  });

  it('is told where a rule of the project forbids what is asked for, with the line', async () => {
    writeFileSync(inFolder('AGENTS.md'), '# Agents\n\n- Order totals are integers of cents, never floats.\n');
    try {
      await vscode.commands.executeCommand(COMMANDS.checkSpec);
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
      const test_ = await access();
      const said: string[] = [];
      Object.assign(vscode.window, { showInformationMessage: async (text: string) => void said.push(text) });
      await startSession(test_, 'Totals should be floats');
      await eventually('the rule', () => said.length > 0);
      assert.match(
        said[0] ?? '',
        /goes against a rule of the project .*AGENTS\.md.*: it forbids what the request asks for\. .*Order totals are integers/,
      );
    } finally {
      rmSync(inFolder('AGENTS.md'), { force: true });
    }
  });
});
