import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import { lineTest, TAKEN_OUT } from '../../../../../src/extension/node/linear-pattern/line-test';

const test = (pattern: string, line: string, rest: { ignoreCase?: boolean; word?: boolean; literal?: boolean } = {}) =>
  lineTest({ pattern, literal: false, ignoreCase: false, word: false, ...rest })(line);

/** Patterns of everything that is understood, built from the inside out. */
const patterns = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      'ab',
      '.',
      '\\w',
      '\\d',
      '\\s',
      '[ab]',
      '[^a]',
      '[a-c_]',
      '[\\d-]',
      '^',
      '$',
      '\\b',
      '\\B',
      '\\.',
      '\\x61',
      '',
    ),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}${b}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,}', '{0,2}'))
      .map(([a, b]) => `(?:${a})${b}`),
    tie('pattern').map((a) => `(${a})`),
  ),
})).pattern;

const lines = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', '1', '_', '-', ' ', '.'), maxLength: 12 });

describe('a test of lines', () => {
  it('agrees with JavaScript on what both understand', () => {
    fc.assert(
      fc.property(patterns, lines, fc.boolean(), (pattern, line, ignoreCase) => {
        let ours: boolean;
        try {
          ours = test(pattern, line, { ignoreCase });
        } catch (error) {
          // Repetitions of repetitions can become too large.
          expect(error).toBeInstanceOf(AccessRefused);
          return;
        }
        expect(ours).toBe(new RegExp(pattern, ignoreCase ? 'i' : '').test(line));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads any text as a pattern or refuses it, and any text as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), lines, (text, line) => {
        try {
          test(text, line);
        } catch (error) {
          expect(error).toBeInstanceOf(AccessRefused);
        }
        expect(test(text, `${line}${text}${line}`, { literal: true })).toBe(true);
      }),
    );
  });

  it('takes time only in proportion to the line', () => {
    for (const pattern of ['(a+)+$', '(a|a)*b$', '(a*)*b', '(.*)*x', 'a{0,50}a{0,50}b', '(\\w+\\s?)*\\?']) {
      expect(test(pattern, `${'a'.repeat(2_000)}!`), pattern).toBe(false);
    }
  });

  it('understands whole words and classes by name', () => {
    expect(test('na.?', 'una nave', { word: true })).toBe(false);
    expect(test('na\\w+', 'una nave', { word: true })).toBe(true);
    expect(test('[[:upper:]][[:digit:]]', 'x A1')).toBe(true);
    expect(test('(?P<name>ä)\\u{e4}', 'ÄÄ', { ignoreCase: true })).toBe(true);
    expect(test('(?i)grüße', 'GRÜSSE und GRÜßE')).toBe(true);
    expect(test('^\\pL\\p{Lu}$', 'äÖ')).toBe(true);
  });

  it('knows words of all languages', () => {
    expect(test('^\\w+$', 'Überprüfung_2')).toBe(true);
    expect(test('[^\\w]', 'Überprüfung')).toBe(false);
    expect(test('prüf', 'Überprüfung', { word: true })).toBe(false);
    expect(test('Über', 'Über uns', { word: true })).toBe(true);
    expect(test('a\\sb', 'a\u00a0b')).toBe(true);
  });

  it.each([
    '.',
    '[^a]',
    '\\W',
    '\\S',
    '\\D',
    '[\\W_]',
    '[\\s\\S]',
    '[\\D]',
    '.*',
    '(?s:.)',
    '[^[:alpha:]]',
    '\\b',
    '\\B',
  ])('takes nothing where something was taken out of a line: %s', (pattern) => {
    expect(test(`=(?:${pattern})b`, `a=${TAKEN_OUT}b`)).toBe(false);
    expect(test(`a${pattern}$`, `a${TAKEN_OUT}`)).toBe(false);
  });

  it('finds what stands beside it', () => {
    expect(test('password', `password = ${TAKEN_OUT}`)).toBe(true);
    expect(test('pass.*=', `password = ${TAKEN_OUT}`)).toBe(true);
    expect(test('word', `word${TAKEN_OUT}`, { word: true })).toBe(false);
  });

  it.each([
    '\\x00',
    '[\\x00-a]',
    '\\pC',
    '[[:cntrl:]]',
    '\\P{L}',
    '(?=a)',
    '(?<!a)',
    '\\1',
    '[a',
    '(a',
    'a)',
    '+',
    'a{3,1}',
    '[b-a]',
    '[[:nope:]]',
    '\\',
  ])('refuses %s', (pattern) => {
    expect(() => test(pattern, 'a')).toThrow(AccessRefused);
  });
});
