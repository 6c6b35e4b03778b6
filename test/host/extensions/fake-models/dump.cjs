/** What a provider receives, as plain JSON that a test can compare. */
const vscode = require('vscode');

/** @param {readonly vscode.LanguageModelChatRequestMessage[]} messages */
function dumpMessages(messages) {
  return messages.map(({ role, content }) => ({
    role: role === vscode.LanguageModelChatMessageRole.User ? 'user' : 'assistant',
    parts: content.map(dumpPart),
  }));
}

function dumpPart(part) {
  if (part instanceof vscode.LanguageModelTextPart) return { text: part.value };
  if (part instanceof vscode.LanguageModelToolCallPart)
    return { call: { id: part.callId, name: part.name, input: part.input } };
  if (part instanceof vscode.LanguageModelToolResultPart)
    return { result: { id: part.callId, text: part.content.map((piece) => piece.value ?? '').join('') } };
  if (part instanceof vscode.LanguageModelDataPart) return { data: { mime: part.mimeType, bytes: part.data.length } };
  return { unknown: String(part) };
}

/** @param {vscode.ProvideLanguageModelChatResponseOptions} options */
function dumpOptions({ tools = [], toolMode, modelOptions }) {
  return {
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    toolMode: toolMode === vscode.LanguageModelChatToolMode.Required ? 'required' : 'auto',
    modelOptions: { ...modelOptions },
  };
}

module.exports = { dumpMessages, dumpOptions };
