import { describe, expect, it } from 'vitest';
import { ModelFailure } from '../../../../../src/agents/model/model';
import { openAiModel } from '../../../../../src/extension/node/openai/openai-model';
import { checkedEndpoint } from '../../../../../src/extension/node/openai/endpoint';
import { ENDPOINT_PRESETS } from '../../../../../src/extension/node/openai/presets';

describe('an address', () => {
  it.each([
    ['https://api.example.com/v1', 'https://api.example.com/v1', false],
    ['  https://api.example.com/v1/  ', 'https://api.example.com/v1', false],
    ['https://api.example.com/v1/chat/completions', 'https://api.example.com/v1', false],
    ['https://api.example.com', 'https://api.example.com', false],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1', true],
    ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1', true],
    ['http://127.1:8080/v1', 'http://127.0.0.1:8080/v1', true],
    ['http://127.200.3.4/v1', 'http://127.200.3.4/v1', true],
    ['http://[::1]:8080/v1', 'http://[::1]:8080/v1', true],
    ['https://localhost/v1', 'https://localhost/v1', true],
  ])('%s can be used', (given, baseUrl, local) => {
    const endpoint = checkedEndpoint(given);
    expect(endpoint).toMatchObject({ baseUrl, local, origin: new URL(baseUrl).origin, host: new URL(baseUrl).host });
  });

  it.each([
    ['nonsense', /is no address/],
    ['', /is no address/],
    ['localhost:11434/v1', /http:\/\/ for a server on this machine/],
    ['ftp://example.com/v1', /https:\/\/ at its start/],
    ['file:///etc/passwd', /https:\/\/ at its start/],
    ['http://example.com/v1', /not encrypted/],
    ['http://127.0.0.1.example.com/v1', /not encrypted/],
    ['http://localhost.example.com/v1', /not encrypted/],
    ['http://128.0.0.1/v1', /not encrypted/],
    ['http://10.0.0.7:8000/v1', /not encrypted/],
    ['http://[::2]/v1', /not encrypted/],
    ['https://someone:hunter2@example.com/v1', /Leave name and password out/],
    ['http://hunter2@localhost/v1', /Leave name and password out/],
    ['https://example.com/v1?api_key=hunter2', /Leave out what follows/],
    ['https://example.com/v1#hunter2', /Leave out what follows/],
    ['https://a b:hunter2@c', /Leave name and password out/],
    ['someone:hunter2@a b', /at its start/],
    ['//someone:hunter2@host', /is no address/],
    ['sk-proj-hunter2', /is no address/],
  ])('%s cannot, and the sentence repeats no secret', (given, problem) => {
    const refused = checkedEndpoint(given);
    expect(refused).toEqual({ problem: expect.stringMatching(problem) as unknown });
    expect(JSON.stringify(refused)).not.toContain('hunter2');
    expect(() => openAiModel({ baseUrl: given, modelName: 'm', key: 'key' })).toThrow(ModelFailure);
  });
});

it('every preset can be used as it is, and needs a key where it is not on this machine', () => {
  for (const { baseUrl, needsKey } of ENDPOINT_PRESETS) {
    expect(checkedEndpoint(baseUrl)).toMatchObject({ baseUrl, local: !needsKey });
  }
});
