import { afterEach, expect } from 'vitest';
import type { Model, ModelRequest } from '../../../../../src/agents/model/model';
import { ModelFailure } from '../../../../../src/agents/model/model';
import type { OpenAiOptions } from '../../../../../src/extension/node/openai/chat-call';
import { openAiModel } from '../../../../../src/extension/node/openai/openai-model';
import type { Reply } from '../../../../model-server/replies.mjs';
import { startModelServer, type ModelServer, type ServerOptions } from '../../../../model-server/server.mjs';

export const NEVER = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

/** A form of reply as roles ask for them. */
export const SCHEMA = {
  type: 'object',
  properties: { said: { type: 'string' } },
  required: ['said'],
  additionalProperties: false,
};

export const LOOK = {
  name: 'look',
  description: 'Looks at a file.',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

/** A scripted server, stopped after the test. */
export async function serverWith(options: ServerOptions): Promise<ModelServer> {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
}

/** A model at a server that plays the replies, in order. */
export async function scripted(
  replies: readonly Reply[],
  options: Partial<OpenAiOptions> & Pick<ServerOptions, 'refuse'> = {},
): Promise<{ model: Model; server: ModelServer }> {
  const { refuse = [], ...modelOptions } = options;
  const server = await serverWith({ script: replies, refuse });
  return { model: modelAt(server, modelOptions), server };
}

export function modelAt({ baseUrl }: { baseUrl: string }, options: Partial<OpenAiOptions> = {}): Model {
  return openAiModel({ baseUrl, modelName: 'small', key: null, ...options });
}

export function asking(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    role: 'interviewer',
    messages: [
      { role: 'system', text: 'Ask one question.' },
      { role: 'user', text: 'What now?' },
    ],
    rung: 'json_schema',
    schema: SCHEMA,
    tools: [],
    resultDue: true,
    timeoutMs: 20_000,
    signal: NEVER,
    ...changes,
  };
}

/** The failure that a call ends in; anything else than a `ModelFailure` fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
  const outcome = await call.then(
    () => 'nothing',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ModelFailure);
  return outcome as ModelFailure;
}
