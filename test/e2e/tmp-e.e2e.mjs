import { answerOpenQuestion, openQuestion, startBrainstorm } from './interview.mjs';
import { scenario, useServer } from './harness.mjs';
useServer({ trust: true });
scenario('restricted', async (t) => {
  await t.open();
  await t.page.waitForTimeout(1500);
  const d = t.page.locator('.monaco-dialog-box .monaco-button', { hasText: 'No' });
  if (await d.count()) await d.first().click();
  t.note('restricted: ' + await t.workbench.isRestricted());
  await startBrainstorm(t, 'Add caching to the product API');
  await answerOpenQuestion(t);
  await openQuestion(t);
  await t.screenshot('restricted');
  t.note(t.files(/journal/).join());
  await t.workbench.command('Preferences: Open Settings (UI)');
  await t.page.keyboard.type('brainstorm');
  await t.page.waitForTimeout(2000);
  await t.screenshot('settings');
});
