import { describe, expect, it } from 'vitest';
import { macroQuality, meanQuality, percentile, qualityOf } from '../../bench/retrieval/metrics';

describe('Quality of a ranking', () => {
  it('is the share of the sought files among the first so many, and one over the place of the first', () => {
    const ranked = ['x', 'a', ...Array.from({ length: 8 }, (_, i) => `y${i}`), 'b'];
    expect(qualityOf(ranked, ['a', 'b'])).toEqual({ recall: { 1: 0, 5: 0.5, 10: 0.5, 20: 1 }, reciprocalRank: 0.5 });
  });

  it('counts a file once, and gives nothing for what is not listed', () => {
    expect(qualityOf(['a', 'a'], ['a', 'b']).recall[5]).toBe(0.5);
    expect(qualityOf([], ['a']).reciprocalRank).toBe(0);
    expect(() => qualityOf(['a'], [])).toThrow('sought');
  });

  it('weighs queries the same in one mean, and repositories in the other', () => {
    const rows = [
      { repo: 'one', quality: qualityOf(['a'], ['a']) },
      { repo: 'one', quality: qualityOf(['a'], ['a']) },
      { repo: 'two', quality: qualityOf(['b'], ['a']) },
    ];
    expect(meanQuality(rows.map(({ quality }) => quality)).recall[10]).toBeCloseTo(2 / 3);
    const macro = macroQuality(
      rows,
      ({ repo }) => repo,
      ({ quality }) => quality,
    );
    expect(macro.recall[10]).toBe(0.5);
    expect(macro.reciprocalRank).toBe(0.5);
  });

  it('takes percentiles by nearest rank', () => {
    const values = [5, 1, 4, 2, 3];
    expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5]);
    expect(percentile([], 0.5)).toBe(0);
  });
});
