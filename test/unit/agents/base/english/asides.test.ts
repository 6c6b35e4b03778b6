import { describe, expect, it } from 'vitest';
import { asidesIn } from '../../../../../src/agents/base/english/asides';

const asides = (text: string): string[] => asidesIn(text).map(({ start, end }) => text.slice(start, end));

describe('what a text names beside its subject', () => {
  it.each<[string, string[]]>([
    [
      'The same behaviour (logging, timing, telemetry …) in many commands without repeating it',
      ['(logging, timing, telemetry …)', 'repeating it'],
    ],
    ['Formats such as CSV, JSON or XML for the export', ['CSV, JSON or XML']],
    ['Support shells, e.g. fish and zsh, in completions', ['fish and zsh']],
    ['For example: uploads. The rest stays.', ['uploads']],
    ['Handle things like rate limits', ['rate limits']],
    ['Say “payment failed” in the log', ['“payment failed”']],
    ["Fix 'invoice missing' in our users' mails", ["'invoice missing'"]],
    ['A cache instead of the slow search', ['the slow search']],
    ['Not about permissions, but about sharing', ['permissions']],
    ['I’d like to sort the list', []],
    ['It looks like the search is slow', []],
    ['Users like to see a dashboard', []],
    ["We don't want the users' search to be slow", []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(asides(text)).toEqual(expected);
  });

  it('is found in time in a text that is nothing else', () => {
    for (const piece of ['(', '"', 'such as a, ', 'like ', "'a ", 'e.g. ']) {
      expect(asidesIn(piece.repeat(20_000)).length).toBeGreaterThanOrEqual(0);
    }
  });
});
