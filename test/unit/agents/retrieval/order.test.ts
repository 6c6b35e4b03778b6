import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import { scanOrder } from '../../../../src/agents/retrieval/order';
import type { FileEntry } from '../../../../src/agents/workspace/workspace-reader';

const entries = (...paths: string[]) => paths.map((path): FileEntry => ({ root: 'app', path, kind: 'file' }));

function ordered(text: string, ...paths: string[]): (string | undefined)[] {
  return scanOrder(entries(...paths), parseQuery([text])).map((i) => paths[i]);
}

describe('the order of a scan', () => {
  it('is programs, other source, then tests, documents and settings, and generated files last', () => {
    const paths = ['dist/app.js', 'docs/a.md', 'test/a.ts', 'style.css', 'src/a.ts', 'config.yml'];
    expect(ordered('anything', ...paths)).toEqual([
      'src/a.ts',
      'style.css',
      'docs/a.md',
      'test/a.ts',
      'config.yml',
      'dist/app.js',
    ]);
  });

  it('puts first, among like ones, those whose paths hold most of the words', () => {
    const paths = ['src/a.ts', 'src/cache.ts', 'src/http/cacheExpiry.ts', 'cache/expiry.test.ts'];
    expect(ordered('cache expiry over http', ...paths)).toEqual([
      'src/http/cacheExpiry.ts',
      'src/cache.ts',
      'src/a.ts',
      'cache/expiry.test.ts',
    ]);
  });

  it('leaves the rest as it comes, each file once', () => {
    const paths = Array.from({ length: 200 }, (_, i) => `src/${(i * 7) % 200}.ts`);
    expect(ordered('cache', ...paths)).toEqual(paths);
    expect(ordered('', ...paths)).toEqual(paths);
    expect(scanOrder([], parseQuery(['cache']))).toEqual([]);
  });
});
