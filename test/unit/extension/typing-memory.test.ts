import { describe, expect, it } from 'vitest';
import { TypingMemory } from '../../../src/extension/panels/typing-memory';

/** The editor's storage, as far as it is used. */
function storage(initial: Record<string, unknown> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    keys: () => [...kept.keys()],
    get: (key: string) => kept.get(key),
    update: async (key: string, value: unknown) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
}

describe('what is being typed', () => {
  it('is there again after a restart, per session', async () => {
    const memento = storage();
    const before = new TypingMemory(memento);
    before.set('s1', 'Q1', { text: 'half a sen' });
    before.set('s2', 'Q1', 'other');
    await before.flush();
    const after = new TypingMemory(memento);
    expect(after.get('s1')).toEqual({ Q1: { text: 'half a sen' } });
    expect(after.get('s2')).toEqual({ Q1: 'other' });
  });

  it('leaves nothing behind once it is emptied', async () => {
    const memento = storage({ 'typing:s1': { Q1: 'a', message: 'b' } });
    const memory = new TypingMemory(memento);
    memory.set('s1', 'Q1', null);
    expect(memory.get('s1')).toEqual({ message: 'b' });
    memory.clear('s1');
    await memory.flush();
    expect(memento.kept.size).toBe(0);
  });

  it('is not kept where one field would fill the storage', () => {
    const memory = new TypingMemory(storage());
    memory.set('s1', 'Q1', 'kept');
    memory.set('s1', 'Q1', 'x'.repeat(600_000));
    expect(memory.get('s1')).toEqual({ Q1: 'kept' });
  });

  it('is empty where the storage holds something else', () => {
    expect(new TypingMemory(storage({ 'typing:s1': 'nonsense' })).get('s1')).toEqual({});
  });
});
