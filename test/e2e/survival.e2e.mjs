import assert from 'node:assert/strict';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  approvePlan,
  cards,
  comeBackTo,
  fillSurely,
  openQuestion,
  requestField,
  startBrainstorm,
} from './interview.mjs';
import { scenario } from './harness.mjs';

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
  await comeBackTo(t, /Caching for the product API/);
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

// Where an interview runs already, the start screen is not the first to come.
scenario(
  'every key counts: what is typed right before a reload of the browser is all there again',
  async (t) => {
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
  },
  { newWindow: true },
);
