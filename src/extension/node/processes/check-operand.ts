import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { gatePath } from '../../../agents/workspace/path-gate';
import { isSecretPath, type NamedKind } from '../../../agents/workspace/secret-names';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { isInside } from './trusted-program';

interface Operand {
  /** As it was asked for, relative to the root; '' for the root. */
  path: string;
  /** What it really is, after links, relative to the root; null where it is not on the disk. */
  realPath: string | null;
  kind: 'file' | 'folder' | 'other' | 'gone';
}

/**
 * Checks a path on the disk before a program gets it. It may be gone, as paths of the past are: then what is left of it
 * must lie inside the root.
 * @throws AccessRefused for what leads out of the root or is a secret by its own or its real name.
 */
export async function checkOperand(name: string, rootPath: string): Promise<Operand> {
  const asked = gatePath(name);
  refuseSecret(asked, name, 'unknown');
  const root = await realpath(rootPath);
  const segments = asked === '' ? [] : asked.split('/');
  for (let kept = segments.length; kept >= 0; kept--) {
    const where = path.join(root, ...segments.slice(0, kept));
    if ((await lstat(where).catch(() => null)) === null) continue;
    const real = await realpath(where).catch(() => null);
    if (real === null || !isInside(root, real)) {
      throw new AccessRefused(`refused: "${name}" leads out of the workspace through a link; name a file inside it.`);
    }
    const realPath = path.relative(root, real).split(path.sep).join('/');
    if (kept < segments.length) {
      refuseSecret(realPath, name, 'folder');
      break;
    }
    const status = await lstat(real);
    const kind = status.isDirectory() ? 'folder' : 'file';
    refuseSecret(asked, name, kind);
    refuseSecret(realPath, name, kind);
    return { path: asked, realPath, kind: status.isFile() ? 'file' : status.isDirectory() ? 'folder' : 'other' };
  }
  return { path: asked, realPath: null, kind: 'gone' };
}

/** @throws AccessRefused for a path that names a secret; `name`: as it was asked for. */
export function refuseSecret(relative: string, name: string, kind: NamedKind): void {
  if (!isSecretPath(relative, kind)) return;
  throw new AccessRefused(`refused: "${name}" is a secret by its name; it is only read when a person opens it.`);
}
