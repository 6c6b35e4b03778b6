import type { FileEntry } from '../../../agents/workspace/workspace-reader';
import type { FileList } from './messages';

/** The files of a part of an answer. */
export function filesOf({ root, paths, sizes }: FileList): FileEntry[] {
  return paths.split('\n').map((path, i): FileEntry => {
    const size = sizes[i] ?? -1;
    return size < 0 ? { root, path, kind: 'file' } : { root, path, kind: 'file', size };
  });
}
