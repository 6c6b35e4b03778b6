import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { automaticAnswer } from '../../src/agents/questions/catalogue';
import { COMMANDS } from '../../src/extension/editor/commands/command-ids';
import { chooseSpec } from '../../src/extension/editor/exports/chosen-spec';
import { exportSpec, type ExportConsent } from '../../src/extension/editor/exports/spec-exports';
import { handOver, handoverOffers } from '../../src/extension/editor/handover/hand-over';
import { access, eventually, folder, inFolder, startSession, view } from './access';

const REFUSES: ExportConsent = {
  write: () => Promise.resolve(false),
  replace: () => Promise.resolve('stop'),
};

/** The files that the editor's previews show. */
function shownTabs(): string[] {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.flatMap(({ input }) => (input instanceof vscode.TabInputCustom ? [input.uri.fsPath] : []));
}

/** Answers whatever is asked until the session has ended. */
async function finishSession(): Promise<{ id: string; specPath: string }> {
  const test = await access();
  await startSession(test);
  for (let turn = 0; turn < 40; turn++) {
    await test.controller.current?.interview.idle();
    const { ended, open } = view(test);
    if (ended) break;
    assert.ok(open, 'a question is open');
    const approves = { decision: 'approve', annotations: [] };
    const answer = open.purpose === 'approval' ? approves : automaticAnswer(open.type, open.config, 'first');
    const command =
      answer === null
        ? ({ type: 'non_answer', questionId: open.id, nonAnswer: 'you_decide' } as const)
        : ({ type: 'answer', questionId: open.id, answer } as const);
    await test.request({ type: 'command', command });
  }
  const { id, spec } = view(test);
  assert.ok(spec, 'a specification is written');
  return { id, specPath: spec.path };
}

describe('A written specification', () => {
  let session: { id: string; specPath: string };
  const chosen = async () => {
    const spec = await chooseSpec((await access()).controller);
    assert.ok(spec, 'a specification is at hand');
    return spec;
  };

  before(async () => {
    const settings = vscode.workspace.getConfiguration('brainstorm');
    await settings.update('export.formats', ['kiro'], vscode.ConfigurationTarget.Global);
    session = await finishSession();
    await (await access()).exports.idle();
    await settings.update('export.formats', undefined, vscode.ConfigurationTarget.Global);
  });
  after(async () => {
    await (await access()).controller.close();
    for (const made of ['openspec', '.kiro', 'specs']) await rm(inFolder(made), { recursive: true, force: true });
    await rm(inFolder('.sdd', 'exports'), { recursive: true, force: true });
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('is also written as the setting says, below .sdd/exports', async () => {
    assert.deepEqual((await readdir(inFolder('.sdd', 'exports'))).sort(), ['kiro', 'written.json']);
  });

  it('is found from its folder in the explorer, and only there', async () => {
    const { controller } = await access();
    const file = vscode.Uri.joinPath(folder().uri, ...session.specPath.split('/'));
    const spec = await chooseSpec(controller, vscode.Uri.joinPath(file, '..'));
    assert.equal(spec?.sessionId, session.id);
    assert.equal((await chooseSpec(controller, file))?.sessionId, session.id);
    assert.equal((await chooseSpec(controller))?.sessionId, session.id);
    await assert.rejects(chooseSpec(controller, vscode.Uri.joinPath(folder().uri, 'src')), /Choose a folder below/);
  });

  it('is found by the command where no session is open', async () => {
    const { controller } = await access();
    await controller.close();
    const opened = Promise.resolve(vscode.commands.executeCommand(COMMANDS.openSpec)).then(() => true);
    const isOpen = () => shownTabs().some((file) => file.endsWith(path.join(...session.specPath.split('/'))));
    // The list of the specifications comes when their folders were read.
    await eventually('the specification', async () => {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      return isOpen();
    });
    assert.ok(await opened);
    await (await access()).request({ type: 'resume', sessionId: session.id });
  });

  it('goes to the tools’ own places only after its paths were agreed to', async () => {
    assert.equal(await exportSpec(await chosen(), ['kiro'], 'workspace', REFUSES), null);
    await assert.rejects(readdir(inFolder('.kiro')));
    let asked: readonly string[] = [];
    const agrees = { ...REFUSES, write: (paths: readonly string[]) => Promise.resolve((asked = paths).length > 0) };
    const exported = await exportSpec(await chosen(), ['kiro', 'openspec'], 'workspace', agrees);
    assert.deepEqual(exported?.written, asked);
    assert.ok(
      asked.some((file) => file.startsWith('.kiro/specs/')) &&
        asked.some((file) => file.startsWith('openspec/changes/')),
    );
    for (const file of asked) assert.ok((await readFile(inFolder(...file.split('/')))).length > 0);
  });

  it('replaces a file that was changed only where that is agreed to', async () => {
    const write = () => Promise.resolve(true);
    const first = await exportSpec(await chosen(), ['kiro'], 'workspace', { ...REFUSES, write });
    const file = first?.written[0] ?? '';
    const at = inFolder(...file.split('/'));
    await writeFile(at, 'Mine now.');
    assert.equal(await exportSpec(await chosen(), ['kiro'], 'workspace', { ...REFUSES, write }), null);
    const leaves: ExportConsent = { write, replace: () => Promise.resolve('leave') };
    assert.deepEqual((await exportSpec(await chosen(), ['kiro'], 'workspace', leaves))?.left, [file]);
    assert.equal(await readFile(at, 'utf8'), 'Mine now.');
    const replaces: ExportConsent = { write, replace: () => Promise.resolve('replace') };
    await exportSpec(await chosen(), ['kiro'], 'workspace', replaces);
    assert.notEqual(await readFile(at, 'utf8'), 'Mine now.');
  });

  it('is handed to what is installed here: a terminal has the line, and nothing is run', async () => {
    const bin = await mkdtemp(path.join(os.tmpdir(), 'agents-'));
    const before = process.env['PATH'];
    await writeFile(path.join(bin, 'claude'), `#!/bin/sh\ntouch "${bin}/was-run"\n`);
    await chmod(path.join(bin, 'claude'), 0o755);
    process.env['PATH'] = `${bin}${path.delimiter}${before ?? ''}`;
    try {
      const test = await access();
      const offers = await test.request({ type: 'build_offers' });
      assert.deepEqual(offers, await handoverOffers());
      assert.equal(offers.at(-1)?.id, 'clipboard');
      assert.ok(offers.some(({ id, label }) => id === 'claude' && label === 'Claude Code'));
      assert.ok(!offers.some(({ id }) => id === 'codex'));
      await test.request({ type: 'build_from_spec', offer: 'claude' });
      const terminal = await eventually('a terminal', () =>
        vscode.window.terminals.find(({ name }) => name === 'Claude Code'),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      assert.deepEqual((await readdir(bin)).sort(), ['claude']);
      terminal.dispose();
      await assert.rejects(test.request({ type: 'build_from_spec', offer: 'codex' }), /not installed/);
      await assert.rejects(test.request({ type: 'build_from_spec', offer: 'rm' }), /no such way/);
    } finally {
      process.env['PATH'] = before;
      await rm(bin, { recursive: true, force: true });
    }
  });

  it('is copied with what an agent is to do', async () => {
    const test = await access();
    await test.request({ type: 'build_from_spec', offer: 'clipboard' });
    const copied = await vscode.env.clipboard.readText();
    assert.match(copied, /^Read \.sdd\/specs\/\S+\/(?:brief|spec)\.md and build what it says/);
    assert.match(copied, /brainstorm tool/);
    assert.match(copied, /\n\n[^]*# /);
  });

  it('goes into a new chat of the editor, unsent, where the editor has one and the person lets it', async () => {
    const has = async () => (await handoverOffers()).some(({ id }) => id === 'chat');
    assert.equal(await has(), false);
    await assert.rejects(handOver(await chosen(), 'chat'), /no chat/);
    const chat = vscode.workspace.getConfiguration('chat');
    await chat.update('disableAIFeatures', false, vscode.ConfigurationTarget.Global);
    try {
      await eventually('a chat', has);
      await handOver(await chosen(), 'chat');
    } finally {
      await chat.update('disableAIFeatures', true, vscode.ConfigurationTarget.Global);
      await vscode.commands.executeCommand('workbench.action.closeAuxiliaryBar');
    }
  });
});
