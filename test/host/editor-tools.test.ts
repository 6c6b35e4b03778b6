import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { editorTools } from '../../src/extension/editor/language-models/editor-tools';
import { toolResultText } from '../../src/extension/editor/language-models/tool-result-text';
import { createRedactor } from '../../src/extension/node/redaction/redactor';
import { eventually } from './access';
import { fakeModels } from './fake-models';
import { failure } from './model-request';

const unending = new AbortController().signal;
const redact = createRedactor();

describe('Tools of the editor', () => {
  beforeEach(() => fakeModels.reset());

  it('are those that the person listed, and that are there', () => {
    const { specs } = editorTools(['fake_search', 'not_there'], redact);
    assert.deepEqual(
      specs.map(({ name }) => name),
      ['fake_search'],
    );
    assert.equal(specs[0]?.description, 'Searches nothing and finds what the query says.');
    assert.deepEqual(specs[0]?.parameters['required'], ['query']);
  });

  it('answer in text', async () => {
    const found = await editorTools(['fake_search'], redact).call('fake_search', { query: 'cache' }, unending);
    assert.equal(found, 'Found “cache”.\n');
    assert.deepEqual(await fakeModels.searches(), [{ query: 'cache' }]);
  });

  it('are never invoked unless they are listed', async () => {
    const refused = await editorTools([], redact).call('fake_search', { query: 'cache' }, unending);
    assert.equal(refused, 'refused: there is no tool fake_search. There are none.');
    assert.match(
      await editorTools(['fake_search'], redact).call('run_in_terminal', { command: 'ls' }, unending),
      /^refused: .* There are: fake_search\.$/,
    );
    assert.deepEqual(await fakeModels.searches(), []);
  });

  it('that write or run are not there, even if they are listed', async () => {
    const run = vscode.lm.tools.find(({ name }) => name === 'run_in_terminal');
    assert.ok(run, 'this editor has such a tool');
    const tools = editorTools(['run_in_terminal', 'brainstorm', 'submit_result'], redact);
    assert.deepEqual(tools.specs, []);
    assert.match(await tools.call('run_in_terminal', { command: 'ls' }, unending), /^refused: /);
  });

  it('want an object', async () => {
    const tools = editorTools(['fake_search'], redact);
    for (const input of ['cache', null, ['cache'], 7]) {
      assert.match(await tools.call('fake_search', input, unending), /^refused: fake_search takes a JSON object/);
    }
    assert.deepEqual(await fakeModels.searches(), []);
  });

  it('tell of their failures', async () => {
    const told = await editorTools(['fake_search'], redact).call(
      'fake_search',
      { query: 'x', fail: 'no index' },
      unending,
    );
    assert.equal(told, 'failed: fake_search: no index');
  });

  it('give no secrets and no more than 8,000 characters', async () => {
    const secret = `ghp_${'a1Kq7Zw9'.repeat(5)}`;
    const told = await editorTools(['fake_search'], redact).call(
      'fake_search',
      { query: secret, times: 900 },
      unending,
    );
    assert.ok(told.startsWith('Found “[redacted]”.\n'));
    assert.ok(!told.includes('ghp_'));
    assert.equal(told.length, 8_000);
    assert.ok(told.endsWith('[cut off here: ask for less]'));
  });

  it('are cancelled with the call', async () => {
    const leaving = new AbortController();
    const call = editorTools(['fake_search'], redact).call('fake_search', { query: 'x', hang: true }, leaving.signal);
    await eventually('it was invoked', async () => (await fakeModels.searches()).length === 1);
    leaving.abort();
    assert.equal((await failure(call)).kind, 'cancelled');
  });

  it('may answer with prompt elements and data, of which the text counts', () => {
    const text = (value: string, lineBreakBefore: boolean): object => ({ type: 2, text: value, lineBreakBefore });
    const element = {
      node: { type: 1, ctor: 1, children: [text('one', false), { type: 1, children: [text('two', true)] }] },
    };
    assert.equal(
      toolResultText([
        new vscode.LanguageModelPromptTsxPart(element),
        vscode.LanguageModelDataPart.text('three'),
        vscode.LanguageModelDataPart.image(new Uint8Array([1]), 'image/png'),
        'odd',
      ]),
      'one\ntwo\nthree\n[image/png left out]',
    );
  });
});

describe('The fake agent', () => {
  beforeEach(() => fakeModels.reset());

  it('calls the tools that its model asks for, and tells it their results', async () => {
    await fakeModels.script(
      { when: 'Look it up.', parts: [{ call: { id: 'a', name: 'fake_search', input: { query: 'cache' } } }] },
      { when: 'Found “cache”.', text: 'There it is.' },
    );
    assert.deepEqual(await fakeModels.runToolLoop({ prompt: 'Look it up.', tools: ['fake_search'] }), {
      text: 'There it is.',
      calls: [{ name: 'fake_search', input: { query: 'cache' }, result: 'Found “cache”.\n' }],
    });
    assert.equal(await fakeModels.left(), 0);
  });

  it('is told what a tool refuses, and stops when it is cancelled', async () => {
    await fakeModels.script(
      { parts: [{ call: { name: 'fake_search', input: { query: 'x', fail: 'no index' } } }] },
      { when: 'Error: no index', parts: [{ call: { name: 'fake_search', input: { query: 'x', hang: true } } }] },
      { text: 'Then not.' },
    );
    const running = fakeModels.runToolLoop({ tools: ['fake_search'] });
    await eventually('the second call hangs', async () => (await fakeModels.searches()).length === 2);
    await fakeModels.cancelToolLoop();
    await assert.rejects(running, /cancel/i);
  });
});
