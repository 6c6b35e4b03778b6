/**
 * What the models are to say, and what they were asked.
 *
 * A scripted reply is JSON: `{text}`, `{result}` (handed in through the tool `submit_result` where that is offered, else
 * as JSON text), `{parts: [{text} | {call: {id?, name, input}} | {waitMs}]}`, and after those `{error: {message, code?,
 * name?}}` or `{hang: true}`. `when` is a text that the request must contain and `model` the id of the model that may
 * take it; `times` says how often it serves, 1 by default. The first reply that fits is taken.
 *
 * With a folder (`FAKE_MODELS_FOLDER`) replies are also read from its `script.jsonl`, and requests appended to its
 * `requests.jsonl`, so that a scenario outside the editor can do what commands do for a test inside. What was taken is
 * kept in `taken.jsonl`, for the host may be killed and start again.
 */
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

class Script {
  #folder;
  #replies = [];
  #linesRead = 0;
  #requests = [];

  /** @param {string | undefined} folder */
  constructor(folder) {
    this.#folder = folder || undefined;
    if (this.#folder) fs.mkdirSync(this.#folder, { recursive: true });
  }

  /** @param {object[]} replies */
  push(replies) {
    this.#replies.push(...replies.map((reply) => ({ reply, left: reply.times ?? 1, line: null })));
  }

  /**
   * Notes a request and takes the reply to it.
   *
   * @param {{model: string, messages: object[], tools: object[]}} request what the provider received, as JSON
   * @returns {{reply: object | undefined, note: (key: string, value: unknown) => void}} `note` adds to the request what becomes of it
   */
  take(request) {
    const noted = { ...request };
    const id = randomUUID();
    this.#requests.push(noted);
    this.#append('requests.jsonl', { id, ...request });
    const note = (key, value) => {
      noted[key] = value;
      this.#append('requests.jsonl', { id, [key]: value });
    };
    this.#readFolder();
    const text = JSON.stringify({ messages: request.messages, tools: request.tools });
    const entry = this.#replies.find(
      ({ reply, left }) =>
        left > 0 &&
        (reply.model === undefined || reply.model === request.model) &&
        (reply.when === undefined || text.includes(JSON.stringify(reply.when).slice(1, -1))),
    );
    if (!entry) return { reply: undefined, note };
    entry.left -= 1;
    if (entry.line !== null) this.#append('taken.jsonl', entry.line);
    return { reply: entry.reply, note };
  }

  get requests() {
    return this.#requests;
  }

  /** How many replies nobody has taken yet. */
  get left() {
    this.#readFolder();
    return this.#replies.reduce((sum, { left }) => sum + left, 0);
  }

  reset() {
    this.#replies = [];
    this.#requests = [];
    this.#linesRead = 0;
    if (!this.#folder) return;
    for (const name of ['script.jsonl', 'requests.jsonl', 'taken.jsonl'])
      fs.rmSync(path.join(this.#folder, name), { force: true });
  }

  #readFolder() {
    const lines = this.#lines('script.jsonl');
    const taken = this.#linesRead === 0 ? this.#lines('taken.jsonl').map(Number) : [];
    for (; this.#linesRead < lines.length; this.#linesRead += 1) {
      const line = this.#linesRead;
      const reply = JSON.parse(lines[line]);
      const left = (reply.times ?? 1) - taken.filter((one) => one === line).length;
      this.#replies.push({ reply, left, line });
    }
  }

  /** @param {string} name */
  #lines(name) {
    const file = this.#folder && path.join(this.#folder, name);
    if (!file || !fs.existsSync(file)) return [];
    // A last line without its end is still being written.
    return fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  #append(name, value) {
    if (this.#folder) fs.appendFileSync(path.join(this.#folder, name), `${JSON.stringify(value)}\n`);
  }
}

module.exports = { Script };
