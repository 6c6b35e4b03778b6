/** Most characters of a line: above every legal input, and a bound on memory. */
const MAX_LINE_CHARACTERS = 20_000_000;

/** Raised when a line does not end within `MAX_LINE_CHARACTERS`. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';
}

/** The lines of a stream of text, without their ends and without blank ones; the last one may lack its end. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    // A line that goes on is not gone through again for each piece of it.
    const lines = chunk.includes('\n') ? (rest + chunk).split('\n') : [rest + chunk];
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS)
      throw new LineTooLong(`A line of input is longer than ${MAX_LINE_CHARACTERS} characters.`);
    for (const line of lines) if (line.trim() !== '') yield line.trim();
  }
  if (rest.trim() !== '') yield rest.trim();
}
