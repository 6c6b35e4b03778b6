import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../vscode/paths.mjs';
import { THEMES } from '../vscode/workbench.mjs';
import {
  answerOpenQuestion,
  answerUntilThePlan,
  approvePlan,
  openQuestion,
  resumeSession,
  startBrainstorm,
  watchPlaces,
} from './interview.mjs';
import { scenario } from './harness.mjs';

const AXE = fs.readFileSync(path.join(repoRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds in a webview, one line a finding.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {'panel' | 'view'} kind
 * @param {string[]} [rules] by which it is judged; default all
 */
async function findings(t, kind, rules) {
  const frame = await t.workbench.webviewFrame(kind);
  // The page's own policy admits no script of ours; the debugger's does.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return await frame.evaluate(
    async (only) => {
      const { violations } = await /** @type {any} */ (window).axe.run(document, {
        ...only,
        // The frame is part of the editor's page, which has its landmarks and its title.
        rules: {
          region: { enabled: false },
          'document-title': { enabled: false },
          'html-has-lang': { enabled: false },
        },
      });
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
    },
    rules === undefined ? {} : { runOnly: rules },
  );
}

/** What a theme can break. @param {string} theme */
function rulesFor(theme) {
  const both = ['color-contrast', 'link-in-text-block'];
  return theme.includes('Contrast') ? [...both, 'color-contrast-enhanced'] : both;
}

/**
 * Waits until a webview has the colours of a theme: it learns of them after the workbench.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {'panel' | 'view'} kind
 * @param {keyof typeof THEMES} theme
 */
async function isThemed(t, kind, theme) {
  const frame = await t.workbench.webviewFrame(kind);
  const wanted = THEMES[theme].webviewKind;
  await t.until(`${kind} is ${wanted}`, async () => {
    return (await frame.evaluate(() => document.body.dataset.vscodeThemeKind)) === wanted;
  });
}

/**
 * Shows the window in all four themes, with a picture of each, and gathers what axe-core finds: by all its rules in the first,
 * in the others by those about colours, since the page is the same in all of them. Whoever chose high contrast gets it: 7 to 1.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {readonly ('panel' | 'view')[]} kinds
 * @param {string} [name] before the theme's in the names of the pictures
 */
async function faultsInAllThemes(t, kinds, name = '') {
  /** @type {string[]} */
  const faults = [];
  for (const [at, theme] of /** @type {(keyof typeof THEMES)[]} */ (Object.keys(THEMES)).entries()) {
    await t.workbench.setTheme(theme);
    for (const kind of kinds) await isThemed(t, kind, theme);
    await t.screenshot(`${name}${theme}`);
    for (const kind of kinds) {
      const found = await findings(t, kind, at === 0 ? undefined : rulesFor(theme));
      faults.push(...found.map((one) => `${theme}, ${kind}: ${one}`));
    }
  }
  return faults;
}

scenario(
  'the interview, the draft, the plan and the end are readable and without accessibility faults in all four themes',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    await t.workbench.command('Show Live Draft');
    await openQuestion(t);
    const faults = await faultsInAllThemes(t, ['panel', 'view']);

    // The plan, with a comment on one statement that is begun by keyboard: its label stands in the field that has the focus.
    await answerUntilThePlan(t);
    const card = t.workbench.panel().getByTestId('open-question');
    const section = card.locator('.plan-section:has([data-testid^="plan-comment-FR-"])').first();
    await section.locator('[data-testid^="plan-comment-FR-"]').first().focus();
    await t.page.keyboard.press('Enter');
    const focused = section.locator('textarea:focus');
    await t.until('the comment is begun', async () => /^FR-\d{3}: $/.test(await focused.inputValue()));
    const field = section.locator('vscode-text-area textarea').first();
    await t.page.keyboard.type('say how long');
    assert.match(await field.inputValue(), /^FR-\d{3}: say how long$/);
    faults.push(...(await faultsInAllThemes(t, ['panel'], 'plan-')));
    await field.fill('');

    // The end in a narrow window, with what is folded opened by keyboard.
    await approvePlan(t);
    await t.page.setViewportSize({ width: 520, height: 900 });
    const annex = t.workbench.panel().getByTestId('spec-annex');
    await annex.locator('summary').focus();
    await t.page.keyboard.press('Enter');
    await annex.getByRole('heading', { name: 'Clarifications' }).waitFor();
    faults.push(...(await faultsInAllThemes(t, ['panel'], 'end-')));
    assert.deepEqual(faults, []);
  },
  { viewport: { width: 1440, height: 900 } },
);

scenario(
  'what a request contradicts of an approved specification is told first, readable in all four themes, and opened by keyboard',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Give up on slow requests after 30 seconds');
    await answerUntilThePlan(t);
    await approvePlan(t);

    await startBrainstorm(t, 'Give up on slow requests after 10 seconds');
    const against = t.workbench.panel().getByTestId('against');
    await against
      .getByText(/it says 30 seconds, the request 10 seconds/)
      .first()
      .waitFor();
    await openQuestion(t);
    const faults = await faultsInAllThemes(t, ['panel'], 'against-');
    await t.page.setViewportSize({ width: 480, height: 860 });
    faults.push(...(await faultsInAllThemes(t, ['panel'], 'against-narrow-')));
    assert.deepEqual(faults, []);

    await t.page.setViewportSize({ width: 1440, height: 900 });
    await against.locator('.chip').first().focus();
    await t.page.keyboard.press('Enter');
    await t.until('the approved specification is open', async () => {
      return (await t.page.locator('.tab', { hasText: 'spec.md' }).count()) > 0;
    });
  },
  { viewport: { width: 1440, height: 900 } },
);

scenario('a question stands still from the moment it appears, and so does the head of the page', async (t) => {
  await t.open();
  await startBrainstorm(t, 'Add caching to the product API');
  await openQuestion(t);
  const places = await watchPlaces(t);
  const head = t.workbench.panel().locator('.status-bar');
  const height = (await head.boundingBox())?.height;
  for (let number = 1; number <= 5; number += 1) {
    await answerOpenQuestion(t);
    const { id } = await openQuestion(t);
    await t.page.waitForTimeout(1000);
    assert.equal((await places())[id]?.length, 1, `${id} stood at ${String((await places())[id])}`);
    assert.equal((await head.boundingBox())?.height, height);
  }
});

scenario(
  'a session that was not made here is readable in all four themes, wide and narrow, and adopted and gone on with by keyboard',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    const { id } = await openQuestion(t);
    const journal = () => t.read(t.files(/journal\.jsonl$/)[0] ?? '');
    let left = '';
    await t.restartServer(async () => {
      // Another computer has another key.
      fs.rmSync(path.join(t.server.home, '.local', 'state', 'sdd-brainstorm'), { recursive: true });
      for (const lease of t.files(/lease\.json$/)) fs.rmSync(path.join(t.workspaceFolder, lease));
      left = journal();
    });
    const panel = t.workbench.panel();
    await resumeSession(t, 'Caching for the product API', panel.getByTestId('not-made-here'));
    const faults = await faultsInAllThemes(t, ['panel'], 'wide-');
    await t.page.setViewportSize({ width: 520, height: 900 });
    faults.push(...(await faultsInAllThemes(t, ['panel'], 'narrow-')));
    assert.deepEqual(faults, []);
    assert.equal(journal(), left, 'showing it writes nothing');

    await t.page.setViewportSize({ width: 1440, height: 900 });
    await panel.locator('h1').click();
    const frame = await t.workbench.webviewFrame('panel');
    const isOn = () => frame.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
    for (let steps = 0; (await isOn()) !== 'adopt' && steps < 30; steps += 1) await t.page.keyboard.press('Tab');
    await t.screenshot('focus');
    await t.page.keyboard.press('Enter');
    await t.until('the open question is back', async () => (await openQuestion(t)).id === id);
    await t.until('the journal says so', async () => journal().includes('"type":"session_adopted"'));
    await t.screenshot('adopted');
  },
  { viewport: { width: 1440, height: 900 } },
);
