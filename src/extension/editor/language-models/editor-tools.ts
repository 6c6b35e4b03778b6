import * as vscode from 'vscode';
import { ModelFailure, RESULT_TOOL, type ToolSpec } from '../../../agents/model/model';
import type { Toolbox } from '../../../agents/model/toolbox';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import type { Redact } from '../../node/redaction/redactor';
import { CallEnd } from './call-end';
import { cancelled } from './failures';
import { toolResultText } from './tool-result-text';

/** Characters of a tool's result that a model is told. */
const MAX_CHARACTERS = 8_000;
/** Characters that are looked at for secrets: more than are told, since taking secrets out may shorten a text. */
const MAX_LOOKED_AT = 100_000;
const CUT = '\n[cut off here: ask for less]';

/** Milliseconds that one call may take; a tool may ask the person for confirmation meanwhile. */
const TOOL_MS = 60_000;

/** Tools of the editor itself that write or run things. Roles only look, whatever is listed. */
const WRITE_OR_RUN = [
  'create_and_run_task',
  'kill_terminal',
  'run_in_terminal',
  'run_task',
  'runSubagent',
  'runTests',
  'send_to_terminal',
  'vscode_editFile_internal',
  'vscode_renameSymbol',
];

/** Our own tool would begin another interview, and the result's tool is not the editor's. */
const NEVER = new Set(['brainstorm', RESULT_TOOL, ...WRITE_OR_RUN]);

/**
 * Tools of the editor and its extensions, by the names that the person listed. A tool that is not listed is never
 * invoked. Tools come and go, so each look is at those there now. What they say goes through `redact`.
 */
export function editorTools(allowed: readonly string[], redact: Redact): Toolbox {
  const listed = new Set(allowed.filter((name) => !NEVER.has(name)));
  const there = () => vscode.lm.tools.filter(({ name }) => listed.has(name));
  return {
    get specs() {
      return there().map(asSpec);
    },
    call: async (name, input, signal) => {
      if (signal.aborted) throw cancelled();
      const tools = there();
      if (!tools.some((tool) => tool.name === name)) {
        const names = tools.map((tool) => tool.name).join(', ');
        return `refused: there is no tool ${name}. ${names === '' ? 'There are none.' : `There are: ${names}.`}`;
      }
      if (!isObject(input)) return `refused: ${name} takes a JSON object that follows its schema.`;
      return await invoke(name, input, signal, redact);
    },
  };
}

async function invoke(name: string, input: object, signal: CancelSignal, redact: Redact): Promise<string> {
  const end = new CallEnd({ label: name, signal, timeoutMs: TOOL_MS, silenceMs: null });
  try {
    const invoking = vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined }, end.token);
    const { content } = await end.orOver(invoking);
    const text = toolResultText(content);
    return text === '' ? `${name} gave back no text.` : await tellable(text, redact);
  } catch (error) {
    if (signal.aborted) throw cancelled();
    if (error instanceof ModelFailure) return `failed: ${name} gave no answer within ${TOOL_MS / 1000} seconds.`;
    return await tellable(`failed: ${name}: ${error instanceof Error ? error.message : String(error)}`, redact);
  } finally {
    end.dispose();
  }
}

function asSpec({ name, description, inputSchema }: vscode.LanguageModelToolInformation): ToolSpec {
  return { name, description, parameters: { type: 'object', properties: {}, ...inputSchema } };
}

async function tellable(text: string, redact: Redact): Promise<string> {
  const told = await redact(text.slice(0, MAX_LOOKED_AT));
  return told.length > MAX_CHARACTERS ? told.slice(0, MAX_CHARACTERS - CUT.length) + CUT : told;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
