import type { FileEntry } from '../workspace/workspace-reader';
import type { Running } from './running';

/** A folder or file of a walk, with what lies in it, in the order of names. */
export interface TreeNode {
  entry: FileEntry;
  children: TreeNode[];
}

/** Files between two looks at the time. */
const STEP = 512;

/** The folders above walked files, as a tree below one folder. Folders without a file that may be seen are not in it. */
export async function folderTree(
  files: readonly FileEntry[],
  top: string,
  running: Pick<Running, 'goesOn'>,
): Promise<TreeNode> {
  const root: TreeNode = { entry: { root: files[0]?.root ?? '', path: top, kind: 'folder' }, children: [] };
  const folders = new Map<string, TreeNode>([[top, root]]);
  const folderAt = (path: string): TreeNode => {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const node: TreeNode = { entry: { root: root.entry.root, path, kind: 'folder' }, children: [] };
    folders.set(path, node);
    folderAt(above(path)).children.push(node);
    return node;
  };
  for (const [i, entry] of files.entries()) {
    if (i % STEP === 0 && !(await running.goesOn())) break;
    if (entry.path !== top) folderAt(above(entry.path)).children.push({ entry, children: [] });
  }
  let sorted = 0;
  for (const { children } of folders.values()) {
    if (sorted++ % STEP === 0 && !(await running.goesOn())) break;
    children.sort((a, b) => (a.entry.path < b.entry.path ? -1 : a.entry.path > b.entry.path ? 1 : 0));
  }
  return root;
}

function above(path: string): string {
  const cut = path.lastIndexOf('/');
  return cut === -1 ? '' : path.slice(0, cut);
}
