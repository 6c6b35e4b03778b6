import assert from 'node:assert/strict';
import { editorOf } from '../vscode/text-editor.mjs';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  approvePlan,
  openQuestion,
  say,
  startBrainstorm,
} from './interview.mjs';
import { scenario } from './harness.mjs';

scenario('an earlier answer can be changed: what it touches is shown first, then the draft follows', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const changed = await answerOpenQuestion(t);
  await answerOpenQuestion(t);
  const open = await openQuestion(t);

  const panel = t.workbench.panel();
  await panel.locator('.draft-pane').getByText('FR-001').first().waitFor();
  await panel.getByTestId(`edit-${changed}`).click();
  const revision = panel.getByTestId(`revision-${changed}`);
  await revision
    .getByTestId('impact')
    .getByText(/FR-001/)
    .waitFor();
  await revision.getByRole('textbox').first().fill('Only what the search returns');
  await t.screenshot('impact');
  await panel.getByTestId(`save-${changed}`).click();

  await panel
    .getByTestId(`card-${changed}`)
    .locator('.card-answer', { hasText: 'Only what the search returns' })
    .waitFor();
  await panel.locator('.draft-pane').getByText('Only what the search returns').first().waitFor();
  assert.deepEqual(await openQuestion(t), open);
  await panel
    .getByTestId('changed-before')
    .getByText(/was changed since this was asked/)
    .waitFor();
  assert.equal(await panel.getByTestId('acknowledgement').count(), 0);
  await t.screenshot('changed');
});

scenario('the plan’s numbers are those of the draft beside it, and of the specification', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const panel = t.workbench.panel();
  const numbers = () =>
    panel.locator('.draft-pane .statement').evaluateAll((all) =>
      all.map((line) => ({
        id: (line.dataset.testid ?? '').replace('draft-statement-', ''),
        label: line.querySelector('code')?.textContent ?? '',
        text: line.querySelector('.statement-text')?.textContent ?? '',
      })),
    );
  await answerOpenQuestion(t);
  const { id } = await openQuestion(t);
  await say(t, 'let’s talk about errors now');
  await t.until('another question is open', async () => (await openQuestion(t)).id !== id);
  await answerUntilThePlan(t);
  await t.until('statements have other numbers than ids', async () =>
    (await numbers()).some((one) => one.id !== one.label),
  );
  const shown = await numbers();
  const plan = await panel.getByTestId('open-question').innerText();
  for (const { label, text } of shown) assert.ok(plan.includes(`${label} ${text}`), `${label} ${text}`);
  await t.screenshot('numbers-of-the-plan');

  await approvePlan(t);
  assert.deepEqual(await numbers(), shown);
  const [file = ''] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  const spec = t.read(file);
  for (const { label } of shown) assert.match(spec, new RegExp(`^- \\*\\*${label}\\*\\* `, 'm'));
  await t.screenshot('numbers-at-the-end');
});

scenario('words in the message box are answered, switch the topic, and end the questions', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  await answerOpenQuestion(t);
  const before = await openQuestion(t);
  const messages = t.workbench.panel().getByTestId('conversation');

  await say(t, 'show me what we have');
  await messages.getByText(/Here is what we have/).waitFor();
  assert.equal((await openQuestion(t)).id, before.id);
  await answerOpenQuestion(t);
  const course = await messages.locator('> li').evaluateAll((all) => all.map((one) => one.dataset.testid));
  assert.deepEqual(course, ['card-Q1', 'message-M1', 'card-Q2']);

  const { id } = await openQuestion(t);
  await say(t, 'let’s talk about errors now');
  await t.until('another question is open', async () => (await openQuestion(t)).id !== id);
  await t.screenshot('other-topic');

  await say(t, 'that’s enough');
  await t.until('the plan is shown', async () => (await openQuestion(t)).type === 'show_plan');
});

scenario(
  'a covered topic is said so, and takes what is still to be said without a question of the budget',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    const panel = t.workbench.panel();
    const more = panel.getByTestId('anything-else');
    for (let i = 0; i < 6 && (await more.count()) === 0; i++) {
      await answerOpenQuestion(t);
      await openQuestion(t);
    }
    const open = await openQuestion(t);
    await more.click();
    await panel
      .getByTestId('anything-else-words')
      .getByRole('textbox')
      .fill('Entries of one customer are cleared together');
    await t.screenshot('covered');
    await panel.getByTestId('anything-else-words-send').click();
    await panel
      .getByTestId('conversation')
      .getByText(/Entries of one customer are cleared together/)
      .waitFor();
    assert.deepEqual(await openQuestion(t), open);
    await panel
      .locator('.draft-pane')
      .getByText('Entries of one customer are cleared together.', { exact: true })
      .first()
      .waitFor();
  },
);

scenario('wrapping up says what will stay open, then writes a specification that is not approved', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  await answerOpenQuestion(t);
  await openQuestion(t);

  const panel = t.workbench.panel();
  await panel.getByTestId('wrap-up').click();
  const confirmation = panel.locator('.confirmation');
  await confirmation.getByRole('listitem').first().waitFor();
  await t.screenshot('confirmation');
  await panel.getByTestId('wrap-up-confirm').click();

  await panel.getByTestId('spec-path').waitFor();
  await panel.getByText('not approved', { exact: true }).waitFor();
  const [spec] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  assert.doesNotMatch(t.read(spec), /status: approved/);
});

scenario('a piece of evidence opens beside the question, with its lines marked', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const open = await openQuestion(t);
  const chip = t.workbench
    .panel()
    .getByTestId('open-question')
    .getByRole('button', { name: /src\/http\/cache\.ts/ });
  await chip.first().click();

  await editorOf(t.page, 'src/http/cache.ts').waitFor();
  await editorOf(t.page, 'src/http/cache.ts')
    .locator('[class*="TextEditorDecorationType"]')
    .first()
    .waitFor({ state: 'attached' });
  assert.deepEqual(await openQuestion(t), open);
  await t.screenshot('beside');
});

scenario('what words may mean is asked with one click, and a term that is set changes the draft', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add an export of orders as CSV');
  const panel = t.workbench.panel();
  const open = await openQuestion(t);
  await say(t, 'Exports are kept in the cache for an hour.');
  await panel.locator('.draft-pane').getByText('in the cache').first().waitFor();
  await say(t, 'Go to the zebra list.');
  const asked = panel.getByTestId('meant-M2-0');
  await asked.waitFor();
  assert.deepEqual(await openQuestion(t), open);
  await t.screenshot('did-you-mean');
  await panel.getByTestId('meant-M2-0-comment').click();
  await asked.waitFor({ state: 'detached' });

  await say(t, "don't say cache, say store");
  await panel.locator('.draft-pane').getByText('in the store').first().waitFor();
  await panel.locator('.draft-pane').getByTestId('terms').locator('summary').click();
  await panel.locator('.draft-pane').getByText('“store”, not “cache”').waitFor();
  await t.screenshot('terms');
});
