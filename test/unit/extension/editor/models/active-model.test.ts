import { describe, expect, it } from 'vitest';
import {
  chooseLead,
  endpointObstacle,
  localAddresses,
  type EndpointState,
  type ModelState,
} from '../../../../../src/extension/editor/models/active-model';
import type { Access } from '../../../../../src/extension/editor/language-models/model-access';

type Candidate = { id: string; access: Access };
type Usable = Extract<EndpointState, { kind: 'usable' }>;

const OPENAI: Usable = {
  kind: 'usable',
  origin: 'https://api.openai.com',
  loopback: false,
  confirmed: true,
  hasKey: true,
  needsKey: true,
};
const LOCAL: Usable = { ...OPENAI, origin: 'http://localhost:11434', loopback: true, confirmed: false, hasKey: false };
const KEYLESS: Usable = { ...OPENAI, origin: 'https://models.example', hasKey: false, needsKey: false };

const granted: Candidate = { id: 'copilot/gpt/gpt-x', access: 'granted' };
const other: Candidate = { id: 'fake/fixture/tools', access: 'granted' };
const unknown: Candidate = { id: 'copilot/gpt/gpt-y', access: 'unknown' };
const denied: Candidate = { id: 'copilot/gpt/gpt-z', access: 'denied' };

function lead(state: Partial<ModelState<Candidate>>) {
  return chooseLead<Candidate>({
    trusted: true,
    provider: 'auto',
    editorModel: '',
    editorModels: [],
    endpoint: { ...OPENAI, hasKey: false, confirmed: false },
    endpointModel: '',
    ...state,
  });
}

const ready = { endpoint: OPENAI, endpointModel: 'gpt-x' };

describe('who leads without anybody being asked', () => {
  it('is none where nothing is set up', () => {
    expect(lead({})).toEqual({ kind: 'offline', why: { kind: 'none' }, offer: null });
  });

  it('is a model of the editor that is allowed: the chosen one, else the first', () => {
    expect(lead({ editorModels: [unknown, granted, other], ...ready })).toEqual({ kind: 'editor', model: granted });
    expect(lead({ editorModels: [granted, other], editorModel: other.id })).toEqual({ kind: 'editor', model: other });
    expect(lead({ editorModels: [granted, other], editorModel: 'fake' })).toEqual({ kind: 'editor', model: other });
    expect(lead({ editorModels: [granted, unknown], editorModel: unknown.id })).toEqual({
      kind: 'editor',
      model: granted,
    });
  });

  it('is then the model of the endpoint, with a key and an agreed address, or on this machine', () => {
    expect(lead({ editorModels: [unknown, denied], ...ready })).toEqual({ kind: 'openai', name: 'gpt-x' });
    expect(lead({ endpoint: LOCAL, endpointModel: 'qwen' })).toEqual({ kind: 'openai', name: 'qwen' });
  });

  it.each([
    ['a model’s name', { ...ready, endpointModel: '' }, { kind: 'none' }],
    ['a key', { ...ready, endpoint: { ...OPENAI, hasKey: false } }, { kind: 'no_key', origin: OPENAI.origin }],
    [
      'the person’s yes to the address',
      { ...ready, endpoint: { ...OPENAI, confirmed: false } },
      { kind: 'unconfirmed', origin: OPENAI.origin },
    ],
    [
      'an address that can be used',
      { ...ready, endpoint: { kind: 'unusable', reason: 'Not encrypted.' } as const },
      { kind: 'unusable', reason: 'Not encrypted.' },
    ],
  ])('is none without %s', (_, state, why) => {
    expect(lead(state)).toEqual({ kind: 'offline', why, offer: null });
  });

  it('wants a key for every server that is not on this machine', () => {
    expect(lead({ endpoint: KEYLESS, endpointModel: 'x' })).toMatchObject({ kind: 'offline', why: { kind: 'no_key' } });
  });

  it('offers a model of the editor that waits for the person’s click', () => {
    expect(lead({ editorModels: [denied, unknown] })).toMatchObject({ kind: 'offline', offer: unknown });
    expect(lead({ editorModels: [denied] })).toMatchObject({ kind: 'offline', offer: null });
  });
});

describe('who leads by the person’s choice', () => {
  it('is none, and nothing is offered', () => {
    const state = { provider: 'offline', editorModels: [granted, unknown], ...ready } as const;
    expect(lead(state)).toEqual({ kind: 'offline', why: { kind: 'chosen' }, offer: null });
  });

  it('is the editor’s model, never the endpoint’s in its place', () => {
    const provider = 'vscode-lm';
    expect(lead({ provider, ...ready })).toMatchObject({ kind: 'offline', why: { kind: 'none' } });
    expect(lead({ provider, ...ready, editorModels: [unknown] })).toMatchObject({
      why: { kind: 'not_granted' },
      offer: unknown,
    });
    expect(lead({ provider, editorModels: [granted], editorModel: 'gone/x/y' })).toEqual({
      kind: 'offline',
      why: { kind: 'not_there', name: 'gone/x/y' },
      offer: null,
    });
    expect(lead({ provider, editorModels: [granted, unknown], editorModel: unknown.id })).toMatchObject({
      why: { kind: 'not_granted' },
      offer: unknown,
    });
  });

  it('is the endpoint’s model, never the editor’s in its place', () => {
    const provider = 'openai';
    expect(lead({ provider, editorModels: [granted], ...ready })).toEqual({ kind: 'openai', name: 'gpt-x' });
    expect(lead({ provider, editorModels: [granted, unknown] })).toEqual({
      kind: 'offline',
      why: { kind: 'no_name', origin: OPENAI.origin },
      offer: null,
    });
  });

  it('may be a server without keys, unless it is known to answer nobody without one', () => {
    expect(lead({ provider: 'openai', endpoint: KEYLESS, endpointModel: 'x' })).toEqual({ kind: 'openai', name: 'x' });
    expect(endpointObstacle({ ...KEYLESS, needsKey: true }, false)).toEqual({ kind: 'no_key', origin: KEYLESS.origin });
  });
});

describe('in a workspace that is not trusted', () => {
  it.each(['auto', 'vscode-lm', 'openai', 'offline'] as const)(
    'no model leads, with %s as little as else',
    (provider) => {
      expect(lead({ trusted: false, provider, editorModels: [granted, unknown], ...ready })).toEqual({
        kind: 'offline',
        why: { kind: 'untrusted' },
        offer: null,
      });
    },
  );
});

describe('where on this machine a server with a model to offer is looked for', () => {
  const OLLAMA = 'http://localhost:11434/v1';
  const LM_STUDIO = 'http://localhost:1234/v1';
  const MINE = 'http://127.0.0.1:9000/v1';

  function addresses(state: Partial<ModelState<Candidate>>, baseUrl = 'https://api.openai.com/v1'): string[] {
    const whole = { trusted: true, provider: 'auto', endpoint: OPENAI, endpointModel: '', ...state } as const;
    return localAddresses(whole, baseUrl, [OLLAMA, LM_STUDIO]);
  }

  it('is where such servers usually listen, and never another machine', () => {
    expect(addresses({})).toEqual([OLLAMA, LM_STUDIO]);
    expect(addresses({ endpoint: { kind: 'unusable', reason: 'Not encrypted.' } })).toEqual([OLLAMA, LM_STUDIO]);
  });

  it('is the address that is set first, where that is this machine, and each once', () => {
    expect(addresses({ endpoint: LOCAL }, MINE)).toEqual([MINE, OLLAMA, LM_STUDIO]);
    expect(addresses({ endpoint: LOCAL }, LM_STUDIO)).toEqual([LM_STUDIO, OLLAMA]);
  });

  it('is the address that is set alone where the person chose servers, and nowhere once a model is named', () => {
    expect(addresses({ provider: 'openai', endpoint: LOCAL }, MINE)).toEqual([MINE]);
    expect(addresses({ provider: 'openai', endpoint: LOCAL, endpointModel: 'qwen' }, MINE)).toEqual([]);
    expect(addresses({ provider: 'openai' })).toEqual([]);
  });

  it('is nowhere without trust, or where the person chose otherwise', () => {
    expect(addresses({ trusted: false })).toEqual([]);
    expect(addresses({ provider: 'offline' })).toEqual([]);
    expect(addresses({ provider: 'vscode-lm', endpoint: LOCAL }, MINE)).toEqual([]);
  });
});
