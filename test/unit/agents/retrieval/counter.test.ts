import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery, type Query } from '../../../../src/agents/retrieval/query';
import { compileCounter } from '../../../../src/agents/retrieval/counter';
import type { FileHits } from '../../../../src/agents/retrieval/scan-types';
import { formsOf } from '../../../../src/agents/retrieval/word-forms';

const utf8 = new TextEncoder();

function count(query: Query, content: string | Uint8Array, path = 'a.ts'): FileHits | null {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content;
  return compileCounter(query).count(bytes, bytes.length, path);
}

/** Counts by the word or pair they belong to. */
function named(query: Query, counts: readonly number[] | undefined): Record<string, number> {
  const shown = [...query.terms, ...query.pairs].map((term) => term.shown);
  const entries: [string, number][] = [];
  for (let i = 0; i < (counts?.length ?? 0); i += 2)
    entries.push([shown[counts?.[i] ?? 0] ?? '', counts?.[i + 1] ?? 0]);
  return Object.fromEntries(entries);
}

const body = (text: string, content: string) => named(parseQuery([text]), count(parseQuery([text]), content)?.body);
const defined = (text: string, content: string, path = 'a.ts') =>
  named(parseQuery([text]), count(parseQuery([text]), content, path)?.definitions);

describe('counting words in bytes', () => {
  it.each([
    ['output', 'output Output OUTPUT', { output: 3 }],
    ['output', 'helpOutput OutputHelp help_output HTTPOutput output2 2output', { output: 6 }],
    ['output', 'outputs', { output: 0.4 }],
    ['output', 'throughoutput outputter xoutput', {}],
    ['http', 'HTTPServer parseHTTP http2 https', { http: 3.4 }],
    ['url', 'URLs', { url: 0.4 }],
    ['github', 'GitHub gitHub', { github: 2 }],
    ['id', 'id ID userId user_id idle hidden', { id: 4 }],
    ['größe', 'größe Größe groesse', { größe: 2 }],
    ['ändern', 'Ändern ändern', { ändern: 2 }],
  ])('%s in %s', (text, content, expected) => {
    expect(body(text, content)).toEqual(expected);
  });

  it('counts words that stand side by side once more, as a pair', () => {
    const content = 'helpOutput helpoutput help_output help-output help::output "help output" help, an output';
    expect(body('help output', content)).toMatchObject({ 'help output': 6 });
    expect(body('help output', 'output help')).toEqual({ help: 1, output: 1 });
  });

  it('keeps words without meaning where they are part of a name', () => {
    expect(body('`change_table`', 'change_table(); changeTable(); change the table')).toMatchObject({
      'change table': 2,
      table: 3,
    });
  });

  it('says nothing of files that hold none of the words, or are binary, or empty', () => {
    const query = parseQuery(['cache']);
    expect(count(query, 'nothing of it')).toBeNull();
    expect(count(query, '')).toBeNull();
    expect(count(query, 'cache\0cache')).toBeNull();
    expect(count(parseQuery(['the and of']), 'the and of')).toBeNull();
  });

  it('looks at the given length only', () => {
    const bytes = utf8.encode('cache cache cache');
    const query = parseQuery(['cache']);
    expect(named(query, compileCounter(query).count(bytes, 6, 'a.ts')?.body)).toEqual({ cache: 1 });
    expect(compileCounter(query).count(bytes, 6, 'a.ts')?.bytes).toBe(6);
    const method = utf8.encode('  cache(a) {');
    expect(compileCounter(query).count(method, method.length, 'a.ts')?.definitions).toHaveLength(2);
    expect(compileCounter(query).count(method, 7, 'a.ts')?.definitions).toEqual([]);
  });

  it('bears bytes that are no text, and lines without end', () => {
    const query = parseQuery(['cache expiry']);
    const noText = Uint8Array.from([0xff, 0xc3, ...utf8.encode(' cache '), 0xf0, 0x9f]);
    expect(named(query, count(query, noText)?.body)).toEqual({ cache: 1 });
    const long = `${'x = cache(); '.repeat(40_000)}class Cache {`;
    expect(named(query, count(query, long)?.body)).toEqual({ cache: 40_001 });
  });

  it('counts the same as a slow and simple way does, wherever the bytes lie in memory', () => {
    const query = parseQuery(['Cache the help output of parseHTTPUrl by id, retries with os_path']);
    const counter = compileCounter(query);
    const piece = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom('cache', 'caching', 'help', 'output', 'parse', 'url', 'id', 'retry', 'os', 'path'),
      },
      fc.constantFrom(
        'HTTP',
        'Cache',
        'Help',
        'Output',
        'Url',
        'ID',
        'Retries',
        'OS',
        'Path',
        'CACHE',
        's',
        'S',
        'x',
        '2',
      ),
      fc.constantFrom(' ', '_', '-', '::', '.', '\n', '   ', '(', 'ä', '日'),
      fc.string({ maxLength: 4, unit: 'binary-ascii' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), fc.nat({ max: 3 }), (pieces, offset) => {
        const text = pieces.join('').replaceAll('\0', '');
        const encoded = utf8.encode(text);
        const shifted = new Uint8Array(encoded.length + offset).subarray(offset);
        shifted.set(encoded);
        const counted = counter.count(shifted, shifted.length, 'a.ts');
        const simple = simplyCounted(query, Buffer.from(encoded).toString('latin1'));
        const held = Object.entries(named(query, counted?.body)).map(([word, sum]) => [
          word,
          Math.round(sum * 10) / 10,
        ]);
        expect(Object.fromEntries(held)).toEqual(simple);
      }),
      { numRuns: 300 },
    );
  });
});

/** What the counter has to find, in the bytes as Latin 1: each place tried with each form of each word. */
function simplyCounted({ terms, pairs }: Query, text: string): Record<string, number> {
  const latin = (word: string) => Buffer.from(word, 'utf8').toString('latin1');
  const wanted = [
    ...terms.flatMap(({ shown, key }) =>
      formsOf(shown).map((form) => ({ ...form, text: latin(form.text), shown, key, pair: false })),
    ),
    ...pairs.flatMap(({ shown, key }) => {
      const counted = key.split(' ').every((word) => terms.some((term) => term.key === word));
      return (counted ? [''] : ['', '_', '-', ' ']).map((mark) => {
        return { text: latin(shown.replace(' ', mark)), amount: 1, shown, key, pair: true };
      });
    }),
  ];
  const kind = (c: string | undefined) =>
    c === undefined ? ' ' : /[a-z\x80-\xff]/.test(c) ? 'a' : /[A-Z]/.test(c) ? 'A' : /[0-9]/.test(c) ? '0' : ' ';
  const boundary = (at: number) => {
    const [before, here, next] = [kind(text[at - 1]), kind(text[at]), kind(text[at + 1])];
    if (before === ' ' || here === ' ') return before !== here;
    if (before !== here) return !(before === 'A' && here === 'a');
    return here === 'A' && next === 'a';
  };
  const sums: Record<string, number> = {};
  const add = (shown: string, amount: number) => (sums[shown] = Math.round(((sums[shown] ?? 0) + amount) * 10) / 10);
  let last: { key: string; end: number } | null = null;
  for (let at = 0; at < text.length; at++) {
    for (const { text: form, amount, shown, key, pair } of wanted) {
      const end = at + form.length;
      const same = text.slice(at, end).replace(/[A-Z]/g, (c) => c.toLowerCase()) === form;
      if (!same || form.length < 2 || !boundary(at) || !boundary(end)) continue;
      add(shown, amount);
      if (pair) continue;
      const gap: string | null = last === null ? null : text.slice(last.end, at);
      const joined = pairs.find((one) => one.key === `${last?.key} ${key}`);
      if (gap !== null && /^[^A-Za-z0-9\x80-\xff]{1,2}$/.test(gap) && joined !== undefined) add(joined.shown, 1);
      last = { key, end };
    }
  }
  return sums;
}

describe('counting what is defined', () => {
  it.each([
    ['export async function cache(x: number) {', 'a.ts'],
    ['export default class HttpCache extends Base {', 'a.ts'],
    ['  private async cache(key: string): Promise<T> {', 'a.ts'],
    ['exports.cache = function cache(name) {', 'a.js'],
    ['export const cacheTtl = 3;', 'a.ts'],
    ['  cache: async (key) => {', 'a.ts'],
    ['class Cache(Base):', 'a.py'],
    ['    async def open_cache(self):', 'a.py'],
    ['func (s *Server) Cache(l net.Listener) error {', 'a.go'],
    ['type Cache struct {', 'a.go'],
    ['pub(crate) async fn cache() -> Result<()> {', 'a.rs'],
    ['public final class Cache implements Thing {', 'A.java'],
    ['    public Order cache(Order order)', 'A.cs'],
    ['double cache(const Matrix& m)', 'a.cpp'],
    ['  def self.cache', 'a.rb'],
    ['## How the cache works', 'a.md'],
  ])('%s', (line, path) => {
    expect(defined('cache', line, path)['cache']).toBeGreaterThan(0);
  });

  it.each([
    ['  if (cache) {', 'a.ts'],
    ['  return cache(x);', 'a.ts'],
    ['  await cache(() => {', 'a.ts'],
    ['  const cache = open();', 'a.ts'],
    ['  x = cache + 1', 'a.py'],
    ['the cache is old', 'a.md'],
    ['cache(x);', 'a.c'],
  ])('nothing: %s', (line, path) => {
    expect(defined('cache', line, path)).toEqual({});
  });
});
