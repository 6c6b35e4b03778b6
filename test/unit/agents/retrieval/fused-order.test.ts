import { describe, expect, it } from 'vitest';
import { fusedOrder } from '../../../../src/agents/retrieval/fused-order';

const fused = (...orders: string[][]) => fusedOrder(orders, (one) => one.toLowerCase());

describe('one order of several', () => {
  it('begins with what is far in front in one, or in some place of several', () => {
    expect(fused(['a', 'b', 'c', 'd'], ['e', 'd', 'b'])).toEqual(['b', 'd', 'a', 'e', 'c']);
  });

  it('keeps the order of one, and has each thing once, as it was met first', () => {
    expect(fused(['b', 'a', 'c'])).toEqual(['b', 'a', 'c']);
    expect(fused(['B', 'a', 'b'], ['b'])).toEqual(['B', 'a']);
    expect(fused([], [])).toEqual([]);
  });
});
