import * as vscode from 'vscode';
import type { BrainstormApi, BrainstormInput } from './brainstorm-api';

/** Name of the tool as the manifest contributes it. */
const TOOL = 'brainstorm';

/** Offers the interview to the editor's agents as one tool call. */
export function registerBrainstormTool(api: BrainstormApi): vscode.Disposable {
  return vscode.lm.registerTool<BrainstormInput>(TOOL, {
    prepareInvocation: () => ({ invocationMessage: vscode.l10n.t('Interviewing you in the Brainstorm tab') }),
    async invoke({ input }, token) {
      const result = await api.brainstorm(input, token);
      return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(JSON.stringify(result))]);
    },
  });
}
