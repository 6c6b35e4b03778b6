import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { silent } from '../model-server/faults.mjs';
import { goodModel } from '../model-server/good-model.mjs';
import { callsTool } from '../model-server/replies.mjs';
import { startModelServer } from '../model-server/server.mjs';
import { scenario, useServer } from './harness.mjs';
import { answerOpenQuestion, answerUntilThePlan, approvePlan, openQuestion, startBrainstorm } from './interview.mjs';
import { ledBy, setForMachine } from './model-settings.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

useServer({ settings: { 'brainstorm.probe.seconds': 120 }, newWindows: true });

/** What the model looks at before it falls silent. */
const LOOKS = [
  callsTool('git', { command: 'git log --oneline -5' }),
  callsTool('command', { command: 'cat .env' }),
  callsTool('command', { command: 'find . -name "*.ts" -exec rm {} +' }),
  callsTool('command', { command: "rg -n 'router\\.(get|post)' src" }),
];

scenario('what is looked at is shown step by step, beside a question that can be answered meanwhile', async (t) => {
  makeRepository(t);
  const panel = t.workbench.panel();
  let looked = 0;
  const server = await startModelServer({
    respond: (request) => (request.role === 'contextProbe' ? (LOOKS[looked++] ?? silent()) : goodModel(request)),
  });
  try {
    setForMachine(t, ledBy(server));
    await t.open();
    await startBrainstorm(t, 'Let people undo a frobnication');
    await openQuestion(t);
    await panel.getByTestId('looked').locator('summary').click();
    const steps = panel.getByTestId('look-steps');
    await steps.getByText('Add a shop').waitFor();
    await steps.getByText('command cat .env').waitFor();
    await steps.getByText('find -exec').waitFor();
    await steps.getByText("command rg -n 'router").waitFor();
    const said = await steps.innerText();
    assert.match(said, /command cat \.env\s*refused: /);
    assert.match(said, /retrieve Let people undo/);
    assert.equal(await panel.getByTestId('stop-model').count(), 0, 'nobody waits for it');
    await t.screenshot('looking');
    await t.workbench.setTheme('Default Dark Modern');
    await t.screenshot('looking-dark');
    const events = journalOf(t);
    assert.ok(events.indexOf('question_asked') < events.lastIndexOf('observation_made'));
    await answerUntilThePlan(t);
    await approvePlan(t);
    const [spec = ''] = t.files(/^\.sdd\/specs\/.*\/spec\.md$/);
    assert.match(t.read(spec), new RegExp(`^revision: "?${headOf(t)}`, 'm'));
    assert.doesNotMatch(said + t.read(spec), /s3cr3t/);
    server.done();
  } finally {
    await server.stop();
  }
});

scenario('what cannot be found here is asked once, and kept as an issue', async (t) => {
  setForMachine(t, {});
  await t.open();
  await startBrainstorm(t, 'Add a zyxomat to the quuxifier, with frobnication');
  const { title } = await openQuestion(t);
  assert.match(title, /Where in this workspace does the change belong/);
  await t.screenshot('asked');
  // It is written beside the question, not before it.
  const issues = await t.until('the issue is written', () => t.read('.sdd/issues.md'));
  assert.equal(issues.match(/Research inconclusive for/g)?.length, 1);
  await answerOpenQuestion(t);
  await openQuestion(t);
  assert.equal(t.read('.sdd/issues.md').match(/Research inconclusive for/g)?.length, 1);
});

/**
 * The types of the session's events, in their order.
 *
 * @param {Scenario} t
 * @returns {string[]}
 */
function journalOf(t) {
  const [journal = ''] = t.files(/journal\.jsonl$/);
  return t
    .read(journal)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).event.type);
}

/** @param {Scenario} t */
function makeRepository(t) {
  fs.writeFileSync(path.join(t.workspaceFolder, '.env'), 'KEY=s3cr3t\n');
  git(t, 'init', '--quiet');
  git(t, 'add', '--all');
  git(t, '-c', 'user.name=A. Person', '-c', 'user.email=person@example.org', 'commit', '--quiet', '-m', 'Add a shop');
}

/** @param {Scenario} t */
function headOf(t) {
  return git(t, 'rev-parse', 'HEAD').trim();
}

/**
 * @param {Scenario} t
 * @param {string[]} args
 */
function git(t, ...args) {
  return execFileSync('git', args, { cwd: t.workspaceFolder, encoding: 'utf8' });
}
