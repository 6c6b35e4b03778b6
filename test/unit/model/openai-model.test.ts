import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ModelFailure } from '../../../src/agents/model/model';
import { runRole } from '../../../src/agents/model/run-role';
import type { Role } from '../../../src/agents/roles/role';
import { openAiModel } from '../../../src/extension/models/openai-model';
import { tickingClock } from '../engine/rig';

/** A server that speaks the real protocol and plays a script: one handler a call, and no call beyond them. */
async function scripted(...script: ((request: unknown, response: ServerResponse, raw: IncomingMessage) => void)[]) {
  const requests: unknown[] = [];
  const server = createServer((raw, response) => {
    let body = '';
    raw.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    raw.on('end', () => {
      requests.push(JSON.parse(body));
      const play = script.shift();
      if (!play) {
        response.writeHead(500).end('unexpected call');
        return;
      }
      play(requests.at(-1), response, raw);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { model: openAiModel({ baseUrl, modelName: 'small', key: null, timeoutMs: 2_000 }), requests, script };
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const says =
  (content: string, finish = 'stop') =>
  (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content };
    const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: finish }],
        usage,
      }),
    );
  };

const echo: Role<{ word: string }, { said: string }> = {
  name: 'intake',
  purpose: 'Say the word.',
  output: z.object({ said: z.string() }),
  offline: ({ word }) => ({ said: `offline ${word}` }),
};

const never = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };
const run = (model: ReturnType<typeof openAiModel> | null) =>
  runRole(echo, { word: 'hello' }, 'key', { model, clock: tickingClock(), signal: never });

describe('a role on a model', () => {
  test('sends the purpose, the input and the schema, and takes a fitting reply', async () => {
    const { model, requests, script } = await scripted(says('{"said":"hello"}'));
    const result = await run(model);
    expect(result).toMatchObject({ value: { said: 'hello' }, by: 'model' });
    expect(result.calls).toMatchObject([
      { type: 'call_started', role: 'intake' },
      { type: 'call_finished', inputTokens: 11, outputTokens: 7, countedBy: 'provider' },
    ]);
    expect(requests).toEqual([
      {
        model: 'small',
        messages: [
          {
            role: 'system',
            content: 'Say the word.\n\nReply with one JSON value that fits the given schema, and nothing else.',
          },
          { role: 'user', content: '{"word":"hello"}' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: expect.objectContaining({ name: 'intake', strict: false }) as unknown,
        },
      },
    ]);
    expect(script).toEqual([]);
  });

  test.each([
    ['prose', says('Well, hello!'), /not JSON/],
    ['the wrong schema', says('{"spoken":"hello"}'), /does not fit/],
    ['an empty reply', says(''), /empty/],
    ['a reply cut for length', says('{"said":"hel', 'length'), /cut off/],
    ['a refused key', (_: unknown, r: ServerResponse) => void r.writeHead(401).end('{}'), /refused the key/],
    [
      'a redirect',
      (_: unknown, r: ServerResponse) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /could not be/,
    ],
  ])('that gives %s is answered for by its offline twin, and the call says why', async (_name, play, reason) => {
    const { model } = await scripted(play, play);
    const result = await run(model);
    expect(result).toMatchObject({ value: { said: 'offline hello' }, by: 'offline' });
    expect(result.calls.at(-1)).toMatchObject({
      type: 'call_failed',
      reason: expect.stringMatching(reason) as unknown,
    });
  });

  test('without one nothing is called', async () => {
    expect(await run(null)).toEqual({ value: { said: 'offline hello' }, by: 'offline', calls: [] });
  });
});

test.each(['ftp://x', 'http://example.test/v1', 'nonsense'])('%s is no place to send code to', (baseUrl) => {
  expect(() => openAiModel({ baseUrl, modelName: 'm', key: 'secret' })).toThrow(ModelFailure);
});
