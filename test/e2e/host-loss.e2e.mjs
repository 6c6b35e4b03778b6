import assert from 'node:assert/strict';
import { extensionHosts } from '../vscode/server.mjs';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  cards,
  comeBackTo,
  openQuestion,
  startBrainstorm,
} from './interview.mjs';
import { scenario } from './harness.mjs';

/** The workbench may notice that its extension host was killed, and say so, before the server is gone. */
const NOTICED = [/Extension host \(Remote\) terminated unexpectedly/];

scenario(
  'a killed extension host is noticed, takes no answer as sent, and the interview comes back by itself with all that was typed',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    await answerOpenQuestion(t);
    const panel = t.workbench.panel();
    await panel.getByTestId('saved').getByText('Saved').waitFor();
    const before = { open: await openQuestion(t), cards: await cards(t) };
    const box = panel.getByTestId('message-box').locator('textarea');
    await box.click();
    await t.page.keyboard.type('typed before, ');
    const frame = await t.workbench.webviewFrame('panel');
    // On a busy machine that of a window before may still be there: it goes as well.
    assert.ok((await t.killExtensionHost()).length >= 1);
    await t.page.keyboard.type('typed after');
    await box.press('Enter');
    await panel.getByTestId('silence').getByText('No sign of the extension since').waitFor();
    assert.equal(await panel.getByTestId('saved').innerText(), '');
    await t.screenshot('noticed');

    await t.until('another page has taken over', () => frame.isDetached());
    await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id);
    assert.deepEqual({ open: await openQuestion(t), cards: await cards(t) }, before);
    assert.equal(await panel.getByTestId('silence').count(), 0);
    assert.equal((await t.workbench.tabs()).length, 1);
    await t.until('all of it is back', async () => (await box.inputValue()) === 'typed before, typed after');
    await t.screenshot('back');
    await t.page.keyboard.type(' and later');
    await t.until('one can type on', async () => (await box.inputValue()) === 'typed before, typed after and later');
    await box.fill('');
    await answerUntilThePlan(t);
  },
  { allowedErrors: NOTICED },
);

scenario('an extension host that is only slow is said to be silent, and goes on where it stood', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  const { id } = await openQuestion(t);
  const panel = t.workbench.panel();
  const frame = await t.workbench.webviewFrame('panel');
  const hosts = extensionHosts(t.server);
  for (const pid of hosts) process.kill(pid, 'SIGSTOP');
  try {
    await panel.getByTestId('nonanswer-you_decide').click();
    await panel.getByTestId('silence').waitFor();
    await panel.getByTestId('message-box').locator('textarea').fill('half');
    await panel.getByTestId('message-send').click();
    await panel.getByTestId('refusal').getByText('Not sent').waitFor();
    await t.screenshot('silent');
  } finally {
    for (const pid of hosts) process.kill(pid, 'SIGCONT');
  }
  await panel.getByTestId('silence').waitFor({ state: 'hidden' });
  await panel.getByTestId(`card-${id}`).waitFor();
  await openQuestion(t);
  assert.equal(await panel.getByTestId('message-box').locator('textarea').inputValue(), 'half');
  assert.equal(frame.isDetached(), false, 'the same page is still there');
  await panel.getByTestId('message-box').locator('textarea').fill('');
});

scenario(
  'a killed extension host loses no answer: resuming shows all of them, and the open question',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    await answerOpenQuestion(t);
    await t.workbench.panel().getByTestId('saved').getByText('Saved').waitFor();
    const before = { open: await openQuestion(t), cards: await cards(t) };
    assert.equal((await t.killExtensionHost()).length, 1);
    await t.restartServer();
    await comeBackTo(t, /Caching for the product API/);
    await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id);
    assert.deepEqual({ open: await openQuestion(t), cards: await cards(t) }, before);
    await t.screenshot('resumed');
  },
  { allowedErrors: NOTICED },
);
