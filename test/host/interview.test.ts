import assert from 'node:assert/strict';
import { appendFile, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { automaticAnswer } from '../../src/agents/questions/catalogue';
import { COMMANDS } from '../../src/extension/editor/commands/command-ids';
import { access, eventually, folder, inFolder, openQuestion, startSession, view } from './access';

async function journal(id: string): Promise<{ seq: number; event: { type: string; [field: string]: unknown } }[]> {
  const text = await readFile(inFolder('.sdd', 'sessions', id, 'journal.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { seq: number; event: { type: string } });
}

/** Does something while every file takes longer to reach the disk than a list waits before it is read. */
async function onASlowDisk(work: () => Promise<void>): Promise<void> {
  const handle = await open(__filename);
  const handles = Object.getPrototypeOf(handle) as { write: (bytes: Uint8Array) => Promise<unknown> };
  await handle.close();
  const { write } = handles;
  handles.write = async function (this: unknown, bytes) {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    return write.call(this, bytes);
  };
  try {
    await work();
  } finally {
    handles.write = write;
  }
}

describe('An interview', () => {
  afterEach(async () => {
    await (await access()).controller.close();
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('starts with a look, asks, takes an answer, and has it on disk', async () => {
    const test = await access();
    const question = await startSession(test);
    const answer = automaticAnswer(question.type, question.config, 'first');
    const command =
      answer === null
        ? ({ type: 'non_answer', questionId: question.id, nonAnswer: 'you_decide' } as const)
        : ({ type: 'answer', questionId: question.id, answer } as const);
    await test.request({ type: 'command', command });
    await test.controller.current?.interview.idle();
    const { id, saved, look } = view(test);
    assert.equal(saved, 'saved');
    assert.ok(look.evidence.length > 0, 'the look found evidence');
    const events = (await journal(id)).map(({ event }) => event);
    assert.equal(events[0]?.type, 'session_started');
    const given = events.find((event) => event['questionId'] === question.id);
    assert.equal(given?.['by'], 'person');
    assert.equal(await readFile(inFolder('.sdd', '.gitignore'), 'utf8'), 'sessions/\n');
  });

  it('is listed as it stands on disk, however slowly the disk takes it', async () => {
    const test = await access();
    const question = await startSession(test);
    const { id } = view(test);
    const listed = async (): Promise<number | undefined> =>
      (await test.sessions.all()).find((session) => session.id === id)?.answered;
    await eventually('the session in the list', async () => (await listed()) === 0);
    await onASlowDisk(async () => {
      const skip = { type: 'non_answer', questionId: question.id, nonAnswer: 'you_decide' } as const;
      await test.request({ type: 'command', command: skip });
    });
    await eventually('its answer in the list', async () => (await listed()) === 1);
  });

  it('goes on where it stood after the window was closed', async () => {
    const test = await access();
    const question = await startSession(test);
    const { id } = view(test);
    await test.controller.close();
    assert.equal(test.controller.view(), null);
    await test.request({ type: 'resume', sessionId: id });
    assert.equal((await openQuestion(test)).id, question.id);
    assert.ok((await journal(id)).some(({ event }) => event.type === 'session_resumed'));
  });

  it('is resumed once when it is asked for twice at the same time', async () => {
    const test = await access();
    const question = await startSession(test);
    const { id } = view(test);
    await test.controller.close();
    const resume = { type: 'resume', sessionId: id } as const;
    await Promise.all([test.request(resume), test.request(resume)]);
    assert.equal((await openQuestion(test)).id, question.id);
    assert.equal(view(test).problem, null);
    const resumed = (await journal(id)).filter(({ event }) => event.type === 'session_resumed');
    assert.equal(resumed.length, 1);
  });

  it('sets damaged records aside and goes on', async () => {
    const test = await access();
    const question = await startSession(test);
    const { id } = view(test);
    await test.controller.close();
    await appendFile(inFolder('.sdd', 'sessions', id, 'journal.jsonl'), '{"v":1,"seq":99,"torn');
    await test.request({ type: 'resume', sessionId: id });
    assert.equal((await openQuestion(test)).id, question.id);
    assert.match(await readFile(inFolder('.sdd', 'sessions', id, 'quarantine.jsonl'), 'utf8'), /torn/);
  });

  it('takes the selected lines along as context', async () => {
    const test = await access();
    const document = await vscode.workspace.openTextDocument(
      vscode.Uri.joinPath(folder().uri, 'src', 'http', 'cache.ts'),
    );
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(1, 2, 4, 0);
    await vscode.commands.executeCommand(COMMANDS.startFromSelection);
    await startSession(test, 'Make this cache bounded');
    const { selection } = test.controller.current?.interview.session ?? {};
    assert.deepEqual(
      { path: selection?.path, startLine: selection?.startLine, endLine: selection?.endLine, root: selection?.root },
      { path: 'src/http/cache.ts', startLine: 2, endLine: 4, root: undefined },
    );
    assert.equal(selection?.text, document.getText(new vscode.Range(1, 0, 3, 1_000)));
    await test.request({ type: 'open_source', sourceId: 'selection' });
    assert.equal(vscode.window.activeTextEditor?.document.uri.fsPath, document.uri.fsPath);
    assert.equal(vscode.window.activeTextEditor?.selection.start.line, 1);
  });

  it('opens a cited place beside the panel, at its line', async () => {
    const test = await access();
    test.panel.show();
    await startSession(test);
    const evidence = test.controller.current?.interview.session.evidence[0];
    assert.ok(evidence, 'there is evidence');
    await test.request({ type: 'open_source', sourceId: evidence.id });
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.fsPath, inFolder(...evidence.path.split('/')));
    assert.equal(editor?.selection.start.line, evidence.startLine - 1);
    assert.notEqual(editor?.viewColumn, test.panel.column);
    await assert.rejects(
      test.request({ type: 'open_source', sourceId: 'E999' }),
      /There is no file to open for “E999”/,
    );
  });

  it('writes the specification when it is wrapped up, and opens it', async () => {
    const test = await access();
    await startSession(test);
    await test.request({ type: 'command', command: { type: 'wrap_up' } });
    await test.controller.current?.interview.idle();
    const { spec, ended } = view(test);
    assert.equal(ended, true);
    assert.match(spec?.path ?? '', /^\.sdd\/specs\/.+\/spec\.md$/);
    assert.equal(spec?.markdown, await readFile(inFolder(...(spec?.path ?? '').split('/')), 'utf8'));
    await test.request({ type: 'copy_spec' });
    assert.equal(await vscode.env.clipboard.readText(), spec?.markdown);
    await vscode.commands.executeCommand(COMMANDS.openSpec);
    await eventually('the specification as it reads, in the editor’s preview', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(
          ({ input }) =>
            input instanceof vscode.TabInputCustom &&
            input.viewType === 'vscode.markdown.preview.editor' &&
            input.uri.fsPath.endsWith(`${path.sep}spec.md`),
        ),
    );
    await vscode.commands.executeCommand('markdown.reopenAsSource');
    await eventually('its text, one click away', () =>
      vscode.window.visibleTextEditors.some(({ document }) => document.fileName.endsWith(`${path.sep}spec.md`)),
    );
  });

  it('stores an attachment under the hash of its content', async () => {
    const test = await access();
    const { id: questionId } = await startSession(test);
    const data = Buffer.from('a note').toString('base64');
    const file = { name: 'note.txt', mime: 'image/png', data };
    const { hash, type } = await test.request({ type: 'attach', questionId, ...file });
    assert.equal(type, 'text/plain');
    assert.deepEqual(await readdir(inFolder('.sdd', 'sessions', view(test).id, 'attachments')), [hash]);
    assert.deepEqual(await test.request({ type: 'attachment', hash }), { mime: 'text/plain', data });
  });

  it('lets the person edit code in a tab of the editor, and takes back what is saved', async () => {
    const test = await access();
    const { id: questionId } = await startSession(test);
    const edited = test.request({
      type: 'edit_code',
      questionId,
      code: 'let a = 1;\r\n\tlet b;',
      language: 'typescript',
    });
    const editor = await eventually('the code in a tab', () =>
      vscode.window.activeTextEditor?.document.fileName.endsWith('answer.ts') === true
        ? vscode.window.activeTextEditor
        : null,
    );
    await editor.edit((change) => change.insert(new vscode.Position(1, 1), 'x'));
    await editor.document.save();
    assert.deepEqual(await edited, { code: 'let a = 1;\r\n\txlet b;' });
  });
});

describe('What an interview refuses', () => {
  afterEach(async () => {
    await (await access()).controller.close();
  });

  it('automatic answers: only a person answers here', async () => {
    const test = await access();
    const { id: questionId } = await startSession(test);
    const { version } = view(test);
    const outcome = await test.controller.dispatch(
      { type: 'non_answer', questionId, nonAnswer: 'you_decide' },
      'harness',
    );
    assert.deepEqual(outcome, { ok: false, reason: 'Only a person can do this here. Nothing was changed.' });
    assert.equal(view(test).version, version);
    assert.equal(view(test).open?.id, questionId);
  });

  it('an answer to a question that is not open', async () => {
    const test = await access();
    await startSession(test);
    const command = { type: 'answer', questionId: 'Q99', answer: { text: 'x' } } as const;
    await assert.rejects(test.request({ type: 'command', command }), /There is no question Q99/);
  });

  it('an empty request, and one that is too long, without creating anything', async () => {
    const test = await access();
    await test.controller.close();
    await rm(inFolder('.sdd'), { recursive: true, force: true });
    await assert.rejects(
      test.request({ type: 'start', request: ' \n', withSelection: false, led: null }),
      /The request is empty/,
    );
    const long = 'x'.repeat(100_000);
    await assert.rejects(
      test.request({ type: 'start', request: long, withSelection: false, led: null }),
      /100000 characters; at most 50000/,
    );
    assert.equal(test.controller.current, null);
    assert.equal((await readdir(folder().uri.fsPath)).includes('.sdd'), false);
  });

  it('nothing to be lost: with a file in the place of .sdd it goes on in memory, says so, and stores all once it can', async () => {
    const test = await access();
    await test.controller.close();
    await rm(inFolder('.sdd'), { recursive: true, force: true });
    await writeFile(inFolder('.sdd'), 'in the way');
    const question = await startSession(test);
    assert.equal(view(test).saved, 'memory_only');
    assert.match(view(test).problem ?? '', /\.sdd is a file, but a folder of this name is needed/);
    await rename(inFolder('.sdd'), inFolder('moved-away'));
    await test.request({
      type: 'command',
      command: { type: 'non_answer', questionId: question.id, nonAnswer: 'you_decide' },
    });
    await test.controller.current?.interview.idle();
    assert.equal(view(test).saved, 'saved');
    const numbers = (await journal(view(test).id)).map(({ seq }) => seq);
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    );
    await rm(inFolder('moved-away'));
  });

  it('a link that is no web or mail address', async () => {
    const test = await access();
    await assert.rejects(
      test.request({ type: 'open_link', href: 'command:workbench.action.quit' }),
      /Only web and mail addresses/,
    );
  });
});
