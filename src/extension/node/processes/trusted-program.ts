import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where Apple's own tools live: `/usr/bin/git` there is a stand-in that may ask to install something. */
const APPLE_FOLDERS = [
  '/Library/Developer/CommandLineTools/usr/bin',
  '/Applications/Xcode.app/Contents/Developer/usr/bin',
];

/**
 * The absolute paths of a program in the folders of a search path, first come first. Folders that are relative or lie in
 * the workspace are passed over, and so are programs that really lie there: a workspace can plant nothing.
 * @param name without an ending; on Windows only `.exe` counts, since scripts would need a shell.
 */
export async function trustedPrograms(
  name: string,
  searchPath: string,
  workspaceRoots: readonly string[],
): Promise<string[]> {
  const roots = await Promise.all(workspaceRoots.map((root) => realpath(root).catch(() => path.resolve(root))));
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const found: string[] = [];
  for (const folder of process.platform === 'darwin' ? withApples(folders) : folders) {
    const program = await trusted(path.join(folder, file), roots);
    if (program !== null && !found.includes(program)) found.push(program);
  }
  return found;
}

function withApples(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => (path.normalize(folder) === '/usr/bin' ? APPLE_FOLDERS : [folder]));
}

async function trusted(file: string, roots: readonly string[]): Promise<string | null> {
  try {
    const real = await realpath(file);
    const places = [file, real, await realpath(path.dirname(file))];
    if (places.some((place) => roots.some((root) => isInside(root, place)))) return null;
    if (!(await stat(real)).isFile()) return null;
    await access(real, constants.X_OK);
    return real;
  } catch {
    // Not there, or not to be run.
    return null;
  }
}

/** Whether a place is a folder or lies below it. Both absolute; links are the caller's to resolve. */
export function isInside(folder: string, place: string): boolean {
  const relative = path.relative(folder, place);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}
