import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { access, folder } from './access';

const TWICE = '- **FR-001** WHEN the disk is full, the system SHALL refuse the file. [Q1]';
const TEXT = ['# Saving', '', '## Requirements', '', TWICE, TWICE, '- **FR-002** Saving is fast. [Q1]', ''].join('\n');

/** What comes of looking again until there is something; a look that the editor cancels counts for nothing. */
async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 100; i++) {
    const found = await Promise.resolve(look()).catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('It did not happen.');
}

describe('Problems of specifications', () => {
  const place = () => vscode.Uri.joinPath(folder().uri, '.sdd', 'specs', '2026-01-01-saving', 'spec.md');
  const own = (uri: vscode.Uri) => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Brainstorm');

  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(place(), '..'), { recursive: true });
  });

  it('are shown at their lines, and a repeated line can be removed with a click', async () => {
    await access();
    await vscode.workspace.fs.writeFile(place(), Buffer.from(TEXT));
    const document = await vscode.workspace.openTextDocument(place());
    await vscode.window.showTextDocument(document);
    const shown = await eventually(() => (own(place()).length > 0 ? own(place()) : undefined));
    assert.deepEqual(
      shown
        .filter(({ severity }) => severity <= vscode.DiagnosticSeverity.Warning)
        .map(({ code, range }) => [code, range.start.line]),
      [
        ['vague', 6],
        ['duplicate_id', 5],
        ['no_acceptance', 2],
      ],
    );
    const fix = await eventually(async () => {
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        place(),
        document.lineAt(5).range,
        vscode.CodeActionKind.QuickFix.value,
      );
      return actions.find(({ title }) => title === 'Remove the repeated line');
    });
    assert.ok(fix.edit);
    await vscode.workspace.applyEdit(fix.edit);
    assert.equal(document.getText().split(TWICE).length, 2);
    await eventually(() => (own(place()).some(({ code }) => code === 'duplicate_id') ? undefined : true));
    await document.save();
  });

  it('are those of specifications only', async () => {
    await access();
    await vscode.workspace.fs.writeFile(place(), Buffer.from(TEXT));
    const other = vscode.Uri.joinPath(folder().uri, 'spec.md');
    await vscode.workspace.fs.writeFile(other, Buffer.from(TEXT));
    try {
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(other));
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(place()));
      await eventually(() => (own(place()).length > 0 ? true : undefined));
      assert.deepEqual(own(other), []);
    } finally {
      await vscode.workspace.fs.delete(other);
    }
  });
});
