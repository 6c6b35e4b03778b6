import { describe, expect, it } from 'vitest';
import { definitionIn } from '../../../../src/agents/retrieval/definitions';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import { bestLines } from '../../../../src/agents/retrieval/best-lines';
import { retrieve } from '../../../../src/agents/retrieval/retrieve';
import { captionOf } from '../../../../src/agents/retrieval/caption';
import { subwords } from '../../../../src/agents/base/english/subwords';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { temporaryTree } from '../../rigs/temporary-tree';
import { sampleRepo } from '../../rigs/fixture-reader';

describe('words', () => {
  it('are found inside identifiers', () => {
    expect(subwords('parseHTTPUrl_v2')).toEqual(['parse', 'http', 'url', 'v', '2']);
    expect(subwords('größeÄndern')).toEqual(['größe', 'ändern']);
    expect(subwords('help-output.nicer')).toEqual(['help', 'output', 'nicer']);
  });

  it('of a request lose those without meaning, and stand in pairs', () => {
    const { terms, pairs } = parseQuery(['Please make the help output nicer for helpOutput']);
    expect(terms.map(({ shown }) => shown)).toEqual(['help', 'output']);
    expect(pairs.map(({ shown }) => shown)).toEqual(['help output']);
  });

  it('that are only hints weigh less, and repeat none of the person’s own', () => {
    const { terms } = parseQuery(['add caching'], ['cache', 'ttl']);
    expect(terms.map(({ shown, weight }) => [shown, weight < 1])).toEqual([
      ['caching', false],
      ['ttl', true],
    ]);
  });
});

describe('what a line defines', () => {
  it.each([
    ['export async function fetchAll(x: number) {', 'a.ts', 'function', 'fetchAll'],
    ['export default class HttpCache extends Base {', 'a.ts', 'class', 'HttpCache'],
    ['  private async load<T>(key: string): Promise<T> {', 'a.ts', 'function', 'load'],
    ['exports.render = function render(name) {', 'a.js', 'function', 'render'],
    ['\t#delay(): number {', 'a.ts', 'function', '#delay'],
    ['\tasync #retry<T extends (...all: any) => Promise<any>>(call: T): Promise<T> {', 'a.ts', 'function', '#retry'],
    ['export const routes = [', 'a.ts', 'const', 'routes'],
    ['class Session(Base):', 'a.py', 'class', 'Session'],
    ['    async def open_session(self):', 'a.py', 'function', 'open_session'],
    ['func (s *Server) Serve(l net.Listener) error {', 'a.go', 'function', 'Serve'],
    ['type Config struct {', 'a.go', 'type', 'Config'],
    ['pub(crate) async fn run() -> Result<()> {', 'a.rs', 'function', 'run'],
    ['impl<T> Display for Wrapper<T> {', 'a.rs', 'impl', 'Wrapper'],
    ['public final class Order implements Thing {', 'A.java', 'class', 'Order'],
    ['    public Order place(Order order) {', 'A.java', 'function', 'place'],
    ['double determinant(const Matrix& m) {', 'a.cpp', 'function', 'determinant'],
    ['  def self.published', 'a.rb', 'function', 'published'],
    ['CREATE TABLE IF NOT EXISTS orders (', 'a.sql', 'table', 'orders'],
    ['## How caching works ##', 'a.md', 'heading', 'How caching works'],
    ['# ![Real World](./logo.png)', 'a.md', 'heading', 'Real World'],
    ['## [Caching](docs/caching.md) and more', 'a.md', 'heading', 'Caching and more'],
    ["  app.get('/orders/:id', handler);", 'a.ts', 'route', 'GET /orders/:id'],
    ['\tconst renderTask = (task: Task, depth: number): string => {', 'a.ts', 'function', 'renderTask'],
    ['  const onSave = async (event) =>', 'a.tsx', 'function', 'onSave'],
    ['  let retry = function () {', 'a.js', 'function', 'retry'],
    ['    const each = one => one.id;', 'a.ts', 'function', 'each'],
    ['  const handle = (', 'a.ts', 'function', 'handle'],
    ["  it('refuses a taken name', () => {", 'a.test.ts', 'test', 'refuses a taken name'],
    ['def test_expiry():', 'test_a.py', 'test', 'test_expiry'],
  ])('%s', (line, path, what, name) => {
    expect(definitionIn(line, path)).toMatchObject({ what, name });
  });

  it.each([
    ['  if (ready) {', 'a.ts'],
    ['  const sum = (one + other) * 2;', 'a.ts'],
    ['  const total = add(one, other);', 'a.ts'],
    ['  const most = one > other ? one : other;', 'a.ts'],
    ['// function old() {', 'a.ts'],
    ['    #delay() {', 'a.py'],
    ['\t\tnew Promise<void>(resolve => {', 'a.ts'],
    ["const fs = require('fs');", 'a.js'],
    ['  return value;', 'a.ts'],
    ['', 'a.ts'],
    [`function f(${'x'.repeat(1_000)}) {`, 'a.min.js'],
  ])('nothing: %s', (line, path) => {
    expect(definitionIn(line, path)).toBeNull();
  });
});

describe('the best lines of a file', () => {
  const filler = (count: number) => Array.from({ length: count }, (_, i) => `  step${i}();`);
  const query = parseQuery(['expire sessions']);

  it('are where most of what is sought stands, from its definition on', () => {
    const lines = [
      '// about sessions in general',
      ...filler(60),
      '/** Ends sessions. */',
      'function expireSessions() {',
      '  sessions.expire();',
      '}',
      ...filler(60),
    ];
    const chunk = bestLines(lines, 'a.ts', query);
    expect(lines[chunk.start - 1]).toBe('/** Ends sessions. */');
    expect(chunk.end - chunk.start).toBeLessThan(40);
    expect(captionOf(lines, chunk, 'a.ts', 'code', query).caption).toBe('Defines `expireSessions`');
  });

  it('are its first where nothing is found, and never beyond its end', () => {
    expect(bestLines(['a', '', ''], 'a.ts', query)).toEqual({ start: 1, end: 1, focus: 1 });
  });

  it('are described by what they stand in, or by what they say', () => {
    const inside = ['function handle() {', '  const x = sessions;', '}'];
    expect(captionOf(inside, { start: 2, end: 2, focus: 2 }, 'a.ts', 'code', query).caption).toBe('Inside `handle`');
    const loose = ['sessions = 3'];
    expect(captionOf(loose, { start: 1, end: 1, focus: 1 }, 'a.cfg', 'config', query).caption).toBe(
      'Says “sessions = 3”',
    );
    const rst = ['Sessions', '========', '', 'They expire.'];
    expect(captionOf(rst, { start: 1, end: 4, focus: 4 }, 'a.rst', 'doc', query).caption).toBe('Section “Sessions”');
    const md = ['# Settings', '```yaml', '# sessions end after', 'sessions: 3', '```'];
    expect(captionOf(md, { start: 1, end: 5, focus: 4 }, 'a.md', 'doc', query).caption).toBe('Section “Settings”');
  });
});

describe('retrieval', () => {
  it('finds the place, with its lines, hash, description and reason', async () => {
    const { found } = await retrieve(sampleRepo('py-notes'), ['Sessions should expire sooner']);
    expect(found[0]).toMatchObject({ kind: 'code', path: 'notes/sessions.py', shows: 'Defines `expire_old`, `open`' });
    expect(found[0]?.why).toMatch(/^Matches .*sessions/);
    expect(found[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(found[0]?.excerpt).toContain('expire_old');
  });

  it('keeps a place for a test that fits well', async () => {
    const { found } = await retrieve(sampleRepo('ts-shop'), ['Refuse to cancel an order']);
    expect(found.map(({ path }) => path)).toContain('test/order-store.test.ts');
    expect(found[0]?.kind).toBe('code');
  });

  it('finds other forms of a word, and names of the other language', async () => {
    const paths = async (repo: string, text: string) => {
      const { found } = await retrieve(sampleRepo(repo), [text]);
      return found.map(({ path }) => path);
    };
    expect((await paths('ts-shop', 'cancelled orders'))[0]).toMatch(/^src\/orders\//);
    expect((await paths('go-links', 'shortening must refuse taken names'))[0]).toBe('internal/links/shorten.go');
    expect((await paths('rust-count', 'counting words is wrong'))[0]).toBe('src/counter.rs');
    expect((await paths('java-orders', 'placing an order'))[0]).toContain('OrderController.java');
    expect((await paths('cpp-matrix', 'the determinant is wrong'))[0]).toBe('src/matrix.cpp');
  });

  it('names the commit that speaks for a place', async () => {
    const reader = sampleRepo('ts-shop');
    const commit = { hash: '1a2b3c4d5e6f', subject: 'Add cache to products' };
    const withCommit: WorkspaceReader = {
      ...reader,
      rank: async (...request) => {
        const ranked = await reader.rank(...request);
        return { ...ranked, places: ranked.places.map((place) => ({ ...place, commit })) };
      },
    };
    const { found } = await retrieve(withCommit, ['orders']);
    expect(found[0]?.why).toBe('Matches orders; changed in 1a2b3c4 “Add cache to products”');
  });

  it('names the file that a place was often changed together with', async () => {
    const reader = sampleRepo('ts-shop');
    const withCompanion: WorkspaceReader = {
      ...reader,
      rank: async (...request) => {
        const ranked = await reader.rank(...request);
        return { ...ranked, places: ranked.places.map((place) => ({ ...place, changedWith: 'src/app.ts' })) };
      },
    };
    const { found } = await retrieve(withCompanion, ['orders']);
    expect(found[0]?.why).toBe('Matches orders; often changed together with src/app.ts');
  });

  it('says which words occur nowhere', async () => {
    const { found, missing, matched } = await retrieve(sampleRepo('ts-shop'), ['webhooks for orders']);
    expect(missing).toEqual(['webhooks']);
    expect(matched).toEqual(['orders']);
    expect(found.every(({ score }) => score < 0.5)).toBe(true);
  });

  it('names the root only where there are several', async () => {
    const one = temporaryTree({ 'cache.ts': 'export class Cache {}' });
    const two = temporaryTree({ 'cache.ts': 'export class Cache {}' });
    const both = diskReader([
      { name: 'one', path: one },
      { name: 'two', path: two },
    ]);
    const { found } = await retrieve(both, ['cache']);
    expect(found.map(({ root, path }) => [root, path])).toEqual([
      ['one', 'cache.ts'],
      ['two', 'cache.ts'],
    ]);
    expect((await retrieve(diskReader([{ name: 'one', path: one }]), ['cache'])).found[0]).not.toHaveProperty('root');
  });

  it('keeps excerpts short and free of secrets', async () => {
    const secret = 'hunter2hunter2';
    const reader = diskReader([
      {
        name: 'app',
        path: temporaryTree({
          'cache.ts': `// cache\nconst password = "${secret}";\n${'// cache line\n'.repeat(400)}`,
        }),
      },
    ]);
    const { found } = await retrieve(reader, ['cache']);
    expect(found[0]?.excerpt.length).toBeLessThanOrEqual(2_000);
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it('finds nothing without words, without files, and when it is cancelled', async () => {
    const cancel = new AbortController();
    cancel.abort();
    expect((await retrieve(sampleRepo('ts-shop'), ['and the of'])).found).toEqual([]);
    expect((await retrieve(diskReader([]), ['cache'])).found).toEqual([]);
    expect((await retrieve(sampleRepo('ts-shop'), ['orders'], { signal: cancel.signal })).found).toEqual([]);
  });
});
