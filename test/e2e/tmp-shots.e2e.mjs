import { answerOpenQuestion, answerUntilThePlan, approvePlan, openQuestion, startBrainstorm } from './interview.mjs';
import { scenario, useServer } from './harness.mjs';
useServer({ settings: { 'window.title': '${rootName}' , 'workbench.tips.enabled': false } });
scenario('shots', async (t) => {
  await t.open();
  await t.workbench.setTheme('Default Dark Modern');
  await t.workbench.showContainer('Brainstorm');
  await startBrainstorm(t, 'Add caching to the product API');
  await openQuestion(t);
  const p = t.workbench.panel();
  await p.getByTestId('draft-hide').click();
  await t.workbench.pane('Topics').locator('.pane-header').first().click();
  await t.workbench.pane('Sessions').locator('.pane-header').first().click();
  for (let i = 0; i < 9; i++) {
    const q = await openQuestion(t);
    const chips = await p.getByTestId('open-question').locator('.chip').count();
    t.note(`${q.id} ${q.type} chips ${chips} ${q.title}`);
    if (q.type === 'show_plan') break;
    await t.page.mouse.move(900, 20);
    await t.page.waitForTimeout(700);
    await t.screenshot('q-' + q.id);
    const seen = t.workbench.view().getByTestId('draft-mark-seen');
    if (await seen.count()) await seen.click();
    await p.locator('.conversation-body').evaluate(() => document.activeElement?.blur?.());
    await answerOpenQuestion(t);
  }
  await t.workbench.setTheme('Default Light Modern');
  await approvePlan(t);
  await t.page.mouse.move(900, 20);
  await t.page.waitForTimeout(1000);
  await t.screenshot('spec');
});
