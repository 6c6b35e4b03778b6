/** What a person sets and reads about the model that leads, for the scenarios. */
import fs from 'node:fs';
import path from 'node:path';
import { writeUserSettings } from '../vscode/settings.mjs';

/** @typedef {import('./harness/scenario.mjs').Scenario} Scenario */

/**
 * Sets the settings of this machine, where the editor keeps those of the scope `machine`, for windows that open later.
 *
 * @param {Scenario} t
 * @param {Record<string, unknown>} settings in place of all that were set before
 */
export function setForMachine(t, settings) {
  const file = machineSettingsFile(t);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * @param {Scenario} t
 * @returns {Record<string, unknown>} the settings of this machine as they are on disk
 */
export function settingsOfMachine(t) {
  const file = machineSettingsFile(t);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** @param {Scenario} t */
function machineSettingsFile(t) {
  return path.join(t.server.userDataDir, 'Machine', 'settings.json');
}

/**
 * The settings by which a model server leads.
 *
 * @param {Pick<import('../model-server/server.mjs').ModelServer, 'baseUrl'>} server
 * @param {string} [model]
 */
export function ledBy({ baseUrl }, model = 'scripted') {
  return {
    'brainstorm.model.provider': 'openai',
    'brainstorm.openai.baseUrl': baseUrl,
    'brainstorm.openai.model': model,
  };
}

/**
 * Says for windows that open later whether workspaces have to be trusted first, in a file whose server knows trust.
 *
 * @param {Scenario} t
 * @param {boolean} needed
 */
export function needTrust(t, needed) {
  writeUserSettings(t.server.userDataDir, { 'security.workspace.trust.enabled': needed });
}

/**
 * Trusts the workspace and closes the editor's page about it.
 *
 * @param {Scenario} t
 */
export async function trust(t) {
  await t.until('the window is restricted', () => t.workbench.isRestricted());
  await t.workbench.trustWorkspace();
  const editor = t.page.locator('.workspace-trust-editor');
  await editor.press('Escape');
  await editor.waitFor({ state: 'hidden' });
}

/**
 * Opens the start screen and waits until it says who leads.
 *
 * @param {Scenario} t
 * @param {string} label
 */
export async function startScreenNames(t, label) {
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await leadIs(t, label);
}

/**
 * Waits until the page says who leads.
 *
 * @param {Scenario} t
 * @param {string} label
 */
export async function leadIs(t, label) {
  const chip = t.workbench.panel().getByTestId('interviewer');
  await chip.waitFor();
  await t.until(`“${label}” is said to lead`, async () => (await chip.innerText()).trim() === label);
}
