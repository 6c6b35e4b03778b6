/** The fake language models of test/host/extensions, as a scenario scripts them from outside the editor. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../../vscode/paths.mjs';

/** The extension's source folder. */
export const FAKE_MODELS = path.join(repoRoot, 'test', 'host', 'extensions', 'fake-models');

/**
 * @param {string} home the server's run folder
 * @returns {string} where the extension looks for its script
 */
export function fakeModelsFolder(home) {
  return path.join(home, 'fake-models');
}

/** What one scenario scripts and reads. A new one begins with an empty script. */
export class FakeModels {
  #folder;
  #command;

  /**
   * @param {string} folder see {@link fakeModelsFolder}
   * @param {(label: string) => Promise<void>} command runs a palette command
   */
  constructor(folder, command) {
    this.#folder = folder;
    this.#command = command;
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
  }

  /**
   * Adds replies; `script.cjs` of the extension says what they can be.
   *
   * @param {object[]} replies
   */
  script(...replies) {
    const lines = replies.map((reply) => `${JSON.stringify(reply)}\n`).join('');
    fs.appendFileSync(path.join(this.#folder, 'script.jsonl'), lines);
  }

  /**
   * Says which models there are; to be called before the window is opened.
   *
   * @param {string[]} ids keys of `MODELS` in `models.cjs` of the extension, e.g. `guarded`, for which the editor asks consent
   */
  offer(...ids) {
    fs.writeFileSync(path.join(this.#folder, 'offer.json'), JSON.stringify(ids));
  }

  /** @returns {any[]} what the models received so far, each with `finished` or `cancelled` once it is so */
  requests() {
    /** @type {Map<string, object>} */
    const byId = new Map();
    for (const { id, ...noted } of this.#lines('requests.jsonl')) byId.set(id, { ...byId.get(id), ...noted });
    return [...byId.values()];
  }

  /**
   * Has the extension play an agent; `tool-loop.cjs` of the extension says what it can do.
   *
   * @param {object} loop
   * @returns {Promise<() => any>} once it has begun: gives its outcome, undefined as long as there is none
   */
  async startToolLoop(loop) {
    const outcome = path.join(this.#folder, `outcome-${randomUUID()}.json`);
    fs.writeFileSync(path.join(this.#folder, 'tool-loop.json'), JSON.stringify({ ...loop, outcome }));
    await this.#command('Fake Models: Run Tool Loop');
    return () => (fs.existsSync(outcome) ? JSON.parse(fs.readFileSync(outcome, 'utf8')) : undefined);
  }

  async cancelToolLoop() {
    await this.#command('Fake Models: Cancel Tool Loop');
  }

  /** @param {string} name */
  #lines(name) {
    const file = path.join(this.#folder, name);
    if (!fs.existsSync(file)) return [];
    const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line));
  }
}
