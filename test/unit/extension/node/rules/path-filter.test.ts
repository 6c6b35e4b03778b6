import fc from 'fast-check';
import ignore from 'ignore';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { IgnoreFile } from '../../../../../src/extension/node/rules/ignore-file';
import { pathFilter } from '../../../../../src/extension/node/rules/path-filter';

const name = fc.constantFrom('a', 'ab', 'b', 'out', '.x', 'a.log', 'b.log', 'keep');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
const part = fc.constantFrom(
  '*',
  '**',
  '?',
  'a*',
  '*.log',
  '*.lo*',
  'a*.log',
  '[ab]',
  '[a-b]*',
  '[]a]',
  '[^]a]*',
  '[a/b]',
  'out',
  '.x',
  'b',
  '{a,b}',
  'ke\\ep',
);
const pattern = fc
  .tuple(fc.constantFrom('', '/', '**/', '!'), fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '/'))
  .map(([before, parts, after]) => before + parts.join('/') + after);

describe('the quick test before many patterns', () => {
  it('never turns away a path that a glob matches', () => {
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 3 }), path, (globs, asked) => {
        const matches = globs.some((glob) => {
          const plain = glob.replace(/^\/+/, '').replace(/\/+$/, '');
          return plain !== '' && picomatch(plain, { dot: true, noextglob: true, nonegate: true })(asked);
        });
        if (matches) expect(pathFilter(globs)(asked)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes nothing in what a .gitignore says of a path whose folders are not ignored', () => {
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), path, fc.boolean(), (lines, asked, isFolder) => {
        const rules = ignore({ ignorecase: false }).add(lines);
        const segments = asked.split('/');
        const above = segments.slice(0, -1).map((_, i) => `${segments.slice(0, i + 1).join('/')}/`);
        if (above.some((folder) => rules.test(folder).ignored)) return;
        const whole = isFolder ? `${asked}/` : asked;
        const { ignored, unignored } = rules.test(whole);
        const verdict = IgnoreFile.parse(new TextEncoder().encode(lines.join('\n')))?.verdict(whole) ?? null;
        expect(verdict === 'ignored').toBe(ignored);
        if (unignored) expect(verdict).toBe('kept');
      }),
      { numRuns: 2_000 },
    );
  });

  it('turns away most paths', () => {
    const filter = pathFilter(['*.log', '/out', 'dist/', 'tmp/**', '**/node_modules']);
    expect(['src/a.ts', 'src/tmp.ts', 'README.md', 'outer'].filter(filter)).toEqual([]);
    expect(['a.log', 'out', 'src/dist/', 'tmp/x/y', 'node_modules'].every(filter)).toBe(true);
  });
});
