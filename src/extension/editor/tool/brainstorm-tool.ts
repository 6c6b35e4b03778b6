import * as vscode from 'vscode';
import { brainstormCall, type CallParts } from './brainstorm-call';

/** Name of the tool as the manifest contributes it. */
const TOOL = 'brainstorm';

/** Offers the interview to the editor's agents as one tool call. */
export function registerBrainstormTool(parts: CallParts): vscode.Disposable {
  return vscode.lm.registerTool<unknown>(TOOL, {
    prepareInvocation: () => ({ invocationMessage: vscode.l10n.t('Interviewing you in the Brainstorm tab') }),
    async invoke({ input }, token) {
      const result = await brainstormCall(input, parts, token);
      return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(JSON.stringify(result))]);
    },
  });
}
