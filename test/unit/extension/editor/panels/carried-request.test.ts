import { describe, expect, it } from 'vitest';
import { CarriedRequest } from '../../../../../src/extension/editor/panels/carried-request';

function storage() {
  const kept = new Map<string, unknown>();
  return {
    keys: () => [...kept.keys()],
    get: (key: string) => kept.get(key),
    update: async (key: string, value: unknown) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
}

describe('a request typed in a window without a folder', () => {
  it('is there, once, in the window that the folder is opened in', async () => {
    const memento = storage();
    await new CarriedRequest(memento).carry('Add a cache');
    const later = new CarriedRequest(memento);
    expect(later.take()).toBe('Add a cache');
    expect(later.take()).toBeNull();
  });

  it('is forgotten when it is emptied', async () => {
    const carried = new CarriedRequest(storage());
    await carried.carry('Add');
    await carried.carry(' ');
    expect(carried.take()).toBeNull();
  });
});
