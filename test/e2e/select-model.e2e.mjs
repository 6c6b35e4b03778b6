import assert from 'node:assert/strict';
import { status } from '../model-server/faults.mjs';
import { callsTool, saysJson } from '../model-server/replies.mjs';
import { startModelServer } from '../model-server/server.mjs';
import { scenario, useServer } from './harness.mjs';
import { openQuestion, startBrainstorm } from './interview.mjs';
import { leadIs, pickServer, setKey, settingsOfMachine, startScreen, trust, typeInto } from './model-settings.mjs';

// Workspace trust is on, and so a new window begins in a workspace that the person has not trusted yet.
useServer({ trust: true, fakeModels: true });

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

const KEY = 'local-key-0123456789abcdef';

scenario(
  'in a workspace that I do not trust nothing is sent to a model, whatever I set',
  async (t) => {
    t.fakeModels.offer('tools');
    await t.open();
    await t.until('the window is restricted', () => t.workbench.isRestricted());
    await startScreen(t);
    await leadIs(t, 'Without a model: this workspace is not trusted');
    await t.workbench.command('SDD Brainstorm: Select Model…');
    await t.messages.waitForNotification('This workspace is not trusted, so nothing of it is sent to a model.');
    await trust(t);
    await startScreen(t);
    await t.workbench.panel().getByTestId('use-offered-model').waitFor();
    assert.deepEqual(t.fakeModels.requests(), []);
  },
  { newWindow: true },
);

scenario('a model on this machine is picked from what its server lists, tried, and leads', async (t) => {
  const server = await startModelServer({ respond, models: ['small', { id: 'big', context_length: 32768 }] });
  try {
    await t.open();
    await trust(t);
    await startScreen(t);
    await pickServer(t, server.baseUrl);
    await t.quickInput.pick('big');
    const told = await t.messages.waitForNotification(/big at 127\.0\.0\.1:\d+ answered in/);
    assert.match(
      await told.innerText(),
      /keeps to a given form exactly \(JSON schema\), calls tools.*32,768 tokens of context\./,
    );
    await t.screenshot('tried');
    await leadIs(t, `big at ${new URL(server.origin).host}`);
    assert.equal(settingsOfMachine(t)['brainstorm.openai.baseUrl'], server.baseUrl);

    await setKey(t, KEY);
    await t.messages.waitForNotification(`The API key for ${server.origin} is stored.`);
    await pickServer(t, server.baseUrl);
    await t.quickInput.pick(/Type the name of a model/);
    await typeInto(t, 'Name of the Model', 'small');
    await t.messages.waitForNotification(/small at 127\.0\.0\.1:\d+ answered in/);
    assert.equal(server.requests.at(-1)?.headers.authorization, `Bearer ${KEY}`);
    await setKey(t, '');
    await t.messages.waitForNotification(`There is no API key for ${server.origin} any more.`);
    assert.doesNotMatch(JSON.stringify(settingsOfMachine(t)), new RegExp(KEY));
  } finally {
    await server.stop();
  }
});

scenario('nothing is sent to a new address before I said yes to it', async (t) => {
  await t.open();
  await trust(t);
  await startScreen(t);
  const before = settingsOfMachine(t);
  await t.workbench.command('SDD Brainstorm: Select Model…');
  await t.quickInput.pick('OpenRouter');
  await typeInto(t, 'Address of OpenRouter', 'https://openrouter.ai/api/v1');
  const asked = t.messages.dialog();
  await asked.waitFor();
  assert.match(await asked.innerText(), /May Brainstorm send code and answers to https:\/\/openrouter\.ai\?/);
  await t.screenshot('asked');
  await t.messages.pressInDialog('Cancel');
  assert.deepEqual(settingsOfMachine(t), before);
  assert.equal(await t.page.locator('.quick-input-widget:visible').count(), 0);
});

scenario('a model that fails its test is taken back, and a running session goes on with a better one', async (t) => {
  const server = await startModelServer({
    respond: (request) => (request.body.model === 'broken' ? status(401, { message: 'Bad key.' }) : respond(request)),
    models: ['broken', 'good'],
  });
  try {
    await t.open();
    await trust(t);
    await useOffline(t);
    await startBrainstorm(t, 'Add a cache to the product search');
    await openQuestion(t);
    const before = settingsOfMachine(t);
    await pickServer(t, server.baseUrl);
    await t.quickInput.pick('broken');
    await t.messages.waitForNotification(/The small call to broken at .* failed\./);
    await t.screenshot('failed');
    await t.messages.pressInNotification(/The small call to broken/, 'Choose Another');
    await t.until('the choice is taken back', () => isDeepEqual(settingsOfMachine(t), before));
    await t.quickInput.pick('Other address…');
    await typeInto(t, 'Address of the Server', server.baseUrl);
    await t.quickInput.pick('good');
    await t.messages.waitForNotification(/good at 127\.0\.0\.1:\d+ answered in/);
    await leadIs(t, `good at ${new URL(server.origin).host}`);
    await openQuestion(t);
    await t.screenshot('leads');
  } finally {
    await server.stop();
  }
});

// What the editor offers is read when a window opens.
scenario(
  'a model of the editor that asks for my consent leads after one click and one yes',
  async (t) => {
    t.fakeModels.offer('guarded');
    t.fakeModels.script({ text: 'OK' }, { result: { word: 'ready' } });
    await t.open();
    await trust(t);
    await t.workbench.command('SDD Brainstorm: Select Model…');
    await t.quickInput.pick(/Fake behind consent/);
    await t.messages.pressInDialog('Allow');
    await t.messages.waitForNotification(/Fake behind consent \(fakeguarded\) answered in/);
    await t.screenshot('allowed');
    await startScreen(t);
    await leadIs(t, 'Fake behind consent (fakeguarded)');
  },
  { newWindow: true },
);

/** @param {import('../model-server/recorded-request.mjs').RecordedRequest} request */
function respond({ tools }) {
  return tools.length > 0 ? callsTool(tools[0] ?? '', { place: 'Oslo' }) : saysJson({ word: 'ready' });
}

/** @param {Scenario} t */
async function useOffline(t) {
  await t.workbench.command('SDD Brainstorm: Select Model…');
  await t.quickInput.pick('Questionnaire without a model');
  await t.until('it is set', () => settingsOfMachine(t)['brainstorm.model.provider'] === 'offline');
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function isDeepEqual(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
