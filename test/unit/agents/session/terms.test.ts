import { describe, expect, it } from 'vitest';
import { inPreferredTerms, withPreference, type TermPreference } from '../../../../src/agents/session/terms';
import { cpuMs } from '../../rigs/cpu-ms';

const STORE: TermPreference[] = [{ term: 'cache', preference: 'avoid', instead: 'store' }];

describe('a text in the preferred terms', () => {
  it.each([
    ['The cache is cleared.', 'The store is cleared.'],
    ['Cache entries live in two caches.', 'Store entries live in two stores.'],
    ['Clear the cache.', 'Clear the store.'],
    ['(cache)', '(store)'],
  ])('says the other word: %s', (text, told) => {
    expect(inPreferredTerms(text, STORE)).toBe(told);
  });

  it.each([
    'Call `cache.clear()` and `the cache`.',
    'The button says “Clear cache”.',
    'Set cacheSize and cache_size in cache.ts of src/cache.',
    'Send Cache-Control; set CACHE and --cache=1, then call cache().',
    'Nothing is cached.',
  ])('leaves code, names and quoted words: %s', (text) => {
    expect(inPreferredTerms(text, STORE)).toBe(text);
  });

  it('takes the last word on a term, and is not led in circles', () => {
    const terms = withPreference(STORE, { term: 'store', preference: 'avoid', instead: 'cache' });
    expect(inPreferredTerms('The store', terms)).toBe('The cache');
    const chained = withPreference(STORE, { term: 'store', preference: 'avoid', instead: 'depot' });
    expect(inPreferredTerms('The cache', chained)).toBe('The depot');
  });

  it('is ready at once, whatever it holds', () => {
    for (const part of ['`', '“', '"', 'cache ', '-', '"a ', 'cache-']) {
      const start = cpuMs();
      inPreferredTerms(part.repeat(20_000), STORE);
      expect(cpuMs() - start).toBeLessThan(1_500);
    }
  });
});
