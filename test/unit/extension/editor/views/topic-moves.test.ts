import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveBefore, moveBy } from '../../../../../src/extension/editor/views/topic-moves';

const ids = ['a', 'b', 'c', 'd'];

describe('moving topics', () => {
  it.each([
    [['d'], 'b', ['a', 'd', 'b', 'c']],
    [['a', 'c'], null, ['b', 'd', 'a', 'c']],
    [['a', 'b'], 'd', ['c', 'a', 'b', 'd']],
    [['a'], 'a', ids],
  ])('%j before %j', (moved, before, order) => {
    expect(moveBefore(ids, moved, before)).toEqual(order);
  });

  it.each([
    ['b', -1, ['b', 'a', 'c', 'd']],
    ['b', 1, ['a', 'c', 'b', 'd']],
    ['a', -1, ids],
    ['d', 1, ids],
    ['x', 1, ids],
  ] as const)('%s by %i', (id, by, order) => {
    expect(moveBy(ids, id, by)).toEqual(order);
  });

  it('neither loses nor repeats one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.array(fc.nat()), fc.option(fc.nat()), (all, picked, target) => {
        const moved = all.filter((_, index) => picked.includes(index));
        const before = target === null ? null : (all[target] ?? null);
        expect(moveBefore(all, moved, before).sort()).toEqual([...all].sort());
      }),
    );
  });
});
