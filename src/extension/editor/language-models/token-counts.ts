import * as vscode from 'vscode';
import type { ModelMessage } from '../../../agents/model/model';
import { within } from '../../node/limits/within';
import type { RawReply } from './read-reply';
import type { ReplyForm } from './reply-form';

/** Milliseconds to wait for a model's own counter, which may ask its server. */
const COUNT_MS = 2_000;

/** Tokens of a text by the model's own counter; null where it gives no answer in time, or none that can be true. */
export async function countTokens(chat: vscode.LanguageModelChat, text: string): Promise<number | null> {
  const source = new vscode.CancellationTokenSource();
  try {
    const count = await within(asked(chat, text, source.token), COUNT_MS, () => null);
    // The editor says 0 where it cannot reach the counter.
    return count !== null && Number.isFinite(count) && (count > 0 || text === '') ? Math.ceil(count) : null;
  } finally {
    source.cancel();
    source.dispose();
  }
}

async function asked(
  chat: vscode.LanguageModelChat,
  text: string,
  token: vscode.CancellationToken,
): Promise<number | null> {
  try {
    return await chat.countTokens(text, token);
  } catch {
    return null;
  }
}

/** All that a request says, as one text to count. Images are not in it. */
export function inputText(messages: readonly ModelMessage[], { tools }: ReplyForm): string {
  const said = messages.map((message) =>
    message.role === 'assistant' && message.toolCalls
      ? `${message.text}\n${JSON.stringify(message.toolCalls)}`
      : message.text,
  );
  return [...said, ...tools.map((tool) => JSON.stringify(tool))].join('\n');
}

/** All that a reply says, as one text to count. */
export function outputText({ result, text, calls }: RawReply): string {
  return [text, result ?? '', ...calls.map(({ name, input }) => `${name} ${JSON.stringify(input)}`)]
    .filter((piece) => piece !== '')
    .join('\n');
}
