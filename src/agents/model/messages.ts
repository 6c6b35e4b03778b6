import { plainLine, sanitise } from '../base/text/quote';
import type { PromptInput } from './role-prompt';
import type { RequestShape } from './ladder';
import { type ImagePart, type ModelMessage, type ModelReply, RESULT_TOOL, type ToolCall } from './model';
import { replyForm } from './reply-form';
import type { FlatSchema } from './wire-schema';

/** Characters of a faulty reply that are shown to the model again. */
const MOST_SHOWN_AGAIN = 12_000;

/**
 * The system message: the role's instructions, which end with the form of the reply, and what the rung adds to that, so
 * that what is the same on every rung comes first.
 */
export function systemMessage(instructions: string, shape: RequestShape, schema: FlatSchema): ModelMessage {
  return { role: 'system', text: `${instructions.trim()}\n\n${replyingBy(shape, schema)}`.trim() };
}

function replyingBy({ rung, tools }: RequestShape, schema: FlatSchema): string {
  const looking =
    'Tools are there to look first where the workspace may hold the answer: call as few as the task needs, none twice. ' +
    'Evidence ids in their results may be cited. When you know enough, ';
  switch (rung) {
    case 'json_schema':
      return tools ? `${looking}reply.` : '';
    case 'forced_tool':
      return `${tools ? `${looking}give` : 'Give'} your reply by calling the tool ${RESULT_TOOL}, once.`;
    case 'json_object':
    case 'text':
      return 'No code fence around the object. This is its form, in the notation of TypeScript:\n' + replyForm(schema);
  }
}

/**
 * The input as one message, the part that changes last, so that a provider can reuse what came before. `images` are
 * those that the model can see, by their hashes; the others are named. All of it is cleaned once more, ids included: a
 * journal that somebody else wrote may hold any.
 */
export function inputMessage(input: PromptInput, images: ReadonlyMap<string, ImagePart>): ModelMessage {
  const shown = input.images.flatMap(({ hash }) => images.get(hash) ?? []);
  const hidden = input.images
    .filter(({ hash }) => !images.has(hash))
    .map(({ name }) => `[image: ${plainLine(name, 200)}, not shown]`)
    .join('\n');
  const parts = [input.fixed, input.growing, input.changing, hidden].map((part) => part.trim());
  const text = sanitise(parts.filter((part) => part !== '').join('\n\n'));
  return shown.length > 0 ? { role: 'user', text, images: shown } : { role: 'user', text };
}

/**
 * The repair turn: what the model replied, and what is wrong with it. `declined` are the messages that answer calls of
 * tools in the reply, where tools go with the request.
 */
export function repairMessages(
  reply: ModelReply,
  problems: readonly string[],
  declined: readonly ModelMessage[],
): ModelMessage[] {
  const said: ModelMessage[] = declined.length > 0 ? [...declined] : [{ role: 'assistant', text: shownAgain(reply) }];
  const wrong = problems.map((problem) => `- ${problem}`).join('\n');
  const text =
    `Your reply did not have the form that was asked for:\n${wrong}\n\n` +
    'Give your whole reply again with this corrected and everything else as it was: one JSON value, and nothing else.';
  return [...said, { role: 'user', text }];
}

function shownAgain({ text, toolCalls }: { text: string; toolCalls: readonly ToolCall[] }): string {
  if (text.trim() === '') return plainLine(`(called ${toolCalls.map(({ name }) => name).join(', ')})`, 300);
  const said = sanitise(text.slice(0, MOST_SHOWN_AGAIN));
  return text.length > MOST_SHOWN_AGAIN ? `${said} … (cut)` : said;
}
