/** The user settings that make the editor quiet and its pictures repeatable. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Settings every run starts from. Nothing here changes how other extensions work: only welcome pages, recommendations,
 * built-in AI advertising and animations go, and nothing is prepared ahead of an answer, since scripts of models count calls.
 */
export const QUIET_SETTINGS = {
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.reduceMotion': 'on',
  'window.commandCenter': false,
  'window.autoDetectColorScheme': false,
  'window.autoDetectHighContrast': false,
  'extensions.ignoreRecommendations': true,
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.webWorker': false,
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  'git.openRepositoryInParentFolders': 'never',
  'git.autofetch': false,
  'npm.autoDetect': 'off',
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
  'editor.hover.delay': 2000,
  'files.autoSave': 'off',
  'brainstorm.prepare': 'off',
};

/**
 * Sets user settings; the running editor picks them up by itself.
 *
 * @param {string} userDataDir
 * @param {Record<string, unknown>} settings a value of `undefined` removes the setting
 */
export function writeUserSettings(userDataDir, settings) {
  setUserSettings(userDataDir, { ...readUserSettings(userDataDir), ...settings });
}

/**
 * Sets user settings in place of all there are.
 *
 * @param {string} userDataDir
 * @param {Record<string, unknown>} settings
 */
export function setUserSettings(userDataDir, settings) {
  const file = path.join(userDataDir, 'User', 'settings.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * @param {string} userDataDir
 * @returns {Record<string, unknown>} the user settings as they are on disk
 */
export function readUserSettings(userDataDir) {
  const file = path.join(userDataDir, 'User', 'settings.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}
