import { answerOpenQuestion, openQuestion, requestField, startBrainstorm } from './interview.mjs';
import { scenario } from './harness.mjs';

scenario('tour', async (t) => {
  await t.open();
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await requestField(t).waitFor();
  await t.page.waitForTimeout(1000);
  await t.screenshot('01-start');
  const p = t.workbench.panel();
  await p.getByTestId('start-button').click();
  await t.page.waitForTimeout(500);
  await t.screenshot('02-empty-refused');
  await p.getByTestId('example-0').click();
  await t.page.waitForTimeout(300);
  await t.screenshot('03-example');
  await requestField(t).fill('Add caching to the product API');
  await p.getByTestId('start-button').click();
  for (let i = 0; i < 20; i++) { const o = await p.getByTestId('open-question').count(); if (o) break; await t.screenshot('04-look-' + i); await t.page.waitForTimeout(150); }
  await openQuestion(t);
  await t.page.waitForTimeout(800);
  await t.screenshot('05-q1');
  const nas = ['you_decide','dont_know','none_of_these','not_now'];
  await p.locator('.non-answers vscode-button').allInnerTexts().then((x) => t.note(x.join(' | ')));
  for (let n = 1; n <= 16; n++) {
    const q = await openQuestion(t);
    t.note(`${q.id} ${q.type} ${q.title}`);
    await t.page.waitForTimeout(700);
    await t.screenshot(`10-q${String(n).padStart(2,'0')}-${q.type}`);
    if (q.type === 'show_plan') break;
    await answerOpenQuestion(t);
  }
  const frame = await t.workbench.webviewFrame('panel');
  t.note((await frame.locator('body').ariaSnapshot()).slice(0, 9000));
  await t.workbench.command('Show Live Draft');
  await t.page.waitForTimeout(1000);
  await t.screenshot('20-plan-with-sidebar');
  const card = p.getByTestId('open-question');
  await card.getByRole('radio', { name: /Approve/ }).click();
  await card.getByTestId('submit').click();
  await p.getByTestId('spec-path').waitFor();
  await t.page.waitForTimeout(800);
  await t.screenshot('21-end');
});
