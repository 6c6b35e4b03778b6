import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** What a fake model received, as `dump.cjs` of the extension writes it. */
export interface Received {
  model: string;
  messages: { role: 'user' | 'assistant'; parts: Record<string, unknown>[] }[];
  tools: { name: string; description: string; inputSchema: unknown }[];
  toolMode: 'auto' | 'required';
  modelOptions: Record<string, unknown>;
  cancelled?: true;
  finished?: true;
}

/** The test extension with the fake models, as a test inside the editor uses it. */
export const fakeModels = {
  /** Adds replies; `script.cjs` of the extension says what they can be. */
  script: async (...replies: object[]): Promise<void> => run('script', replies),
  requests: async (): Promise<Received[]> => run('requests'),
  /** How many replies nobody has taken. */
  left: async (): Promise<number> => run('left'),
  /** The inputs that the tool `fake_search` got. */
  searches: async (): Promise<object[]> => run('searches'),
  /** Says which models there are. */
  offer: async (...ids: string[]): Promise<void> => run('offer', ids),
  /** Empties script and records, and offers the first models again. */
  reset: async (): Promise<void> => run('reset'),
  runToolLoop: async (loop: object): Promise<{ text: string; calls: Record<string, unknown>[] }> =>
    run('runToolLoop', loop),
  cancelToolLoop: async (): Promise<void> => run('cancelToolLoop'),
};

/** The model of that id. */
export async function fakeModel(id: string): Promise<vscode.LanguageModelChat> {
  const [chat] = await vscode.lm.selectChatModels({ id });
  assert.ok(chat, `the fake model ${id} is not there`);
  return chat;
}

async function run<T>(name: string, ...args: unknown[]): Promise<T> {
  return await vscode.commands.executeCommand<T>(`fakeModels.${name}`, ...args);
}
