/**
 * How light the extension is in a real editor: activation as the editor reports it, the start field after the command, the next
 * question without a jump of the layout, and an interview of 300 answers that is opened, typed in and gone on with.
 *
 * Usage: npm run -s bench:page
 *
 * Times hang on the machine: each is printed beside what an empty page of the same editor takes for the same, where there is such.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { goodModel } from '../../model-server/good-model.mjs';
import { startModelServer } from '../../model-server/server.mjs';
import { serverEnvironment } from '../../vscode/server.mjs';
import { scenario } from '../../e2e/harness.mjs';
import {
  answerOpenQuestion,
  atRest,
  openQuestion,
  requestField,
  resumeSession,
  startBrainstorm,
} from '../../e2e/interview.mjs';
import { ledBy, setForMachine } from '../../e2e/model-settings.mjs';
import { repoRoot } from '../../vscode/paths.mjs';

/** @typedef {import('../../e2e/harness/scenario.mjs').Scenario} Scenario */

const HEADLESS = path.join(repoRoot, 'dist', 'headless.mjs');
const REQUEST =
  'Add a customer portal with orders, invoices, payments, notifications, search and an admin area to our shop';
const ANSWERS = 300;
const MODEL_MS = 1500;
const TYPED = 'Also tell the people in the office when an order has waited for longer than a day. ';

scenario(
  'activation and start',
  async (t) => {
    await t.open();
    for (const start of ['cold', 'warm', 'warm', 'warm']) {
      await t.workbench.command('View: Close All Editors');
      await t.quickInput.commandsFor('Brainstorm: Start Brainstorm', 'Start Brainstorm');
      const took = await untilStartField(t);
      console.log(`command → start field, ${start}: ${took} ms`);
    }
    await t.workbench.command('Developer: Show Running Extensions');
    const row = t.page.locator('.runtime-extensions-editor .monaco-list-row', { hasText: /SDD Brainstorm/i });
    await row.first().waitFor();
    for (const text of await t.page.locator('.runtime-extensions-editor .monaco-list-row').allInnerTexts())
      console.log(`activation: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
  },
  // The list has only the rows that are in view, the slowest first.
  { viewport: { width: 1280, height: 2000 } },
);

scenario('the next question without a model', async (t) => {
  await t.open();
  await nextQuestions(t);
});

scenario('the next question of a model', async (t) => {
  const paced = (/** @type {any} */ request) => {
    const given = goodModel(request);
    if (given === null) return null;
    return { ...given, play: async (/** @type {any} */ on) => (await t.page.waitForTimeout(MODEL_MS), given.play(on)) };
  };
  const server = await startModelServer({ respond: paced });
  try {
    setForMachine(t, ledBy(server));
    await t.open();
    await nextQuestions(t);
  } finally {
    await server.stop();
  }
});

scenario(
  `an interview of ${ANSWERS} answers`,
  async (t) => {
    await answerMany(t);
    await t.open();
    await t.workbench.command('Brainstorm: Start Brainstorm');
    await requestField(t).waitFor();
    await t.workbench.command('View: Close All Editors');
    await resumeSession(t, /portal/i, t.workbench.panel().getByTestId('open-question'));
    const opened = await t.workbench
      .panel()
      .locator('body')
      .evaluate(() => {
        const [navigation] = globalThis.performance.getEntriesByType('navigation');
        return {
          now: Math.round(globalThis.performance.now()),
          loaded: Math.round(/** @type {any} */ (navigation).domContentLoadedEventEnd),
        };
      });
    console.log(`page loaded ${opened.loaded} ms after it began; seen by the test at ${opened.now} ms`);
    await atRest(t);
    await watch(t);
    const box = t.workbench.panel().getByTestId('message-box').locator('textarea');
    await box.click();
    await seen(t);
    await box.pressSequentially(TYPED + TYPED, { delay: 30 });
    const { longest, tasks } = await seen(t);
    console.log(
      `typing ${2 * TYPED.length} characters: longest task ${longest} ms, over 50 ms: ${tasks.join(', ') || 'none'}`,
    );
  },
  { timeoutMs: 600_000 },
);

/**
 * Answers some questions, and prints how the next one comes.
 *
 * @param {Scenario} t
 */
async function nextQuestions(t) {
  await startBrainstorm(t, REQUEST);
  await openQuestion(t);
  await atRest(t);
  await watch(t);
  for (let number = 1; number <= 6; number++) {
    if ((await openQuestion(t)).type === 'show_plan') break;
    await t.page.waitForTimeout(600);
    await seen(t);
    const before = Date.now();
    await answerOpenQuestion(t);
    const { type } = await openQuestion(t);
    const took = Date.now() - before;
    await atRest(t);
    await t.page.waitForTimeout(700);
    const { shift, draft, longest } = await seen(t);
    console.log(
      `question ${number} → ${type}: ${took} ms, layout shift ${shift.toFixed(4)} (draft ${draft.toFixed(4)}), longest task ${longest} ms`,
    );
  }
}

/**
 * Types the command and clicks its row; the clock runs from the click.
 *
 * @param {Scenario} t
 */
async function untilStartField(t) {
  await t.page.keyboard.press('F1');
  const input = t.quickInput.quickInput().locator('input.input');
  await input.fill('>Brainstorm: Start Brainstorm');
  const row = t.quickInput.quickInput().locator('.monaco-list-row', { hasText: 'Start Brainstorm' }).first();
  await row.waitFor();
  const before = Date.now();
  await row.click();
  await requestField(t).waitFor();
  return Date.now() - before;
}

/**
 * Begins to note long tasks and jumps of the layout in the page of the interview.
 *
 * @param {Scenario} t
 */
async function watch(t) {
  const frame = await t.workbench.webviewFrame('panel');
  await frame.evaluate(() => {
    const noted = { shift: 0, draft: 0, tasks: /** @type {number[]} */ ([]) };
    Object.assign(globalThis, { noted });
    let input = 0;
    for (const type of ['pointerdown', 'keydown', 'input'])
      globalThis.addEventListener(type, () => (input = globalThis.performance.now()), { capture: true });
    new globalThis.PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        const moved = entry.sources.map((/** @type {any} */ { node }) => node?.parentElement);
        // What follows a click within half a second belongs to the click, as the measure has it; a draft grows.
        if (!moved.some((/** @type {any} */ one) => one?.closest('.conversation'))) noted.draft += entry.value;
        else if (entry.startTime - input > 500) noted.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    new globalThis.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.tasks.push(Math.round(entry.duration));
    }).observe({ type: 'longtask' });
  });
}

/**
 * What was noted since it was asked last.
 *
 * @param {Scenario} t
 * @returns {Promise<{shift: number, draft: number, longest: number, tasks: number[]}>}
 */
async function seen(t) {
  const frame = await t.workbench.webviewFrame('panel');
  return await frame.evaluate(() => {
    const { noted } = /** @type {any} */ (globalThis);
    const said = { shift: noted.shift, draft: noted.draft, longest: Math.max(0, ...noted.tasks), tasks: noted.tasks };
    noted.shift = 0;
    noted.draft = 0;
    noted.tasks = [];
    return said;
  });
}

/**
 * Answers in a headless run, as the person of this editor: the questions, then the plan with a comment each time.
 *
 * @param {Scenario} t
 */
async function answerMany(t) {
  const args = [HEADLESS, '--workspace', t.workspaceFolder, '--request', REQUEST, '--max-questions', '100'];
  const child = spawn(process.execPath, args, {
    env: serverEnvironment(t.server.home),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let asked = 0;
  for await (const line of readline.createInterface({ input: child.stdout })) {
    const event = JSON.parse(line);
    if (event.type !== 'question_asked') continue;
    asked += 1;
    if (asked > ANSWERS) break;
    child.stdin.write(`${JSON.stringify(answerTo(event.question, asked))}\n`);
  }
  child.stdin.end();
  await new Promise((resolve) => child.once('exit', resolve));
}

/**
 * @param {any} question
 * @param {number} number
 */
function answerTo({ id, type, config }, number) {
  const feedback = `Also let them export list number ${number} as a file.`;
  if (type === 'show_plan') return { questionId: id, answer: { decision: 'revise', annotations: [], feedback } };
  const [option] = config.options ?? [];
  const first = option?.id ?? option?.label;
  if (type === 'pick_many') return { questionId: id, answer: { selected: [first] } };
  if (type === 'pick_one' || type === 'show_options') return { questionId: id, answer: { selected: first } };
  if (type === 'ask_text')
    return { questionId: id, answer: { text: `It matters to the people who sell, case ${number}.` } };
  return { questionId: id, nonAnswer: 'you_decide' };
}
