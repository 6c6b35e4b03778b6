import { t } from '../ui/strings';

export interface AttachmentLimits {
  /** Most files altogether; Infinity if any number. */
  most: number;
  /** Media types (`image/*`) and extensions (`.png`); empty if all. */
  accept: readonly string[];
  /** Largest file in bytes; Infinity if any. */
  maxSize: number;
}

export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/**
 * Why a file cannot be taken, as a sentence; null if it can. The extension checks again by content, and
 * decides alone where the browser does not know the type.
 */
export function refuseFile(file: FileFacts, { accept, maxSize }: AttachmentLimits): string | null {
  if (file.size > maxSize)
    return t('{0} is too large: {1}, at most {2}.', file.name, fileSize(file.size), fileSize(maxSize));
  if (accept.length > 0 && !accept.some((entry) => fits(file, entry))) {
    return t('{0} is not of the kind asked for: {1}.', file.name, accept.join(', '));
  }
  return null;
}

/** Why this many files are not an answer; null if they are. */
export function refuseCount(count: number, { most }: AttachmentLimits): string | null {
  if (count === 0) return t('Add at least one.');
  return count > most ? t('At most {0}; there are {1}. Remove some.', most, count) : null;
}

function fits(file: FileFacts, entry: string): boolean {
  const wanted = entry.toLowerCase();
  const type = (file.type.split(';')[0] ?? '').trim().toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  if (wanted === '*/*' || type === '') return true;
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

/** A size for people; 1 kB is 1,024 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return t('{0} bytes', bytes);
  const power = Math.min(3, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${['kB', 'MB', 'GB'][power - 1] ?? ''}`;
}
