import { describe, expect, it } from 'vitest';
import { codedPieces, spokenText } from '../../../../src/webview/ui/coded-text';
import { cpuMs } from '../../rigs/cpu-ms';

/** A text with its code in brackets. */
const shown = (text: string) =>
  codedPieces(text)
    .map((piece) => (piece.isCode ? `[${piece.text}]` : piece.text))
    .join('');

describe('a plain text with code in it', () => {
  it.each([
    ['`Retry` waits for `limit` seconds', '[Retry] waits for [limit] seconds'],
    ['Nothing here', 'Nothing here'],
    ['', ''],
    ['An open ` stays', 'An open ` stays'],
    ['``two`` and ` ` stay', '``two`` and ` ` stay'],
    ['`<img src=x>` is text, **and** _no_ markup', '[<img src=x>] is text, **and** _no_ markup'],
    ['`over\nlines`', '`over\nlines`'],
  ])('shows what stands between backticks as code, and nothing else otherwise: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('is read aloud without backticks', () => {
    expect(spokenText('Keep `Retry` as it is')).toBe('Keep Retry as it is');
  });

  it('is read in no time', () => {
    for (const part of ['`', '` ', '`a', 'a']) {
      const started = cpuMs();
      codedPieces(part.repeat(20_000));
      expect(cpuMs() - started).toBeLessThan(500);
    }
  });
});
