/** One VS Code window in a browser page, as tests use it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadDevelopmentExtensions } from './development.mjs';
import { notifications } from './messages.mjs';
import { artifactsDir, EXTENSION_ID } from './paths.mjs';
import { offersCommand, pick, runCommand } from './quick-input.mjs';
import { writeUserSettings } from './settings.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{folder?: string, workspaceFile?: string}} Opened neither: an empty window */

/** The four themes every page must look right in: by id, their name in the picker, the class the workbench then has, and what its webviews call it. */
export const THEMES = /** @type {const} */ ({
  'Default Dark Modern': { label: 'Dark Modern', className: 'vs-dark', webviewKind: 'vscode-dark' },
  'Default Light Modern': { label: 'Light Modern', className: 'vs', webviewKind: 'vscode-light' },
  'Default High Contrast': { label: 'Dark High Contrast', className: 'hc-black', webviewKind: 'vscode-high-contrast' },
  'Default High Contrast Light': {
    label: 'Light High Contrast',
    className: 'hc-light',
    webviewKind: 'vscode-high-contrast-light',
  },
});

/** Console messages of the editor itself: its own log lines, and files and services that this server does not have. */
const EDITORS_OWN =
  /^\w+: (?:%c|Failed to load resource.*\((?:http:\/\/[\d.]+:\d+\/|https:\/\/(?!file%2B|vscode-)))|\/static\/out\/vs\/|webWorkerExtensionHost/;

const EVENTUALLY_MS = 120_000;

export class Workbench {
  /**
   * @param {Page} page
   * @param {import('./server.mjs').Server} server
   */
  constructor(page, server) {
    this.page = page;
    this.server = server;
    /** @type {Opened} */
    this.opened = {};
    /** @type {string[]} */
    this.console = [];
    page.on('console', this.#onConsole);
    page.on('pageerror', this.#onPageError);
  }

  #onConsole = (/** @type {import('playwright-core').ConsoleMessage} */ message) =>
    void this.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);

  #onPageError = (/** @type {Error} */ error) => void this.console.push(`pageerror: ${error.stack ?? error.message}`);

  /** Takes no more note of what the page says. */
  stopListening() {
    this.page.off('console', this.#onConsole);
    this.page.off('pageerror', this.#onPageError);
  }

  /**
   * Loads extensions from source folders in every later {@link open}.
   *
   * @param {string[]} extensions absolute paths
   */
  async develop(extensions) {
    await loadDevelopmentExtensions(this.page, this.server, { extensions });
  }

  /**
   * Opens a folder, a `.code-workspace` file, or an empty window, and waits until the workbench is usable.
   *
   * @param {Opened} [what]
   */
  async open(what = {}) {
    this.opened = what;
    const query = new URLSearchParams();
    if (what.folder !== undefined) query.set('folder', what.folder);
    if (what.workspaceFile !== undefined) query.set('workspace', what.workspaceFile);
    if (query.size === 0) query.set('ew', 'true');
    // As long as the workbench itself: on a machine that is busy with other windows the page alone may take half a minute.
    await this.page.goto(`${this.server.url}?${query.toString()}`, { timeout: 120_000 });
    await this.ready();
  }

  /** Waits until the workbench stands. */
  async ready() {
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor({ timeout: 120_000 });
    await this.page.locator('.monaco-workbench .part.editor').waitFor({ timeout: 120_000 });
  }

  /** Reloads as the browser's own button does. */
  async reload() {
    await this.page.reload({ timeout: 120_000 });
    await this.ready();
  }

  /** Reloads by the editor's command, which lets extensions shut down first. */
  async reloadWindow() {
    const loaded = this.page.waitForEvent('load', { timeout: 120_000 });
    await this.command('Developer: Reload Window');
    await loaded;
    await this.ready();
  }

  /** Closes what stands open in the window: tabs, notifications, pickers. */
  async clear() {
    await this.command('View: Close All Editors');
    await eventually('A tab stays open.', async () => (await this.tabs()).length === 0);
    if ((await notifications(this.page)).length > 0) await this.command('Notifications: Clear All Notifications');
  }

  /**
   * Runs a palette command by its label.
   *
   * @param {string} label with or without the category
   */
  async command(label) {
    await runCommand(this.page, label);
  }

  /**
   * @param {string} label
   * @returns {Promise<boolean>} whether the palette offers the command now
   */
  async offersCommand(label) {
    return await offersCommand(this.page, label);
  }

  /**
   * The inside of the webview panel (editor tab) in view.
   *
   * @param {string} [extensionId]
   * @returns {import('playwright-core').FrameLocator}
   */
  panel(extensionId = EXTENSION_ID) {
    return this.#webview(`[src*="extensionId=${extensionId}"]:not([src*="purpose=webviewView"])`);
  }

  /**
   * The inside of the webview view (sidebar) in view.
   *
   * @param {string} [extensionId]
   * @returns {import('playwright-core').FrameLocator}
   */
  view(extensionId = EXTENSION_ID) {
    return this.#webview(`[src*="extensionId=${extensionId}"][src*="purpose=webviewView"]`);
  }

  /** @param {string} filter */
  #webview(filter) {
    return this.page.frameLocator(`iframe.webview.ready${filter}:visible`).frameLocator('#active-frame');
  }

  /**
   * The Playwright frame of a webview, for what needs one (axe, evaluate).
   *
   * @param {'panel' | 'view'} kind
   * @returns {Promise<import('playwright-core').Frame>}
   */
  async webviewFrame(kind) {
    const body = await (kind === 'panel' ? this.panel() : this.view()).locator('body').elementHandle();
    const frame = await body?.ownerFrame();
    if (!frame) throw new Error(`The ${kind}'s frame went away.`);
    return frame;
  }

  /**
   * Shows a view container by clicking its icon in the activity bar.
   *
   * @param {string} title e.g. `Explorer`
   */
  async showContainer(title) {
    const tab = this.page.locator(`.activitybar .action-item:has(a[aria-label^="${title}"])`).first();
    await tab.waitFor();
    if (
      (await tab.getAttribute('aria-selected')) === 'true' &&
      (await this.page.locator('.part.sidebar:visible').count()) > 0
    )
      return;
    await tab.locator('a').click();
    await this.page.locator('.part.sidebar:visible').waitFor();
  }

  /**
   * A view's pane in the sidebar, by its title.
   *
   * @param {string} title e.g. `Topics`
   * @returns {import('playwright-core').Locator}
   */
  pane(title) {
    return this.page
      .locator('.part.sidebar .pane')
      .filter({ has: this.page.locator(`.pane-header[aria-label^="${title}"]`) });
  }

  /**
   * Unfolds a view's pane in the sidebar, if it is folded.
   *
   * @param {string} title
   */
  async expandPane(title) {
    const header = this.pane(title).locator('.pane-header').first();
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  }

  /**
   * @param {string} view the tree view's title
   * @returns {import('playwright-core').Locator} its rows in view
   */
  treeRows(view) {
    return this.pane(view).locator('.monaco-list-row');
  }

  /**
   * @param {string | RegExp} text
   * @returns {import('playwright-core').Locator} the item of the status bar that says so
   */
  statusBarItem(text) {
    return this.page.locator('.part.statusbar .statusbar-item').filter({ hasText: text }).locator('a');
  }

  /**
   * @param {string} title of a view container in the activity bar
   * @returns {import('playwright-core').Locator} the badge on its icon
   */
  badge(title) {
    return this.page.locator(`.activitybar .action-item:has(a[aria-label^="${title}"]) .badge-content`);
  }

  /** @returns {Promise<boolean>} whether the window is in restricted mode */
  async isRestricted() {
    return await this.page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).isVisible();
  }

  /** Trusts the open workspace, as the person would: by the editor's own page about it. */
  async trustWorkspace() {
    await this.command('Workspaces: Manage Workspace Trust');
    const editor = this.page.locator('.workspace-trust-editor');
    await editor
      .locator('.monaco-button', { hasText: /^Trust$/ })
      .first()
      .click();
    await this.page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).waitFor({ state: 'hidden' });
  }

  /**
   * Goes away from the window and comes back after `meanwhile`, as somebody who closes the browser and opens it again.
   *
   * @param {() => Promise<void>} meanwhile
   */
  async leaveAndReturn(meanwhile) {
    // Leaving lets the window store its layout, which it could not if the server went away under it.
    await this.page.goto('about:blank');
    await meanwhile();
    await this.open(this.opened);
  }

  /**
   * Waits until the browser holds a text for the editor: what is typed, or the name of a tab, gets there after a while.
   *
   * @param {string} text
   */
  async hasStored(text) {
    await eventually(`The editor does not store “${text}”.`, () => this.page.evaluate(isInStorage, text));
  }

  /**
   * Has the editor store its layout and its open tabs, as it does when its window loses the focus. What it stores when it
   * is left may come too late.
   */
  async storeLayout() {
    await eventually('The editor does not store its layout.', async () => {
      // Once may be too early: the tab may not be part of the layout yet.
      await this.page.evaluate(() => {
        Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => false });
        window.dispatchEvent(new window.Event('blur'));
      });
      const isStored = await this.page.evaluate(isInStorage, 'mainThreadWebview-brainstorm.interview');
      await this.page.evaluate(() => {
        Reflect.deleteProperty(document, 'hasFocus');
        window.dispatchEvent(new window.Event('focus'));
      });
      return isStored;
    });
  }

  /** Has the browser forget what it holds for the editor, layout and tabs among it. The window must have been left. */
  async forget() {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(this.server.url).origin,
      storageTypes: 'indexeddb,local_storage',
    });
    await session.detach();
  }

  /**
   * @param {string | RegExp} title
   * @returns {import('playwright-core').Locator} the editor tab that bears it
   */
  tab(title) {
    return this.page.locator('.part.editor .tabs-container .tab').filter({ hasText: title });
  }

  /** @returns {Promise<string[]>} titles of the open editor tabs, from left to right */
  async tabs() {
    const tabs = this.page.locator('.part.editor .tabs-container .tab');
    return await tabs.evaluateAll((all) =>
      all.map((tab) => tab.getAttribute('data-resource-name') ?? tab.textContent?.trim() ?? ''),
    );
  }

  /**
   * Sets user settings and reloads the page, because this server does not notice changes of its settings file.
   *
   * @param {Record<string, unknown>} settings a value of `undefined` removes the setting
   */
  async configure(settings) {
    writeUserSettings(this.server.userDataDir, settings);
    await this.reload();
  }

  /**
   * Changes the colour theme by the editor's own picker and waits until it shows.
   *
   * @param {keyof typeof THEMES} name
   */
  async setTheme(name) {
    const { label, className } = THEMES[name];
    // The picker lists the themes known when it opened; just after the start there are none.
    for (let tries = 1; ; tries += 1) {
      await this.command('Preferences: Color Theme');
      const failure = await pick(this.page, label, { timeout: 1000 }).then(
        () => undefined,
        (error) => error,
      );
      if (failure === undefined) break;
      if (tries === 10) throw failure;
    }
    await this.page.locator(`.monaco-workbench.${className}`).waitFor();
  }

  /**
   * Saves a picture of the page below `test-artifacts/`.
   *
   * @param {string} name may contain slashes
   * @returns {Promise<string>} the file
   */
  async screenshot(name) {
    const file = path.join(artifactsDir, `${name.replaceAll(/[^\w./-]+/g, '-')}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await this.page.screenshot({ path: file });
    return file;
  }

  /** @returns {string[]} errors that the extension's webviews, or the extension in its host, put on the console */
  consoleErrors() {
    const errors = this.console.filter((line) => /^(?:error|pageerror):/.test(line));
    const ours = errors.filter((line) => line.includes(EXTENSION_ID) || !EDITORS_OWN.test(line));
    // The editor mentions this one at a level that is easily missed.
    return [
      ...ours,
      ...this.console.filter((line) => line.includes('Error while fetching manifest from the location')),
    ];
  }
}

/**
 * @param {string} failure
 * @param {() => boolean | Promise<boolean>} probe
 */
async function eventually(failure, probe) {
  for (const started = Date.now(); !(await probe()); await sleep(100)) {
    if (Date.now() - started > EVENTUALLY_MS) throw new Error(failure);
  }
}

/**
 * Runs in the page.
 *
 * @param {string} text
 */
async function isInStorage(text) {
  for (const { name = '' } of await window.indexedDB.databases()) {
    if (!name.startsWith('vscode-web-state-db')) continue;
    const values = await new Promise((resolve) => {
      const opening = window.indexedDB.open(name);
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = [...database.objectStoreNames];
        if (stores.length === 0) return resolve([]);
        const all = stores.map((store) => database.transaction(store).objectStore(store).getAll());
        const last = all[all.length - 1];
        last.transaction.oncomplete = () => {
          database.close();
          resolve(all.flatMap(({ result }) => result));
        };
      };
    });
    if (values.some((/** @type {unknown} */ value) => typeof value === 'string' && value.includes(text))) return true;
  }
  return false;
}
