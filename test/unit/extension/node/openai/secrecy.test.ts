import { afterEach, describe, expect, it, vi } from 'vitest';
import { listModels } from '../../../../../src/extension/node/openai/list-models';
import { redirect, status } from '../../../../model-server/faults.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { asking, failureOf, modelAt, scripted, serverWith } from './rig';

const KEY = 'sk-our-own-key-0123456789';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('nothing of the environment reaches a server', () => {
  it('neither keys, nor names, nor headers, nor another address', async () => {
    const decoy = await serverWith({});
    for (const [name, value] of Object.entries({
      OPENAI_API_KEY: 'sk-env-secret',
      OPENAI_ADMIN_KEY: 'sk-env-admin-secret',
      OPENAI_ORG_ID: 'env-org-secret',
      OPENAI_PROJECT_ID: 'env-project-secret',
      OPENAI_WEBHOOK_SECRET: 'env-webhook-secret',
      OPENAI_BASE_URL: decoy.baseUrl,
      OPENAI_LOG: 'debug',
      OPENAI_CUSTOM_HEADERS: 'x-env: env-header-secret\nauthorization: Bearer env-secret\nuser-agent: env-secret',
      OPENAI_API_VERSION: 'env-version-secret',
      AZURE_OPENAI_API_KEY: 'env-azure-secret',
      AZURE_OPENAI_ENDPOINT: decoy.origin,
      AWS_BEARER_TOKEN_BEDROCK: 'env-aws-secret',
    })) {
      vi.stubEnv(name, value);
    }
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const server = await serverWith({ script: [saysJson({}), saysJson({})] });
    await modelAt(server, { key: KEY }).generate(asking());
    await modelAt(server).generate(asking());
    await listModels({ baseUrl: server.baseUrl, key: null });
    server.done();

    const [withKey, without, list] = server.requests;
    expect(withKey?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'user-agent': 'sdd-brainstorm' });
    expect(without?.headers).not.toHaveProperty('authorization');
    expect(list?.headers).not.toHaveProperty('authorization');
    for (const request of server.requests) {
      expect(JSON.stringify([request.rawHeaders, request.path, request.text])).not.toMatch(/env|secret|decoy/);
      expect(Object.keys(request.headers).filter((name) => /^(?:x-|openai-)/.test(name))).toEqual([]);
    }
    expect(decoy.requests).toEqual([]);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  it('and a malformed one of it is named', async () => {
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'no header: at all');
    const { model } = await scripted([]);
    const failure = await failureOf(model.generate(asking()));
    expect(failure.message).toMatch(/OPENAI_CUSTOM_HEADERS/);
  });
});

describe('a key', () => {
  it('goes nowhere else by a redirect', async () => {
    const other = await serverWith({});
    const { model } = await scripted([redirect(`${other.baseUrl}/chat/completions`)], { key: KEY });
    await failureOf(model.generate(asking()));
    expect(other.requests).toEqual([]);
  });

  it('is in no message, whatever the server says, and in no label', async () => {
    for (const code of [400, 401, 403, 404, 413, 429, 500]) {
      const message = `Bearer ${KEY} (${encodeURIComponent(KEY)}) is model not found, quota, context length`;
      const { model } = await scripted([status(code, { message })], { key: KEY });
      const failure = await failureOf(model.generate(asking()));
      expect(JSON.stringify([failure.message, failure.stack, failure.cause, model.label, model.id])).not.toContain(KEY);
    }
  });

  it.each(['a key', 'key\n', 'ключ'])('that is none, such as %j, is told without it, and not sent', async (key) => {
    const { model, server } = await scripted([], { key });
    const failure = await failureOf(model.generate(asking()));
    expect(failure.kind).toBe('authorisation');
    expect(failure.message).not.toContain(key);
    expect(server.requests).toEqual([]);
  });
});

it('a model says who it is', async () => {
  const { model, server } = await scripted([], { contextTokens: 8_192 });
  expect(model.label).toBe(`small at ${server.origin.replace('http://', '')}`);
  expect(model.id).toBe(`${server.baseUrl} small`);
  expect(model.contextTokens).toBe(8_192);
});
