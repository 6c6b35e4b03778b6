import { describe, expect, it } from 'vitest';
import { listModels } from '../../../../../src/extension/node/openai/list-models';
import { redirect, silent, status } from '../../../../model-server/faults.mjs';
import type { Reply } from '../../../../model-server/replies.mjs';
import { failureOf, serverWith } from './rig';

async function listed(models: Parameters<typeof serverWith>[0]['models'], key: string | null = null) {
  const { baseUrl } = await serverWith({ models: models ?? [] });
  return await listModels({ baseUrl, key });
}

describe('the models of a server', () => {
  it.each([
    ['OpenAI', { id: 'gpt-x', object: 'model', owned_by: 'openai' }, { contextTokens: null, images: null }],
    ['Ollama', { id: 'llama3:8b', object: 'model', owned_by: 'library' }, { contextTokens: null, images: null }],
    [
      'OpenRouter',
      {
        id: 'a/b',
        context_length: 200_000,
        top_provider: { context_length: 131_072 },
        architecture: { input_modalities: ['text', 'image'] },
      },
      { contextTokens: 131_072, images: true },
    ],
    ['vLLM', { id: 'org/model', max_model_len: 16_384 }, { contextTokens: 16_384, images: null }],
    [
      'LM Studio',
      { id: 'qwen', type: 'llm', max_context_length: 32_768, loaded_context_length: 4_096 },
      { contextTokens: 4_096, images: false },
    ],
    ['llama.cpp', { id: 'm.gguf', meta: { n_ctx_train: 8_192 } }, { contextTokens: 8_192, images: null }],
    ['Groq', { id: 'g', context_window: 131_072 }, { contextTokens: 131_072, images: null }],
    [
      'Mistral',
      { id: 'm', max_context_length: 32_000, capabilities: { vision: true } },
      { contextTokens: 32_000, images: null },
    ],
  ])('are listed as %s does it', async (_who, entry, expected) => {
    expect(await listed([entry])).toEqual([{ id: entry.id, ...expected }]);
  });

  it('keep their order, and come once', async () => {
    const unfit = ['two\nlines', 'x'.repeat(201)];
    const models = await listed(['b', 'a', 'b', ...unfit, { id: '' }, { object: 'model' }, { id: 7 }]);
    expect(models.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('may be a bare list, or there may be none', async () => {
    const bare: Reply = {
      name: 'bare',
      play({ response }) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":"x","context_length":9}]');
      },
    };
    expect(await listed(bare)).toEqual([{ id: 'x', contextTokens: 9, images: null }]);
    expect(await listed([])).toEqual([]);
  });
});

describe('a list that cannot be had', () => {
  it.each([
    ['for want of a key', status(401), 'authorisation', /wants a key/],
    ['as there is none', status(404, { body: { detail: 'Not Found' } }), 'transport', /no model server at/],
    ['as it is elsewhere', redirect('http://127.0.0.1:1/'), 'transport', /another address/],
    ['as it is no list', { hello: 'there' }, 'transport', /is no list of models/],
  ] as const)('%s', async (_why, models, kind, message) => {
    const failure = await failureOf(listed(models));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
  });

  it('for the address', async () => {
    const failure = await failureOf(listModels({ baseUrl: 'http://example.com/v1', key: 'key' }));
    expect(failure.message).toMatch(/not encrypted/);
  });

  it('any more', async () => {
    const controller = new AbortController();
    const { baseUrl, requests } = await serverWith({ models: silent() });
    const call = failureOf(listModels({ baseUrl, key: null }, controller.signal));
    while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    expect((await call).kind).toBe('cancelled');
    await requests[0]?.ended;
    expect(requests[0]?.closedEarly).toBe(true);
  });
});
