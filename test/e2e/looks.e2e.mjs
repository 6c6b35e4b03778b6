import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../vscode/paths.mjs';
import { THEMES } from '../vscode/workbench.mjs';
import { answerOpenQuestion, openQuestion, startBrainstorm } from './interview.mjs';
import { scenario } from './harness.mjs';

const AXE = fs.readFileSync(path.join(repoRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds in a webview, one line a finding.
 *
 * @param {import('./harness/scenario.mjs').Scenario} t
 * @param {'panel' | 'view'} kind
 */
async function findings(t, kind) {
  const frame = await t.workbench.webviewFrame(kind);
  // The page's own policy admits no script of ours; the debugger's does.
  await frame.evaluate(AXE);
  return await frame.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, {
      // The frame is part of the editor's page, which has its landmarks and its title.
      rules: { region: { enabled: false }, 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
    });
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
  });
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

scenario(
  'the interview and the draft are readable and without accessibility faults in all four themes',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    await answerOpenQuestion(t);
    await t.workbench.command('Show Live Draft');
    await openQuestion(t);
    /** @type {string[]} */
    const faults = [];
    for (const theme of /** @type {(keyof typeof THEMES)[]} */ (Object.keys(THEMES))) {
      await t.workbench.setTheme(theme);
      for (const kind of /** @type {const} */ (['panel', 'view'])) await isThemed(t, kind, theme);
      await t.screenshot(theme);
      for (const kind of /** @type {const} */ (['panel', 'view'])) {
        faults.push(...(await findings(t, kind)).map((found) => `${theme}, ${kind}: ${found}`));
      }
    }
    assert.deepEqual(faults, []);
  },
  { viewport: { width: 1440, height: 900 } },
);
