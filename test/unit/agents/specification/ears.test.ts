import { describe, expect, it } from 'vitest';
import { demands, inEars } from '../../../../src/agents/specification/ears';

describe('a sentence of the content', () => {
  it.each([
    ['The command shall print one line.', 'The command SHALL print one line.'],
    ['When a file changes, the command shall start a run.', 'WHEN a file changes, the command SHALL start a run.'],
    ['If a run fails, then the command shall go on.', 'IF a run fails, THEN the command SHALL go on.'],
    ['When it ends, the page shall show it, then close it.', 'WHEN it ends, the page SHALL show it, then close it.'],
    [
      'If `a, then b` stands in it, the command shall quote “shall”.',
      'IF `a, then b` stands in it, the command SHALL quote “shall”.',
    ],
    ['Where --yes is given, the command shall not ask.', 'WHERE --yes is given, the command SHALL not ask.'],
    ['Wenn ein Lauf scheitert, muss der Befehl enden.', 'WENN ein Lauf scheitert, MUSS der Befehl enden.'],
    ['Zwei Aufrufe dürfen nichts teilen.', 'Zwei Aufrufe DÜRFEN nichts teilen.'],
  ])('has its keywords in capitals: %s', (sentence, written) => {
    expect(demands(sentence)).toBe(true);
    expect(inEars(sentence)).toBe(written);
  });

  it.each(['Source code may be changed.', 'There is no existing data to migrate.', 'When in doubt, nothing changes.'])(
    'stays as it is where it demands nothing: %s',
    (sentence) => {
      expect(demands(sentence)).toBe(false);
      expect(inEars(sentence)).toBe(sentence);
    },
  );
});
