import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ModelFailure, type Model } from '../../../../../src/agents/model/model';
import { ROLE_NAMES } from '../../../../../src/agents/session/role-names';
import { endpointModel } from '../../../../../src/extension/node/models/endpoint-model';
import type { ModelChoice } from '../../../../../src/extension/node/models/model-choice';
import { modelSource } from '../../../../../src/extension/node/models/model-source';
import { readRoleModels } from '../../../../../src/extension/node/models/role-models';

function named(id: string): Model {
  const generate = () => Promise.reject(new ModelFailure('transport', 'It is only a name.'));
  return { label: `${id} label`, id, rungs: ['text'], images: false, contextTokens: null, generate };
}

describe('the models of the roles', () => {
  const lead = named('lead');
  const source = (setting: Record<string, string>, there: (choice: ModelChoice) => Model | null = () => null) =>
    modelSource(lead, readRoleModels(setting).chosen, there, (label) => `offline with ${label}`);

  it('are all the leading one where nothing else is said', () => {
    const { source: models, missing } = source({});
    expect(ROLE_NAMES.map((role) => models.for(role))).toEqual(ROLE_NAMES.map(() => lead));
    expect({ label: models.label, missing }).toEqual({ label: 'lead label', missing: [] });
  });

  it('are another one, or the rule-based version, for single roles', () => {
    const { source: models } = source({ writer: 'openai:w', reviewer: 'offline' }, () => named('w'));
    expect(models.for('writer')?.id).toBe('w');
    expect(models.for('reviewer')).toBeNull();
    expect(models.for('interviewer')).toBe(lead);
  });

  it('are one and the same object for roles that share a model', () => {
    const { source: models } = source({ writer: 'openai:w', planner: 'openai:w', intake: 'openai:lead' }, (choice) =>
      named(choice.kind === 'openai' ? choice.name : ''),
    );
    expect(models.for('writer')).toBe(models.for('planner'));
    expect(models.for('intake')).toBe(lead);
  });

  it('are the leading one, and said to be missing, where theirs cannot be called', () => {
    const { source: models, missing } = source({ writer: 'vscode-lm:a/b/c', planner: 'offline' });
    expect(models.for('writer')).toBe(lead);
    expect(missing).toEqual(['writer']);
  });

  it('are named after who asks the questions', () => {
    expect(source({ interviewer: 'openai:i' }, () => named('i')).source.label).toBe('i label');
    expect(source({ interviewer: 'offline' }).source.label).toBe('offline with lead label');
  });
});

describe('a model behind an address', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  /** A server that notes the headers it gets and refuses everything. */
  async function server(): Promise<{ baseUrl: string; seen: IncomingHttpHeaders[] }> {
    const seen: IncomingHttpHeaders[] = [];
    const made = createServer((request, response) => {
      seen.push(request.headers);
      request.resume();
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    });
    servers.push(made);
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
    return { baseUrl: `http://127.0.0.1:${(made.address() as AddressInfo).port}/v1`, seen };
  }

  const request = {
    role: 'interviewer',
    messages: [{ role: 'user', text: 'Hi' }],
    rung: 'text',
    schema: {},
    tools: [],
    resultDue: true,
    timeoutMs: 5_000,
    signal: new AbortController().signal,
  } as const;

  it('gets the key as it is at the time of the call, and none once it is deleted', async () => {
    const { baseUrl, seen } = await server();
    let key: string | null = 'first-key';
    const model = endpointModel({ baseUrl, modelName: 'm' }, async () => key);
    await expect(model.generate(request)).rejects.toMatchObject({ kind: 'authorisation' });
    key = 'second-key';
    await expect(model.generate(request)).rejects.toBeInstanceOf(ModelFailure);
    key = null;
    await expect(model.generate(request)).rejects.toBeInstanceOf(ModelFailure);
    expect(seen.map(({ authorization }) => authorization)).toEqual([
      'Bearer first-key',
      'Bearer second-key',
      undefined,
    ]);
  });

  it('is not called where the key cannot be read', async () => {
    const { baseUrl, seen } = await server();
    const model = endpointModel({ baseUrl, modelName: 'm' }, () => Promise.reject(new Error('locked')));
    await expect(model.generate(request)).rejects.toMatchObject({ kind: 'authorisation' });
    expect(seen).toEqual([]);
  });
});
