import { describe, expect, it } from 'vitest';
import {
  type HistoryCommit,
  judgeCommit,
  queriesOf,
  queryOf,
  spread,
  stratumOf,
} from '../../bench/retrieval/commit-filter';
import { isChangedSource } from '../../bench/retrieval/source-paths';

const commit = (over: Partial<HistoryCommit> = {}): HistoryCommit => ({
  hash: 'a'.repeat(40),
  parents: ['b'.repeat(40)],
  author: 'Ada <ada@example.org>',
  message: 'Handle empty baskets in the checkout',
  changed: ['src/checkout.ts', 'test/checkout.test.ts', 'README.md'],
  added: ['src/new.ts'],
  ...over,
});
const reasonOf = (over: Partial<HistoryCommit>): string | null => {
  const judged = judgeCommit(commit(over));
  return 'left' in judged ? judged.left : null;
};

describe('Which commits become queries', () => {
  it('takes a plain change, and seeks the source files that were there before it', () => {
    expect(judgeCommit(commit())).toEqual({
      query: 'Handle empty baskets in the checkout',
      truth: ['src/checkout.ts'],
    });
  });

  it.each<[string, Partial<HistoryCommit>]>([
    ['first commit', { parents: [] }],
    ['merge', { parents: ['b', 'c'] }],
    ['merge', { message: "Merge branch 'main' into topic" }],
    ['revert', { message: 'Revert "Handle empty baskets"' }],
    ['revert', { message: 'Undo the basket change\n\nThis reverts commit abcdef1.' }],
    ['bot', { author: 'dependabot[bot] <support@example.org>' }],
    ['bot', { author: 'Renovate <renovate@example.org>' }],
    ['release', { message: 'Release 2.0 with many fixes' }],
    ['release', { message: 'chore: bump lodash from 1 to 2' }],
    ['release', { message: 'v1.2.3 is here for all' }],
    ['bulk', { changed: Array.from({ length: 31 }, (_, i) => `docs/${i}.md`) }],
    ['bulk', { changed: Array.from({ length: 9 }, (_, i) => `src/${i}.ts`) }],
    ['no source', { changed: ['README.md', 'test/a.test.ts'] }],
    ['no source', { changed: [], added: ['src/only-new.ts'] }],
    ['short', { message: 'fix it' }],
    ['short', { message: 'Fix #12, see https://example.org/a/b/c' }],
  ])('leaves out: %s', (reason, over) => {
    expect(reasonOf(over)).toBe(reason);
  });

  it('asks each question once, and spreads what it takes over the history', () => {
    const commits = Array.from({ length: 10 }, (_, i) =>
      commit({ hash: `${i}`.repeat(40), message: `Handle case ${'x'.repeat(i + 2)} in the checkout` }),
    );
    const { queries, left } = queriesOf([...commits, commit({ message: commits[0]?.message ?? '' })], 'a/b', 5);
    expect(queries.map(({ id }) => id)).toEqual([0, 2, 4, 6, 8].map((i) => `a/b@${`${i}`.repeat(10)}`));
    expect(queries[0]?.commit).toBe('b'.repeat(40));
    expect(Object.fromEntries(left)).toEqual({ repeated: 1 });
    expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  });
});

describe('What is left of a message', () => {
  it('drops issue numbers, links and trailers, and keeps what says something', () => {
    const message = [
      'fix(cart): keep the total when a line is removed (#1234)',
      '',
      'The total went stale, see https://example.org/x?y=1 for how. Fixes #99.',
      'Closes: other/repo#7',
      'Signed-off-by: Ada <ada@example.org>',
      'Co-authored-by: Bob <bob@example.org>',
      '(cherry picked from commit 0123456789abcdef)',
      '```',
      'a log',
      '```',
    ].join('\n');
    expect(queryOf(message)).toBe('fix(cart): keep the total when a line is removed\nThe total went stale, for how. .');
  });

  it('keeps names of code and cuts long messages between words', () => {
    expect(queryOf('Let `parseDate()` take ISO-8601 dates')).toBe('Let `parseDate()` take ISO-8601 dates');
    expect(queryOf('CART-12: keep the total [CART-13]')).toBe('keep the total');
    const long = queryOf('word '.repeat(500));
    expect(long.length).toBeLessThanOrEqual(1_000);
    expect(long.endsWith('word')).toBe(true);
  });
});

describe('Source files', () => {
  it.each(['src/a.ts', 'lib/deep/b.rb', 'types/hooks.d.ts', 'cmd/main.go', 'contest/page.vue'])(
    'sought: %s',
    (path) => {
      expect(isChangedSource(path)).toBe(true);
    },
  );

  it.each([
    'README.md',
    'package.json',
    'src/a.test.ts',
    'pkg/a_test.go',
    'spec/models/a_spec.rb',
    'tests/test_a.py',
    'src/AppTest.java',
    'vendor/x/y.go',
    'static/jquery.min.js',
    'api/v1/a.pb.go',
    'LICENSE',
  ])('not sought: %s', (path) => {
    expect(isChangedSource(path)).toBe(false);
  });
});

describe('What a query gives away', () => {
  it.each([
    ['path', 'Fix the crash in parser.go on empty input'],
    ['ident', 'Let parseDate take a zone'],
    ['ident', 'Rename user_id everywhere'],
    ['ident', 'Make `retry` optional'],
    ['nl', 'Remove the unused banner from the page'],
  ])('%s: %s', (stratum, query) => {
    expect(stratumOf(query)).toBe(stratum);
  });
});
