const SIX_BITS = sixBits();

function sixBits(): Int8Array {
  const values = new Int8Array(128).fill(-1);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i;
  values['-'.charCodeAt(0)] = 62;
  values['_'.charCodeAt(0)] = 63;
  return values;
}

/** The first bytes of a text in base64, of either alphabet (RFC 4648, 4 and 5), at most so many. */
export function base64Bytes(text: string, most: number): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (let i = 0; i < text.length && bytes.length < most; i++) {
    const value = SIX_BITS[text.charCodeAt(i)] ?? -1;
    if (value < 0) break;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 0xff);
    }
  }
  return bytes;
}

/** The first bytes of a text in hexadecimal digits. */
export function hexBytes(text: string, most: number): number[] {
  const bytes: number[] = [];
  for (let i = 0; i + 1 < text.length && bytes.length < most; i += 2) bytes.push(parseInt(text.slice(i, i + 2), 16));
  return bytes;
}

/** Bytes as text (UTF-8, with one letter for all that are not ASCII); null where they are none. */
export function asText(bytes: readonly number[]): string | null {
  let result = '';
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    const more = byte < 0xc3 || byte > 0xef ? 0 : byte < 0xe0 ? 1 : 2;
    const isText = more > 0 && bytes.slice(i + 1, i + 1 + more).every((next) => next >> 6 === 2);
    if (!isText && (byte > 126 || (byte < 32 && byte !== 10 && byte !== 13 && byte !== 9))) return null;
    result += isText ? 'é' : String.fromCharCode(byte);
    if (isText) i += more;
  }
  return result;
}
