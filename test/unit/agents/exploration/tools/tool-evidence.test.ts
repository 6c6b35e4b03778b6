import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundByTool } from '../../../../../src/agents/exploration/tools/tool-evidence';
import { placesIn } from '../../../../../src/agents/exploration/tools/tool-places';
import { sampleRepo, never } from '../../../rigs/fixture-reader';

describe('places that a tool names', () => {
  it.each([
    ['src/a.ts:12', 'src/a.ts', 12, 12],
    ['see `src/a.ts:12-40`, please', 'src/a.ts', 12, 40],
    ['src/a.ts:12:5: error', 'src/a.ts', 12, 12],
    ['[a](src/a.ts#L3-L9)', 'src/a.ts', 3, 9],
    ['src\\a\\b.cs(7,3): warning', 'src/a/b.cs', 7, 7],
    ['file:///home/u/app/src/a.ts:2', '/home/u/app/src/a.ts', 2, 2],
    ['{"results":[{"path":"src/a.ts","line":4}]}', 'src/a.ts', 4, 4],
    ['[{"uri":"file:///w/src/a.ts","range":{"start":{"line":1},"end":{"line":3}}}]', '/w/src/a.ts', 2, 4],
    ['{"filePath":"src/a.ts","startLine":4,"endLine":9}', 'src/a.ts', 4, 9],
  ])('are read from %s', (text, path, startLine, endLine) => {
    expect(placesIn(text)[0]).toEqual({ path, startLine, endLine });
  });

  it.each([
    '12:30 on 2026-01-15',
    'see https://example.org',
    '../etc/passwd.txt:1',
    'a.ts:0',
    '{"path":"src/a.ts"}',
    '',
  ])('are none in %s', (text) => expect(placesIn(text)).toEqual([]));

  it('are few, each once, of any text, in little time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => placesIn(text).length <= 20));
    expect(placesIn('src/a.ts:1 src/a.ts:1 '.repeat(5_000))).toHaveLength(1);
    expect(placesIn('a'.repeat(100_000))).toEqual([]);
    expect(placesIn('a/'.repeat(50_000))).toEqual([]);
  });
});

describe('evidence from what a tool names', () => {
  const named = { tool: 'codeSearch', about: 'cancel orders', signal: never };

  it('is read in the workspace, under the tool’s name', async () => {
    const found = await foundByTool(sampleRepo('ts-shop'), 'OrderStore: src/orders/order-store.ts:8-12', named);
    expect(found).toMatchObject([
      { path: 'src/orders/order-store.ts', startLine: 8, endLine: 12, kind: 'code', why: 'Named by codeSearch' },
    ]);
    expect(found[0]?.excerpt).toContain('OrderStore');
  });

  it('is found under another machine’s folders, and under the root’s name', async () => {
    for (const text of ['/build/agent/shop/src/orders/order-store.ts:8', 'ts-shop/src/orders/order-store.ts:8']) {
      expect((await foundByTool(sampleRepo('ts-shop'), text, named)).map(({ path }) => path)).toEqual([
        'src/orders/order-store.ts',
      ]);
    }
  });

  it('is none where nothing is there, or it may not be read', async () => {
    const text = 'src/gone.ts:1 node_modules/x/index.js:1 .env:1 /etc/passwd.txt:1 ../../x.ts:3';
    expect(await foundByTool(sampleRepo('ts-shop'), text, named)).toEqual([]);
  });
});
