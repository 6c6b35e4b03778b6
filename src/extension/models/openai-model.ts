import OpenAI from 'openai';
import type { Model, ModelReply, ModelRequest } from '../../agents/model/model';
import { ModelFailure } from '../../agents/model/model';

/** Where an OpenAI-compatible server is, and what to ask it for. */
export interface OpenAiOptions {
  /** With its path, e.g. `http://127.0.0.1:11434/v1`. Plain http only on this machine. */
  baseUrl: string;
  modelName: string;
  /** Null for local servers that want none. */
  key: string | null;
  /** Milliseconds one call may take. */
  timeoutMs?: number;
}

/** Milliseconds after which a call is given up: long enough for a slow local model, short enough to notice. */
const DEFAULT_TIMEOUT_MS = 120_000;

/**
 * A model behind an OpenAI-compatible server, through chat completions. Every client option is given explicitly: the
 * client would otherwise read keys and addresses from the environment, and follow redirects with them.
 */
export function openAiModel(options: OpenAiOptions): Model {
  const { baseUrl, modelName, key, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const origin = checkedOrigin(baseUrl);
  const client = new OpenAI({
    apiKey: key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: 1,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });
  return {
    label: `${modelName} at ${origin}`,
    generate: (request) => generate(client, modelName, request),
  };
}

function checkedOrigin(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url)
    throw new ModelFailure('transport', `“${baseUrl}” is no address. Give one such as http://127.0.0.1:11434/v1.`);
  const local = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) {
    throw new ModelFailure('transport', `${url.origin} is not encrypted. Use https, or http on this machine only.`);
  }
  return url.host;
}

async function generate(client: OpenAI, modelName: string, request: ModelRequest): Promise<ModelReply> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  if (request.signal.aborted) cancel();
  request.signal.addEventListener('abort', cancel);
  try {
    const reply = await client.chat.completions.create(
      {
        model: modelName,
        messages: request.messages.map(({ role, text }) => ({ role, content: text })),
        response_format: {
          type: 'json_schema',
          json_schema: { name: request.role, schema: request.schema, strict: false },
        },
      },
      { signal: controller.signal },
    );
    const choice = reply.choices[0];
    if (!choice?.message.content) throw new ModelFailure('content', 'The model sent an empty reply.');
    if (choice.finish_reason === 'length')
      throw new ModelFailure('content', 'The model’s reply was cut off for length.');
    const { prompt_tokens: inputTokens = null, completion_tokens: outputTokens = null } = reply.usage ?? {};
    return { text: choice.message.content, inputTokens, outputTokens };
  } catch (error) {
    throw toFailure(error, request.signal.aborted);
  } finally {
    request.signal.removeEventListener('abort', cancel);
  }
}

function toFailure(error: unknown, cancelled: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (cancelled) return new ModelFailure('cancelled', 'The call was cancelled.');
  if (error instanceof OpenAI.APIError) {
    const status = error.status as number | undefined;
    if (status === 401 || status === 403) return new ModelFailure('authorisation', 'The server refused the key.');
    if (status === 429) return new ModelFailure('quota', 'The server says that its limit is reached.');
    return new ModelFailure('transport', `The server could not be used: ${error.message}`);
  }
  return new ModelFailure(
    'transport',
    `The server could not be reached: ${error instanceof Error ? error.message : String(error)}`,
  );
}
