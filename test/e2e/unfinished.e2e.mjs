import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { goodModel } from '../model-server/good-model.mjs';
import { startModelServer } from '../model-server/server.mjs';
import { answerOpenQuestion, answersGiven, openQuestion, resumeSession, startBrainstorm } from './interview.mjs';
import { scenario, useServer } from './harness.mjs';
import { ledBy, needTrust, setForMachine } from './model-settings.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

useServer({ trust: true, newWindows: true });

const REQUEST = 'Add caching to the product API';
/** What the session is called then. */
const TITLE = 'Caching for the product API';
const ANOTHER = 'Let customers export their orders';

scenario(
  'a window without the interview’s tab offers it, sends and writes nothing, and one click leads back',
  async (t) => {
    const server = await startModelServer({ respond: goodModel });
    const offer = t.workbench.statusBarItem('1 unfinished interview');
    const badge = t.workbench.badge('SDD Brainstorm');
    try {
      needTrust(t, false);
      setForMachine(t, ledBy(server));
      await t.open();
      await startBrainstorm(t, REQUEST);
      await answerOpenQuestion(t);
      const before = { open: await openQuestion(t), cards: await answersGiven(t) };
      const left = { requests: 0, files: [''] };
      await restartWithoutTabs(t, () => {
        left.requests = server.requests.length;
        left.files = contentsOf(t);
      });

      await offer.waitFor();
      assert.equal(await badge.innerText(), '1');
      assert.deepEqual(await t.workbench.tabs(), []);
      await t.screenshot('offered');
      assert.deepEqual({ requests: server.requests.length, files: contentsOf(t) }, left);

      await offer.click();
      await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id);
      assert.deepEqual({ open: await openQuestion(t), cards: await answersGiven(t) }, before);
      await offer.waitFor({ state: 'hidden' });
      await badge.waitFor({ state: 'hidden' });
      await t.screenshot('resumed');
    } finally {
      await server.stop();
    }
  },
);

scenario(
  'an interview that was not made on this computer nags nobody, sends and writes nothing, and goes on once I adopt it',
  async (t) => {
    const server = await startModelServer({ respond: goodModel });
    try {
      needTrust(t, false);
      setForMachine(t, ledBy(server));
      await t.open();
      await startBrainstorm(t, REQUEST);
      await answerOpenQuestion(t);
      const before = { open: await openQuestion(t), cards: await answersGiven(t) };
      const left = { requests: 0, files: [''] };
      await restartWithoutTabs(t, () => {
        // Another computer has another key.
        fs.rmSync(path.join(t.server.home, '.local', 'state', 'sdd-brainstorm'), { recursive: true });
        for (const lease of t.files(/lease\.json$/)) fs.rmSync(path.join(t.workspaceFolder, lease));
        left.requests = server.requests.length;
        left.files = contentsOf(t);
      });

      await t.workbench.showContainer('SDD Brainstorm');
      await t.workbench.expandPane('Sessions');
      await t.workbench.treeRows('Sessions').filter({ hasText: 'not made here' }).waitFor();
      assert.equal(await t.workbench.statusBarItem('unfinished').count(), 0);
      const banner = t.workbench.panel().getByTestId('not-made-here');
      await resumeSession(t, REQUEST, banner);
      assert.match(await banner.innerText(), /not made on this computer: it came with the folder/);
      assert.equal(await t.workbench.panel().getByTestId('message-box').count(), 0);
      assert.equal(await t.workbench.panel().locator('[data-testid^="edit-"]').count(), 0);
      await t.screenshot('not-made-here');
      assert.deepEqual({ requests: server.requests.length, files: contentsOf(t) }, left);

      await t.workbench.panel().getByTestId('adopt').click();
      await t.until('the open question is back', async () => (await openQuestion(t)).id === before.open.id);
      await t.workbench.panel().locator('.card').getByText('adopted').waitFor();
      await t.screenshot('adopted');
      await t.workbench.treeRows('Sessions').filter({ hasText: 'not made here' }).waitFor({ state: 'hidden' });
      await answerOpenQuestion(t);
      assert.ok(t.read(t.files(/journal\.jsonl$/)[0] ?? '').includes('"type":"session_adopted"'));
    } finally {
      await server.stop();
    }
  },
);

scenario('of several unfinished interviews I choose one, also where the workspace is not trusted', async (t) => {
  needTrust(t, true);
  setForMachine(t, {});
  await t.open();
  await t.until('the window is restricted', () => t.workbench.isRestricted());
  await startBrainstorm(t, REQUEST);
  const { title } = await openQuestion(t);
  await startAnother(t);
  await restartWithoutTabs(t);

  const offer = t.workbench.statusBarItem('2 unfinished interviews');
  await offer.click();
  await t.screenshot('offered');
  await t.quickInput.pick(TITLE);
  await t.until('the one that I chose is back', async () => (await openQuestion(t)).title === title);
  await offer.waitFor({ state: 'hidden' });
  assert.ok(await t.workbench.isRestricted());
});

scenario('what another window begins, ends or deletes is listed and offered here accordingly', async (t) => {
  needTrust(t, false);
  setForMachine(t, {});
  await t.open();
  const here = await t.secondWindow();
  await here.open({ folder: t.workspaceFolder });
  await here.showContainer('SDD Brainstorm');
  await here.expandPane('Sessions');
  const listed = here.treeRows('Sessions');
  await here.command('Start Brainstorm');
  const recent = here.panel().getByTestId(/^recent-/);
  await here.panel().getByTestId('start-request').waitFor();
  assert.equal(await recent.count(), 0);

  await startBrainstorm(t, REQUEST);
  await openQuestion(t);
  await here.statusBarItem('1 unfinished interview').waitFor();
  await startAnother(t);
  await here.statusBarItem('2 unfinished interviews').waitFor();
  await recent.nth(1).waitFor();
  await listed.nth(1).waitFor();

  await t.workbench.panel().getByTestId('wrap-up').click();
  await t.workbench.panel().getByTestId('wrap-up-confirm').click();
  await t.workbench.panel().getByTestId('spec-path').waitFor();
  await here.statusBarItem('1 unfinished interview').waitFor();
  await listed.filter({ hasText: 'finished' }).waitFor();
  await t.until('the start screen offers the other one only', async () => (await recent.count()) === 1);

  const [open = ''] = t.files(/journal\.jsonl$/).filter((file) => !t.read(file).includes('session_ended'));
  fs.rmSync(path.join(t.workspaceFolder, path.dirname(open)), { recursive: true });
  await here.statusBarItem('unfinished').waitFor({ state: 'hidden' });
  await t.until('the deleted one is listed no longer', async () => (await listed.count()) === 1);
  await t.until('the start screen offers none', async () => (await recent.count()) === 0);
});

/**
 * Leaves the running interview for another one.
 *
 * @param {Scenario} t
 */
async function startAnother(t) {
  await t.workbench.command('Start Brainstorm');
  await t.messages.pressInNotification(/is running\. Show it/, 'Start New');
  await t.workbench.panel().getByTestId('start-request').waitFor();
  await startBrainstorm(t, ANOTHER);
  await openQuestion(t);
}

/**
 * Comes back to a window that knows nothing of its tabs, like one on another machine.
 *
 * @param {Scenario} t
 * @param {() => void} [meanwhile] done while nothing of the editor runs
 */
async function restartWithoutTabs(t, meanwhile = () => undefined) {
  await t.restartServer(async () => {
    await t.workbench.forget();
    meanwhile();
  });
}

/**
 * @param {Scenario} t
 * @returns {string[]} every file below .sdd/ with what is in it
 */
function contentsOf(t) {
  return t.files(/^\.sdd\//).map((file) => `${file}\n${t.read(file)}`);
}
