import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { COMMANDS } from '../../src/extension/editor/commands/command-ids';
import { SETTINGS } from '../../src/extension/editor/settings/setting-schemas';
import { access, extension, inFolder } from './access';

describe('Activation', () => {
  it('does nothing before it is used where no session lies', () => {
    assert.equal(existsSync(inFolder('.sdd', 'sessions')), false);
    assert.equal(extension().isActive, false);
  });

  it('registers every command of the manifest', async () => {
    await access();
    const registered = new Set(await vscode.commands.getCommands(true));
    assert.deepEqual(
      Object.values(COMMANDS).filter((command) => !registered.has(command)),
      [],
    );
  });

  it('loads at first only what a window without a session needs', async () => {
    await access();
    const dist = path.join(extension().extensionPath, 'dist');
    const parts = readJson<Record<string, { inputs: Record<string, number> }>>(path.join(dist, 'extension-parts.json'));
    const loaded = Object.entries(parts).filter(([name]) => path.join(dist, path.basename(name)) in require.cache);
    assert.ok(loaded.length > 0);
    const inputs = loaded.flatMap(([, part]) => Object.keys(part.inputs));
    const late = /node_modules\/(?:openai|re2js|@secretlint)\/|src\/agents\/(?:engine\/interview|roles\/rule-based)/;
    assert.deepEqual(
      inputs.filter((input) => late.test(input)),
      [],
    );
  });

  it('has in the manifest the settings that the code reads, with the same defaults', () => {
    const configuration = vscode.workspace.getConfiguration('brainstorm');
    for (const [name, { schema }] of Object.entries(SETTINGS)) {
      assert.deepEqual(configuration.inspect(name)?.defaultValue, schema.parse(undefined), name);
    }
    assert.deepEqual(configuration.inspect('observe.exclude')?.defaultValue, []);
  });
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
