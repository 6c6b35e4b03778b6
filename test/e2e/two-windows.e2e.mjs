import assert from 'node:assert/strict';
import { scenario } from './harness.mjs';
import { answerOpenQuestion, openQuestion, resumeSession, startBrainstorm } from './interview.mjs';
import * as quickInput from '../vscode/quick-input.mjs';

const REQUEST = 'Add caching to the product API';
/** What the session is called then. */
const TITLE = 'Caching for the product API';

/**
 * The steps of `interview.mjs` in another window.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {import('../vscode/workbench.mjs').Workbench} workbench
 * @returns {import('./harness/scenario.mjs').Scenario}
 */
function inWindow(t, workbench) {
  const { page } = workbench;
  const picker = { pick: quickInput.pick.bind(undefined, page) };
  return /** @type {any} */ ({ workbench, page, quickInput: picker, until: t.until.bind(t), messages: t.messages });
}

/**
 * Opens the session in a second window; the editor may have brought its tab along.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 */
async function openInSecondWindow(t) {
  const second = await t.secondWindow();
  await second.open({ folder: t.workspaceFolder });
  const shown = second.panel().getByTestId('elsewhere');
  await resumeSession(inWindow(t, second), new RegExp(TITLE), shown);
  return second;
}

scenario('a second window shows a running session read-only and live, and takes it over by a click', async (t) => {
  await t.open();
  await startBrainstorm(t, REQUEST);
  await answerOpenQuestion(t);
  const second = await openInSecondWindow(t);
  assert.match(await second.panel().getByTestId('elsewhere').innerText(), /goes on in another window \(process \d+\)/);
  assert.equal(await second.panel().getByTestId('message-box').count(), 0);
  assert.equal(await second.panel().locator('[data-testid^="edit-"]').count(), 0);
  await second.page.bringToFront();
  await second.screenshot('two-windows/second-only-shows');

  await t.page.bringToFront();
  await answerOpenQuestion(t);
  const { title } = await openQuestion(t);
  const shownThere = second.panel().getByTestId('open-elsewhere');
  await t.until('the second window follows', async () => (await shownThere.innerText()).includes(title));
  assert.equal(await second.panel().locator('.card').count(), 2);

  await second.page.bringToFront();
  await second.panel().getByTestId('take-over').click();
  await second.panel().getByTestId('open-question').waitFor();
  assert.equal((await openQuestion(inWindow(t, second))).title, title);

  await t.page.bringToFront();
  await t.workbench.panel().getByTestId('elsewhere').waitFor({ timeout: 5_000 });
  await t.screenshot('first-only-shows-now');
  await second.page.bringToFront();
  await answerOpenQuestion(inWindow(t, second));
  await t.page.bringToFront();
  await t.until('the first window follows', async () => (await t.workbench.panel().locator('.card').count()) === 3);
  const journals = t.files(/^\.sdd\/sessions\/.*\/journal\.jsonl$/);
  assert.equal(journals.length, 1);
  assert.equal(t.files(/quarantine/).length, 0);
  await second.page.close();
});

scenario('a session goes over to another window and back again, and the interview goes on', async (t) => {
  await t.open();
  await startBrainstorm(t, REQUEST);
  await answerOpenQuestion(t);
  const second = await openInSecondWindow(t);
  await second.panel().getByTestId('take-over').click();
  await second.panel().getByTestId('open-question').waitFor();
  await t.page.bringToFront();
  await t.workbench.panel().getByTestId('take-over').click();
  await t.workbench.panel().getByTestId('open-question').waitFor();
  await second.page.bringToFront();
  await second.panel().getByTestId('elsewhere').waitFor({ timeout: 5_000 });
  await second.page.close();
  // Here it goes on as if nothing had been.
  await t.page.bringToFront();
  await answerOpenQuestion(t);
  assert.equal(await t.workbench.panel().locator('.card').count(), 2);
});
