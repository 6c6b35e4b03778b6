/** The provider of one vendor's models: notes what it receives and plays the script. */
const { clearTimeout, setTimeout } = require('node:timers');
const vscode = require('vscode');
const { dumpMessages, dumpOptions } = require('./dump.cjs');
const { MODELS, SLOW_MS } = require('./models.cjs');

const RESULT_TOOL = 'submit_result';

class FakeProvider {
  #changed = new vscode.EventEmitter();
  #offered;
  #vendor;
  #script;
  onDidChangeLanguageModelChatInformation = this.#changed.event;

  /**
   * @param {string} vendor
   * @param {string[]} offered keys of `MODELS`; those of other vendors do not matter
   * @param {import('./script.cjs').Script} script
   */
  constructor(vendor, offered, script) {
    this.#vendor = vendor;
    this.#offered = offered;
    this.#script = script;
  }

  /** @param {string[]} ids keys of `MODELS` */
  offer(ids) {
    this.#offered = ids;
    this.#changed.fire();
  }

  provideLanguageModelChatInformation() {
    return this.#offered.map((id) => MODELS[id]).filter(({ vendor }) => vendor === this.#vendor);
  }

  async provideLanguageModelChatResponse(model, messages, options, progress, token) {
    const request = { model: model.id, messages: dumpMessages(messages), ...dumpOptions(options) };
    const { reply, note } = this.#script.take(request);
    token.onCancellationRequested(() => note('cancelled', true));
    const pause = model.id === MODELS.slow.id ? SLOW_MS : 0;
    for (const part of reply ? partsOf(reply, request) : []) {
      if (!(await waited(part.waitMs ?? pause, token))) return;
      if (part.text !== undefined) progress.report(new vscode.LanguageModelTextPart(part.text));
      if (part.call) progress.report(toolCall(part.call));
    }
    if (reply?.hang) await waited(600_000, token);
    const failure = failureOf(model, reply);
    if (failure) throw failure;
    if (!token.isCancellationRequested) note('finished', true);
  }

  async provideTokenCount(model, text, token) {
    if (model.id === MODELS.slow.id) await waited(600_000, token);
    const plain = typeof text === 'string' ? text : JSON.stringify(dumpMessages([text]));
    return Math.ceil(plain.length / 4);
  }
}

let calls = 0;

function toolCall({ id, name, input }) {
  calls += 1;
  return new vscode.LanguageModelToolCallPart(id ?? `call-${calls}`, name, input);
}

function partsOf(reply, request) {
  if (reply.parts) return reply.parts;
  if (reply.text !== undefined) return [{ text: reply.text }];
  if (reply.result === undefined) return [];
  return request.tools.some(({ name }) => name === RESULT_TOOL)
    ? [{ call: { name: RESULT_TOOL, input: reply.result } }]
    : [{ text: JSON.stringify(reply.result) }];
}

function failureOf(model, reply) {
  if (!reply) {
    return model.id === MODELS.failing.id
      ? vscode.LanguageModelError.Blocked('The fake quota is used up.')
      : new Error(`Nothing is scripted for this request to ${model.id}.`);
  }
  if (!reply.error) return undefined;
  const { message, code, name } = reply.error;
  if (code !== undefined) return vscode.LanguageModelError[code](message);
  return Object.assign(new Error(message), name === undefined ? {} : { name });
}

/**
 * @param {number} ms
 * @param {vscode.CancellationToken} token
 * @returns {Promise<boolean>} false as soon as the token was cancelled
 */
async function waited(ms, token) {
  if (token.isCancellationRequested) return false;
  return await new Promise((resolve) => {
    const timer = setTimeout(() => end(true), ms);
    const cancelling = token.onCancellationRequested(() => end(false));
    const end = (whole) => {
      clearTimeout(timer);
      cancelling.dispose();
      resolve(whole);
    };
  });
}

module.exports = { FakeProvider };
