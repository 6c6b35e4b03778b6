import assert from 'node:assert/strict';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  approvePlan,
  comeBackTo,
  fillSurely,
  openQuestion,
  requestField,
  startBrainstorm,
} from './interview.mjs';
import { extensionHosts } from '../vscode/server.mjs';
import { scenario } from './harness.mjs';

/**
 * What must be there again after an interruption.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 */
async function cards(t) {
  const lines = await t.workbench.panel().locator('[data-testid^="card-"]').allInnerTexts();
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}

/** Puts half a message into the box that takes free words. */
const HALF = 'and one more thing I have not finished ty';

/**
 * Answers two questions, types half a message, interrupts, and finds everything as it was.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {() => Promise<unknown>} interrupt
 */
async function survives(t, interrupt) {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  await answerOpenQuestion(t);
  await answerOpenQuestion(t);
  const before = { open: await openQuestion(t), cards: await cards(t) };
  assert.equal(before.cards.length, 2);
  await fillSurely(t, t.workbench.panel().getByTestId('message-box').locator('textarea'), HALF);
  await t.workbench.hasStored(HALF);

  await interrupt();
  await comeBackTo(t, /Add caching to the product API/);
  await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id);
  assert.deepEqual({ open: await openQuestion(t), cards: await cards(t) }, before);
  const typed = t.workbench.panel().getByTestId('message-box').locator('textarea');
  await t.until('the half-typed message is back', async () => (await typed.inputValue()) === HALF);
  await t.screenshot('afterwards');
  await typed.fill('');
}

scenario('reloading the window in mid-interview loses nothing, and the interview goes on to its spec', async (t) => {
  await survives(t, () => t.workbench.reloadWindow());
  await answerUntilThePlan(t);
  await approvePlan(t);
  assert.equal(t.files(/^\.sdd\/specs\/.*\/spec\.md$/).length, 1);
});

scenario('restarting the whole server and the browser window loses nothing', async (t) => {
  await survives(t, () => t.restartServer());
});

scenario('every key counts: what is typed right before a reload of the browser is all there again', async (t) => {
  const words = 'thirty-nine characters of half a phrase';
  assert.equal(words.length, 39);
  await t.open();
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await requestField(t).click();
  await t.page.keyboard.type(words);
  // The editor stores its layout, and so the tab, only now and then; what is typed after that counts here.
  await t.workbench.reloadWindow();
  await t.until('it is back on the start screen', async () => (await requestField(t).inputValue()) === words);
  await requestField(t).fill('');
  await requestField(t).click();
  await t.page.keyboard.type(words);
  await t.workbench.reload();
  await t.until('all of it is back', async () => (await requestField(t).inputValue()) === words);

  await t.workbench.panel().getByTestId('start-button').click();
  await openQuestion(t);
  const box = t.workbench.panel().getByTestId('message-box').locator('textarea');
  await box.click();
  await t.page.keyboard.type(words);
  await t.workbench.reload();
  await openQuestion(t);
  await t.until('so it is beside a question', async () => (await box.inputValue()) === words);
  await box.fill('');
});

/** The workbench may notice that its extension host was killed, and say so, before the server is gone. */
const NOTICED = [/Extension host \(Remote\) terminated unexpectedly/];

scenario(
  'a killed extension host is noticed, takes no answer as sent, and the interview comes back by itself with all that was typed',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    await answerOpenQuestion(t);
    const before = { open: await openQuestion(t), cards: await cards(t) };
    const panel = t.workbench.panel();
    const box = panel.getByTestId('message-box').locator('textarea');
    await box.click();
    await t.page.keyboard.type('typed before, ');
    const frame = await t.workbench.webviewFrame('panel');
    assert.equal((await t.killExtensionHost()).length, 1);
    await t.page.keyboard.type('typed after');
    await box.press('Enter');
    await panel.getByTestId('silence').getByText('No sign of the extension since').waitFor();
    assert.equal(await panel.getByTestId('saved').innerText(), '');
    await t.screenshot('noticed');

    await t.until('another page has taken over', () => frame.isDetached(), 60_000);
    await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id, 60_000);
    assert.deepEqual({ open: await openQuestion(t), cards: await cards(t) }, before);
    assert.equal(await panel.getByTestId('silence').count(), 0);
    assert.equal((await t.workbench.tabs()).length, 1);
    await t.until('all of it is back', async () => (await box.inputValue()) === 'typed before, typed after');
    await t.screenshot('back');
    await t.page.keyboard.type(' and later');
    await t.until('one can type on', async () => (await box.inputValue()) === 'typed before, typed after and later');
    await box.fill('');
    await answerUntilThePlan(t);
  },
  { allowedErrors: NOTICED },
);

scenario('an extension host that is only slow is said to be silent, and goes on where it stood', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const { id } = await openQuestion(t);
  const panel = t.workbench.panel();
  const frame = await t.workbench.webviewFrame('panel');
  const hosts = extensionHosts(t.server);
  for (const pid of hosts) process.kill(pid, 'SIGSTOP');
  try {
    await panel.getByTestId('nonanswer-you_decide').click();
    await panel.getByTestId('silence').waitFor();
    await panel.getByTestId('message-box').locator('textarea').fill('half');
    await panel.getByTestId('message-send').click();
    await panel.getByTestId('refusal').getByText('Not sent').waitFor();
    await t.screenshot('silent');
  } finally {
    for (const pid of hosts) process.kill(pid, 'SIGCONT');
  }
  await panel.getByTestId('silence').waitFor({ state: 'hidden' });
  await panel.getByTestId(`card-${id}`).waitFor();
  await openQuestion(t);
  assert.equal(await panel.getByTestId('message-box').locator('textarea').inputValue(), 'half');
  assert.equal(frame.isDetached(), false, 'the same page is still there');
  await panel.getByTestId('message-box').locator('textarea').fill('');
});

scenario(
  'a killed extension host loses no answer: resuming shows all of them, and the open question',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    await answerOpenQuestion(t);
    const before = { open: await openQuestion(t), cards: await cards(t) };
    assert.equal((await t.killExtensionHost()).length, 1);
    await t.restartServer();
    await comeBackTo(t, /Add caching to the product API/);
    await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id);
    assert.deepEqual({ open: await openQuestion(t), cards: await cards(t) }, before);
    await t.screenshot('resumed');
  },
  { allowedErrors: NOTICED },
);
