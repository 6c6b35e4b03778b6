import { describe, expect, it, vi } from 'vitest';
import { ConfirmedOrigin } from '../../../../../src/extension/editor/models/confirmed-origin';
import { EndpointKeys, isKey } from '../../../../../src/extension/editor/models/endpoint-keys';
import { KnownModels } from '../../../../../src/extension/editor/models/known-models';
import { memento } from './storage';

function secrets() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: async (name: string) => kept.get(name),
    store: async (name: string, value: string) => void kept.set(name, value),
    delete: async (name: string) => void kept.delete(name),
    keys: async () => [...kept.keys()],
    onDidChange: () => ({ dispose: () => undefined }),
  };
}

describe('API keys', () => {
  it('belong to one origin each', async () => {
    const storage = secrets();
    const keys = new EndpointKeys(storage);
    await keys.store('https://api.openai.com', 'key-1');
    await keys.store('https://openrouter.ai', 'key-2');
    expect(await keys.get('https://api.openai.com')).toBe('key-1');
    expect(await keys.get('https://openrouter.ai')).toBe('key-2');
    expect(await keys.get('https://api.openai.com.evil.example')).toBeNull();
    expect(await keys.get('http://api.openai.com')).toBeNull();
    expect([...storage.kept.keys()]).toContain('brainstorm.key:https://api.openai.com');
  });

  it('are gone once they are deleted', async () => {
    const keys = new EndpointKeys(secrets());
    await keys.store('https://api.openai.com', 'key-1');
    await keys.delete('https://api.openai.com');
    expect(await keys.get('https://api.openai.com')).toBeNull();
  });

  it('are not waited for where the storage hangs', async () => {
    vi.useFakeTimers();
    try {
      const keys = new EndpointKeys({ ...secrets(), get: () => new Promise(() => undefined) });
      const refused = expect(keys.get('https://api.openai.com')).rejects.toThrow(/does not answer/);
      await vi.runAllTimersAsync();
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  it('are all told to what takes them out of texts, those of other windows and deleted ones too', async () => {
    const storage = secrets();
    storage.kept.set('brainstorm.key:https://openrouter.ai', 'key-2');
    storage.kept.set('somethingElse', 'no key');
    const keys = new EndpointKeys(storage);
    await keys.store('https://api.openai.com', 'key-1');
    expect(new Set(await keys.all())).toEqual(new Set(['key-1', 'key-2']));
    await keys.delete('https://api.openai.com');
    expect(await keys.all()).toContain('key-1');
  });

  it('are told as far as they are known where the storage is broken or hangs', async () => {
    const broken = new EndpointKeys({ ...secrets(), keys: () => Promise.reject(new Error('locked')) });
    await broken.store('https://api.openai.com', 'key-1');
    expect(await broken.all()).toEqual(['key-1']);
    vi.useFakeTimers();
    try {
      const hanging = new EndpointKeys({ ...secrets(), keys: () => new Promise(() => undefined) });
      const told = hanging.all();
      await vi.runAllTimersAsync();
      expect(await told).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are one word that a header can hold', () => {
    expect(isKey('sk-proj-AZaz09_-.~+/=')).toBe(true);
    for (const text of ['', 'two words', 'line\nbreak', 'schlüssel', 'x'.repeat(5_000)])
      expect(isKey(text)).toBe(false);
  });
});

describe('the address that the person agreed to', () => {
  it('is the last one only', async () => {
    const confirmed = new ConfirmedOrigin(memento());
    expect(confirmed.is('https://api.openai.com')).toBe(false);
    await confirmed.confirm('https://api.openai.com');
    expect(confirmed.is('https://api.openai.com')).toBe(true);
    await confirmed.confirm('https://openrouter.ai');
    expect(confirmed.is('https://api.openai.com')).toBe(false);
  });

  it('stays the one of before where the person left it at that', async () => {
    const confirmed = new ConfirmedOrigin(memento());
    const before = confirmed.last;
    await confirmed.confirm('https://openrouter.ai');
    await confirmed.goBackTo(before);
    expect(confirmed.last).toBeNull();
  });
});

describe('what a server said of its models', () => {
  it('is remembered for each address and name', async () => {
    const known = new KnownModels(memento());
    await known.remember('http://localhost:1/v1', 'a', { contextTokens: 8_000, images: true });
    await known.remember('http://localhost:1/v1', 'b', {});
    expect(known.get('http://localhost:1/v1', 'a')).toMatchObject({ contextTokens: 8_000, images: true });
    expect(known.get('http://localhost:1/v1', 'b').contextTokens).toBeUndefined();
    expect(known.get('http://localhost:2/v1', 'a')).toEqual({});
  });

  it('is forgotten for the one chosen longest ago, and survives nonsense in the storage', async () => {
    const storage = memento();
    await storage.update('knownModels', 'nonsense');
    const known = new KnownModels(storage);
    for (let i = 0; i < 60; i++) await known.remember('http://localhost:1/v1', `m${i}`, { contextTokens: 1_000 });
    expect(known.get('http://localhost:1/v1', 'm0')).toEqual({});
    expect(known.get('http://localhost:1/v1', 'm59')).toMatchObject({ contextTokens: 1_000 });
  });
});
