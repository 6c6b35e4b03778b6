import assert from 'node:assert/strict';
import { scenario } from './harness.mjs';
import { approvePlan, openQuestion, startBrainstorm } from './interview.mjs';

scenario('a small change is one card of assumptions and the approval, or an interview with one click', async (t) => {
  await t.open();
  const panel = t.workbench.panel();
  const card = panel.getByTestId('open-question');
  await startBrainstorm(t, 'Set sessionHours in src/config.ts to 12');
  await t.until('the card of assumptions is open', async () => (await openQuestion(t)).title === 'Do these hold?');
  assert.match(
    await panel.getByTestId('right-size').innerText(),
    /Right size: confirm the assumptions\s+Interview me instead/,
  );
  await t.screenshot('assumptions');
  await t.page.setViewportSize({ width: 480, height: 860 });
  await t.screenshot('assumptions-narrow');
  await t.page.setViewportSize({ width: 1280, height: 800 });
  await t.workbench.setTheme('Default High Contrast');
  await t.screenshot('assumptions-contrast');
  await t.workbench.setTheme('Default Dark Modern');
  // An interview after all, and back.
  await panel.getByTestId('interview-me').click();
  await t.until('a question of the interview is open', async () => (await openQuestion(t)).title !== 'Do these hold?');
  await panel.getByTestId('change-size').click();
  await t.screenshot('change-size');
  await panel.getByTestId('size-confirm').click();
  await t.until('the card is back', async () => (await openQuestion(t)).title === 'Do these hold?');
  for (const group of await card.getByRole('group').filter({ hasText: 'Does not hold' }).all()) {
    const holds = group.getByRole('radio', { name: 'Holds', exact: true });
    if ((await holds.count()) === 1) await holds.check();
  }
  await card.getByTestId('submit').click();
  await approvePlan(t);
  const [spec = ''] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
  assert.match(t.read(spec), /The change belongs in/);
  assert.doesNotMatch(t.read(spec), /^## Assumptions/m);
});
