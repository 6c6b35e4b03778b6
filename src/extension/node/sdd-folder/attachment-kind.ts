/** What a file is, by its content; names and claims are not trusted. */
export type AttachmentKind =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'text/plain'
  | 'application/octet-stream';

/** How much of a text is looked at to tell it from binary content, in bytes. */
const SNIFFED = 4_096;

/** Tells the kind of a file from its first bytes. Anything unknown is `application/octet-stream`. */
export function sniffKind(bytes: Uint8Array): AttachmentKind {
  const head = Buffer.from(bytes.subarray(0, SNIFFED));
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  const ascii = head.toString('latin1');
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'image/gif';
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'image/webp';
  if (ascii.startsWith('%PDF-')) return 'application/pdf';
  const text = asText(head, bytes.length > SNIFFED);
  if (text === null) return 'application/octet-stream';
  return /^\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : 'text/plain';
}

/** The bytes as text, or null if they are none: not UTF-8, or with control characters that texts do not have. */
function asText(head: Buffer, cut: boolean): string | null {
  if (head.some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte))) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: cut });
  } catch {
    return null;
  }
}

/** Tab, line feed, vertical tab, form feed, carriage return, escape (coloured logs). */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
