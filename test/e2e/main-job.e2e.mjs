import assert from 'node:assert/strict';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  approvePlan,
  fillSurely,
  openQuestion,
  requestField,
  startBrainstorm,
} from './interview.mjs';
import { scenario } from './harness.mjs';

scenario('from the palette to spec.md, with the draft growing in the sidebar', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  await openQuestion(t);
  await t.screenshot('first-question');

  await t.workbench.command('Show Live Draft');
  const asked = await answerUntilThePlan(t, async (number) => {
    if (number === 4) await t.screenshot('in-the-middle');
  });
  assert.ok(asked >= 4 && asked <= 12, `asked ${asked} questions`);
  await t.workbench.view().locator('[data-testid^="draft-statement-"]').first().waitFor();
  await t.screenshot('plan');

  await approvePlan(t);
  // Nothing of it can be changed any more, in the sidebar neither.
  await t.workbench.view().locator('[data-testid^="draft-edit-"]').first().waitFor({ state: 'detached' });
  await t.screenshot('end');

  const specs = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  assert.equal(specs.length, 1);
  const spec = t.read(specs[0]);
  assert.match(spec, /status: approved/);
  assert.match(spec, /Add caching to the product API/);
  assert.match(spec, /^- \*\*(FR|D|NFR|AC)-001\*\* .*\[Q\d/m);
  assert.match(spec, /<summary>Annex: /);
  const answers = JSON.parse(t.read(specs[0].replace('spec.md', 'answers.json')));
  assert.equal(answers.request, 'Add caching to the product API');
  assert.deepEqual(
    t.files(/.*/).filter((file) => file.startsWith('.sdd/') && !/^\.sdd\/(specs|sessions|\.gitignore)/.test(file)),
    [],
  );

  // From the end screen to where another tool reads it: the paths are listed, then written.
  await t.workbench.panel().getByTestId('build-clipboard').waitFor();
  await t.workbench.panel().getByTestId('export-spec').click();
  await t.quickInput.pickSeveral(['Kiro']);
  await t.quickInput.pick('Where the tools read it');
  const listed = t.messages.dialog();
  await listed.getByText(/\.kiro\/specs\/.*\/requirements\.md/).waitFor();
  assert.deepEqual(t.files(/^\.kiro\//), []);
  await t.screenshot('export');
  await listed.getByRole('button', { name: 'Write', exact: true }).click();
  await t.until('the files are written', () => Promise.resolve(t.files(/^\.kiro\//).length === 3));
});

// The palette puts first what was used before.
scenario(
  'whoever types its name into the palette finds Start Brainstorm first',
  async (t) => {
    const label = 'Brainstorm: Start Brainstorm';
    await t.open();
    for (const typed of ['brainstorm', 'start brain', 'Start Brainstorm']) {
      const offered = await t.quickInput.commandsFor(typed, label);
      t.note(`${typed}: ${offered.join(' | ')}`);
      assert.equal(offered[0], label);
    }
  },
  { newWindow: true },
);

scenario(
  'the sidebar begins an interview, leads to what a statement rests on, and keeps words that are half-written',
  async (t) => {
    await t.open();
    await t.workbench.command('Show Live Draft');
    const view = t.workbench.view();
    await view.getByTestId('draft-start').click();
    // What stands beside the change already was found, and what is answered about it rests on that.
    await fillSurely(t, requestField(t), 'Let clients send XML in src/http');
    await t.workbench.panel().getByTestId('start-button').click();
    await answerOpenQuestion(t);
    await answerOpenQuestion(t);

    const line = view.locator('[data-testid^="draft-statement-"]').first();
    const id = ((await line.getAttribute('data-testid')) ?? '').replace('draft-statement-', '');
    await view.getByTestId(`draft-edit-${id}`).click();
    await fillSurely(t, view.getByTestId(`draft-text-${id}`), 'In words of my own, half');
    await t.workbench.reloadWindow();
    await t.workbench.command('Show Live Draft');
    await t.until(
      'the half-written words are back',
      async () => (await view.getByTestId(`draft-text-${id}`).inputValue()) === 'In words of my own, half',
    );
    await t.screenshot('half-written');
    await view.getByTestId(`draft-text-${id}`).fill('In words of my own');
    await view.getByTestId(`draft-save-${id}`).click();
    await line.getByText('In words of my own', { exact: true }).waitFor();
    await line.getByText('Your words').waitFor();

    await view.locator('.chip[data-testid^="source-E"]').first().click();
    await t.until('the cited file is open', async () => (await t.workbench.tabs()).length === 2);
    await t.screenshot('source');
    await view.locator('.chip[data-testid^="source-Q"]').first().click();
    await view.getByTestId('draft-open-panel').click();
    await openQuestion(t);
  },
);

scenario(
  'the plan is changed in place: removed, put back, added to, merged, and approved as it then stands',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerUntilThePlan(t);
    const card = t.workbench.panel().getByTestId('open-question');
    const lines = card.locator('[data-testid^="plan-statement-"]');
    await lines.first().waitFor();
    const idOf = async (/** @type {import('playwright-core').Locator} */ line) =>
      ((await line.getAttribute('data-testid')) ?? '').replace('plan-statement-', '');
    const shown = () => lines.count();
    const before = await shown();
    const id = await idOf(lines.first());
    const other = await idOf(lines.nth(1));
    const half = card.locator('.plan-section vscode-text-area textarea').first();
    await half.fill('Half a comment');

    // By the keyboard alone: the focus goes to what undoes it, and back to the statement.
    await card.getByTestId(`draft-remove-${id}`).focus();
    await t.page.keyboard.press('Enter');
    const undo = card.getByTestId(`draft-restore-${id}`);
    await undo.waitFor();
    await t.until('the focus is on Undo', () => undo.evaluate((button) => button.matches(':focus-within, :focus')));
    assert.equal(await shown(), before - 1);
    assert.match((await card.getByTestId(`put-aside-${id}`).textContent()) ?? '', /^Removed [A-Z]+-\d+: /);
    await t.screenshot('removed');
    await t.page.keyboard.press('Enter');
    await t.until('it is back', async () => (await shown()) === before);
    const edit = card.getByTestId(`draft-edit-${id}`);
    await t.until('the focus is on it', () => edit.evaluate((button) => button.matches(':focus-within, :focus')));

    await card.getByTestId(`draft-more-${id}`).click();
    await card.getByTestId(`draft-other-${id}`).selectOption(other);
    await card.getByTestId(`draft-text-${id}+${other}`).fill('Both of them in one.');
    await t.screenshot('merging');
    await card.getByTestId(`draft-save-${id}+${other}`).click();
    await t.until('two are one', async () => (await shown()) === before - 1);

    await card.getByTestId('draft-add-plan').click();
    await card.getByTestId('new-plan-kind').selectOption('non_goal');
    await card.getByTestId('draft-text-new-plan').fill('Caching what users send.');
    await card.getByTestId('draft-save-new-plan').click();
    await card.getByRole('heading', { name: 'Not part of it' }).waitFor();
    await t.screenshot('added');
    assert.equal(await half.inputValue(), 'Half a comment');
    await half.fill('');

    // What rules cannot do stays a comment at its section, from where it is worked in.
    const box = t.workbench.panel().getByTestId('message-box').locator('textarea');
    await fillSurely(t, box, 'Reword FR-002, it is too long');
    await box.press('Enter');
    const comment = card.locator('[data-testid^="open-comment-"]');
    await comment.waitFor();
    assert.match((await comment.textContent()) ?? '', /^Your comment: .*Reword FR-002/);
    await comment.scrollIntoViewIfNeeded();
    await t.screenshot('comment');
    await comment.getByText('Change it here').click();
    await card.locator('textarea[data-testid^="draft-text-FR-"]').fill('Only what opts in is cached.');
    await card.locator('[data-testid^="draft-save-FR-"]').click();
    await comment.waitFor({ state: 'detached' });
    await fillSurely(t, box, 'delete FR-003');
    await box.press('Enter');
    await t.workbench.panel().getByTestId('conversation').getByText('Removed FR-003').waitFor();
    await t.screenshot('removed-by-a-message');

    await approvePlan(t);
    const [spec] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
    const written = t.read(spec ?? '');
    assert.match(written, /Both of them in one\..*\(in the person’s words\)/);
    assert.match(written, /\*\*NG-001\*\* Caching what users send\./);
    assert.match(written, /\*\*NG-001\*\* .*\(in the person’s words\)/);
  },
);
