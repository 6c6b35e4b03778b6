import assert from 'node:assert/strict';
import { scenario, useServer } from './harness.mjs';
import { answerOpenQuestion, answerUntilThePlan, approvePlan, openQuestion } from './interview.mjs';

useServer({ fakeModels: true });

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

/** The editor puts every refusal of a tool on its console. A call is refused where another scenario's interview runs. */
const REFUSED = { newWindow: true, allowedErrors: [/invokeTool\] Error from tool brainstorm/] };

const FIRST = 'Who calls the product API most?';
const SECOND = 'What must never come out of the cache?';
const INPUT = {
  context: 'There is an `LRUCache` in `src/http/cache.ts` already. **Nobody uses it yet.**',
  request: 'Add caching to the product API',
  initial_questions: [
    {
      type: 'pick_one',
      config: {
        question: FIRST,
        options: [
          { id: 'shop', label: 'The web shop' },
          { id: 'partners', label: 'Partners' },
        ],
      },
    },
    { type: 'ask_text', config: { question: SECOND } },
  ],
};

scenario('an agent that calls the tool waits for me, and gets my answers and the specification', async (t) => {
  await t.open();
  const outcome = await callTool(t, { text: 'I will build that.' });
  assert.equal((await openQuestion(t)).title, FIRST);
  const request = t.workbench.panel().getByTestId('request');
  assert.match(await request.innerText(), /An agent asks:\s+Add caching to the product API/);
  await t.screenshot('first-question');
  await request.getByText('What the agent says it knows').click();
  await request.getByText('Nobody uses it yet.').waitFor();
  await t.screenshot('what-the-agent-knows');
  await answerOpenQuestion(t);
  await t.until('the agent’s second question', async () => (await openQuestion(t)).title === SECOND);
  await t.screenshot('second-question');
  await answerUntilThePlan(t);
  assert.equal(outcome(), undefined);
  await approvePlan(t);

  const { text, calls } = await t.until('the agent has its result', outcome);
  assert.equal(text, 'I will build that.');
  const { answers, summary, spec, completed } = JSON.parse(calls[0].result);
  assert.equal(completed, true);
  assert.deepEqual(answers.slice(0, 2), [
    { question: FIRST, type: 'pick_one', answer: { selected: 'shop' }, text: 'The web shop' },
    {
      question: SECOND,
      type: 'ask_text',
      answer: { text: 'Product lists and single products, nothing of a user.' },
      text: 'Product lists and single products, nothing of a user.',
    },
  ]);
  assert.deepEqual([spec], t.files(/^\.sdd\/specs\/.*\/spec\.md$/));
  assert.ok(t.read(spec).includes(summary));
  const told = t.fakeModels.requests().at(-1).messages.at(-1);
  assert.deepEqual(told.parts, [{ result: { id: 'the-call', text: calls[0].result } }]);
  await t.screenshot('end');
});

scenario(
  'an agent gets what there is when I close the tab, and nothing when it goes away; I can go on',
  async (t) => {
    await t.open();
    const closed = await callTool(t);
    await answerOpenQuestion(t);
    await t.until('the second question', async () => (await openQuestion(t)).title === SECOND);
    await t.workbench.command('View: Close Editor');
    const [call] = (await t.until('the call ends', closed)).calls;
    const { answers, completed, spec } = JSON.parse(call.result);
    assert.deepEqual([answers.length, answers[0].question, completed, spec], [1, FIRST, false, null]);
    await t.workbench.command('SDD Brainstorm: Show Interview');
    await t.until('the second question is back', async () => (await openQuestion(t)).title === SECOND);

    const refused = await callTool(t);
    const [late] = (await t.until('the second call ends', refused)).calls;
    assert.match(late.error, /A brainstorm is running in this window already/);
    await t.workbench.command('View: Close Editor');

    const cancelled = await callTool(t);
    await t.until('the first question of another session', async () => (await openQuestion(t)).title === FIRST);
    await t.fakeModels.cancelToolLoop();
    assert.match((await t.until('the call is cancelled', cancelled)).error, /cancell?ed/i);
    await answerOpenQuestion(t);
    await t.until('its second question', async () => (await openQuestion(t)).title === SECOND);
    await t.screenshot('after-cancelling');
  },
  REFUSED,
);

scenario(
  'an agent is told what is wrong with its call, and that a folder is needed',
  async (t) => {
    await t.open({});
    const [question] = INPUT.initial_questions;
    const wrong = await callTool(t, undefined, { request: 'Add caching', initial_questions: [question, question] });
    const [first] = (await t.until('the first call ends', wrong)).calls;
    assert.match(first.error, /initial_questions\[1\]\.config\.question: the same question as initial_questions\[0\]/);
    const homeless = await callTool(t);
    const [second] = (await t.until('the second call ends', homeless)).calls;
    assert.match(second.error, /Open a folder first/);
  },
  REFUSED,
);

scenario('to a question about files I choose some from the workspace, and the agent is told which', async (t) => {
  await t.open();
  const config = { question: 'Which files show how it is done today?', multiple: true };
  const outcome = await callTool(t, undefined, {
    request: INPUT.request,
    initial_questions: [{ type: 'ask_file', config }],
  });
  assert.equal((await openQuestion(t)).title, config.question);
  const card = t.workbench.panel().getByTestId('open-question');
  await card.getByRole('button', { name: 'Choose from the workspace…' }).click();
  await t.quickInput.pickSeveral(['cache.ts', 'README.md']);
  await card.locator('.file-name').nth(1).waitFor();
  assert.deepEqual((await card.locator('.file-name').allInnerTexts()).sort(), ['README.md', 'cache.ts']);
  await t.screenshot('chosen');
  await card.getByTestId('submit').click();
  await t.until('the next question', async () => (await openQuestion(t)).title !== config.question);
  await t.workbench.command('View: Close Editor');
  const [call] = (await t.until('the call ends', outcome)).calls;
  const [{ answer }] = JSON.parse(call.result).answers;
  assert.deepEqual(answer.files.map(({ name }) => name).sort(), ['README.md', 'cache.ts']);
  assert.equal(t.files(/^\.sdd\/sessions\/.*\/attachments\/./).length, 2);
});

/**
 * A model calls the tool; once it is told the result it says `reply`.
 *
 * @param {Scenario} t
 * @param {object} [reply]
 * @param {object} [input]
 */
async function callTool(t, reply = { text: 'I see.' }, input = INPUT) {
  t.fakeModels.script({ parts: [{ call: { id: 'the-call', name: 'brainstorm', input } }] }, reply);
  return await t.fakeModels.startToolLoop({ prompt: 'What do we need to know?', tools: ['brainstorm'] });
}
