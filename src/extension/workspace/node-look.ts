import type { WorkspaceLook } from '../../agents/ports';
import { createLook } from './look';
import { nodeFiles } from './node-files';

/** A folder of this machine, under the name that results carry. */
export interface NodeRoot {
  name: string;
  path: string;
}

/** Read-only access to folders of this machine. `exclude`: globs, as in the setting `files.exclude`, left out of all. */
export function nodeLook(
  roots: readonly NodeRoot[],
  { exclude = [] }: { exclude?: readonly string[] } = {},
): WorkspaceLook {
  return createLook(roots.map(({ name, path }) => ({ name, files: nodeFiles(path), exclude })));
}
