/** Runs one scenario in a window that remembers nothing, or in the one before it; keeps what helps to understand a failure. */
import fs from 'node:fs';
import path from 'node:path';
import { copyFixture, renewFixture } from '../../vscode/fixtures.mjs';
import { artifactsDir } from '../../vscode/paths.mjs';
import { Workbench } from '../../vscode/workbench.mjs';
import { settingsNow } from './editor.mjs';
import { Scenario } from './scenario.mjs';

const SCENARIO_CAP_MS = 600_000;

let counter = 0;

/**
 * @param {import('../harness.mjs').Registered} registered
 * @param {string} file name of its file
 * @param {import('./editor.mjs').Editor} editor
 * @param {{newWindow?: boolean, again?: boolean}} [turn] whether it needs a window of its own; whether it has failed once
 *   already: the pictures of that are kept
 * @returns {Promise<import('../harness.mjs').ScenarioResult>}
 */
export async function runScenario({ name, body, options }, file, editor, { newWindow = false, again = false } = {}) {
  const {
    fixture = 'sample-workspace',
    timeoutMs = SCENARIO_CAP_MS,
    allowedErrors = [],
    viewport = { width: 1280, height: 800 },
  } = options;
  const started = Date.now();
  process.stdout.write(`  ▸ ${name}\n`);
  const pictures = path.posix.join('e2e', slug(file), slug(name));
  if (!again) fs.rmSync(path.join(artifactsDir, pictures), { recursive: true, force: true });
  const { page } = editor;
  const workbench = new Workbench(page, editor.server);
  let timer;
  try {
    if (editor.window !== undefined) {
      const { window } = editor;
      if (!newWindow && window.fixture === fixture && window.settings === settingsNow(editor))
        await clear(window, workbench);
      else await leave(editor, workbench);
    }
    await page.setViewportSize(viewport);
    const window = editor.window ?? newFolders(fixture, editor.server.home);
    const t = new Scenario(editor, workbench, { ...window, pictures });
    const cap = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The scenario did not end within ${timeoutMs / 1000} s.`)), timeoutMs);
    });
    await Promise.race([body(t), cap]);
    failOnConsoleErrors(workbench, allowedErrors);
    editor.window = { ...window, opened: workbench.opened, settings: settingsNow(editor) };
    const ms = Date.now() - started;
    process.stdout.write(`  ✔ ${name} (${(ms / 1000).toFixed(1)} s)\n`);
    return { name, ok: true, ms };
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    process.stdout.write(`  ✘ ${name}\n${indent(cause.stack ?? cause.message)}\n`);
    await keepEvidence(workbench, pictures);
    return { name, ok: false, ms: Date.now() - started };
  } finally {
    clearTimeout(timer);
    workbench.stopListening();
  }
}

/**
 * Clears the window of the scenario before: nothing is open in it, and the workspace is as it was in the beginning.
 *
 * @param {import('./editor.mjs').Window} window
 * @param {Workbench} workbench
 */
async function clear({ fixture, workspaceFolder }, workbench) {
  for (const other of workbench.page.context().pages()) if (other !== workbench.page) await other.close();
  await workbench.clear();
  renewFixture(fixture, workspaceFolder);
}

/**
 * Leaves the window of the scenario before, and has the browser forget it.
 *
 * @param {import('./editor.mjs').Editor} editor
 * @param {Workbench} workbench
 */
async function leave(editor, workbench) {
  const { page } = editor;
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  await workbench.forget();
  editor.window = undefined;
}

/**
 * @param {string} fixture
 * @param {string} home
 */
function newFolders(fixture, home) {
  counter += 1;
  const runFolder = path.join(home, 'scenarios', String(counter));
  return { fixture, runFolder, workspaceFolder: copyFixture(fixture, path.join(runFolder, path.basename(fixture))) };
}

/**
 * @param {Workbench} workbench
 * @param {RegExp[]} allowed
 */
function failOnConsoleErrors(workbench, allowed) {
  const errors = workbench.consoleErrors().filter((line) => !allowed.some((pattern) => pattern.test(line)));
  if (errors.length > 0)
    throw new Error(`The scenario went through, but the console shows errors:\n${errors.join('\n')}`);
}

/**
 * @param {Workbench} workbench
 * @param {string} pictures
 */
async function keepEvidence(workbench, pictures) {
  const folder = path.join(artifactsDir, pictures);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'console.txt'), workbench.console.join('\n'));
  fs.writeFileSync(path.join(folder, 'server.txt'), workbench.server.log());
  const picture = await workbench.screenshot(`${pictures}/failed`).catch(() => 'no picture: the page is gone');
  const errors = workbench.consoleErrors().slice(-10);
  process.stdout.write(indent(['Picture: ' + picture, ...errors.map((line) => line.slice(0, 500))].join('\n')) + '\n');
}

/** @param {string} text */
function slug(text) {
  return text
    .toLowerCase()
    .replace(/\.e2e\.mjs$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '      ');
}
