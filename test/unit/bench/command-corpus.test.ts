import { describe, expect, it } from 'vitest';
import { BadInput } from '../../../src/extension/headless/bad-input';
import { casesIn, isWrong } from '../../bench/commands/corpus';

describe('a corpus of commands', () => {
  it('is a list of commands with what they come to', () => {
    const text = '[{"cmd":"ls","verdict":"allow","class":"benign"},{"cmd":"rm x","verdict":"deny","setup":"x"}]';
    expect(casesIn(text, 'c.json')).toEqual([
      { cmd: 'ls', verdict: 'allow', class: 'benign' },
      { cmd: 'rm x', verdict: 'deny', class: '' },
    ]);
  });

  it.each([
    ['{', 'c.json is no JSON'],
    ['{}', 'c.json is no list; it has to be a JSON array'],
    ['[{"cmd":"ls","verdict":"allow"},{"cmd":"ls","verdict":"maybe"}]', 'Case 2 of c.json is wrong at "verdict"'],
    ['[7]', 'Case 1 of c.json is wrong'],
  ])('is explained where it is wrong: %s', (text, message) => {
    expect(() => casesIn(text, 'c.json')).toThrow(BadInput);
    expect(() => casesIn(text, 'c.json')).toThrow(message);
  });

  it('expects nothing of what may be shown in part', () => {
    const wrong = (verdict: 'allow' | 'deny' | 'allow-without-exec' | 'deny-or-truncate', allowed: boolean) =>
      isWrong({ cmd: 'ls', class: '', verdict }, allowed);
    expect([wrong('allow', true), wrong('deny', false), wrong('allow-without-exec', true)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([wrong('allow', false), wrong('deny', true), wrong('allow-without-exec', false)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([wrong('deny-or-truncate', true), wrong('deny-or-truncate', false)]).toEqual([false, false]);
  });
});
