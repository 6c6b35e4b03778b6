import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { goodModel, goodResult } from '../model-server/good-model.mjs';
import { stockFor } from '../model-server/question-stock.mjs';
import { saysJson } from '../model-server/replies.mjs';
import { startModelServer } from '../model-server/server.mjs';
import { scenario, useServer } from './harness.mjs';
import {
  answerOpenQuestion,
  answersGiven,
  answerUntilThePlan,
  approvePlan,
  atRest,
  fillSurely,
  openQuestion,
  startBrainstorm,
  watchPlaces,
} from './interview.mjs';
import {
  leadIs,
  ledBy,
  needTrust,
  pickServer,
  replyToTrial,
  setForMachine,
  setKey,
  settingsOfMachine,
  startScreen,
  trust,
} from './model-settings.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */
/** @typedef {import('../model-server/server.mjs').ServerOptions} ServerOptions */
/** @typedef {import('../model-server/server.mjs').ModelServer} ModelServer */
/** @typedef {import('../model-server/recorded-request.mjs').RecordedRequest} RecordedRequest */

useServer({ trust: true, fakeModels: true, newWindows: true });

const REQUEST = 'Add caching to the product API';
/** How something looks in a terminal, line for line. */
const DRAWN = '⠋ Build\n  → src/a.ts\n    (+ 3 lines)';

/** A layout whose first question draws its second option. @param {any} layout */
function withDrawing(layout) {
  const [first, ...others] = layout.topics;
  const options = first.firstQuestion.options.map((/** @type {any} */ option, /** @type {number} */ at) =>
    at === 1 ? { ...option, description: `\`\`\`\n${DRAWN}\n\`\`\`` } : option,
  );
  return { ...layout, topics: [{ ...first, firstQuestion: { ...first.firstQuestion, options } }, ...others] };
}
const OFFLINE = 'Questionnaire without a model';

scenario(
  'a model leads from the palette to the approved specification, and is read while it writes',
  async (t) => {
    /** By role: up to where its reply may be read before its gate is open. */
    const halves = {
      bootstrapper: { upTo: '"title":"Limits and', gate: closedGate() },
      interviewer: { upTo: 'What should happen when it', gate: closedGate() },
      writer: { upTo: '” take effect: In every', gate: closedGate() },
    };
    await withServer({ respond: inHalves }, async (server) => {
      needTrust(t, false);
      setForMachine(t, ledBy(server));
      await t.open();
      await startScreen(t);
      await leadIs(t, `scripted at ${hostOf(server)}`);
      await t.screenshot('start');
      await startBrainstorm(t, REQUEST);
      const panel = t.workbench.panel();
      // Its first question is there before the other topics are, and stays where it is when they come.
      await openQuestion(t);
      assert.equal(await panel.getByText('Limits and proof').count(), 0);
      await t.screenshot('question-before-other-topics');
      assert.equal(await panel.locator('.option-drawing').innerText(), DRAWN);
      const places = await watchPlaces(t);
      halves.bootstrapper.gate.open();
      // Folded or not: the topics stand in the rail.
      await panel.getByText('Limits and proof').first().waitFor({ state: 'attached' });
      assert.deepEqual(
        Object.values(await places()).map(({ length }) => length),
        [1],
      );
      const first = await answerOpenQuestion(t);

      const preview = panel.getByTestId('streaming');
      await preview.getByText('What should happen when it').waitFor();
      assert.equal(await preview.getByText('fails half-way').count(), 0);
      assert.equal(await panel.getByTestId('open-question').count(), 0);
      await t.screenshot('streaming-light');
      await t.workbench.setTheme('Default Dark Modern');
      await t.screenshot('streaming-dark');
      halves.interviewer.gate.open();
      const { title } = await openQuestion(t);
      assert.equal(title, 'What should happen when it fails half-way?');
      await preview.waitFor({ state: 'hidden' });
      assert.match(await panel.getByTestId('acknowledgement').innerText(), /^So it is “.+”\.$/);

      // A model writes two answers together.
      await answerOpenQuestion(t);
      await openQuestion(t);
      const coming = panel.getByTestId('draft-being-written');
      await coming.getByText('take effect: In every').waitFor();
      await t.screenshot('question-dark');
      await t.workbench.setTheme('Default Light Modern');
      await t.screenshot('question-light');
      halves.writer.gate.open();
      await coming.waitFor({ state: 'hidden' });
      await panel.locator('.draft-pane [data-testid^="draft-statement-"]').getByText('In every case').waitFor();

      await answerUntilThePlan(t);
      const rail = panel.locator('.rail > details > summary');
      if (await rail.isVisible()) await rail.click();
      const use = panel.getByTestId('model-usage');
      await use.locator('summary').click();
      const said = await use.innerText();
      assert.match(said, /Model use \(\d+ calls\)/);
      assert.match(said, /[\d,]+ tokens in, [\d,]+ out\./);
      assert.match(said, /The next question/);
      await use.locator('table').scrollIntoViewIfNeeded();
      await t.screenshot('model-use-light');
      await t.workbench.setTheme('Default Dark Modern');
      await t.screenshot('model-use-dark');
      await approvePlan(t);
      await t.screenshot('end');

      const spec = t.read(theSpec(t));
      assert.match(spec, /^status: approved$/m);
      assert.match(spec, new RegExp(`^interviewer: "scripted at ${hostOf(server)}"$`, 'm'));
      assert.doesNotMatch(spec, /tokens|rules stood in/);
      assert.equal(await panel.getByTestId(`card-${first}`).count(), 1);
    });

    /** @param {RecordedRequest} request */
    function inHalves(request) {
      const { upTo = '', gate = closedGate() } = halves[/** @type {keyof halves} */ (request.role)] ?? {};
      const result = request.role === 'bootstrapper' ? withDrawing(goodResult(request)) : goodResult(request);
      const text = JSON.stringify(result);
      if (upTo === '' || gate.isOpen || !text.includes(upTo)) return goodModel(request);
      const end = text.indexOf(upTo) + upTo.length;
      // Pieces that come faster are not shown one by one.
      return saysJson(result, {
        chunks: [text.slice(0, 40), text.slice(40, end), gate.passed, text.slice(end)],
        delayMs: 300,
      });
    }
  },
  { viewport: { width: 1440, height: 900 } },
);

scenario('what the plan leaves open is asked about after one click, and the plan comes back', async (t) => {
  const LEFT = 'Nothing says how long a cached list may live.';
  const finds = (/** @type {RecordedRequest} */ request) =>
    saysJson({ ...goodResult(request), findings: [{ statements: [], topic: null, text: LEFT, fix: null }] });
  await withServer(
    { respond: (request) => (request.role === 'reviewer' ? finds : goodModel)(request) },
    async (one) => {
      needTrust(t, false);
      setForMachine(t, { ...ledBy(one), 'brainstorm.budget.questions': 3 });
      await t.open();
      await startBrainstorm(t, REQUEST);
      await answerUntilThePlan(t);
      const card = t.workbench.panel().getByTestId('open-question');
      await card.getByText(LEFT).waitFor();
      const ask = card.getByRole('button', { name: 'Ask me about these' });
      await ask.focus();
      await t.page.keyboard.press('Enter');
      await card.getByRole('radio', { name: /Ask for changes/, checked: true }).waitFor();
      await t.workbench.setTheme('Default Light Modern');
      await t.screenshot('asks-about-open-light');
      await t.workbench.setTheme('Default Dark Modern');
      await t.screenshot('asks-about-open-dark');
      await t.page.setViewportSize({ width: 480, height: 860 });
      await t.workbench.setTheme('Default High Contrast');
      await ask.focus();
      await t.screenshot('asks-about-open-contrast-narrow');
      await t.page.setViewportSize({ width: 1280, height: 800 });
      const { id } = await openQuestion(t);
      await card.getByTestId('submit').click();
      await t.until('a question follows', async () => {
        const now = await openQuestion(t);
        return now.id !== id && now.type !== 'show_plan';
      });
      await answerUntilThePlan(t);
      await approvePlan(t);
      assert.match(t.read(theSpec(t)), /^status: approved$/m);
    },
  );
});

scenario('changing the model in mid-interview loses nothing, and a key goes to its own address only', async (t) => {
  const key = 'sk-e2e-0123456789abcdefghijklmnop';
  const options = { respond: (request) => replyToTrial(request) ?? goodModel(request), models: ['careful', 'quick'] };
  await withServer(options, async (one) => {
    await withServer(options, async (other) => {
      needTrust(t, false);
      setForMachine(t, ledBy(one, 'careful'));
      await t.open();
      await startBrainstorm(t, REQUEST);
      await answerOpenQuestion(t);
      await openQuestion(t);
      await setKey(t, key);
      await t.messages.waitForNotification(`The API key for ${one.origin} is stored.`);
      await answerOpenQuestion(t);
      const before = { open: await openQuestion(t), cards: await answersGiven(t) };
      assert.equal(before.cards.length, 2);

      await t.workbench.command('SDD Brainstorm: Select Model…');
      await t.quickInput.pick(`Another model from ${hostOf(one)}…`);
      await t.quickInput.pick('quick');
      const told = await t.messages.waitForNotification(new RegExp(`quick at ${hostOf(one)} answered in`));
      assert.match(await told.innerText(), /keeps to a given form exactly \(JSON schema\), calls tools/);
      await leadIs(t, `quick at ${hostOf(one)}`);
      await t.screenshot('another-model');
      assert.deepEqual({ open: await openQuestion(t), cards: await answersGiven(t) }, before);
      await answerOpenQuestion(t);
      const third = await openQuestion(t);
      assert.equal(one.calls.at(-1)?.body.model, 'quick');
      assert.equal(one.calls.at(-1)?.headers.authorization, `Bearer ${key}`);

      await pickServer(t, other.baseUrl);
      await t.quickInput.pick('careful');
      await leadIs(t, `careful at ${hostOf(other)}`);
      assert.equal((await openQuestion(t)).id, third.id);
      await answerOpenQuestion(t);
      await openQuestion(t);
      assert.ok(other.calls.some(({ role }) => role === 'interviewer'));
      assert.ok(other.requests.every(({ headers }) => headers.authorization === undefined));
      assert.ok(!other.requests.some(({ text, rawHeaders }) => `${text}${rawHeaders.join()}`.includes(key)));

      await t.workbench.command('SDD Brainstorm: Select Model…');
      await t.quickInput.pick(OFFLINE);
      await leadIs(t, OFFLINE);
      // Up to here a model may have looked further beside the question.
      const sent = one.calls.length + other.calls.length;
      await answerOpenQuestion(t);
      await openQuestion(t);
      assert.equal((await answersGiven(t)).length, 5);
      assert.deepEqual((await answersGiven(t)).slice(0, 2), before.cards);
      await t.screenshot('offline');
      await atRest(t);
      assert.equal(one.calls.length + other.calls.length, sent);
      assert.ok(filesWith(REQUEST, [t.workspaceFolder]).length > 0);
      assert.deepEqual(filesWith(key, [t.server.userDataDir, t.workspaceFolder]), []);
      assert.ok(!t.server.log().includes(key) && !t.workbench.console.join('\n').includes(key));
    });
  });
});

scenario('after a reload nothing is sent before I act, and then the model goes on', async (t) => {
  const gate = closedGate();
  const begun = saysJson({}, { chunks: ['{"statements":', gate.passed] });
  await withServer({ respond: (request) => (isHeld(request) ? begun : goodModel(request)) }, async (server) => {
    needTrust(t, false);
    setForMachine(t, ledBy(server));
    await t.open();
    await startBrainstorm(t, REQUEST);
    for (let i = 0; i < 2; i++) await answerOpenQuestion(t);
    const before = { open: await openQuestion(t), cards: await answersGiven(t) };
    await t.until('the writer is called', () => server.calls.some(isHeld));
    // What is planned beside the question is over by then.
    await nothingMoreIsSent(t, server);

    const { length } = server.requests;
    await t.workbench.storeLayout();
    await t.workbench.reloadWindow();
    const block = t.workbench.panel().getByTestId('model-block');
    await block.waitFor();
    assert.match(
      await block.innerText(),
      /^Model paused\. A call to the model was cut off when the session was left\. It goes on with your next answer\./,
    );
    assert.deepEqual({ open: await openQuestion(t), cards: await answersGiven(t) }, before);
    await leadIs(t, `scripted at ${hostOf(server)}`);
    await atRest(t);
    await t.screenshot('cut-off');
    assert.equal(server.requests.length, length);

    gate.open();
    await answerOpenQuestion(t);
    assert.notEqual((await openQuestion(t)).id, before.open.id);
    assert.equal(await block.count(), 0);
    const draft = t.workbench.panel().locator('.draft-pane [data-testid^="draft-statement-"]');
    await draft.getByText('In every case').waitFor();
  });

  /** @param {RecordedRequest} request */
  function isHeld({ role }) {
    return role === 'writer' && !gate.isOpen;
  }
});

scenario(
  'a model of the editor comes first, and the interview begins with it after one click and one yes',
  async (t) => {
    needTrust(t, false);
    setForMachine(t, {});
    t.fakeModels.offer('guarded');
    await t.open();
    await startScreen(t);
    const panel = t.workbench.panel();
    const offer = panel.getByTestId('use-offered-model');
    await offer.waitFor();
    assert.deepEqual(
      [await offer.innerText(), await panel.getByTestId('start-without-model').innerText()],
      ['Use Fake behind consent (fakeguarded)', OFFLINE],
    );
    assert.match(
      await panel.getByTestId('start-note').innerText(),
      /^The editor will ask for your consent before Fake/,
    );
    await inEveryTheme(t, 'offered');
    await offer.click();
    await panel.getByText('Say first what you want to build or change').waitFor();
    const request = panel.getByTestId('start-request').locator('textarea');
    await fillSurely(t, request, REQUEST);
    await offer.click();
    await t.messages.dialog().waitFor();
    await t.screenshot('asked');
    await t.messages.pressInDialog('Cancel');
    await panel.getByText(/You have not allowed Brainstorm to use/).waitFor();
    await t.screenshot('refused');
    assert.equal(await request.inputValue(), REQUEST);
    assert.equal(await panel.getByTestId('start-without-model').isEnabled(), true);
    assert.deepEqual(t.fakeModels.requests(), []);
    assert.deepEqual(settingsOfMachine(t), {});

    t.fakeModels.script({ when: 'the word OK', text: 'OK' }, ...repliesToTheFirstQuestion());
    await request.press('Control+Enter');
    await t.messages.pressInDialog('Allow');
    assert.equal((await openQuestion(t)).title, `When should “${REQUEST}” take effect?`);
    await leadIs(t, 'Fake behind consent (fakeguarded)');
    await t.screenshot('leads');
  },
);

scenario('beside a model that leads, the questionnaire without a model sends nothing', async (t) => {
  await withServer({ respond: goodModel }, async (server) => {
    needTrust(t, false);
    setForMachine(t, ledBy(server));
    await t.open();
    await startScreen(t);
    const panel = t.workbench.panel();
    await leadIs(t, `scripted at ${hostOf(server)}`);
    await inEveryTheme(t, 'allowed');
    await fillSurely(t, panel.getByTestId('start-request').locator('textarea'), REQUEST);
    await panel.getByTestId('start-without-model').click();
    await leadIs(t, OFFLINE);
    await answerOpenQuestion(t);
    await openQuestion(t);
    await atRest(t);
    assert.equal(server.requests.length, 0);
  });
});

scenario('a server on this machine comes first, is only asked for its models, and leads after one click', async (t) => {
  await withServer({ respond: goodModel, models: ['nomic-embed-text', 'scripted'] }, async (server) => {
    needTrust(t, false);
    setForMachine(t, { 'brainstorm.openai.baseUrl': server.baseUrl });
    t.fakeModels.offer();
    await t.open();
    await startScreen(t);
    const panel = t.workbench.panel();
    const offer = panel.getByTestId('use-offered-model');
    await offer.waitFor();
    assert.equal(await offer.innerText(), `Use scripted at ${hostOf(server)}`);
    await t.screenshot('offered');
    await fillSurely(t, panel.getByTestId('start-request').locator('textarea'), REQUEST);
    assert.deepEqual(
      new Set(server.requests.map(({ method, path: asked, text }) => `${method} ${asked} ${text}`)),
      new Set(['GET /v1/models ']),
    );
    await takeOffer(panel);
    await openQuestion(t);
    await leadIs(t, `scripted at ${hostOf(server)}`);
    assert.equal(settingsOfMachine(t)['brainstorm.openai.model'], 'scripted');
    assert.ok(server.calls.length > 0);
  });
});

scenario('without any model the button says so, and a server that has gone leaves what I typed', async (t) => {
  const server = await startModelServer({ respond: goodModel, models: ['scripted'] });
  needTrust(t, false);
  setForMachine(t, { 'brainstorm.openai.baseUrl': server.baseUrl });
  t.fakeModels.offer();
  await t.open();
  await startScreen(t);
  const panel = t.workbench.panel();
  const request = panel.getByTestId('start-request').locator('textarea');
  await panel.getByTestId('use-offered-model').waitFor();
  await fillSurely(t, request, REQUEST);
  await server.stop();
  await takeOffer(panel);
  await panel.getByText(/^Nothing answers at 127\.0\.0\.1:\d+\. Is the server running\?$/).waitFor();
  assert.equal(await request.inputValue(), REQUEST);
  assert.deepEqual(settingsOfMachine(t), { 'brainstorm.openai.baseUrl': server.baseUrl });
  const start = panel.getByTestId('start-button');
  await start.waitFor();
  assert.equal(await start.innerText(), 'Start questionnaire without a model');
  await t.screenshot('gone');
  await start.click();
  await leadIs(t, OFFLINE);
  await openQuestion(t);

  await t.workbench.command('Brainstorm: Start Brainstorm');
  await t.messages.pressInNotification(/is running\. Show it/, 'Start New');
  await start.waitFor();
  assert.equal(await panel.getByTestId('start-note').innerText(), 'Without a model: none is configured');
  await inEveryTheme(t, 'none');
});

scenario('neither a workspace that I do not trust nor its settings decide where anything is sent', async (t) => {
  await withServer({ respond: goodModel }, async (mine) => {
    await withServer({ respond: goodModel }, async (theirs) => {
      needTrust(t, true);
      setForMachine(t, ledBy(mine, 'mine'));
      const evil = {
        ...ledBy(theirs, 'theirs'),
        'brainstorm.models': { interviewer: 'openai:theirs', writer: 'offline' },
        // A workspace may say this one: it shows that the file was read.
        'brainstorm.budget.questions': 7,
      };
      fs.mkdirSync(path.join(t.workspaceFolder, '.vscode'));
      fs.writeFileSync(path.join(t.workspaceFolder, '.vscode', 'settings.json'), JSON.stringify(evil));
      await t.open();
      await t.until('the window is restricted', () => t.workbench.isRestricted());
      await startScreen(t);
      await leadIs(t, 'Without a model: this workspace is not trusted');
      await startBrainstorm(t, REQUEST);
      await answerOpenQuestion(t);
      await openQuestion(t);
      await t.screenshot('not-trusted');
      assert.deepEqual([mine.requests.length, theirs.requests.length], [0, 0]);

      // Trust alone does not hand the running session to a model.
      await trust(t);
      await answerOpenQuestion(t);
      await openQuestion(t);
      assert.equal(mine.requests.length, 0);
      await t.workbench.command('Brainstorm: Start Brainstorm');
      await t.messages.pressInNotification(/is running\. Show it/, 'Start New');
      await t.workbench.panel().getByTestId('start-request').waitFor();
      await leadIs(t, `mine at ${hostOf(mine)}`);
      await startBrainstorm(t, REQUEST);
      await answerOpenQuestion(t);
      await openQuestion(t);
      await t.workbench.panel().locator('.status-meter').getByText('2 of 7 questions').waitFor();
      await answerOpenQuestion(t);
      await t.until('the writer is called', () => mine.calls.some(({ role }) => role === 'writer'));
      assert.deepEqual(new Set(mine.calls.map(({ body }) => body.model)), new Set(['mine']));
      assert.ok(mine.calls.some(({ role }) => role === 'interviewer'));
      assert.equal(theirs.requests.length, 0);
    });
  });
});

/**
 * @param {Scenario} t
 * @param {string} name of the screenshots
 */
async function inEveryTheme(t, name) {
  for (const [theme, suffix] of [
    ['Default Dark Modern', 'dark'],
    ['Default High Contrast', 'high-contrast'],
    ['Default Light Modern', 'light'],
  ]) {
    await t.workbench.setTheme(theme ?? '');
    await t.screenshot(`${name}-${suffix}`);
  }
}

/**
 * @param {ServerOptions} options
 * @param {(server: ModelServer) => Promise<void>} body
 */
async function withServer(options, body) {
  const server = await startModelServer(options);
  try {
    await body(server);
    server.done();
  } finally {
    await server.stop();
  }
}

/**
 * Waits until a server has got no request for two seconds.
 *
 * @param {Scenario} t
 * @param {ModelServer} server
 */
async function nothingMoreIsSent(t, server) {
  await t.until('nothing more is sent', async () => {
    const { length } = server.requests;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return server.requests.length === length;
  });
}

/** Something to wait for until it is opened. */
function closedGate() {
  const gate = { isOpen: false, open: () => {}, passed: /** @type {Promise<void>} */ (Promise.resolve()) };
  gate.passed = new Promise((resolve) => {
    gate.open = () => {
      gate.isOpen = true;
      resolve();
    };
  });
  return gate;
}

/** What a model of the editor says until it has asked its first question, and beside that. */
function repliesToTheFirstQuestion() {
  const [topic] = stockFor(REQUEST, []);
  const { title, scope, dimensions, questions } = /** @type {NonNullable<typeof topic>} */ (topic);
  const results = {
    'context probe': { summary: 'The shop has no cache.', confidence: 0.5, gaps: null, assumptions: null },
    writer: { statements: null, removed: null, comment: 'Nothing was said yet.' },
    planner: { decision: 'proceed', reasoning: 'Enough is known.', tasks: null, question: null },
    bootstrapper: {
      ...{ title: REQUEST, kind: 'feature', visible: false, size: 'interview', sizeReason: null },
      topics: [{ title, scope, dimensions, firstQuestion: questions[0] }],
      callerAssignments: [],
      reasoning: 'There is one thing to decide.',
    },
  };
  return Object.entries(results).map(([role, result]) => ({ when: `# Your role: ${role}\n`, result, times: 9 }));
}

/** @param {ModelServer} server */
function hostOf({ origin }) {
  return new URL(origin).host;
}

/** @param {Scenario} t */
function theSpec(t) {
  const specs = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  assert.equal(specs.length, 1);
  return specs[0] ?? '';
}

/**
 * @param {string} text
 * @param {string[]} folders
 */
function filesWith(text, folders) {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => fs.readFileSync(file).includes(text)),
  );
}

/**
 * Takes the model on offer. On a busy machine the offer may have come a moment ago, which the page says instead of starting: then once more.
 *
 * @param {import('playwright-core').FrameLocator} panel
 */
async function takeOffer(panel) {
  const offer = panel.getByTestId('use-offered-model');
  await offer.click();
  const again = panel.getByText(/Press again\.$/);
  const isRefused = await again.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!isRefused) return;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await offer.click();
}
