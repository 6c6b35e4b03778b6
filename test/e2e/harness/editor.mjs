/**
 * The editor and the browser that scenarios run in, one after the other. They stay as they are between scenarios, and between
 * files that ask for the same kind of server: a page that has the editor's code at hand opens a window in half the time.
 */
import fs from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../../vscode/browser.mjs';
import { loadDevelopmentExtensions } from '../../vscode/development.mjs';
import { repoRoot, vsixPath } from '../../vscode/paths.mjs';
import { createRunFolder, installExtension, removeRunFolder, startServer } from '../../vscode/server.mjs';
import { QUIET_SETTINGS, setUserSettings } from '../../vscode/settings.mjs';
import { FAKE_MODELS, fakeModelsFolder } from './fake-models.mjs';

const ACTION_CAP_MS = 120_000;

/** What Node has compiled of the extension, for the next extension host, of this server or another. */
const COMPILED = path.join(repoRoot, 'dist', 'compiled');

/**
 * @typedef {object} Window
 * @property {string} fixture
 * @property {string} workspaceFolder
 * @property {string} runFolder
 * @property {import('../../vscode/workbench.mjs').Opened} [opened] what is open in it
 * @property {string} [settings] what it has read
 */

/**
 * @typedef {object} Editor
 * @property {boolean} fakeModels whether it has the fake language models
 * @property {import('../../vscode/server.mjs').Server} server another one after a restart
 * @property {import('playwright-core').Browser} browser
 * @property {import('playwright-core').Page} page the one page of all scenarios
 * @property {Window} [window] what the last scenario has left open in it
 * @property {Record<string, unknown>} settings those of the person, on top of the quiet ones
 * @property {string[]} developmentExtensions
 */

/** @type {Editor | undefined} */
let running;
process.once('exit', () => running && removeRunFolder(running.server.home));

/**
 * The editor for a file's scenarios: the one that runs if it is of the right kind, else a new one.
 *
 * @param {import('../harness.mjs').FileOptions} options
 * @param {{first: boolean}} place whether this is for the first scenario of a file: then the settings of user and machine
 *   begin anew
 * @returns {Promise<Editor>}
 */
export async function editorFor({ trust = false, fakeModels = false, settings = {} }, { first }) {
  if (running?.fakeModels !== fakeModels) await closeEditor();
  if (running === undefined) running = await startEditor(fakeModels);
  if (first) {
    running.settings = { 'security.workspace.trust.enabled': trust, ...settings };
    setUserSettings(running.server.userDataDir, { ...QUIET_SETTINGS, ...running.settings });
    fs.rmSync(machineSettings(running), { force: true });
  }
  return running;
}

/**
 * What a window that opens now reads of settings, but for those that scenarios set by the editor itself.
 *
 * @param {Editor} editor
 * @returns {string}
 */
export function settingsNow(editor) {
  const file = machineSettings(editor);
  return JSON.stringify(editor.settings) + (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}

/** @param {Editor} editor */
function machineSettings({ server }) {
  return path.join(server.userDataDir, 'Machine', 'settings.json');
}

/** Ends the server and the browser, if there are any. */
export async function closeEditor() {
  const closing = running;
  running = undefined;
  await closing?.browser.close().catch(() => undefined);
  await closing?.server.stop();
  if (closing !== undefined) removeRunFolder(closing.server.home);
}

/**
 * @param {boolean} fakeModels
 * @returns {Promise<Editor>}
 */
async function startEditor(fakeModels) {
  const home = createRunFolder('e2e');
  await install(home);
  const env = { NODE_COMPILE_CACHE: COMPILED, ...(fakeModels ? { FAKE_MODELS_FOLDER: fakeModelsFolder(home) } : {}) };
  const server = await startServer({ home, trust: true, onlyNeeded: true, env });
  const browser = await launchBrowser(path.join(home, 'browser'));
  const context = await browser.newContext();
  context.setDefaultTimeout(ACTION_CAP_MS);
  const page = await context.newPage();
  const developmentExtensions = fakeModels ? [FAKE_MODELS] : [];
  if (fakeModels) await loadDevelopmentExtensions(page, server, { extensions: developmentExtensions });
  return { fakeModels, server, browser, page, settings: {}, developmentExtensions };
}

/**
 * Installs the extension, or takes it over from where the run of all files has installed it.
 *
 * @param {string} home
 */
async function install(home) {
  const installed = process.env.BRAINSTORM_E2E_INSTALLED;
  if (installed === undefined) await installExtension(home, vsixPath);
  else fs.cpSync(path.join(installed, 'extensions'), path.join(home, 'extensions'), { recursive: true });
}
