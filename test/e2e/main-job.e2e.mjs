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
  await t.screenshot('end');

  const specs = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  assert.equal(specs.length, 1);
  const spec = t.read(specs[0]);
  assert.match(spec, /status: approved/);
  assert.match(spec, /Add caching to the product API/);
  assert.match(spec, /\| (FR|D|NFR|AC)-001 \|/);
  const answers = JSON.parse(t.read(specs[0].replace('spec.md', 'answers.json')));
  assert.equal(answers.request, 'Add caching to the product API');
  assert.deepEqual(
    t.files(/.*/).filter((file) => file.startsWith('.sdd/') && !/^\.sdd\/(specs|sessions|\.gitignore)/.test(file)),
    [],
  );
});

scenario('whoever types its name into the palette finds Start Brainstorm first', async (t) => {
  const label = 'Brainstorm: Start Brainstorm';
  await t.open();
  for (const typed of ['brainstorm', 'start brain', 'Start Brainstorm']) {
    const offered = await t.quickInput.commandsFor(typed, label);
    t.note(`${typed}: ${offered.join(' | ')}`);
    assert.equal(offered[0], label);
  }
});

scenario(
  'the sidebar begins an interview, leads to what a statement rests on, and keeps words that are half-written',
  async (t) => {
    await t.open();
    await t.workbench.command('Show Live Draft');
    const view = t.workbench.view();
    await view.getByTestId('draft-start').click();
    await fillSurely(t, requestField(t), 'Add caching to the product API');
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
