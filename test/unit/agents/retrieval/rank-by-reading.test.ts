import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import { rankPlaces } from '../../../../src/agents/retrieval/places';
import { rankTree } from '../../../../src/agents/retrieval/rank-tree';
import { rankByReading, type ReadingOptions } from '../../../../src/agents/retrieval/rank-by-reading';
import type { FileEntry, RankRequest } from '../../../../src/agents/workspace/workspace-reader';
import { stillClock } from '../../rigs/test-clock';

const utf8 = new TextEncoder();

const TREE: Record<string, string | null> = {
  'src/sessions.ts': `${'step();\n'.repeat(60)}/** Ends sessions. */\nfunction expireSessions() {\n  end();\n}\n`,
  'src/orders.ts': 'export const orders = [];\n',
  'src/gone.ts': null,
  'docs/sessions.md': '# Sessions\n\nThey expire.\n',
};

function rank(request: Partial<RankRequest>, options: Partial<ReadingOptions> = {}, tree = TREE) {
  const entries = Object.entries(tree).map(([path, text]): FileEntry => ({
    root: 'app',
    path,
    kind: 'file',
    size: text?.length ?? 9,
  }));
  const text = ({ path }: FileEntry) => Promise.resolve(tree[path] ?? null);
  const bytes = async (entry: FileEntry) => {
    const content = await text(entry);
    return content === null ? null : utf8.encode(content);
  };
  const budget = { deadlineMs: 1_000, maxEntries: 1_000, maxBytes: 1_000_000 };
  const whole = { texts: [], hints: [], prefer: [], limit: 10, ...request };
  return rankByReading(whole, entries, { bytes, text }, { clock: stillClock, budget, ...options });
}

describe('the best lines of many files', () => {
  it('are found of the very best where the time is over', () => {
    const query = parseQuery(['orders']);
    const files = Array.from({ length: 20 }, (_, i) => ({
      entry: { root: 'app', path: `src/orders${i}.ts`, kind: 'file' as const },
      hits: undefined,
    }));
    const ranked = rankTree({ files, query, prefer: [], commits: [], limit: 20 });
    const scan = { limit: 20, files: 20, searched: 20 };
    const text = () => 'export const orders = [];';
    expect(rankPlaces(ranked, text, scan).places).toHaveLength(20);
    const late = rankPlaces(ranked, text, { ...scan, inTime: () => false });
    expect(late.places.map(({ path }) => path)).toEqual(ranked.files.slice(0, 5).map(({ entry }) => entry.path));
  });
});

describe('ranking by reading', () => {
  it('gives the best lines of the best files', async () => {
    const { places, matched, missing, files, searched } = await rank({ texts: ['expire sessions of visitors'] });
    expect(places.map(({ path }) => path)).toEqual(['src/sessions.ts', 'docs/sessions.md']);
    expect(places[0]).toMatchObject({ root: 'app', kind: 'code', startLine: 61, focus: 62 });
    expect(places[0]?.endLine).toBeGreaterThanOrEqual(64);
    expect({ matched, missing, files, searched }).toEqual({
      matched: ['expire', 'sessions'],
      missing: ['visitors'],
      files: 4,
      searched: 4,
    });
  });

  it('passes over files that cannot be read', async () => {
    const { places } = await rank({ texts: ['gone'] });
    expect(places).toEqual([]);
  });

  it('gives no more places than asked for', async () => {
    expect((await rank({ texts: ['sessions'], limit: 1 })).places).toHaveLength(1);
  });

  it('says how much was searched when the time is up, and still judges by paths', async () => {
    let now = 0;
    const hurried = { ...stillClock, elapsed: () => (now += 400) };
    const tree = { ...TREE, ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`src/f${i}.ts`, 'x'])) };
    const { places, searched, capped } = await rank({ texts: ['orders'] }, { clock: hurried }, tree);
    expect(searched).toBeLessThan(44);
    expect(capped).toBe(`${searched} of 44 files searched in the time`);
    expect(places[0]?.path).toBe('src/orders.ts');
  });

  it('reads nothing without words, and stops when cancelled', async () => {
    expect(await rank({ texts: ['and the'] })).toMatchObject({ places: [], searched: 0 });
    const cancel = new AbortController();
    cancel.abort();
    expect(await rank({ texts: ['orders'] }, { signal: cancel.signal })).toMatchObject({ places: [], searched: 0 });
  });
});
