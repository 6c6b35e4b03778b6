import { describe, expect, it } from 'vitest';
import { TypingMemory } from '../../../../../src/extension/editor/panels/typing-memory';

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
  it('is there again after a restart, per session, with how much of it was seen', () => {
    const memento = storage();
    const before = new TypingMemory(memento);
    before.set('s1', 'Q1', { text: 'half a sen' }, 4);
    before.set('s2', 'Q1', 'other', 1);
    const after = new TypingMemory(memento);
    expect(after.get('s1')).toEqual({ rev: 4, fields: { Q1: { text: 'half a sen' } } });
    expect(after.get('s2')).toEqual({ rev: 1, fields: { Q1: 'other' } });
  });

  it('is handed to the storage with every change: a killed host writes nothing later', () => {
    const memento = storage();
    new TypingMemory(memento).set('s1', 'message', 'h', 1);
    expect(memento.kept.get('typing:s1')).toEqual({ rev: 1, fields: { message: 'h' } });
  });

  it('counts on where the extension itself changes it, so that the page takes that', () => {
    const memory = new TypingMemory(storage());
    memory.set('start', 'request', 'of the page', 6);
    memory.set('start', 'request', 'of a backlog topic');
    expect(memory.get('start')).toEqual({ rev: 7, fields: { request: 'of a backlog topic' } });
  });

  it('leaves nothing behind once it is emptied', () => {
    const memento = storage({ 'typing:s1': { rev: 2, fields: { Q1: 'a', message: 'b' } } });
    const memory = new TypingMemory(memento);
    memory.set('s1', 'Q1', null, 3);
    expect(memory.get('s1')).toEqual({ rev: 3, fields: { message: 'b' } });
    memory.clear('s1');
    expect(memento.kept.size).toBe(0);
  });

  it('is not kept where one field would fill the storage', () => {
    const memory = new TypingMemory(storage());
    memory.set('s1', 'Q1', 'kept');
    memory.set('s1', 'Q1', 'x'.repeat(600_000));
    expect(memory.get('s1').fields).toEqual({ Q1: 'kept' });
  });

  it('is empty where the storage holds something else', () => {
    expect(new TypingMemory(storage({ 'typing:s1': 'nonsense' })).get('s1').fields).toEqual({});
  });
});
