import type OpenAI from 'openai';
import type { ImagePart, ModelMessage, ModelRequest, ToolSpec } from '../../../agents/model/model';
import { RESULT_TOOL } from '../../../agents/model/model';

type Body = OpenAI.Chat.ChatCompletionCreateParams;
type WireMessage = OpenAI.Chat.ChatCompletionMessageParam;
type WireTool = OpenAI.Chat.ChatCompletionFunctionTool;

/** What a server has been found to take; all of it until it refuses something. */
export interface Taken {
  stream: boolean;
  /** `stream_options`, which ask for the count of tokens. */
  usage: boolean;
  images: boolean;
}

/**
 * A request in the form of chat completions. `max_tokens` is not sent: servers differ in its name and meaning, and all
 * have a default.
 */
export function wireRequest(modelName: string, request: ModelRequest, taken: Taken): Body {
  return {
    model: modelName,
    messages: request.messages.map((message) => wireMessage(message, taken.images)),
    ...form(request),
    ...(taken.stream ? { stream: true, ...(taken.usage ? { stream_options: { include_usage: true } } : {}) } : {}),
  };
}

/** How the form of the reply is asked for, with the tools that may be called before it. */
function form({ role, rung, schema, tools, resultDue }: ModelRequest): Partial<Body> {
  const beside: Partial<Body> =
    tools.length > 0 ? { tools: tools.map(wireTool), tool_choice: resultDue ? 'none' : 'auto' } : {};
  switch (rung) {
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name: role, strict: true, schema } }, ...beside };
    case 'forced_tool': {
      const result = { name: RESULT_TOOL, description: `Takes the result of the ${role}.`, parameters: schema };
      const only = { type: 'function', function: { name: RESULT_TOOL } } as const;
      return {
        tools: [...tools, result].map(wireTool),
        tool_choice: tools.length > 0 && !resultDue ? 'required' : only,
      };
    }
    case 'json_object':
      return { response_format: { type: 'json_object' }, ...beside };
    case 'text':
      return beside;
  }
}

function wireTool({ name, description, parameters }: ToolSpec): WireTool {
  return { type: 'function', function: { name, description, parameters } };
}

function wireMessage(message: ModelMessage, images: boolean): WireMessage {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      return { role: 'user', content: userContent(message.text, message.images ?? [], images) };
    case 'assistant':
      return message.toolCalls?.length
        ? {
            role: 'assistant',
            content: message.text || null,
            tool_calls: message.toolCalls.map(({ id, name, input }) => ({
              id,
              type: 'function',
              function: { name, arguments: JSON.stringify(asArguments(input)) },
            })),
          }
        : { role: 'assistant', content: message.text };
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.text };
  }
}

/** Each image after what is known of it: as words alone for models that see none. */
function userContent(
  text: string,
  images: readonly ImagePart[],
  seen: boolean,
): OpenAI.Chat.ChatCompletionUserMessageParam['content'] {
  if (images.length === 0) return text;
  if (!seen) return [text, ...images.map(({ alt }) => `[image: ${alt}, not shown]`)].join('\n\n');
  return [
    { type: 'text', text },
    ...images.flatMap(({ mime, data, alt }) => [
      { type: 'text' as const, text: `[image: ${alt}]` },
      { type: 'image_url' as const, image_url: { url: `data:${mime};base64,${data}` } },
    ]),
  ];
}

/** Several servers refuse a history in which the arguments of a call are no object, whatever the model wrote. */
function asArguments(input: unknown): object {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : { input };
}
