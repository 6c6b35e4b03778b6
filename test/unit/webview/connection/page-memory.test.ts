import { describe, expect, it } from 'vitest';
import { PageMemory, type MemoryPlace } from '../../../../src/webview/connection/page-memory';

function place(): MemoryPlace & { value: unknown } {
  return {
    value: undefined,
    read() {
      return this.value;
    },
    write(value) {
      this.value = structuredClone(value);
    },
  };
}

describe('what a page keeps', () => {
  it('is found again by the page after it', () => {
    const places = [place(), place()];
    expect(new PageMemory(places).kept()).toBeUndefined();
    new PageMemory(places).keep({ half: 'typed' });
    expect(new PageMemory(places).kept()).toEqual({ half: 'typed' });
  });

  it('is found again where one of the places has missed the latest, or has nothing', () => {
    const [slow, quick] = [place(), place()];
    const memory = new PageMemory([slow, quick]);
    memory.keep('a');
    const missed = slow.value;
    memory.keep('ab');
    slow.value = missed;
    expect(new PageMemory([slow, quick]).kept()).toBe('ab');
    expect(new PageMemory([quick, slow]).kept()).toBe('ab');
    quick.value = undefined;
    expect(new PageMemory([slow, quick]).kept()).toBe('a');
  });

  it('counts on from the page before, so that the newer is known', () => {
    const [both, late] = [place(), place()];
    new PageMemory([both, late]).keep('first');
    new PageMemory([both]).keep('second');
    expect(new PageMemory([late, both]).kept()).toBe('second');
  });

  it.each([null, 7, 'text', { count: 'x' }, { state: 'uncounted' }])('is nothing where the place holds %j', (value) => {
    const strange = place();
    strange.value = value;
    expect(new PageMemory([strange]).kept()).toBeUndefined();
  });
});
