import assert from 'node:assert/strict';
import { answerOpenQuestion, openQuestion, startBrainstorm } from './interview.mjs';
import { scenario } from './harness.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

/**
 * What has the keyboard focus in the interview's page, by its name.
 *
 * @param {Scenario} t
 * @returns {Promise<string>} `body` if nothing has it
 */
async function focused(t) {
  const frame = await t.workbench.webviewFrame('panel');
  return await frame.evaluate(() => {
    const { activeElement: at } = document;
    if (at === null || at === document.body) return 'body';
    return (at.getAttribute('aria-label') ?? at.getAttribute('placeholder') ?? at.textContent ?? '').trim();
  });
}

/**
 * @param {Scenario} t
 * @param {string | RegExp} name
 */
async function focusComesTo(t, name) {
  await t.until(`“${name}” has the focus`, async () => {
    const at = await focused(t);
    if (typeof name === 'string' ? at === name : name.test(at)) return true;
    throw new Error(`“${at}” has it.`);
  });
}

/**
 * What screen readers are told, where it is not in sight.
 *
 * @param {Scenario} t
 * @param {string} words
 */
async function isAnnounced(t, words) {
  const regions = t.workbench.panel().locator('.visually-hidden[role="status"]');
  await t.until(`“${words}” is announced`, async () => (await regions.allTextContents()).includes(words));
}

/**
 * @param {Scenario} t
 * @param {string | RegExp} name
 */
async function press(t, name) {
  const button = t.workbench.panel().getByRole('button', { name, exact: true }).first();
  await button.focus();
  await t.page.keyboard.press('Enter');
}

/**
 * @param {Scenario} t
 * @returns {string[][]} the orders of topics that the journal holds, in the order in which they were asked for
 */
function orders(t) {
  const [journal = ''] = t.files(/journal\.jsonl$/);
  const events = t
    .read(journal)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).event);
  return events.filter(({ type }) => type === 'topics_reordered').map(({ ids }) => ids);
}

scenario(
  'whatever the keyboard does with topics, draft and answers, the focus stays near and it is said what changed',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    const panel = t.workbench.panel();
    await openQuestion(t);

    const topics = panel.locator('.topics .topic.movable .topic-title');
    const planned = await topics.count();
    await panel.getByTestId('new-topic').fill('Roll-out');
    await t.page.keyboard.press('Enter');
    await t.until('one topic more waits', async () => (await topics.count()) === planned + 1);
    const [first = ''] = await topics.allInnerTexts();
    const isLast = async () => (await topics.allInnerTexts()).at(-1) === first;
    for (let number = 2; number <= planned + 1; number += 1) {
      await press(t, `Move down: ${first}`);
      await isAnnounced(t, `${first} is now number ${number} of ${planned + 1}.`);
    }
    await t.until('it is the last', isLast);
    await focusComesTo(t, `Move up: ${first}`);
    for (let number = planned; number >= 1; number -= 1) {
      await press(t, `Move up: ${first}`);
      await isAnnounced(t, `${first} is now number ${number} of ${planned + 1}.`);
    }
    await focusComesTo(t, `Move down: ${first}`);
    for (let step = 0; step < planned; step += 1) {
      await topics.filter({ hasText: first }).focus();
      await t.page.keyboard.press('Alt+ArrowDown');
    }
    await t.until('it is the last again', isLast);
    await focusComesTo(t, first);
    // However quickly one follows the other, each move counts.
    for (const key of ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowUp']) {
      await topics.filter({ hasText: first }).focus();
      await t.page.keyboard.press(key);
    }
    await t.until('all moves are kept', () => orders(t).length === 3 * planned + 3);
    assert.equal((await topics.allInnerTexts()).at(-2), first);
    assert.deepEqual(orders(t).at(-1), orders(t).at(-3));
    assert.notDeepEqual(orders(t).at(-1), orders(t).at(-2));

    await press(t, `Drop: ${first}`);
    await press(t, 'Keep it');
    await focusComesTo(t, `Drop: ${first}`);
    await press(t, `Drop: ${first}`);
    await press(t, 'Drop it');
    await isAnnounced(t, `${first} is dropped.`);
    await t.until('something has the focus', async () => (await focused(t)) !== 'body');

    await panel.getByTestId('new-topic').fill('Cost of the cache');
    await t.page.keyboard.press('Enter');
    await isAnnounced(t, 'Cost of the cache is added.');
    assert.equal(await focused(t), 'Topic of your own');

    await press(t, 'Hide');
    await focusComesTo(t, 'Show draft');
    await press(t, 'Show draft');
    await focusComesTo(t, 'Hide');

    const less = panel.getByTestId('budget-less');
    while ((await less.getAttribute('disabled')) === null) await press(t, 'One question less');
    await focusComesTo(t, 'One question more');
    await press(t, 'One question more');
    await press(t, 'One question more');

    await press(t, /^(?:Edit|Change)$/);
    await panel.locator('[data-testid^="revision-"]').waitFor();
    await press(t, 'Cancel');
    await focusComesTo(t, /Product lists/);
  },
  { viewport: { width: 1500, height: 900 } },
);

scenario('a digit picks an option and says so, and Compare says whether it is on', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const panel = t.workbench.panel();
  for (let { type } = await openQuestion(t); type !== 'show_options'; { type } = await openQuestion(t)) {
    await answerOpenQuestion(t);
  }
  const labels = await panel.locator('.option-card .option-head strong').allInnerTexts();
  await panel.getByTestId('question-title').focus();
  await t.page.keyboard.press('2');
  await isAnnounced(t, `${labels[1]}: chosen`);
  assert.ok(await panel.getByRole('radio').nth(1).isChecked());

  const compare = (/** @type {boolean} */ pressed) => panel.getByRole('button', { name: 'Compare', pressed });
  await compare(false).click();
  await compare(true).waitFor();
  await panel.getByRole('table').waitFor();
  await t.screenshot('compared');
  await compare(true).click();
  await compare(false).waitFor();
});
