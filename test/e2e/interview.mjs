/** What a person does in the interview's panel, for the scenarios. */

/**
 * Starts from the palette and sends the request. Where another interview is running in the window, that one is left.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {string} request
 */
export async function startBrainstorm(t, request) {
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await t.until('the start screen is there', async () => {
    if (await requestField(t).isVisible()) return true;
    const running = (await t.messages.notifications()).find(({ buttons }) => buttons.includes('Start New'));
    if (running !== undefined) await t.messages.pressInNotification(running.message, 'Start New');
    return false;
  });
  await fillSurely(t, requestField(t), request);
  await t.workbench.panel().getByTestId('start-button').click();
}

/**
 * Fills a field of the page. The workbench gives the focus back when its palette closes, and what is being filled in at
 * that moment goes elsewhere: then once more.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {import('playwright-core').Locator} field
 * @param {string} text
 */
export async function fillSurely(t, field, text) {
  await t.until('the field keeps what is filled in', async () => {
    if ((await field.inputValue()) === text) return true;
    await field.fill(text);
    return false;
  });
}

/**
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @returns {import('playwright-core').Locator} where the request is typed
 */
export function requestField(t) {
  return t.workbench.panel().getByTestId('start-request').locator('textarea');
}

/**
 * Waits for the open question.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @returns {Promise<{id: string, type: string, title: string}>}
 */
export async function openQuestion(t) {
  const card = t.workbench.panel().getByTestId('open-question');
  await card.getByTestId('question-title').waitFor();
  // In one go: another question may take its place meanwhile.
  return await card.evaluate((shown) => ({
    id: shown.getAttribute('data-question-id') ?? '',
    type: shown.getAttribute('data-question-type') ?? '',
    title: shown.querySelector('[data-testid="question-title"]')?.textContent?.trim() ?? '',
  }));
}

/**
 * Answers whatever is open the way a person in a hurry does: the first choice there is, else "You decide".
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @returns {Promise<string>} the id of the question answered
 */
export async function answerOpenQuestion(t) {
  const { id, type } = await openQuestion(t);
  const card = t.workbench.panel().getByTestId('open-question');
  if (type === 'pick_one' || type === 'show_options') {
    await card.getByRole('radio').first().click();
    await card.getByTestId('submit').click();
  } else if (type === 'pick_many' || type === 'slider') {
    // Of a slider the box says that the value is right where it stands.
    await card.getByRole('checkbox').first().click();
    await card.getByTestId('submit').click();
  } else if (type === 'ask_text') {
    await fillSurely(t, card.getByRole('textbox').first(), 'Product lists and single products, nothing of a user.');
    await card.getByTestId('submit').click();
  } else {
    await card.getByTestId('nonanswer-you_decide').click();
  }
  await t.workbench
    .panel()
    .locator(`[data-testid="open-question"][data-question-id="${id}"]`)
    .waitFor({ state: 'hidden' });
  return id;
}

/**
 * Answers until the plan is shown for approval.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {(number: number) => Promise<void>} [after] called after each answer
 * @returns {Promise<number>} how many questions were answered
 */
export async function answerUntilThePlan(t, after = async () => {}) {
  for (let number = 1; number <= 20; number++) {
    const { type, title } = await openQuestion(t);
    if (type === 'show_plan') return number - 1;
    t.note(`${type}: ${title}`);
    await answerOpenQuestion(t);
    await after(number);
  }
  throw new Error('Twenty questions, and still no plan.');
}

/**
 * Approves the plan that is shown.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 */
export async function approvePlan(t) {
  const card = t.workbench.panel().getByTestId('open-question');
  await card.getByRole('radio', { name: /Approve/ }).click();
  await card.getByTestId('submit').click();
  await t.workbench.panel().getByTestId('spec-path').waitFor();
}

/**
 * Comes back to a session in a window that was left. The editor brings the tab back if it had stored it in time; else the
 * window offers the session, and one click leads to it.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {RegExp} title
 */
export async function comeBackTo(t, title) {
  const question = t.workbench.panel().getByTestId('open-question');
  const offer = t.workbench.statusBarItem('1 unfinished interview');
  let way = 'the tab came back by itself';
  await t.until('the open question is there', async () => {
    if (await question.isVisible()) return true;
    if ((await t.workbench.tab('Brainstorm').isVisible()) || !(await offer.isVisible())) return false;
    way = 'the status bar led back';
    await offer.click({ timeout: 2000 });
    return false;
  });
  t.note(way);
  await t.workbench.tab(title).waitFor();
}

/**
 * Shows a session by the picker of all sessions, unless it comes by itself: a tab that the editor brings back closes the picker.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {string | RegExp} title
 * @param {import('playwright-core').Locator} shown what one sees when it is there
 */
export async function resumeSession(t, title, shown) {
  await t.until('the session is there', async () => {
    if (await shown.isVisible()) return true;
    await t.workbench.command('SDD Brainstorm: Resume Session…');
    await t.quickInput.pick(title, { timeout: 10_000 });
    return await shown.waitFor({ timeout: 20_000 }).then(() => true);
  });
}

/**
 * Waits until nothing is being worked at for the person.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 */
export async function atRest(t) {
  await t.workbench.panel().getByTestId('busy').waitFor({ state: 'hidden' });
}

/**
 * Writes into the box that takes free words at any time.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {string} words
 */
export async function say(t, words) {
  const box = t.workbench.panel().getByTestId('message-box').locator('textarea');
  await fillSurely(t, box, words);
  await box.press('Enter');
}

/**
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @returns {Promise<string[]>} the questions answered so far with their answers, a line each
 */
export async function answersGiven(t) {
  const lines = await t.workbench.panel().locator('.card .card-words').allInnerTexts();
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}

/**
 * What must be there again after an interruption: the cards of the questions dealt with, a line each.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 */
export async function cards(t) {
  const lines = await t.workbench.panel().locator('[data-testid^="card-"]').allInnerTexts();
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}

/**
 * Where a question and its choices stand, in pixels, at every frame that is drawn from now on.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @returns {Promise<() => Promise<Record<string, string[]>>>} reads the different places so far, by the question's id
 */
export async function watchPlaces(t) {
  const frame = await t.workbench.webviewFrame('panel');
  await frame.evaluate(() => {
    /** @type {Record<string, string[]>} */
    const places = {};
    Object.assign(window, { places });
    const look = () => {
      const card = /** @type {HTMLElement | null} */ (document.querySelector('[data-testid="open-question"]'));
      const choices = card?.querySelector('.control-place')?.getBoundingClientRect();
      const seen = (places[card?.dataset.questionId ?? ''] ??= []);
      const place = `${Math.round(choices?.top ?? 0)} to ${Math.round(choices?.bottom ?? 0)}`;
      if (seen.at(-1) !== place) seen.push(place);
      window.requestAnimationFrame(look);
    };
    look();
  });
  return () => frame.evaluate(() => /** @type {any} */ (window).places);
}
