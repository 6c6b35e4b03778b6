import * as z from 'zod';
import { counted, filledText, LABEL_LENGTH, oneLine } from './text';

/** A file whose content is kept as an attachment. `size` is in bytes, `hash` the SHA-256 of the content in hex. */
export const storedFileSchema = z.object({
  name: filledText,
  /** Its media type as sniffed from the content; empty if unknown. */
  type: z.string(),
  size: z.number().int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex'),
});
type StoredFile = z.infer<typeof storedFileSchema>;

const ACCEPTED = /^(\.[^\s/,]+|[\w.+*-]+\/[\w.+*-]+)$/;

/** Media types (`image/png`, `image/*`) and extensions (`.png`), as a list or, like the HTML attribute, comma-separated. */
export const acceptSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((accept) => (typeof accept === 'string' ? accept.split(',') : accept).map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .pipe(z.array(z.string().regex(ACCEPTED, 'must be a media type such as image/png or an extension such as .png')));

/** The largest file, in bytes. */
export const maxSizeSchema = z.number().int().min(1);

export interface FileLimits {
  multiple: boolean;
  /** Most files; absent means any number if `multiple`, else one. */
  most?: number | undefined;
  accept?: string[] | undefined;
  maxSize?: number | undefined;
}

/** Whether several files may be given: as said, or else because more than one is allowed for. */
export function isMultiple(multiple: boolean | undefined, most: number | undefined): boolean {
  return multiple ?? (most !== undefined && most > 1);
}

/** Why these files are not an answer, as a sentence; null if they are. `noun` is what one of them is called. */
export function refuseFiles(files: readonly StoredFile[], limits: FileLimits, noun: string): string | null {
  const most = limits.multiple ? limits.most : 1;
  if (files.length === 0) return `Add at least one ${noun}.`;
  if (most !== undefined && files.length > most) return `At most ${counted(most, noun)}; there are ${files.length}.`;
  for (const file of files) {
    const reason = refuseFile(file, limits);
    if (reason !== null) return reason;
  }
  return null;
}

function refuseFile(file: StoredFile, { accept = [], maxSize }: FileLimits): string | null {
  const name = `“${oneLine(file.name, LABEL_LENGTH)}”`;
  if (accept.length > 0 && !accept.some((entry) => fits(file, entry))) {
    return `${name} is ${file.type || 'of unknown type'}; this question takes ${accept.join(', ')}.`;
  }
  if (maxSize === undefined || file.size <= maxSize) return null;
  const [size, limit] = [formatBytes(file.size), formatBytes(maxSize)];
  return size === limit
    ? `${name} is ${file.size} bytes; the limit is ${maxSize} bytes.`
    : `${name} is ${size}; the limit is ${limit}.`;
}

/** What sniffing calls content that it cannot tell more closely: CSV, JSON and source code all look like plain text. */
const UNTOLD = new Set(['', 'text/plain', 'application/octet-stream']);

/** Types that sniffing does recognise: content of an untold type is none of these. */
const TOLD = /^(image\/|application\/pdf$)/;

function fits(file: StoredFile, entry: string): boolean {
  const wanted = entry.toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  if (wanted === '*/*') return true;
  const type = (file.type.split(';')[0] ?? '').trim().toLowerCase();
  if (UNTOLD.has(type) && !TOLD.test(wanted)) return true;
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

/** A size for people; 1 kB is 1,024 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const power = Math.min(3, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${['kB', 'MB', 'GB'][power - 1] ?? ''}`;
}

/** The files in a line: how many, their names and sizes, and what each is said to show. */
export function listFiles(files: readonly (StoredFile & { alt?: string | undefined })[], noun: string): string {
  const named = files.map(({ name, size, alt }) => {
    const remark = alt === undefined || alt.trim() === '' ? '' : ` – ${oneLine(alt, LABEL_LENGTH)}`;
    return `${oneLine(name, LABEL_LENGTH)} (${formatBytes(size)})${remark}`;
  });
  return oneLine(`${counted(files.length, noun)}: ${named.join(', ')}`);
}
