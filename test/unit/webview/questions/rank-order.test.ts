import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropIndex, moved } from '../../../../src/webview/questions/rank-order';

it('a moved item stands where it was put, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', 99)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
});

it('moving loses and invents nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (order, pick, index) => {
      const id = order[pick % order.length] ?? '';
      expect(moved(order, id, index).toSorted()).toEqual(order.toSorted());
    }),
  );
});

it('a dragged item goes behind the rows whose middle is above the pointer', () => {
  expect([5, 15, 25, 99].map((y) => dropIndex([10, 20, 30], y))).toEqual([0, 1, 2, 3]);
});
