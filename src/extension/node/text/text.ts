/** Bytes at the start of a file in which a NUL marks it as binary, as git does it. */
const SNIFFED = 8_000;

/** Whether the beginning of a file shows that it is no text. */
export function looksBinary(bytes: Uint8Array): boolean {
  return wideEncodingOf(bytes) === null && bytes.subarray(0, SNIFFED).includes(0);
}

/** The text of a file, or null if it is binary. UTF-8, or UTF-16 with a byte order mark; bad bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array): string | null {
  if (looksBinary(bytes)) return null;
  return new TextDecoder(wideEncodingOf(bytes) ?? 'utf-8').decode(bytes);
}

function wideEncodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** The lines of a text, without their ends; an end of line at the end of the text starts no further line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}
