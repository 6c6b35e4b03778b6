/**
 * End-to-end scenarios: what a person sees and does, in a real VS Code with the packaged extension installed.
 *
 *     import { scenario } from './harness.mjs';
 *
 *     scenario('the draft grows while I answer', async (t) => {
 *       await t.open();
 *       await t.workbench.command('Start Brainstorm');
 *       await t.workbench.panel().locator('textarea').fill('Add caching to the product API');
 *       await t.screenshot('started');
 *     });
 *
 * Files that ask for the same kind of server may share one, and a browser that forgets in between (see `harness/editor.mjs`);
 * the settings begin anew with each file, and the workspace with each scenario. A file runs by itself too:
 * `node test/e2e/name.e2e.mjs [PATTERN]`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOnSignals } from '../vscode/processes.mjs';
import { closeEditor, editorFor } from './harness/editor.mjs';
import { runScenario } from './harness/run-scenario.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

/**
 * @typedef {object} ScenarioOptions
 * @property {string} [fixture] folder of test/fixtures to copy as the workspace; default `sample-workspace`
 * @property {number} [timeoutMs] default 300 s
 * @property {RegExp[]} [allowedErrors] console errors of the extension that do not fail this scenario
 * @property {{width: number, height: number}} [viewport] default 1280 × 800
 * @property {boolean} [newWindow] whether it wants a window that was opened for it. Else it may go on in the window of the
 *   scenario before it, of this file or another, if that has the same fixture and settings: tabs are closed and the workspace is
 *   made new, but an interview that runs goes on
 */

/**
 * @typedef {object} FileOptions
 * @property {boolean} [trust] whether workspace trust is on; default off: everything is trusted
 * @property {Record<string, unknown>} [settings] user settings
 * @property {boolean} [newWindows] whether each scenario of the file wants a window that was opened for it
 * @property {boolean} [fakeModels] whether the editor has the fake language models of test/host/extensions: `t.fakeModels`.
 *   As with all extensions from source, a killed extension host then comes back only when the window is reloaded
 */

/** @typedef {{name: string, body: (t: Scenario) => Promise<void>, options: ScenarioOptions}} Registered */
/** @typedef {{name: string, ok: boolean, ms: number, unsteady?: boolean}} ScenarioResult */

/** @type {Registered[]} */
let registered = [];
/** @type {FileOptions} */
let fileOptions = {};

/**
 * Registers a scenario of this file.
 *
 * @param {string} name a sentence: what holds for the person
 * @param {(t: Scenario) => Promise<void>} body
 * @param {ScenarioOptions} [options]
 */
export function scenario(name, body, options = {}) {
  // Where a file runs by itself, the event loop runs dry once all of it has been read: then it is time to begin.
  if (registered.length === 0 && process.send === undefined) process.once('beforeExit', () => void runAlone());
  registered.push({ name, body, options });
}

/**
 * Says how the file's server is to be started. Call it before the first scenario runs.
 *
 * @param {FileOptions} options
 */
export function useServer(options) {
  fileOptions = { ...fileOptions, ...options };
}

/**
 * Reads a file of scenarios and runs them, for a process that runs several files.
 *
 * @param {string} file absolute path
 * @returns {Promise<ScenarioResult[]>}
 */
export async function runFile(file) {
  registered = [];
  fileOptions = {};
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    return [cannotRun(path.basename(file), error)];
  }
  return await runRegistered(path.basename(file), registered);
}

async function runAlone() {
  exitOnSignals();
  const pattern = new RegExp(process.argv[2] ?? '', 'i');
  const results = await runRegistered(
    path.basename(process.argv[1] ?? 'scenarios'),
    registered.filter(({ name }) => pattern.test(name)),
  );
  await closeEditor();
  process.exit(results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1);
}

/**
 * @param {string} file its name
 * @param {Registered[]} wanted
 */
async function runRegistered(file, wanted) {
  /** @type {ScenarioResult[]} */
  const results = [];
  try {
    for (const one of wanted) {
      const first = results.length === 0;
      const { newWindow = fileOptions.newWindows ?? false } = one.options;
      const result = await runScenario(one, file, await editorFor(fileOptions, { first }), { newWindow });
      if (result.ok) {
        results.push(result);
        continue;
      }
      // It may have left anything behind it.
      await closeEditor();
      const again = await runScenario(one, file, await editorFor(fileOptions, { first: true }), {
        newWindow: true,
        again: true,
      });
      if (!again.ok) await closeEditor();
      results.push({ ...again, unsteady: again.ok });
    }
  } catch (error) {
    results.push(cannotRun(file, error));
    await closeEditor();
  }
  const failed = results.filter(({ ok }) => !ok).length;
  process.stdout.write(`${file}: ${results.length - failed} passed, ${failed} failed\n`);
  return results;
}

/**
 * @param {string} file
 * @param {unknown} error
 * @returns {ScenarioResult}
 */
function cannotRun(file, error) {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stdout.write(`  ✘ ${file} cannot run: ${why}\n`);
  return { name: `${file} can run`, ok: false, ms: 0 };
}
