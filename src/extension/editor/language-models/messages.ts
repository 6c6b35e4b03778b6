import * as vscode from 'vscode';
import type { ImagePart, ModelMessage } from '../../../agents/model/model';

type UserPart = vscode.LanguageModelTextPart | vscode.LanguageModelToolResultPart | vscode.LanguageModelDataPart;

/**
 * Messages as the editor takes them. It knows no system role: instructions are said by the user. The results of calls
 * made together stay together, which some models insist on.
 *
 * @param images whether the model takes images; where it does not, it is told what they are
 */
export function toEditorMessages(
  messages: readonly ModelMessage[],
  images: boolean,
): vscode.LanguageModelChatMessage[] {
  const result: vscode.LanguageModelChatMessage[] = [];
  let toolResults: vscode.LanguageModelToolResultPart[] | null = null;
  for (const message of messages) {
    if (message.role === 'tool') {
      const part = new vscode.LanguageModelToolResultPart(message.callId, [
        new vscode.LanguageModelTextPart(message.text),
      ]);
      if (toolResults === null) toolResults = [part];
      else toolResults.push(part);
      continue;
    }
    if (toolResults !== null) result.push(vscode.LanguageModelChatMessage.User(toolResults));
    toolResults = null;
    const parts = message.role === 'assistant' ? assistantParts(message) : userParts(message, images);
    // Providers refuse messages without content.
    if (parts.length === 0) continue;
    result.push(new vscode.LanguageModelChatMessage(ROLES[message.role], parts));
  }
  if (toolResults !== null) result.push(vscode.LanguageModelChatMessage.User(toolResults));
  return result;
}

const ROLES = {
  system: vscode.LanguageModelChatMessageRole.User,
  user: vscode.LanguageModelChatMessageRole.User,
  assistant: vscode.LanguageModelChatMessageRole.Assistant,
} as const;

function userParts(message: Extract<ModelMessage, { role: 'system' | 'user' }>, images: boolean): UserPart[] {
  const shown = message.role === 'user' ? (message.images ?? []) : [];
  return [...textParts(message.text), ...shown.map((image) => (images ? imagePart(image) : altPart(image)))];
}

function assistantParts(message: Extract<ModelMessage, { role: 'assistant' }>) {
  const calls = (message.toolCalls ?? []).map(
    ({ id, name, input }) => new vscode.LanguageModelToolCallPart(id, name, isObject(input) ? input : { input }),
  );
  return [...textParts(message.text), ...calls];
}

function textParts(text: string): vscode.LanguageModelTextPart[] {
  return text === '' ? [] : [new vscode.LanguageModelTextPart(text)];
}

function imagePart({ data, mime }: ImagePart): vscode.LanguageModelDataPart {
  return vscode.LanguageModelDataPart.image(Buffer.from(data, 'base64'), mime);
}

function altPart({ alt }: ImagePart): vscode.LanguageModelTextPart {
  return new vscode.LanguageModelTextPart(`\n[An image that you cannot see: ${alt}]`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
