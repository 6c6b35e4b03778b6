import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import type { CallResult } from '../../src/agents/call/call-result';
import { automaticAnswer } from '../../src/agents/questions/catalogue';
import type { BrainstormInput } from '../../src/extension/editor/tool/brainstorm-api';
import { access, eventually, inFolder, openQuestion, startSession, view } from './access';
import { fakeModels } from './fake-models';

const FIRST = 'Which tests must still pass?';
const SECOND = 'Who waits for it?';
const INPUT: BrainstormInput = {
  context: 'The store has an **LRU cache** already.',
  request: 'Make the product search faster',
  initial_questions: [
    { type: 'confirm', config: { question: FIRST, yesLabel: 'All of them' } },
    { type: 'pick_one', config: { question: SECOND, options: [{ id: 'shoppers', label: 'Shoppers' }] } },
  ],
};

type Host = Awaited<ReturnType<typeof access>>;

/** Answers the open question as the page does. */
async function answer(host: Host): Promise<void> {
  const { id, type, config } = await openQuestion(host);
  const chosen = automaticAnswer(type, config, 'first');
  const command =
    chosen === null
      ? ({ type: 'non_answer', questionId: id, nonAnswer: 'you_decide' } as const)
      : ({ type: 'answer', questionId: id, answer: chosen } as const);
  await host.request({ type: 'command', command });
  await host.controller.current?.interview.idle();
}

async function answerAll(host: Host): Promise<void> {
  for (let number = 1; number <= 20 && !view(host).ended; number++) await answer(host);
}

/** The session that a call began, once it asks. */
async function begun(host: Host, before?: string): Promise<string> {
  const id = await eventually('a session begins', () => {
    const { current } = host.controller;
    return current?.id !== before && current?.id;
  });
  await openQuestion(host);
  return id;
}

async function closePage(host: Host): Promise<void> {
  const isPage = ({ input }: vscode.Tab): boolean =>
    input instanceof vscode.TabInputWebview && input.viewType.endsWith('brainstorm.interview');
  const page = await eventually('the page is there', () =>
    vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(isPage),
  );
  await vscode.window.tabGroups.close(page);
  await eventually('the page is closed', () => !host.panel.isOpen);
}

function titles({ answers }: CallResult): string[] {
  return answers.map(({ question }) => question);
}

describe('A call by an agent', () => {
  let host: Host;

  beforeEach(async () => {
    host = await access();
    await host.controller.close();
    await fakeModels.reset();
  });
  afterEach(async () => {
    await host.controller.close();
    await vscode.workspace
      .getConfiguration('brainstorm')
      .update('budget.questions', undefined, vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('is offered to the editor’s agents as a tool', () => {
    const tool = vscode.lm.tools.find(({ name }) => name === 'brainstorm');
    assert.ok(tool, 'the tool is there');
    assert.match(tool.description, /blocks until the person is done/);
    const { properties } = tool.inputSchema as { properties: object };
    assert.deepEqual(Object.keys(properties), ['request', 'context', 'initial_questions']);
  });

  it('lasts until the person has approved the specification, and gives what they said', async () => {
    const call = host.brainstorm(INPUT);
    await begun(host);
    assert.equal(host.panel.isOpen, true);
    const { caller, open, request } = view(host);
    assert.deepEqual([caller, request], [{ context: INPUT.context }, INPUT.request]);
    assert.deepEqual([open?.config['question'], open?.config['yesLabel']], [FIRST, 'All of them']);
    await answerAll(host);
    const result = await call;
    assert.deepEqual(titles(result).slice(0, 2), [FIRST, SECOND]);
    assert.deepEqual(result.answers[1], {
      question: SECOND,
      type: 'pick_one',
      answer: { selected: 'shoppers' },
      text: 'Shoppers',
    });
    assert.equal(result.completed, true);
    assert.notEqual(result.summary, '');
    assert.ok(existsSync(inFolder(...(result.spec ?? '').split('/'))), 'the specification is there');
  });

  it('by a model comes to the same: the result reaches it as JSON', async () => {
    await fakeModels.script({ parts: [{ call: { id: 'c1', name: 'brainstorm', input: INPUT } }] }, { text: 'Thanks.' });
    const loop = fakeModels.runToolLoop({ tools: ['brainstorm'] });
    const id = await begun(host);
    await answerAll(host);
    assert.equal((await loop).text, 'Thanks.');
    const [, told] = await fakeModels.requests();
    const text = JSON.stringify(told?.messages.at(-1));
    const { calls } = await loop;
    const result = JSON.parse(String(calls[0]?.['result'])) as CallResult;
    assert.ok(text.includes(JSON.stringify(calls[0]?.['result'])), 'the model got it');
    assert.deepEqual(titles(result).slice(0, 2), [FIRST, SECOND]);
    assert.deepEqual([result.completed, result.session_id], [true, id]);
  });

  it('is refused with all that is wrong with its input, and where', async () => {
    const input = {
      request: '',
      initial_questions: [{ type: 'pick_one', config: { question: 'Which?' } }, { type: 'x' }],
    };
    const problems = /request: is empty.*\n.*\[0\]\.config\.options: .*\n.*\[1\]\.type: "x" is not a question type/;
    await assert.rejects(host.brainstorm(input as BrainstormInput), problems);
    await fakeModels.script({ parts: [{ call: { name: 'brainstorm', input } }] }, { text: 'I see.' });
    const { calls } = await fakeModels.runToolLoop({ tools: ['brainstorm'] });
    assert.match(String(calls[0]?.['error']), problems);
    assert.equal(host.controller.current, null);
  });

  it('gives what there is when the person closes the page; the session can be resumed', async () => {
    const call = host.brainstorm(INPUT);
    const id = await begun(host);
    await answer(host);
    await closePage(host);
    const result = await call;
    assert.deepEqual([titles(result), result.completed, result.spec], [[FIRST], false, null]);
    await host.controller.close();
    await host.request({ type: 'resume', sessionId: id });
    assert.equal((await openQuestion(host)).config['question'], SECOND);
  });

  it('ends for an agent that cancels it, and not for the person', async () => {
    const source = new vscode.CancellationTokenSource();
    const call = host.brainstorm(INPUT, source.token);
    const id = await begun(host);
    source.cancel();
    await assert.rejects(call, vscode.CancellationError);
    assert.deepEqual([host.controller.current?.id, host.controller.isRunning, host.panel.isOpen], [id, true, true]);
    await answer(host);
    assert.equal((await openQuestion(host)).config['question'], SECOND);
    await assert.rejects(host.brainstorm(INPUT, source.token), vscode.CancellationError);
  });

  it('by a tool can be cancelled as well', async () => {
    await fakeModels.script({ parts: [{ call: { name: 'brainstorm', input: INPUT } }] });
    const loop = fakeModels.runToolLoop({ tools: ['brainstorm'] });
    const id = await begun(host);
    const ended = assert.rejects(loop, /cancell?ed/i);
    await fakeModels.cancelToolLoop();
    await ended;
    assert.deepEqual([host.controller.current?.id, host.controller.isRunning], [id, true]);
  });

  it('is refused while the person has a session, which goes on', async () => {
    const { id } = await startSession(host, 'Add a cache to the product search');
    await assert.rejects(host.brainstorm(INPUT), /is running in this window already: “Cache for the product search”/);
    assert.equal((await openQuestion(host)).id, id);
  });

  it('is refused while another one lasts, and welcome after the person has closed that', async () => {
    const call = host.brainstorm(INPUT);
    const id = await begun(host);
    await assert.rejects(host.brainstorm(INPUT), /Only the person can end it/);
    await closePage(host);
    assert.equal((await call).session_id, id);
    const next = host.brainstorm({ request: 'Log slow searches' });
    await begun(host, id);
    await host.request({ type: 'command', command: { type: 'wrap_up' } });
    assert.deepEqual([(await next).completed, (await next).spec === null], [false, false]);
  });

  it('gives what there is when the person goes to another session', async () => {
    const call = host.brainstorm(INPUT);
    await begun(host);
    await answer(host);
    await startSession(host, 'Something else entirely');
    assert.deepEqual([titles(await call), (await call).completed], [[FIRST], false]);
  });

  it('asks at most 15 questions, whatever the setting says, unless the person allows more', async () => {
    await vscode.workspace
      .getConfiguration('brainstorm')
      .update('budget.questions', 40, vscode.ConfigurationTarget.Global);
    const call = host.brainstorm(INPUT);
    await begun(host);
    assert.equal(view(host).meter.budget, 15);
    await host.request({ type: 'command', command: { type: 'change_budget', budget: 20 } });
    assert.equal(view(host).meter.budget, 20);
    await closePage(host);
    await call;
  });
});
