import assert from 'node:assert/strict';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  approvePlan,
  comeBackTo,
  fillSurely,
  openQuestion,
  startBrainstorm,
} from './interview.mjs';
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

/** The workbench may notice that its extension host was killed, and say so, before the server is gone. */
const NOTICED = [/Extension host \(Remote\) terminated unexpectedly/];

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
