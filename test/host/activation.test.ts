import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import { COMMANDS } from '../../src/extension/editor/commands/command-ids';
import { SETTINGS } from '../../src/extension/editor/settings/setting-schemas';
import { access, extension, inFolder } from './access';

suite('Activation', () => {
  test('does nothing before it is used where no session lies', () => {
    assert.equal(existsSync(inFolder('.sdd', 'sessions')), false);
    assert.equal(extension().isActive, false);
  });

  test('registers every command of the manifest', async () => {
    await access();
    const registered = new Set(await vscode.commands.getCommands(true));
    assert.deepEqual(
      Object.values(COMMANDS).filter((command) => !registered.has(command)),
      [],
    );
  });

  test('has in the manifest the settings that the code reads, with the same defaults', () => {
    const configuration = vscode.workspace.getConfiguration('brainstorm');
    for (const [name, { schema }] of Object.entries(SETTINGS)) {
      assert.deepEqual(configuration.inspect(name)?.defaultValue, schema.parse(undefined), name);
    }
    assert.deepEqual(configuration.inspect('observe.exclude')?.defaultValue, []);
  });
});
