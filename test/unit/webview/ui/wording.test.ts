import { describe, expect, it } from 'vitest';
import { withExample } from '../../../../src/webview/interview/start/examples';
import { clockTime, duration, since } from '../../../../src/webview/ui/time-words';

describe('an example request', () => {
  const examples = ['Add a cache', 'Add a log'];

  it('fills an empty field and takes the place of another example', () => {
    expect(withExample('', 'Add a cache', examples)).toBe('Add a cache');
    expect(withExample(' \n', 'Add a cache', examples)).toBe('Add a cache');
    expect(withExample('Add a cache', 'Add a log', examples)).toBe('Add a log');
  });

  it('never takes away what the person wrote', () => {
    expect(withExample('My own words', 'Add a log', examples)).toBe('My own words\n\nAdd a log');
  });
});

describe('stretches of time', () => {
  it('are said in the unit that fits', () => {
    expect([-5, 0, 340, 999, 1000, 59_000, 60_000, 7_200_000].map(duration)).toEqual([
      '0 ms',
      '0 ms',
      '340 ms',
      '999 ms',
      '1 s',
      '59 s',
      '1 min',
      '2 h',
    ]);
  });

  it('are said since a moment, also where the moment is unreadable or to come', () => {
    const now = Date.parse('2026-01-01T00:01:00Z');
    expect(since('2026-01-01T00:00:48Z', now)).toBe('for 12 s');
    expect(since('2026-01-01T00:02:00Z', now)).toBe('just now');
    expect(since('soon', now)).toBe('just now');
  });

  it('show an unreadable moment as it was written', () => {
    expect(clockTime('soon')).toBe('soon');
  });
});
