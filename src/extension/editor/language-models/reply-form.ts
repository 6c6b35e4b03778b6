import * as vscode from 'vscode';
import type { ModelRequest, ToolSpec } from '../../../agents/model/model';
import { RESULT_TOOL } from '../../../agents/model/model';

/** How a reply is asked for: the tools that the model is shown, and whether it must call one. */
export interface ReplyForm {
  tools: vscode.LanguageModelChatTool[];
  toolMode: vscode.LanguageModelChatToolMode;
  /** Whether tools other than the result's are among them. */
  looks: boolean;
}

/**
 * The form of one request; null where this kind of model cannot be asked so.
 *
 * The result is handed in through a tool. That is the only tool where the model must call one, since some models take
 * no more than one then; with others beside it the model chooses.
 *
 * @param takesTools whether the model takes tools; null where nobody says
 */
export function replyForm(
  { rung, schema, tools, resultDue }: Pick<ModelRequest, 'rung' | 'schema' | 'tools' | 'resultDue'>,
  takesTools: boolean | null,
): ReplyForm | null {
  const shown = resultDue ? [] : tools.map(asEditorTool);
  if (rung === 'text') {
    if (shown.length > 0 && takesTools === false) return null;
    return { tools: shown, toolMode: vscode.LanguageModelChatToolMode.Auto, looks: shown.length > 0 };
  }
  if (rung !== 'forced_tool' || takesTools === false) return null;
  const { Auto, Required } = vscode.LanguageModelChatToolMode;
  return {
    tools: [...shown, asEditorTool({ name: RESULT_TOOL, description: RESULT_DESCRIPTION, parameters: schema })],
    toolMode: shown.length > 0 ? Auto : Required,
    looks: shown.length > 0,
  };
}

const RESULT_DESCRIPTION = 'Hands in your result. Call it once, at the end, with the whole result.';

function asEditorTool({ name, description, parameters }: ToolSpec): vscode.LanguageModelChatTool {
  return { name, description, inputSchema: parameters };
}
