/** An agent in small: asks a fake model, does the tool calls that it makes, and tells it their results until it answers. */
const vscode = require('vscode');

/**
 * @typedef {object} Loop
 * @property {string} [prompt]
 * @property {string} [model] id of a fake model, default `tools`
 * @property {string[]} [tools] names of the tools to offer, default all that the editor has
 * @property {number} [turns] most requests to make, default 8
 */

/**
 * @param {Loop} loop
 * @param {vscode.CancellationToken} token
 * @returns {Promise<{text: string, calls: {name: string, input: object, result?: string, error?: string}[]}>}
 */
async function runToolLoop({ prompt = 'Go on.', model = 'tools', tools, turns = 8 }, token) {
  const [chat] = await vscode.lm.selectChatModels({ vendor: 'fakevendor', id: model });
  if (!chat) throw new Error(`There is no fake model ${model}.`);
  const offered = vscode.lm.tools.filter(({ name }) => !tools || tools.includes(name));
  const messages = [vscode.LanguageModelChatMessage.User(prompt)];
  const done = [];
  for (let turn = 0; turn < turns; turn += 1) {
    // Asked after it was cancelled, a model may answer before it hears of it.
    if (token.isCancellationRequested) throw new Error('The loop was cancelled.');
    const { text, calls } = await ask(chat, messages, offered, token);
    if (token.isCancellationRequested) throw new Error('The loop was cancelled.');
    if (calls.length === 0) return { text, calls: done };
    messages.push(
      vscode.LanguageModelChatMessage.Assistant([...(text ? [new vscode.LanguageModelTextPart(text)] : []), ...calls]),
    );
    for (const call of calls) {
      const outcome = await invoke(call, token);
      done.push({ name: call.name, input: call.input, ...outcome });
      const told = new vscode.LanguageModelTextPart(outcome.result ?? `Error: ${outcome.error}`);
      messages.push(
        vscode.LanguageModelChatMessage.User([new vscode.LanguageModelToolResultPart(call.callId, [told])]),
      );
    }
  }
  return { text: '', calls: done };
}

async function ask(chat, messages, offered, token) {
  const tools = offered.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  const response = await chat.sendRequest(messages, { tools }, token);
  let text = '';
  const calls = [];
  for await (const part of response.stream) {
    if (part instanceof vscode.LanguageModelTextPart) text += part.value;
    if (part instanceof vscode.LanguageModelToolCallPart) calls.push(part);
  }
  return { text, calls };
}

async function invoke({ name, input }, token) {
  try {
    const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined }, token);
    return { result: content.map((part) => (typeof part.value === 'string' ? part.value : '')).join('') };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

module.exports = { runToolLoop };
