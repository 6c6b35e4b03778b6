import { describe, expect, it } from 'vitest';
import { captionOf } from '../../../../src/agents/retrieval/caption';
import { parseQuery } from '../../../../src/agents/retrieval/query';

/** What the lines from `start` on show, looked at for a request. */
function shown(text: string, start: number, request: string, path = 'src/cache.py') {
  const lines = text.split('\n');
  return captionOf(lines, { start, end: lines.length, focus: start }, path, 'code', parseQuery([request]));
}

describe('what a range of a file shows', () => {
  it('is no heading that stands in a block of code, whatever that block shows', () => {
    const text = '# Use\n\n````md\n```sh\n# A comment\n```\n# Another\n````\n\nIt keeps the order of keys.\n';
    expect(shown(text, 10, 'the order of keys', 'README.md').caption).toBe('Section “Use”');
  });

  const PYTHON = 'class Cache:\n    size = 1\n\n    def __init__(self, limit):\n        self.limit = limit\n';

  it('is the class where the function has a name that every class has', () => {
    expect(shown(PYTHON, 4, 'limit of the cache')).toEqual({
      caption: '`class Cache`',
      names: [{ name: 'Cache', defined: true }],
    });
    expect(shown(PYTHON, 5, 'the limit')).toEqual({
      caption: 'Inside `Cache`',
      names: [{ name: 'Cache', defined: false }],
    });
  });

  it('is the function where its name says something', () => {
    expect(shown(PYTHON.replace('__init__', 'shrink'), 5, 'the limit').caption).toBe('Inside `shrink`');
  });

  it('is nothing that is only called, and handed a function there', () => {
    const store = 'function useStore() {\n  nextTick().then(() => {\n    tick();\n  });\n}\n';
    expect(shown(store, 3, 'the next tick', 'src/store.ts').caption).toBe('Inside `useStore`');
    expect(shown(store, 1, 'the next tick', 'src/store.ts').caption).not.toContain('nextTick');
  });

  it('is no function that has ended above: of a page, the markup comes behind its functions', () => {
    const page =
      '<?php\nfunction priceIn($currency)\n{\n  return 1;\n}\n?>\n<div>\n  <span class="month">May</span>\n</div>\n';
    expect(shown(page, 8, 'the month', 'calendar.php').caption).not.toContain('priceIn');
    expect(shown(page, 4, 'the price', 'calendar.php').caption).toBe('Inside `priceIn`');
  });

  it('is the function itself where it stands in no class', () => {
    expect(shown('def main():\n    run()\n', 2, 'run it').caption).toBe('Inside `main`');
  });
});
