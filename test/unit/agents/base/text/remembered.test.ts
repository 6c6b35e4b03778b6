import { describe, expect, it } from 'vitest';
import { remembered } from '../../../../../src/agents/base/text/remembered';

describe('what follows from a text is', () => {
  it('worked out once for it', () => {
    const asked: string[] = [];
    const length = remembered((text) => asked.push(text) && text.length);
    expect([length('one'), length('three'), length('one')]).toEqual([3, 5, 3]);
    expect(asked).toEqual(['one', 'three']);
  });

  it('kept for the texts that were asked about last', () => {
    const asked: string[] = [];
    const same = remembered((text) => asked.push(text) && text, 2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) same(text);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('kept also where it is nothing', () => {
    let times = 0;
    const nothing = remembered(() => {
      times += 1;
      return undefined;
    });
    expect([nothing(''), nothing('')]).toEqual([undefined, undefined]);
    expect(times).toBe(1);
  });

  it('worked out anew after it failed, and for long texts, which would hold memory', () => {
    let times = 0;
    const work = remembered((text) => {
      times += 1;
      if (times === 1) throw new Error('not now');
      return text.length;
    });
    expect(() => work('a')).toThrow('not now');
    expect([work('a'), work('a')]).toEqual([1, 1]);
    expect(times).toBe(2);
    const long = 'a'.repeat(10_000);
    expect([work(long), work(long), times]).toEqual([10_000, 10_000, 4]);
  });
});
