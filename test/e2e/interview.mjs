/** What a person does in the interview's panel, for the scenarios. */

/**
 * Starts from the palette and sends the request.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {string} request
 */
export async function startBrainstorm(t, request) {
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await fillSurely(requestField(t), request);
  await t.workbench.panel().getByTestId('start-button').click();
}

const TRIES = 10;
const BETWEEN_TRIES_MS = 200;

/**
 * Fills a field. The workbench gives the focus back when its palette closes, and what is being filled in at that moment
 * goes elsewhere: then once more.
 *
 * @param {import('playwright-core').Locator} field
 * @param {string} text
 */
async function fillSurely(field, text) {
  for (let tries = 1; ; tries++) {
    await field.fill(text);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    if ((await field.inputValue()) === text) return;
    if (tries === TRIES) throw new Error(`“${text}” could not be filled in: the field does not keep it.`);
  }
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
  await card.waitFor();
  const title = await card.getByTestId('question-title').innerText();
  const id = (await card.getAttribute('data-question-id')) ?? '';
  const type = (await card.getAttribute('data-question-type')) ?? '';
  return { id, type, title };
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
    await card.getByRole('textbox').first().fill('Product lists and single products, nothing of a user.');
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
 * Goes on with a session in a window that was left: the editor may have kept the tab, and then it comes back by itself;
 * else the person resumes.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {RegExp} title
 */
export async function comeBackTo(t, title) {
  const question = t.workbench.panel().getByTestId('open-question');
  const restored = await question.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  t.note(restored ? 'the tab came back by itself' : 'resumed by the command');
  if (restored) return;
  await t.workbench.command('Brainstorm: Resume Session…');
  await t.quickInput.pick(title);
}

/**
 * Writes into the box that takes free words at any time.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {string} words
 */
export async function say(t, words) {
  const box = t.workbench.panel().getByTestId('message-box').locator('textarea');
  await box.fill(words);
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
