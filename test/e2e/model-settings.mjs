/** What a person sets and reads about the model that leads, for the scenarios. */
import fs from 'node:fs';
import path from 'node:path';
import { callsTool, saysJson } from '../model-server/replies.mjs';
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
 * Trusts the workspace, unless a scenario before did so in this window, and closes the editor's page about it.
 *
 * @param {Scenario} t
 */
export async function trust(t) {
  if (t.isWindowOfBefore) return;
  await t.until('the window is restricted', () => t.workbench.isRestricted());
  await t.workbench.trustWorkspace();
  const editor = t.page.locator('.workspace-trust-editor');
  await t.until('the page about trust is closed', async () => {
    if (!(await editor.isVisible())) return true;
    await editor.press('Escape', { timeout: 2000 });
    return false;
  });
}

/**
 * Opens the page: with the start screen, unless a session is running.
 *
 * @param {Scenario} t
 */
export async function startScreen(t) {
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await t.workbench.panel().getByTestId('start-request').or(t.workbench.panel().getByTestId('interviewer')).waitFor();
}

/**
 * Waits until the page says who leads: by name in an interview; on the start screen by the button, or in words beside it.
 *
 * @param {Scenario} t
 * @param {string} label
 */
export async function leadIs(t, label) {
  const panel = t.workbench.panel();
  const said = panel.locator(
    ['interviewer', 'start-button', 'start-note'].map((id) => `[data-testid="${id}"]`).join(', '),
  );
  await t.until(`“${label}” is said to lead`, async () => {
    const texts = (await said.allInnerTexts()).map((text) => text.trim());
    return texts.includes(label) || texts.includes(`Start with ${label}`);
  });
}

/**
 * Opens the list of models, and goes on to the server at an address.
 *
 * @param {Scenario} t
 * @param {string} baseUrl
 */
export async function pickServer(t, baseUrl) {
  await t.workbench.command('SDD Brainstorm: Select Model…');
  await t.quickInput.pick('Other address…');
  await typeInto(t, 'Address of the Server', baseUrl);
}

/**
 * Gives the key of the address that is set; an empty one deletes it.
 *
 * @param {Scenario} t
 * @param {string} key
 */
export async function setKey(t, key) {
  await t.workbench.command('SDD Brainstorm: Set API Key…');
  await typeInto(t, 'API Key for', key);
}

/**
 * Types into the input box of that title: the box before it may still be on the screen.
 *
 * @param {Scenario} t
 * @param {string} title
 * @param {string} text
 */
export async function typeInto(t, title, text) {
  await t.page.locator('.quick-input-widget:visible .quick-input-title', { hasText: title }).waitFor();
  await t.quickInput.acceptInput(text);
}

/**
 * What a good model says to the small calls that try it.
 *
 * @param {import('../model-server/recorded-request.mjs').RecordedRequest} request
 * @returns {import('../model-server/replies.mjs').Reply | null} null for every other request
 */
export function replyToTrial({ title, tools: [tool] }) {
  if (title !== null) return null;
  return tool === undefined ? saysJson({ word: 'ready' }) : callsTool(tool, { place: 'Oslo' });
}
