/** What a scenario gets to work with. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killExtensionHost, restartServer } from '../../vscode/server.mjs';
import { Workbench } from '../../vscode/workbench.mjs';
import * as messages from '../../vscode/messages.mjs';
import * as quickInput from '../../vscode/quick-input.mjs';
import * as textEditor from '../../vscode/text-editor.mjs';
import { FAKE_MODELS, FakeModels, fakeModelsFolder } from './fake-models.mjs';

export class Scenario {
  /**
   * @param {import('./editor.mjs').Editor} editor
   * @param {Workbench} workbench
   * @param {{workspaceFolder: string, runFolder: string, pictures: string}} folders
   */
  constructor(editor, workbench, { workspaceFolder, runFolder, pictures }) {
    this.#editor = editor;
    this.context = workbench.page.context();
    /** The window. */
    this.workbench = workbench;
    /** A fresh copy of the fixture. */
    this.workspaceFolder = workspaceFolder;
    /** A folder of this scenario alone, for anything else. */
    this.runFolder = runFolder;
    this.#pictures = pictures;
    /** Whether it goes on in the window of the scenario before it. */
    this.isWindowOfBefore = false;
  }

  /** @type {import('./editor.mjs').Editor} */
  #editor;
  /** @type {string} */
  #pictures;
  /** @type {FakeModels | undefined} */
  #fakeModels;

  /** The fake language models, in a file that asked for them by `useServer({ fakeModels: true })`. */
  get fakeModels() {
    if (!this.#editor.developmentExtensions.includes(FAKE_MODELS))
      throw new Error('This file has no fake models: call useServer({ fakeModels: true }) first.');
    this.#fakeModels ??= new FakeModels(fakeModelsFolder(this.server.home), (label) => this.workbench.command(label));
    return this.#fakeModels;
  }

  /** @returns {import('playwright-core').Page} the window's page */
  get page() {
    return this.workbench.page;
  }

  /** @returns {import('../../vscode/server.mjs').Server} */
  get server() {
    return this.#editor.server;
  }

  /** Notifications and dialogs, each function without its first argument `page`. */
  get messages() {
    return bind(messages, this.page);
  }

  /** Palette, pickers and input boxes, each function without its first argument `page`. */
  get quickInput() {
    return bind(quickInput, this.page);
  }

  /** The text editor, each function without its first argument `page`. */
  get textEditor() {
    return bind(textEditor, this.page);
  }

  /**
   * Opens the window, unless this scenario goes on in the one that is there.
   *
   * @param {import('../../vscode/workbench.mjs').Opened} [what] default: the workspace folder; `{}` for an empty window
   */
  async open(what = { folder: this.workspaceFolder }) {
    this.isWindowOfBefore = JSON.stringify(what) === JSON.stringify(this.#editor.window?.opened);
    this.#editor.window = undefined;
    if (this.isWindowOfBefore) this.workbench.opened = what;
    else await this.workbench.open(what);
  }

  /**
   * Opens a window with several folders, by a `.code-workspace` file.
   *
   * @param {string[]} folders absolute paths
   */
  async openMultiRoot(folders) {
    const workspaceFile = path.join(this.runFolder, 'several.code-workspace');
    fs.writeFileSync(workspaceFile, JSON.stringify({ folders: folders.map((folder) => ({ path: folder })) }));
    await this.open({ workspaceFile });
  }

  /**
   * A second window in the same browser.
   *
   * @returns {Promise<Workbench>} not opened yet
   */
  async secondWindow() {
    const workbench = new Workbench(await this.context.newPage(), this.server);
    if (this.#editor.developmentExtensions.length > 0) await workbench.develop(this.#editor.developmentExtensions);
    return workbench;
  }

  /**
   * Kills the extension host the hard way; the editor starts another by itself.
   *
   * @returns {Promise<number[]>} ids of the killed processes
   */
  async killExtensionHost() {
    return await killExtensionHost(this.server);
  }

  /**
   * Leaves the window, stops the server, starts it again with the same data and address, and opens the window again.
   *
   * @param {() => Promise<void>} [meanwhile] done while nothing of the editor runs
   */
  async restartServer(meanwhile = async () => {}) {
    await this.workbench.leaveAndReturn(async () => {
      await this.server.stop();
      await meanwhile();
      this.#editor.server = await restartServer(this.#editor.server);
      this.workbench.server = this.#editor.server;
    });
  }

  /**
   * Saves a picture as test-artifacts/e2e/<file>/<scenario>/<name>.png.
   *
   * @param {string} name
   * @returns {Promise<string>} the file
   */
  async screenshot(name) {
    return await this.workbench.screenshot(`${this.#pictures}/${name}`);
  }

  /**
   * Prints a line of progress.
   *
   * @param {string} text
   */
  note(text) {
    process.stdout.write(`    · ${text}\n`);
  }

  /**
   * Reads a file of the workspace.
   *
   * @param {string} file relative to the workspace folder
   * @returns {string}
   */
  read(file) {
    return fs.readFileSync(path.join(this.workspaceFolder, file), 'utf8');
  }

  /**
   * Files of the workspace.
   *
   * @param {RegExp} pattern for paths relative to the workspace folder, with forward slashes
   * @returns {string[]} sorted
   */
  files(pattern) {
    const all = fs.readdirSync(this.workspaceFolder, { recursive: true, withFileTypes: true });
    const relative = all
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.workspaceFolder, path.join(entry.parentPath, entry.name)));
    return relative
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => pattern.test(file))
      .sort();
  }

  /**
   * Waits until something holds.
   *
   * @template T
   * @param {string} what for the error message
   * @param {() => T | Promise<T>} probe errors count as "not yet"
   * @param {number} [timeoutMs] default 60 s
   * @returns {Promise<Exclude<T, false | undefined | null>>} the first result that is not false, null or undefined
   */
  async until(what, probe, timeoutMs = 120_000) {
    const deadline = Date.now() + timeoutMs;
    let last;
    for (;;) {
      last = undefined;
      try {
        const value = await probe();
        if (value !== false && value !== undefined && value !== null) return /** @type {any} */ (value);
      } catch (error) {
        last = error;
      }
      if (Date.now() > deadline) {
        const why = last instanceof Error ? `. ${last.message}` : '';
        throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}${why}`, { cause: last });
      }
      await sleep(100);
    }
  }
}

/**
 * @template {Record<string, Function>} M
 * @param {M} module functions that take the page first
 * @param {import('playwright-core').Page} page
 * @returns {{[K in keyof M]: M[K] extends (page: import('playwright-core').Page, ...rest: infer R) => infer T ? (...rest: R) => T : never}}
 */
function bind(module, page) {
  const entries = Object.entries(module).map(([name, fn]) => [
    name,
    (/** @type {unknown[]} */ ...rest) => fn(page, ...rest),
  ]);
  return Object.fromEntries(entries);
}
