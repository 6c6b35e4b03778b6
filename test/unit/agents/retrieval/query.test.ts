import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery, plainRequest } from '../../../../src/agents/retrieval/query';
import { namedBy, namesIn } from '../../../../src/agents/retrieval/named-files';

const shown = (text: string) => parseQuery([text]).terms.map((term) => term.shown);
const weightOf = (text: string, word: string) =>
  parseQuery([text]).terms.find((term) => term.shown === word)?.weight ?? 0;

describe('what to look for', () => {
  it('is each word once, without those that mean nothing, the weightiest first', () => {
    expect(shown('Please fix the session cookie of the session')).toEqual(['session', 'cookie']);
    expect(shown('Sessions end\nSee `expireAll`')).toEqual(['sessions', 'end', 'expire']);
    expect(shown('We keep getting awful lists on my phone, please look into them')).toEqual(['getting', 'lists']);
  });

  it('is weighed: the first line more than the rest, what is written as code more than prose', () => {
    expect(weightOf('Sessions end\nThey expire', 'sessions')).toBeGreaterThan(
      weightOf('Sessions end\nThey expire', 'expire'),
    );
    for (const code of ['`expire`', 'expireOld', 'expire_old', 'Store.expire', 'store::expire']) {
      expect(weightOf(`Sessions ${code}`, 'expire')).toBeGreaterThan(weightOf(`Sessions ${code}`, 'sessions'));
    }
  });

  it.each(['so that reports can be read', 'because reports are long', 'damit reports lesbar sind'])(
    'is less what a wish is good for: %s',
    (reason) => {
      expect(weightOf(`Sessions end, ${reason}`, 'reports')).toBeLessThan(
        weightOf(`Sessions end, ${reason}`, 'sessions'),
      );
      expect(weightOf(`Sessions end ${reason}`, 'reports')).toBeGreaterThan(0);
    },
  );

  it('has pairs of neighbouring words, not across those that mean nothing, save in names', () => {
    const pairs = (text: string) => parseQuery([text]).pairs.map((pair) => pair.shown);
    expect(pairs('help output of the console')).toEqual(['help output']);
    expect(pairs('help the output')).toEqual([]);
    expect(pairs('change the table')).toEqual([]);
    expect(pairs('changeTable')).toEqual(['change table']);
  });

  it('stays within bounds whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400, unit: 'binary' }), { maxLength: 4 }), (texts) => {
        const { terms, pairs, names } = parseQuery(texts);
        expect(terms.length).toBeLessThanOrEqual(40);
        expect(pairs.length).toBeLessThanOrEqual(32);
        expect(names.length).toBeLessThanOrEqual(20);
      }),
    );
    const hostile = [
      '<!--'.repeat(20_000),
      'a'.repeat(100_000),
      'a_'.repeat(50_000),
      'a/'.repeat(50_000),
      '@'.repeat(90_000),
    ];
    for (const text of hostile) expect(parseQuery([text]).terms.length).toBeLessThanOrEqual(40);
  });
});

describe('a request without what tools add to it', () => {
  it.each([
    ['Fix it\n\nSigned-off-by: A <a@b.example>', 'Fix it'],
    ['Fix it\nCo-authored-by: A <a@b.example>\nChange-Id: I1', 'Fix it'],
    ['<!-- say why -->\nFix it', 'Fix it'],
    ['See https://example.org/a/b?c=d', 'See'],
    ['Fix it #123', 'Fix it'],
  ])('%j', (text, plain) => {
    expect(plainRequest(text)).toBe(plain);
  });

  it('keeps check boxes’ texts, and code', () => {
    expect(plainRequest('- [x] Tested `a#b`')).toBe('Tested `a#b`');
  });
});

describe('files that a request names', () => {
  it('are paths, and names with an extension', () => {
    expect(namesIn('In ./src/http/util.ts and cache.test.ts, not here.')).toEqual([
      'src/http/util.ts',
      'cache.test.ts',
    ]);
  });

  it('are told more surely by a path than by a name alone', () => {
    expect(namedBy(['http/util.ts'], 'src/http/util.ts')).toBe(1);
    expect(namedBy(['util.ts'], 'src/http/util.ts')).toBeLessThan(1);
    expect(namedBy(['util.ts'], 'src/http/util.ts')).toBeGreaterThan(0);
    expect(namedBy(['util.ts'], 'src/myutil.ts')).toBe(0);
  });
});
