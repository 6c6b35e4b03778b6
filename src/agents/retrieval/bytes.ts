/** What a byte is to the words of code. Bytes beyond ASCII are letters: parts of UTF-8 sequences, mostly. */
export const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;

/** The class of each byte. */
export const CLASS = new Uint8Array(256);

/** Each byte, with ASCII capitals made small. */
export const FOLD = new Uint8Array(256);

for (let byte = 0; byte < 256; byte++) {
  const small = byte >= 0x61 && byte <= 0x7a;
  const capital = byte >= 0x41 && byte <= 0x5a;
  const digit = byte >= 0x30 && byte <= 0x39;
  CLASS[byte] = small || byte >= 0x80 ? LOWER : capital ? UPPER : digit ? DIGIT : OTHER;
  FOLD[byte] = capital ? byte + 0x20 : byte;
}

/** The class of the byte at a position; `OTHER` beyond the ends. */
function classAt(bytes: Uint8Array, at: number, length: number): number {
  return at < 0 || at >= length ? OTHER : (CLASS[bytes[at] ?? 0] ?? OTHER);
}

/** Whether a word inside an identifier begins here: `parse|HTTP|Url_|v|2`. */
export function beginsWord(bytes: Uint8Array, at: number, length: number): boolean {
  const here = classAt(bytes, at, length);
  const before = classAt(bytes, at - 1, length);
  if (here === LOWER) return before === OTHER || before === DIGIT;
  if (here === UPPER) return before !== UPPER || classAt(bytes, at + 1, length) === LOWER;
  return here === DIGIT && before !== DIGIT;
}

/** Whether a word inside an identifier ends before this position. */
export function endsWord(bytes: Uint8Array, at: number, length: number): boolean {
  const here = classAt(bytes, at, length);
  const last = classAt(bytes, at - 1, length);
  if (here === LOWER) return last === DIGIT;
  if (here === UPPER) return last !== UPPER || classAt(bytes, at + 1, length) === LOWER;
  return here === OTHER || last !== DIGIT;
}

/** Whether a byte may stand in an identifier. */
export function isIdentifier(byte: number | undefined): boolean {
  return byte !== undefined && ((CLASS[byte] ?? OTHER) !== OTHER || byte === 0x5f || byte === 0x24);
}
