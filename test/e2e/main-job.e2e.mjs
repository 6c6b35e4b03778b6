import assert from 'node:assert/strict';
import { answerUntilThePlan, approvePlan, openQuestion, startBrainstorm } from './interview.mjs';
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
