import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBasicPattern, fromFindPattern } from '../../../../src/agents/shell/basic-pattern';
import { MatchedParts, openRepeats } from '../../../../src/agents/shell/matched-parts';
import { pathMatches, wildcard, withoutBraces } from '../../../../src/agents/workspace/wildcard';
import { mayNameSecret } from '../../../../src/agents/workspace/secret-globs';
import { cpuMs } from '../../rigs/cpu-ms';

const fits = (pattern: string, text: string, across = false) => wildcard(pattern, { across, fold: false })(text);

describe('wildcards', () => {
  it('match as a shell has it', () => {
    for (const [pattern, text] of [
      ['*.ts', 'a.ts'],
      ['a?c', 'abc'],
      ['[a-c]x', 'bx'],
      ['[!a-c]x', 'dx'],
      ['[]a]x', ']x'],
      ['**/a.ts', 'a.ts'],
      ['**/a.ts', 'x/y/a.ts'],
      ['src/**', 'src/x/y'],
      ['src/**/a.ts', 'src/a.ts'],
      ['a[b', 'a[b'],
    ] as const) {
      expect([pattern, text, fits(pattern, text)]).toEqual([pattern, text, true]);
    }
    for (const [pattern, text] of [
      ['*.ts', 'x/a.ts'],
      ['a?c', 'a/c'],
      ['**/a.ts', 'ba.ts'],
      ['src/**/a.ts', 'src/ba.ts'],
      ['[a-c]x', 'dx'],
    ] as const) {
      expect([pattern, text, fits(pattern, text)]).toEqual([pattern, text, false]);
    }
    expect(fits('./src/*', './src/x/a.ts', true)).toBe(true);
  });

  it('take their time in proportion, whatever the pattern', () => {
    expect(fits('*a'.repeat(60) + 'b', 'a'.repeat(1_000))).toBe(false);
  });

  it('take every text for itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const escaped = text.replace(/[*?[\]\\]/g, (char) => (char === '[' ? '[[]' : `\\${char}`));
        return fits(escaped, text, true) && fits('*', text, true);
      }),
    );
  });

  it('hold for names, or for whole paths where there is a slash', () => {
    expect(pathMatches('*.{ts,tsx}')('src/a.tsx')).toBe(true);
    expect(pathMatches('node_modules')('a/node_modules/b.js')).toBe(true);
    expect(pathMatches('src/*.ts')('lib/src/a.ts')).toBe(false);
    expect(withoutBraces('{a,b}{c,d}')).toEqual(['ac', 'ad', 'bc', 'bd']);
    expect(withoutBraces('{a,b}'.repeat(8))).toBeNull();
  });

  it.each(['.env', '.env*', '*.pem', '**/.git/**', 'id_*', '.e*', '.[e]nv', '{.env,a}', '*.tfstate', '.config/gh/*'])(
    '%s asks for secrets',
    (glob) => expect(mayNameSecret(glob)).toBe(true),
  );

  it.each(['*', '**', '*.ts', '.*', '.git*', '.github/**', '*secret*', '*.env.example', '*.json', 'src/**/env.ts'])(
    '%s does not',
    (glob) => expect(mayNameSecret(glob)).toBe(false),
  );
});

describe('patterns of other tools', () => {
  it.each([
    ['a\\|b', 'a|b'],
    ['a+b?', 'a\\+b\\?'],
    ['\\(ab\\)\\{2\\}', '(ab){2}'],
    ['^*a', '^\\*a'],
    ['[|+(]x', '[|+(]x'],
    ['\\<a\\>', '\\ba\\b'],
    ['f(x)', 'f\\(x\\)'],
  ])('%s of grep is %s', (basic, extended) => expect(fromBasicPattern(basic)).toBe(extended));

  it('of find carry backslashes for groups', () => {
    expect(fromFindPattern('.*\\(a\\|b\\)[(]\\.ts')).toBe('.*(a|b)[\\(]\\.ts');
  });
});

describe('the parts of lines that match', () => {
  it('are found for patterns that are cheap', () => {
    expect(new MatchedParts('v[0-9]+\\.[0-9]+', false).of('from v1.2 to v10.3')).toEqual(['v1.2', 'v10.3']);
    expect(new MatchedParts('TODO', true).of('todo Todo')).toEqual(['todo', 'Todo']);
  });

  it.each(['(a+)+b', '(?:a|a)*b', '(a*)*', '(a)\\1', '(?=a)b', '(?i)a'])('are not tried for %s', (pattern) => {
    expect(new MatchedParts(pattern, false).of('a'.repeat(50))).toBeNull();
  });

  it.each([
    `${'a?'.repeat(28)}${'a'.repeat(28)}x`,
    `${'(?:a|aa)'.repeat(22)}x`,
    `${'(a|b)?'.repeat(21)}x`,
    'a{1,200}a{1,200}a{1,200}a{1,200}x',
  ])('gives whole lines where the choices of %s would take too long', (pattern) => {
    const start = cpuMs();
    expect(new MatchedParts(pattern, false).of('a'.repeat(399))).toBeNull();
    expect(cpuMs() - start).toBeLessThan(1_000);
  });

  it('still finds the parts of patterns with a few choices', () => {
    expect(new MatchedParts('(?:get|set|put)s?[A-Z]\\w*', false).of('getFoo() setsBar')).toEqual(['getFoo', 'setsBar']);
    expect(new MatchedParts('https?://[a-z.]+', false).of('see http://a.b')).toEqual(['http://a.b']);
    expect(openRepeats('a{1,200}a{1,200}x')).toBe(1);
  });

  it('are given up where they could take long', () => {
    const parts = new MatchedParts('a*a*a*a*b', false);
    expect(parts.of('a'.repeat(400))).toBeNull();
    expect(openRepeats('[0-9]+\\.[0-9]+\\.[0-9]+')).toBe(0);
    expect(openRepeats('.*a.*b')).toBe(2);
  });
});
