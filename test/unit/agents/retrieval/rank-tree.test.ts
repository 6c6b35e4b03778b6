import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import { compileCounter } from '../../../../src/agents/retrieval/counter';
import { type RankedTree, rankTree, type RankTreeInput } from '../../../../src/agents/retrieval/rank-tree';
import type { ScannedFile } from '../../../../src/agents/retrieval/scan-types';
import type { Commit } from '../../../../src/agents/workspace/workspace-reader';

const utf8 = new TextEncoder();

/** Ranks texts by path, as the scan would have read them; null for a file that was not read. */
function ranked(
  texts: readonly string[],
  tree: Record<string, string | null>,
  options: Partial<Pick<RankTreeInput, 'prefer' | 'commits' | 'limit'>> = {},
): RankedTree {
  const query = parseQuery(texts);
  const counter = compileCounter(query);
  const files = Object.entries(tree).map(([path, text]): ScannedFile => {
    const bytes = utf8.encode(text ?? '');
    const entry = { root: 'app', path, kind: 'file' as const, size: bytes.length };
    return { entry, hits: text === null ? undefined : counter.count(bytes, bytes.length, path) };
  });
  return rankTree({ files, query, prefer: [], commits: [], limit: 20, ...options });
}

const paths = (tree: RankedTree) => tree.files.map(({ entry: { path } }) => path);

const commit = (subject: string, ...files: string[]): Commit => ({
  root: 'app',
  hash: 'abc1234def',
  at: '2026-01-15T12:00:00.000Z',
  author: 'A',
  subject,
  files,
});

const filler = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`src/f${i}.ts`, 'order(); order(); x();']));

describe('ranking a tree', () => {
  it('counts rare words more than common ones', () => {
    const tree = ranked(['webhook order'], { ...filler, 'src/rare.ts': 'webhook(); y();' });
    expect(paths(tree)[0]).toBe('src/rare.ts');
    expect(tree.files[0]?.fit).toBeGreaterThan(2 * (tree.files[1]?.fit ?? 1));
    expect(tree.files[0]?.matched.map(({ shown }) => shown)).toEqual(['webhook']);
  });

  it('counts names of files and of what they define more than mentions', () => {
    const mention = 'a(); webhook(); b();';
    expect(paths(ranked(['webhook'], { 'src/a.ts': mention, 'src/webhook.ts': 'a(); b(); c(); d();' }))[0]).toBe(
      'src/webhook.ts',
    );
    expect(paths(ranked(['webhook'], { 'src/a.ts': mention, 'src/b.ts': 'function webhook() {' }))[0]).toBe('src/b.ts');
  });

  it('puts pages and styles first where the change is about what one sees', () => {
    const tree = { 'src/list.py': 'list(); list();', 'templates/list.html': 'list', 'static/list.css': '.list {}' };
    expect(paths(ranked(['The list'], tree))[0]).toBe('src/list.py');
    expect(paths(ranked(['The list'], tree, { prefer: ['code'] })).at(-1)).toBe('src/list.py');
  });

  it('weighs down what only follows a change: the words in other languages', () => {
    const words = 'dark mode dark mode';
    const tree = {
      'public/lang/pt_BR.js': words,
      'src/i18n/de.ts': words,
      'src/theme.ts': 'dark mode',
      'src/i18n/en.ts': 'dark mode',
    };
    expect(
      paths(ranked(['Dark mode'], tree))
        .slice(0, 2)
        .sort(),
    ).toEqual(['src/i18n/en.ts', 'src/theme.ts']);
  });

  it('takes a name for about one thing whatever its number', () => {
    const tree = { 'documentation/3-streams-and-retry.md': 'retry', 'documentation/7-retry.md': 'retry' };
    expect(paths(ranked(['retry'], tree))[0]).toBe('documentation/7-retry.md');
  });

  it('counts the first line of a request more than what follows', () => {
    const tree = { 'src/a.ts': 'explain();', 'src/b.ts': 'matter();' };
    expect(paths(ranked(['The matter\nHere we explain'], tree))[0]).toBe('src/b.ts');
    expect(paths(ranked(['We explain\nHere is the matter'], tree))[0]).toBe('src/a.ts');
  });

  it('puts a file first that the request names', () => {
    const tree = { 'lib/cache.ts': 'cache cache', 'src/http/util.ts': 'x', 'src/other/util.ts': 'x' };
    expect(paths(ranked(['The cache is wrong, see src/http/util.ts'], tree))[0]).toBe('src/http/util.ts');
  });

  it('weighs tests, documents, settings and generated files down, unless the change is about them', () => {
    const much = 'webhook '.repeat(9);
    const tree = { 'a.test.ts': much, 'doc.md': much, 'a.yml': much, 'dist/a.js': much, 'b.ts': 'the webhook' };
    expect(paths(ranked(['webhook'], tree))[0]).toBe('b.ts');
    expect(paths(ranked(['webhook'], tree, { prefer: ['test'] }))[0]).toBe('a.test.ts');
  });

  it('weighs programs among documents and settings down less than prose', () => {
    const much = 'webhook '.repeat(9);
    const tree = {
      'docs/guide.md': much,
      'docs/site.py': much,
      'setup.py': much,
      'app.yml': much,
      'src/b.ts': 'webhook',
    };
    expect(paths(ranked(['webhook'], tree)).slice(0, 3)).toEqual(['src/b.ts', 'docs/site.py', 'setup.py']);
  });

  it('prefers a name that holds what is sought and little else', () => {
    const text = 'webhook(); queue();';
    const tree = { 'src/a-webhook-log-reader.ts': text, 'src/webhook.ts': text, 'src/z-webhook-log.ts': text };
    expect(paths(ranked(['webhook'], tree))).toEqual([
      'src/webhook.ts',
      'src/z-webhook-log.ts',
      'src/a-webhook-log-reader.ts',
    ]);
  });

  it('keeps the last places for the best tests and documents', () => {
    const tree = { ...filler, 'order.test.ts': 'order', 'order.md': 'order' };
    const kept = paths(ranked(['order'], tree, { limit: 5 }));
    expect(kept).toHaveLength(5);
    expect(kept.slice(3)).toEqual(['order.test.ts', 'order.md']);
  });

  it('finds by its path a file that was not read', () => {
    expect(paths(ranked(['webhook'], { ...filler, 'src/webhook.ts': null }))).toEqual(['src/webhook.ts']);
  });

  it('gives a fit between 0 and 1, and nothing for what does not match', () => {
    const { files } = ranked(['webhook order'], { ...filler, 'x.ts': 'webhook order '.repeat(500), 'y.ts': 'nothing' });
    for (const { fit } of files) expect(fit > 0 && fit <= 1).toBe(true);
    expect(files.map(({ entry }) => entry.path)).not.toContain('y.ts');
  });

  it('says which of the person’s words occur', () => {
    const { matched, missing } = ranked(['webhooks for orders'], filler);
    expect(matched).toEqual(['orders']);
    expect(missing).toEqual(['webhooks']);
  });

  it('is the same whatever the order of the files', () => {
    const tree = { ...filler, 'src/rare.ts': 'webhook(); order();', 'lib/rare.ts': 'webhook(); order();' };
    const backwards = Object.fromEntries(Object.entries(tree).reverse());
    expect(paths(ranked(['webhook order'], backwards))).toEqual(paths(ranked(['webhook order'], tree)));
  });

  it('finds nothing without words, and without files', () => {
    expect(ranked([''], filler).files).toEqual([]);
    expect(ranked(['webhook'], {})).toMatchObject({ files: [], matched: [], missing: ['webhook'] });
  });
});

describe('the history in a ranking', () => {
  const tree = { 'src/a.ts': 'webhook();', 'src/b.ts': 'webhook();', 'src/c.ts': 'nothing' };

  it('prefers what is changed often', () => {
    const commits = [commit('Speed', 'src/b.ts'), commit('Colours', 'src/b.ts'), commit('Names', 'src/a.ts')];
    expect(paths(ranked(['webhook'], tree, { commits }))[0]).toBe('src/b.ts');
  });

  it('finds what commits changed whose subjects resemble the request, and names the most alike', () => {
    const commits = [commit('Retry failed deliveries', 'src/c.ts'), commit('Tidy', 'src/a.ts')];
    const { files } = ranked(['Retry a failed delivery'], tree, { commits });
    expect(files[0]).toMatchObject({ entry: { path: 'src/c.ts' }, commit: { subject: 'Retry failed deliveries' } });
    expect(files[0]?.fit).toBeGreaterThan(0.06);
    expect(files.find(({ entry }) => entry.path === 'src/a.ts')).not.toHaveProperty('commit');
  });

  it('hears nothing from commits that change very many files, or files that are gone', () => {
    const many = Array.from({ length: 60 }, (_, i) => `src/${i}.ts`);
    const commits = [commit('Retry failed deliveries', 'src/c.ts', ...many), commit('Retry', 'src/gone.ts')];
    expect(paths(ranked(['Retry a failed delivery'], tree, { commits }))).toEqual([]);
  });

  it('brings forward what was often changed together with the best, behind these, and says with which', () => {
    const first = [0, 1, 2, 3, 4].map((i) => `src/webhook${i}.ts`);
    const best = Object.fromEntries(first.map((path, i) => [path, 'webhook(); '.repeat(9 - i)]));
    const rest = Object.fromEntries([1, 2, 3].map((i) => [`lib/a${i}.ts`, `webhook(); ${'x(); '.repeat(40)}`]));
    const wiring = { 'lib/wiring.ts': 'start();' };
    const commits = first.map((path) => commit('Speed', path, 'src/webhook0.ts', 'lib/wiring.ts'));
    const { files } = ranked(['webhook'], { ...best, ...rest, ...wiring }, { commits });
    expect(files[5]).toMatchObject({ entry: { path: 'lib/wiring.ts' }, changedWith: 'src/webhook0.ts' });
    expect(files.slice(0, 5).map(({ changedWith }) => changedWith)).toEqual(Array.from({ length: 5 }));
  });

  it('says nothing of files that were changed together once, or in a commit of very many files', () => {
    const many = Array.from({ length: 20 }, (_, i) => `src/${i}.ts`);
    const best = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`src/webhook${i}.ts`, 'webhook();']));
    const sweep = commit('Sweep', 'src/webhook0.ts', 'lib/wiring.ts', ...many);
    const commits = [sweep, sweep, commit('Once', 'src/webhook0.ts', 'lib/wiring.ts')];
    const { files } = ranked(['webhook'], { ...best, 'lib/wiring.ts': 'start();' }, { commits });
    for (const file of files) expect(file).not.toHaveProperty('changedWith');
  });

  it('keeps roots apart', () => {
    const commits = [{ ...commit('Retry failed deliveries', 'src/c.ts'), root: 'other' }];
    expect(paths(ranked(['Retry a failed delivery'], tree, { commits }))).toEqual([]);
  });
});
