import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { COMMANDS } from '../../src/extension/editor/commands/command-ids';
import type { CheckReport } from '../../src/agents/checking/check-report';
import { told, writeSpec } from '../unit/rigs/spec-files';
import { eventually, folder, inFolder } from './access';

type Lens = Pick<vscode.CodeLens, 'command' | 'range'>;

describe('Checking code against specifications', () => {
  const code = (): string => inFolder('checked.ts');
  const test_ = (): string => inFolder('checked.test.ts');
  let spec = '';

  beforeEach(() => {
    // What other tests left there has statements of the same names.
    rmSync(inFolder('.sdd', 'specs'), { recursive: true, force: true });
    const lines = ['export function kept(key: string) {', '  const page = pages.get(key);', '  return page;', '}', ''];
    writeFileSync(code(), lines.join('\n'));
    writeFileSync(test_(), "it('FR-001: keeps a page', () => {});\nit('FR-099: is nothing', () => {});\n");
    spec = writeSpec(folder().uri.fsPath, {
      trace: [told('FR-001', ['Q1', 'E1']), told('FR-002')],
      cites: { E1: 'checked.ts:1-4' },
    });
  });
  afterEach(async () => {
    for (const path_ of [spec, code(), test_()]) rmSync(path_, { recursive: true, force: true });
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  const shown = async (): Promise<vscode.TextDocument> => {
    await vscode.commands.executeCommand(COMMANDS.checkSpec);
    const document = vscode.window.activeTextEditor?.document;
    assert.equal(document?.uri.scheme, 'brainstorm-check');
    return document;
  };

  it('shows who names what, with links, and marks labels of no specification', async () => {
    const document = await shown();
    assert.match(document.getText(), /\| FR-001 \| named by a test: checked\.test\.ts:1 \|/);
    assert.match(document.getText(), /\| FR-002 \| named nowhere \|/);
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    const targets = links.map(({ target }) => `${path.basename(target?.path ?? '')}#${target?.fragment ?? ''}`);
    assert.ok(targets.includes('checked.test.ts#L1'), targets.join(' '));
    const problems = vscode.languages.getDiagnostics(vscode.Uri.file(test_())).map(({ message }) => message);
    assert.deepEqual(problems, ['No specification has a statement FR-099.']);
  });

  it('accepts what changed at one click, and only there', async () => {
    writeFileSync(code(), readFileSync(code(), 'utf8').replace('return page', 'return null'));
    const document = await shown();
    assert.match(document.getText(), /\| Changed \| FR-001 \| ?.*checked\.ts:1-4/s);
    const lenses = await vscode.commands.executeCommand<Lens[]>('vscode.executeCodeLensProvider', document.uri);
    const accept = lenses.find(({ command }) => command?.command === COMMANDS.checkAccept);
    assert.ok(accept?.command, 'nothing can be accepted');
    await vscode.commands.executeCommand(accept.command.command, ...((accept.command.arguments ?? []) as unknown[]));
    const after = await eventually('the report without drift', () => {
      const text = document.getText();
      return text.includes('Changed') ? null : text;
    });
    assert.match(after, /1 accepted later/);
    const kept = JSON.parse(readFileSync(path.join(spec, 'accepted.json'), 'utf8')) as { accepted: CheckReport[] };
    assert.equal(kept.accepted.length, 1);
    appendFileSync(code(), '// More.\n');
    assert.doesNotMatch((await shown()).getText(), /Changed/);
  });
});
