import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { scenario } from './harness.mjs';
import { answerUntilThePlan, approvePlan, fillSurely, openQuestion, startBrainstorm } from './interview.mjs';

/** Words that several kinds of change could be said with. */
const UNSURE = 'The list of products is too long';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

scenario(
  'without a model the person says what it is about, and nothing is asked about what they rule out',
  async (t) => {
    await t.open();
    const panel = t.workbench.panel();
    const card = panel.getByTestId('open-question');
    await startBrainstorm(t, 'Customers forget their password, and nobody can tell who changed what');
    await asked(t, 'What is this mainly about?');
    await t.screenshot('what-is-it-about');
    await t.page.setViewportSize({ width: 1440, height: 640 });
    await card.getByRole('checkbox', { name: /^Audit log/ }).click();
    await card.getByTestId('submit').click();
    await asked(t, /log|recorded|entry/i);
    assert.match(await panel.getByTestId('reading').innerText(), /Reading this as: Audit log · /);
    assert.deepEqual(await overlaps(t, '.open-question'), []);
    await t.page.setViewportSize({ width: 480, height: 860 });
    await panel.getByTestId('message-box').evaluate((box) => box.ownerDocument.documentElement.scrollTo(0, 9999));
    await t.screenshot('narrow');
    assert.deepEqual(await overlaps(t, '.message-place'), []);
    await card.getByTestId('question-title').evaluate((title) => title.scrollIntoView({ block: 'nearest' }));
    assert.deepEqual(await overlaps(t, '.open-question h2'), []);
    await t.page.setViewportSize({ width: 1280, height: 800 });

    // Not this after all: the question goes, and the next one asks what it is about.
    await card.getByTestId('not-about-this').click();
    await asked(t, 'Then what is it about?');
    await card.getByRole('checkbox', { name: /^None of these/ }).click();
    await card.getByTestId('submit').click();
    await asked(t, 'Who needs it, and for what? One real example, from start to end.');
    await t.screenshot('open-question');

    // The line can be put right at any time.
    await panel.getByTestId('change-reading').click();
    const form = panel.getByTestId('reading-form');
    await form.getByRole('textbox', { name: 'Title' }).fill('History of products');
    await form.getByTestId('reading-project').selectOption('service');
    await t.screenshot('reading-form');
    await t.workbench.setTheme('Default High Contrast');
    await t.screenshot('reading-form-contrast');
    await t.workbench.setTheme('Default Dark Modern');
    await t.screenshot('reading-form-dark');
    await form.getByTestId('save-reading').click();
    await form.waitFor({ state: 'detached' });
    await t.until('the line says the kind of project', async () =>
      (await panel.getByTestId('reading').innerText()).includes('· service'),
    );
    const titles = await answerUntilThePlan(t);
    assert.doesNotMatch(JSON.stringify(titles), /audit|\blog\b/i);
    await approvePlan(t);
    const [spec = ''] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
    const written = t.read(spec);
    assert.match(written, /^# History of products/m);
    assert.doesNotMatch(written, /audit/i);
  },
);

/**
 * What the line that says how the request is read stands over: the status bar, or what should be below the line.
 *
 * @param {Scenario} t
 * @param {string} below what is to be read below the line, as a selector
 * @returns {Promise<string[]>}
 */
async function overlaps(t, below) {
  const frame = await t.workbench.webviewFrame('panel');
  return await frame.evaluate((selector) => {
    const box = (/** @type {string} */ of) =>
      /** @type {Element} */ (document.querySelector(of)).getBoundingClientRect();
    const [bar, line, next] = [box('.status-bar'), box('.reading'), box(selector)];
    return [
      ...(line.top < bar.bottom - 1 ? ['the line is over the status bar'] : []),
      ...(next.top < line.bottom - 1 ? [`the line is over ${selector}`] : []),
    ];
  }, below);
}

/**
 * Waits until a question is open whose title is, or matches, what is given.
 *
 * @param {Scenario} t
 * @param {string | RegExp} title
 */
async function asked(t, title) {
  await t.until(`asked: ${String(title)}`, async () => {
    const open = await openQuestion(t);
    return typeof title === 'string' ? open.title === title : title.test(open.title);
  });
}

scenario(
  'without a model an open question suits whatever a change is, and the line above says of which kind',
  async (t) => {
    await t.open();
    const panel = t.workbench.panel();
    const card = panel.getByTestId('open-question');
    await startBrainstorm(t, UNSURE);
    await asked(t, 'One real case: what does one do, what happens today, and what should happen instead?');
    await t.screenshot('what-is-different-then');
    await panel.getByTestId('change-reading').click();
    const form = panel.getByTestId('reading-form');
    await form.getByTestId('reading-change').selectOption('removal');
    await form.getByTestId('save-reading').click();
    await form.waitFor({ state: 'detached' });
    await fillSurely(t, card.getByRole('textbox').first(), 'Today every product has one, and nobody uses it');
    await card.getByTestId('submit').click();
    await asked(t, /What exactly goes, and what beside it must stay/);
    assert.match(await panel.getByTestId('reading').innerText(), /removal of something/);
    await t.screenshot('what-goes');

    // In an empty folder, a wish that does not say what it will be is asked for that first.
    const empty = path.join(t.runFolder, 'empty');
    fs.mkdirSync(empty);
    await t.open({ folder: empty });
    await startBrainstorm(t, 'I want to practise vocabulary on the train');
    await asked(t, 'What will it be?');
    await t.screenshot('what-it-will-be');
    await card.getByRole('radio', { name: /^A command or a script/ }).click();
    await card.getByTestId('submit').click();
    await asked(t, 'How is it called, and what does it print: one real run?');
    assert.match(await panel.getByTestId('reading').innerText(), /command-line tool/);
    await t.screenshot('one-real-run');
  },
);
