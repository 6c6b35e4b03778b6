import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from '../../../../src/extension/headless/text-lines';

async function linesOf(chunks: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of textLines(stream(chunks))) lines.push(line);
  return lines;
}

async function* stream(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

describe('lines of a stream', () => {
  it('are the same, however the stream was cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string()), async (chunks) => {
        expect(await linesOf(chunks)).toEqual(await linesOf([chunks.join('')]));
      }),
    );
  });

  it('come without line ends and blank lines; the last one may lack its end', async () => {
    expect(await linesOf(['{"a":1}\r\n\n', '  \n{"b"', ':2}'])).toEqual(['{"a":1}', '{"b":2}']);
  });
});
