import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The ripgrep that comes with the extension: beside the running bundle, where packaging puts it, or in the packages
 * installed for the source. Null where there is none for this machine.
 */
export function rgBinary(here = import.meta.dirname): string | null {
  const name = process.platform === 'win32' ? 'rg.exe' : 'rg';
  const packaged = path.join(here, 'bin', name);
  if (canRun(packaged)) return packaged;
  const own = ownPackage(here);
  if (own === null) return null;
  const installed = path.join(
    own,
    'node_modules',
    '@vscode',
    `ripgrep-${process.platform}-${process.arch}`,
    'bin',
    name,
  );
  return canRun(installed) ? installed : null;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The nearest folder above that holds a manifest: no other project's packages are taken. */
function ownPackage(here: string): string | null {
  for (let folder = here; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}
