import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asBlock, blockIn, fencedIn } from '../../../../../src/agents/base/text/block';

describe('lines within a line of text', () => {
  it('come out as they went in, with the words around them', () => {
    const lines = ['Subject:   Flapping', '', '  [Open]'];
    expect(blockIn(`The mail reads: ${asBlock(lines)} It is plain.`)).toEqual({
      words: 'The mail reads: It is plain.',
      lines: lines.join('\n'),
    });
  });

  it('are none where nothing is joined, or no mark ends them', () => {
    expect(blockIn('It is called ```csv```.')).toBeNull();
    expect(blockIn('It reads ```a ⏎ b')).toBeNull();
    expect(blockIn('`a` ⏎ `b`')).toBeNull();
  });

  it('are found where marks stand around them, with what is before and after', () => {
    const fence = '```';
    expect(fencedIn(`It reads:\n${fence}text\nHello,\n  * you\n${fence}\nPlain.`)).toEqual({
      before: 'It reads:\n',
      lines: ['Hello,', '  * you'],
      after: '\nPlain.',
    });
    for (const text of [`${fence}one line${fence}`, `${fence}\none\n${fence}`, `${fence}\na\nb`, 'none'])
      expect(fencedIn(text), text).toBeNull();
  });

  it('keep every line, whatever stands in it but the marks', () => {
    const line = fc.string({ maxLength: 40 }).filter((text) => !/[`⏎\n]/.test(text));
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), (lines) => {
        expect(blockIn(asBlock(lines))?.lines).toBe(lines.map((text) => text.trimEnd()).join('\n'));
      }),
    );
  });
});
