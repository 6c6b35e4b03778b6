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
 * The scenarios of one file share a server (and so the user's settings and the extension's global storage); each gets a
 * browser context and a workspace of its own. A file runs by itself too: `node test/e2e/name.e2e.mjs [PATTERN]`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../vscode/browser.mjs';
import { exitOnSignals } from '../vscode/processes.mjs';
import { vsixPath } from '../vscode/paths.mjs';
import { createRunFolder, installExtension, removeRunFolder, startServer } from '../vscode/server.mjs';
import { FAKE_MODELS, fakeModelsFolder } from './harness/fake-models.mjs';
import { printReport, writeReport } from './harness/report.mjs';
import { runScenario } from './harness/run-scenario.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

/**
 * @typedef {object} ScenarioOptions
 * @property {string} [fixture] folder of test/fixtures to copy as the workspace; default `sample-workspace`
 * @property {number} [timeoutMs] default 300 s
 * @property {RegExp[]} [allowedErrors] console errors of the extension that do not fail this scenario
 * @property {{width: number, height: number}} [viewport] default 1280 × 800
 */

/**
 * @typedef {object} FileOptions
 * @property {boolean} [trust] whether workspace trust is on; default off: everything is trusted
 * @property {Record<string, unknown>} [settings] user settings
 * @property {NodeJS.ProcessEnv} [env] extra environment of the extension host
 * @property {string[]} [developmentExtensions] absolute paths of further extensions to load from source
 * @property {boolean} [fakeModels] whether the editor has the fake language models of test/host/extensions: `t.fakeModels`.
 *   As with all extensions from source, a killed extension host then comes back only when the window is reloaded
 * @property {string | false} [vsix] the packaged extension to install; default dist/sdd-brainstorm.vsix
 */

/** @typedef {{name: string, body: (t: Scenario) => Promise<void>, options: ScenarioOptions}} Registered */

/** @type {Registered[]} */
const registered = [];
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
  // The event loop runs dry once the whole file has been read: then it is time to begin.
  if (registered.length === 0) process.once('beforeExit', () => void runAll());
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
 * Installs the extension, or takes it over from where the run of all files has installed it.
 *
 * @param {string} home
 * @param {string} vsix
 */
async function install(home, vsix) {
  const installed = process.env.BRAINSTORM_E2E_INSTALLED;
  if (installed === undefined || vsix !== vsixPath) return void (await installExtension(home, vsix));
  fs.cpSync(path.join(installed, 'extensions'), path.join(home, 'extensions'), { recursive: true });
}

async function runAll() {
  const file = path.basename(process.argv[1] ?? 'scenarios');
  const pattern = new RegExp(process.argv[2] ?? process.env.BRAINSTORM_E2E_GREP ?? '', 'i');
  const wanted = registered.filter(({ name }) => pattern.test(name));
  exitOnSignals();
  const home = createRunFolder('e2e');
  process.once('exit', () => removeRunFolder(home));
  const { vsix = vsixPath, developmentExtensions = [], fakeModels = false, ...serverOptions } = fileOptions;
  const env = { ...serverOptions.env, ...(fakeModels ? { FAKE_MODELS_FOLDER: fakeModelsFolder(home) } : {}) };
  const results = [];
  try {
    if (vsix !== false) await install(home, vsix);
    const shared = {
      server: await startServer({ home, ...serverOptions, env }),
      browser: await launchBrowser(path.join(home, 'browser')),
      developmentExtensions: fakeModels ? [...developmentExtensions, FAKE_MODELS] : developmentExtensions,
      file,
    };
    for (const one of wanted) results.push(await runScenario(one, shared));
    await shared.browser.close();
    await shared.server.stop();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    results.push({ name: `${file} can run`, ok: false, ms: 0, error: cause.stack ?? cause.message });
    process.stdout.write(`  ✘ ${file} cannot run: ${cause.message}\n`);
  }
  writeReport({ file, results });
  printReport({ file, results });
  process.exit(results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1);
}
