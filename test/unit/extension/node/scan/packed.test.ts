import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileHits } from '../../../../../src/agents/retrieval/scan-types';
import type { FileEntry } from '../../../../../src/agents/workspace/workspace-reader';
import { fileParts } from '../../../../../src/extension/node/scan/file-parts';
import { HitStore } from '../../../../../src/extension/node/scan/hit-store';
import { PathTable } from '../../../../../src/extension/node/scan/path-table';
import { filesOf } from '../../../../../src/extension/node/scan/unpack-files';

const amounts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }), { maxLength: 6 });

describe('what passes between threads', () => {
  it('comes out as it went in: hits', () => {
    const hits = fc.record({ body: amounts, definitions: amounts, bytes: fc.nat() });
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.nat(), hits), { maxLength: 8, selector: ([place]) => place }), (found) => {
        const store = new HitStore();
        for (const [place, one] of found) store.add(place, one);
        const other = new HitStore(store.packed());
        const back: [number, FileHits][] = [];
        other.eachPlace((place, at) => back.push([place, other.hitsAt(at)]));
        expect(back).toEqual(found);
      }),
    );
  });

  it('comes out as it went in: hits of very many files', () => {
    const many = Array.from({ length: 9_000 }, (_, i): FileHits => ({ body: [i, 0.4], definitions: [7, i], bytes: i }));
    const store = new HitStore();
    for (const [place, hits] of many.entries()) store.add(place, hits);
    for (const holder of [store, new HitStore(store.packed())]) {
      const back: FileHits[] = [];
      holder.eachPlace((place, at) => (back[place] = holder.hitsAt(at)));
      expect(back).toEqual(holder === store ? [] : many);
    }
  });

  it('comes out as it went in: paths, in any order', () => {
    const files = ['a.ts', 'größe/ß.ts', '検索/索.ts', '😀.ts'].map((path, i): FileEntry => ({
      root: i === 1 ? 'two' : 'one',
      path,
      kind: 'file',
    }));
    const order = [3, 1, 0, 2];
    const numbers = new Map([
      ['one', 0],
      ['two', 1],
    ]);
    const table = new PathTable(PathTable.of(files, order, numbers).shared);
    expect(order.map((_, place) => table.at(place))).toEqual(
      order.map((i) => ({ root: i === 1 ? 1 : 0, path: files[i]?.path })),
    );
  });

  it('comes out as it went in: files, in their order, in parts that the host unpacks without delay', () => {
    const files = Array.from({ length: 9_000 }, (_, i): FileEntry => {
      const entry: FileEntry = { root: i < 5_000 ? 'one' : 'two', path: `src/f${i}.ts`, kind: 'file' };
      return i % 2 === 0 ? entry : { ...entry, size: i };
    });
    const parts = fileParts(files);
    expect(parts.flatMap(filesOf)).toEqual(files);
    expect(Math.max(...parts.map(({ sizes }) => sizes.length))).toBeLessThanOrEqual(4_000);
    expect(fileParts([])).toEqual([]);
  });
});
