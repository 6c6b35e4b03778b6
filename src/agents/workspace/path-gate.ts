import { AccessRefused } from './workspace-reader';

/** Longest path, in characters, that is looked at. */
const MAX_PATH = 1024;

/** Whether a name holds what no path may: control characters, the backslash and the colon (drives, schemes, streams). */
function isForbidden(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    if (unit < 0x20 || unit === 0x7f || unit === 0x5c || unit === 0x3a) return true;
  }
  return false;
}

/** Whether a single name, as a folder lists it, can be part of a path that the gate lets through. */
export function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !name.includes('/') && !isForbidden(name);
}

/**
 * Normalises a path relative to a root: forward slashes, no `.` segments, '' for the root itself.
 * @throws AccessRefused for what could lead out of the root, with what to write instead.
 */
export function gatePath(path: string): string {
  const shown = JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
  if (path.length > MAX_PATH) {
    throw new AccessRefused(`refused: the path ${shown} is longer than ${MAX_PATH} characters; use a shorter one.`);
  }
  if (path.startsWith('/')) {
    throw new AccessRefused(
      `refused: ${shown} is absolute; use a path relative to the workspace root, such as src/main.`,
    );
  }
  if (isForbidden(path)) {
    throw new AccessRefused(
      `refused: ${shown} holds a colon, a backslash or a control character; use a relative path with forward slashes.`,
    );
  }
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) {
    throw new AccessRefused(`refused: ${shown} goes upwards; name the path from the workspace root, without "..".`);
  }
  return segments.join('/');
}
