import assert from 'node:assert/strict';
import { scenario } from './harness.mjs';
import { answerUntilThePlan, approvePlan, fillSurely, openQuestion, startBrainstorm } from './interview.mjs';

scenario('an approved specification is changed: what of it, what holds instead, and nothing else', async (t) => {
  await t.open();
  const card = t.workbench.panel().getByTestId('open-question');
  await startBrainstorm(t, 'Let people archive orders, so that old ones are out of the way');
  await answerUntilThePlan(t);
  await approvePlan(t);
  const [first = ''] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  const [, id = '', text = ''] = /^- \*\*(FR-\d+)\*\* (.+?) \[/m.exec(t.read(first)) ?? [];
  assert.notEqual(text, '', 'the first specification states a requirement');

  await t.workbench.command('SDD Brainstorm: Change a Spec…');
  await t.quickInput.pick('Archiving orders');
  await t.quickInput.acceptInput(`${id} no longer holds: ${text}`);
  await t.until('it is asked which statements change', async () => {
    return (await openQuestion(t)).title === 'Which of these does it change?';
  });
  await t.screenshot('which-change');
  await t.page.setViewportSize({ width: 480, height: 860 });
  await t.screenshot('which-change-narrow');
  await t.page.setViewportSize({ width: 1280, height: 800 });
  // The box shows its tick a moment later.
  const box = card.getByRole('checkbox', { name: new RegExp(`^${id}`) });
  await box.click();
  await t.until('it is ticked', async () => box.isChecked());
  await card.getByTestId('submit').click();
  await t.until('it is asked what holds instead', async () => {
    return (await openQuestion(t)).title === `What holds instead of ${id}?`;
  });
  await t.screenshot('what-instead');
  await fillSurely(t, card.getByRole('textbox').first(), 'Orders are archived by an administrator only.');
  await card.getByTestId('submit').click();
  await t.until('the next question is there', async () => !/^What holds instead/.test((await openQuestion(t)).title));
  await answerUntilThePlan(t);
  await t.screenshot('changed-plan');
  await approvePlan(t);
  const [second = ''] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/).filter((path) => path !== first);
  assert.match(t.read(second), new RegExp(`\\*\\*${id}\\*\\* Orders are archived by an administrator only\\.`));
  assert.match(t.read(second), /^## Changes$/m);
});
