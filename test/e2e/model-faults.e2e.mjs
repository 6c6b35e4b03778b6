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
import { callsTool, saysJson } from '../model-server/replies.mjs';
import { startModelServer } from '../model-server/server.mjs';
import { scenario, useServer } from './harness.mjs';
import { answerOpenQuestion, openQuestion, say, startBrainstorm } from './interview.mjs';
import { leadIs, ledBy, setForMachine } from './model-settings.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */
/** @typedef {import('../model-server/replies.mjs').Reply} Reply */
/** @typedef {import('../model-server/recorded-request.mjs').RecordedRequest} RecordedRequest */

/** Seconds of a call; with the waits between attempts they are most of what this file takes. */
const CALL_SECONDS = 5;

useServer({ settings: { 'brainstorm.budget.questions': 30 } });

scenario('whatever goes wrong with the model is said in plain words, and no answer is lost', async (t) => {
  /** @type {{role: string, reply: Reply} | null} */
  let fault = null;
  const server = await startModelServer({ respond, models: ['scripted', 'other'] });
  const elsewhere = await startModelServer();
  const { host } = new URL(server.origin);
  const panel = t.workbench.panel();
  const block = panel.getByTestId('model-block');
  try {
    setForMachine(t, { ...ledBy(server), 'brainstorm.openai.timeoutSeconds': CALL_SECONDS });
    await t.open();

    fault = { role: 'intake', reply: status(503, { message: 'The model is overloaded.' }) };
    await startBrainstorm(t, 'Add caching to the product API');
    await blocked('no question yet', /The server at .* could not answer/);
    assert.equal(await panel.getByTestId('open-question').count(), 0);
    fault = toolLoopOf('contextProbe');
    await block.getByTestId('model-retry').click();
    const first = await openQuestion(t);
    assert.equal(first.title, 'When should “Add caching to the product API” take effect?');
    await panel.getByText(/Looked at \d+ places/).waitFor();

    fault = null;
    for (const topic of ['reporting', 'rollout']) {
      await say(t, `We must also talk about ${topic}`);
      await panel.getByTestId('messages').getByText(`I have put ${topic} on the list.`).waitFor();
    }

    fault = { role: 'interviewer', reply: invalidJson() };
    await answerOpenQuestion(t);
    await askedOffline('invalid-json');

    fault = { role: 'interviewer', reply: stalled('{"acknowledgement":"So it is clear') };
    await answerOpenQuestion(t);
    await panel.getByTestId('streaming').getByText('So it is clear').waitFor();
    await blocked('stalled', /did not finish within 5 seconds/, 20_000);
    await goesOn('retry');

    fault = { role: 'interviewer', reply: resetMidStream() };
    await answerOpenQuestion(t);
    await blocked('reset', /connection to .* broke/);
    await goesOn('offline');
    await leadIs(t, 'Offline interviewer');
    await choose('scripted');
    await leadIs(t, `scripted at ${host}`);

    fault = { role: 'orchestrator', reply: status(401, { message: 'Incorrect API key provided.' }) };
    await answerOpenQuestion(t);
    await blocked('unauthorised', /key/);
    fault = null;
    await block.getByTestId('model-another').click();
    await pickModel('other');
    await block.waitFor({ state: 'hidden' });
    await leadIs(t, `other at ${host}`);
    await openQuestion(t);

    fault = { role: 'writer', reply: status(429, { message: 'Rate limit reached.' }) };
    await answerOpenQuestion(t);
    await openQuestion(t);
    await blocked('too-many-requests', /You can answer below; what follows waits for your choice/);
    await answerOpenQuestion(t);
    assert.equal(await panel.getByTestId('open-question').count(), 0);
    await goesOn('retry');

    fault = { role: 'interviewer', reply: endless() };
    await answerOpenQuestion(t);
    await askedOffline('endless');

    fault = { role: 'orchestrator', reply: emptyStream() };
    await answerOpenQuestion(t);
    await openQuestion(t);
    assert.equal(await block.count(), 0);

    fault = { role: 'orchestrator', reply: redirect(`${elsewhere.baseUrl}/chat/completions`) };
    await answerOpenQuestion(t);
    await blocked('redirect', /redirect|another address/i);
    assert.equal(elsewhere.requests.length, 0);
    await goesOn('retry');

    fault = { role: 'interviewer', reply: silent() };
    await answerOpenQuestion(t);
    await panel.getByTestId('stop-model').click();
    await blocked('stopped', /You stopped the model/);
    await goesOn('retry');
  } finally {
    await server.stop();
    await elsewhere.stop();
  }

  /** @param {RecordedRequest} request */
  function respond(request) {
    // The small calls that try a model.
    if (request.title === null) {
      const [tool] = request.tools;
      return tool === undefined ? saysJson({ word: 'ready' }) : callsTool(tool, { place: 'Oslo' });
    }
    return fault?.role === request.role ? fault.reply : goodModel(request);
  }
});
