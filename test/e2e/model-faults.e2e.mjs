import assert from 'node:assert/strict';
import {
  emptyStream,
  endless,
  invalidJson,
  redirect,
  resetMidStream,
  silent,
  stalled,
  status,
  toolLoop,
} from '../model-server/faults.mjs';
import { goodModel } from '../model-server/good-model.mjs';
import { startModelServer } from '../model-server/server.mjs';
import { scenario, useServer } from './harness.mjs';
import { answerOpenQuestion, answersGiven, openQuestion, say, startBrainstorm } from './interview.mjs';
import { leadIs, ledBy, replyToTrial, setForMachine } from './model-settings.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */
/** @typedef {import('../model-server/replies.mjs').Reply} Reply */
/** @typedef {import('../model-server/recorded-request.mjs').RecordedRequest} RecordedRequest */

/** Seconds of a call. A busy machine needs some of them for good replies, and to show what came of a stalled one. */
const CALL_SECONDS = 10;

useServer({ settings: { 'brainstorm.budget.questions': 30 }, newWindows: true });

scenario('whatever goes wrong with the model is said in plain words, and no answer is lost', async (t) => {
  /** @type {{role: string, reply: Reply} | null} */
  let fault = null;
  const server = await startModelServer({ respond, models: ['scripted', 'other'] });
  const elsewhere = await startModelServer();
  const { host } = new URL(server.origin);
  const panel = t.workbench.panel();
  const block = panel.getByTestId('model-block');
  /** @type {string[]} */
  let given = [];
  try {
    setForMachine(t, { ...ledBy(server), 'brainstorm.openai.timeoutSeconds': CALL_SECONDS });
    await t.open();

    fail('bootstrapper', status(503, { message: 'The model is overloaded.' }));
    await startBrainstorm(t, 'Let people undo a frobnication');
    await isBlocked('unavailable', /failed \(status 503\)\. It says: The model is overloaded\./);
    assert.equal(await panel.getByTestId('open-question').count(), 0);
    await t.workbench.setTheme('Default Dark Modern');
    fail('contextProbe', toolLoop('retrieve', { text: 'cache' }).reply);
    await block.getByTestId('model-retry').click();
    assert.equal((await openQuestion(t)).title, 'When should “Let people undo a frobnication” take effect?');
    await panel.getByText(/Looked at \d+ places/).waitFor();
    const calls = (/** @type {string} */ wanted) => server.calls.filter(({ role }) => role === wanted).length;
    // What goes wrong beside the question is over once the planner has its turn.
    await t.until('the model has stopped looking', () => calls('planner') > 0);
    const looks = calls('contextProbe');
    assert.ok(looks > 1 && looks < 10, `the same look was asked for ${looks} times`);
    assert.equal(await block.count(), 0);
    fault = null;
    for (const topic of ['reporting', 'rollout', 'support']) {
      await say(t, `We must also talk about ${topic}`);
      await panel.getByTestId('conversation').getByText(`I have put ${topic} on the list.`).waitFor();
    }

    fail('interviewer', invalidJson());
    await answer();
    await isAskedOffline('invalid-json');

    // The first question of the next topic was prepared: every topic comes up before one is discussed in depth.
    fault = null;
    await answer();
    await openQuestion(t);

    fail('interviewer', stalled('{"acknowledgement":"So it is clear'));
    await answer();
    await panel.getByTestId('streaming').getByText('So it is clear').waitFor();
    await isBlocked('stalled', new RegExp(`did not finish within ${CALL_SECONDS} seconds`));
    assert.equal(await panel.getByTestId('streaming').count(), 0);
    await choose('retry');

    fail('interviewer', resetMidStream());
    await answer();
    await isBlocked('reset', /The connection to 127\.0\.0\.1:\d+ broke off\./);
    await choose('offline');
    await leadIs(t, 'Questionnaire without a model');
    await panel.locator('.card .badge', { hasText: 'made by rules' }).first().waitFor();
    await t.screenshot('without-a-model');
    await t.workbench.command('SDD Brainstorm: Select Model…');
    await t.quickInput.pick(/scripted at/);
    await leadIs(t, `scripted at ${host}`);

    fail('orchestrator', status(401, { message: 'Incorrect API key provided.' }));
    await say(t, 'Support must be able to open it.');
    await isBlocked(
      'unauthorised',
      /wants a key, and none is set for it\. Set one \(in the editor: “SDD Brainstorm: Set API Key…”\), or/,
    );
    fault = null;
    await block.getByTestId('model-another').click();
    await t.quickInput.pick(`Another model from ${host}…`);
    await t.quickInput.pick('other');
    await goesOn();
    await leadIs(t, `other at ${host}`);

    fail('writer', status(429, { message: 'Rate limit reached.' }));
    // What is said beside the questions is written down at once.
    await say(t, 'The cache must survive a restart.');
    await isBlocked('too-many-requests', /takes no more calls for now.*You can answer below; what follows waits/);
    await answer();
    assert.equal(await panel.getByTestId('open-question').count(), 0);
    await choose('retry');

    fail('interviewer', endless());
    await answer();
    await isAskedOffline('endless');

    fail('orchestrator', emptyStream());
    await say(t, 'Support must be able to open it.');
    await goesOn();
    await panel.getByText(/Rules stood in for the model \(leading the conversation\)/).waitFor({ state: 'attached' });

    fail('orchestrator', redirect(`${elsewhere.baseUrl}/chat/completions`));
    await say(t, 'Support must be able to open it.');
    await isBlocked('redirect', /sends calls on to another address, which is not followed\./);
    assert.equal(elsewhere.requests.length, 0);
    await choose('retry');

    fail('interviewer', silent());
    await answer();
    await panel.getByTestId('stop-model').click();
    await isBlocked('stopped', /You stopped the model\./);
    const call = server.calls.findLast(({ role }) => role === 'interviewer');
    await call?.ended;
    assert.equal(call?.closedEarly, true);
    await choose('retry');
  } finally {
    await server.stop();
    await elsewhere.stop();
  }

  /** @param {RecordedRequest} request */
  function respond(request) {
    if (fault !== null && fault.role === request.role && request.title !== null) return fault.reply;
    return replyToTrial(request) ?? goodModel(request);
  }

  /**
   * @param {string} role
   * @param {Reply} reply what its model says from now on
   */
  function fail(role, reply) {
    fault = { role, reply };
  }

  async function answer() {
    await answerOpenQuestion(t);
    await nothingIsLost(1);
  }

  /** @param {number} more how many answers were given since the last look */
  async function nothingIsLost(more = 0) {
    const now = await t.until(`${given.length + more} answers are there`, async () => {
      const lines = await answersGiven(t);
      return lines.length === given.length + more && lines;
    });
    assert.deepEqual(now.slice(0, given.length), given);
    given = now;
  }

  /**
   * @param {string} name
   * @param {RegExp} words
   */
  async function isBlocked(name, words) {
    await block.waitFor();
    const said = await block.innerText();
    t.note(`${name}: ${said.replaceAll(/\s+/g, ' ')}`);
    await t.screenshot(name);
    assert.match(said, /^Model paused\. /);
    assert.match(said, words);
    assert.match(said, /Try again\s+Choose another model…\s+Go on without a model$/);
    await nothingIsLost();
  }

  /** @param {'retry' | 'offline'} way */
  async function choose(way) {
    fault = null;
    await block.getByTestId(`model-${way}`).click();
    await goesOn();
  }

  async function goesOn() {
    await openQuestion(t);
    await block.waitFor({ state: 'hidden' });
    await nothingIsLost();
  }

  /** @param {string} name */
  async function isAskedOffline(name) {
    await goesOn();
    await t.screenshot(name);
    const label = panel.getByTestId('open-question').getByTestId('asked-offline');
    assert.equal(await label.innerText(), 'made by rules, without a model: the model’s reply could not be used');
  }
});
