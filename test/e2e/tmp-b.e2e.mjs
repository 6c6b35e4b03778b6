import { answerOpenQuestion, answerUntilThePlan, openQuestion, requestField, startBrainstorm } from './interview.mjs';
import { scenario } from './harness.mjs';
const shot = async (t, n) => { await t.page.waitForTimeout(600); await t.screenshot(n); };
scenario('steer', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const p = t.workbench.panel();
  const q1 = await openQuestion(t);
  const card = p.getByTestId('open-question');
  await shot(t, '01-q1');
  await card.getByTestId('submit').click();
  await shot(t, '02-refused');
  // clarify
  await card.getByTestId('clarify').click();
  await shot(t, '03-clarify-open');
  await p.getByTestId('clarify-text-send').click();
  await shot(t, '04-clarified');
  // other
  await card.getByRole('textbox', { name: 'Your own answer' }).fill('Only the search results');
  await shot(t, '05-other');
  await card.getByTestId('submit').click();
  await t.until('next', async () => (await openQuestion(t)).id !== q1.id);
  const nons = ['you_decide', 'dont_know', 'not_now'];
  for (const n of nons) {
    const q = await openQuestion(t);
    t.note(`${q.id} ${q.type} ${n}`);
    await card.getByTestId('nonanswer-' + n).click();
    await t.until('next', async () => (await openQuestion(t)).id !== q.id);
  }
  await shot(t, '06-after-nons');
  // keyboard
  const q = await openQuestion(t);
  t.note('keyboard ' + q.type);
  const f = await t.workbench.webviewFrame('panel');
  t.note('focus: ' + await f.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)));
  await t.page.keyboard.press('2');
  await shot(t, '07-key2');
  await t.page.keyboard.press('Enter');
  await t.until('next', async () => (await openQuestion(t)).id !== q.id);
  // edit the first answer
  await p.getByTestId('edit-Q1').click();
  await shot(t, '08-edit');
  await p.getByTestId('revision-Q1').getByRole('radio').nth(1).click();
  await p.getByTestId('save-Q1').click();
  await t.page.waitForTimeout(500);
  await shot(t, '09-edited');
  // messages
  const box = p.getByTestId('message-box').locator('textarea');
  for (const m of ['show me what we have', "let's talk about errors now", 'I think 5 minutes is fine for everything']) {
    await box.fill(m); await box.press('Enter');
    await t.page.waitForTimeout(700);
    await shot(t, '10-msg-' + m.slice(0, 10));
  }
  // topics
  await p.locator('nav.rail summary').first().click();
  await shot(t, '11-topics');
  await p.getByTestId('new-topic').fill('Rollout');
  await p.getByTestId('add-topic').click();
  await t.page.waitForTimeout(500);
  await shot(t, '12-topic-added');
  await p.getByRole('button', { name: 'Rollout', exact: true }).focus();
  await t.page.keyboard.press('Alt+ArrowUp');
  await shot(t, '13-topic-up');
  t.note('focus: ' + await f.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)));
  await p.getByRole('button', { name: 'Drop: Rollout' }).click();
  await shot(t, '14-drop');
  await p.getByRole('button', { name: 'Drop it' }).click();
  await shot(t, '15-dropped');
  await p.locator('nav.rail summary').first().click();
  await p.getByTestId('budget-more').click();
  await p.getByTestId('budget-more').click();
  t.note(await p.getByTestId('meter').innerText());
  await p.getByTestId('wrap-up').click();
  await shot(t, '16-wrapup');
  await t.page.keyboard.press('Escape');
  await box.fill("that's enough"); await box.press('Enter');
  await t.page.waitForTimeout(1500);
  await shot(t, '17-enough');
  t.note((await (await t.workbench.webviewFrame('panel')).locator('main').ariaSnapshot()).slice(0, 3000));
});
