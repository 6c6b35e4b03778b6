import * as vscode from 'vscode';
import type { ToolCall } from '../../../agents/model/model';
import { MOST_TOLD, RESULT_TOOL } from '../../../agents/model/model';
import { withoutThoughts } from '../../node/openai/thoughts';
import type { CallEnd } from './call-end';

/** What a model sent. */
export interface RawReply {
  /** What it handed in through the result's tool, as JSON; null where it did not. */
  result: string | null;
  /** Everything that it wrote beside calls. */
  text: string;
  /** Its calls of other tools, up to its result. */
  calls: ToolCall[];
}

/** Characters after which a reply is taken for endless: far more than any result has. */
const MAX_CHARACTERS = 400_000;
/** Tool calls after which it is. */
const MAX_CALLS = 100;

/**
 * Reads a reply as it streams in, until it ends or hands in its result.
 *
 * @param onlyResult whether no other tool was offered: any call then means the result, however the model spells its name
 * @returns null for a reply without end
 */
export async function readReply(
  response: vscode.LanguageModelChatResponse,
  end: CallEnd,
  { onlyResult, onText }: { onlyResult: boolean; onText: ((soFar: string) => void) | undefined },
): Promise<RawReply | null> {
  const stream: AsyncIterator<unknown, unknown> = response.stream[Symbol.asyncIterator]();
  const calls: ToolCall[] = [];
  let text = '';
  for (;;) {
    const { done, value } = await end.orOver(stream.next());
    if (done === true) return { result: null, text, calls };
    end.alive();
    if (value instanceof vscode.LanguageModelTextPart) {
      text += value.value;
      if (text.length > MAX_CHARACTERS) return null;
      if (text.length <= MOST_TOLD) onText?.(withoutThoughts(text));
    } else if (value instanceof vscode.LanguageModelToolCallPart) {
      if (onlyResult || value.name === RESULT_TOOL) {
        const result = asJson(value.input);
        onText?.(result);
        return { result, text, calls };
      }
      calls.push({ id: value.callId, name: value.name, input: value.input });
      if (calls.length > MAX_CALLS) return null;
    }
  }
}

/** Where the model's JSON was none, some providers hand on its text. */
function asJson(input: unknown): string {
  return typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
}
