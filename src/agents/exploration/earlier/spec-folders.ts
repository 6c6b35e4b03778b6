import type { CancelSignal } from '../../base/async/cancellation';
import type { WorkspaceReader } from '../../workspace/workspace-reader';

/** Where specifications lie below a root. */
export const SPECS = '.sdd/specs';

const LIST = { deadlineMs: 1_000, maxEntries: 2_000, maxBytes: 1_000_000 };

/**
 * The folders of all specifications of the workspace by name, the latest first, as they lie there now: a walk may have been
 * made before the last one was written, and may not come as far in a large repository. What cannot be listed has none.
 */
export async function specFolders(
  reader: WorkspaceReader,
  signal: CancelSignal,
): Promise<{ root: string; folder: string }[]> {
  const found: { root: string; folder: string }[] = [];
  for (const root of reader.roots()) {
    const listed = await reader.list(root, SPECS, LIST, signal).catch(() => null);
    for (const { path, kind } of listed?.value ?? [])
      if (kind === 'folder') found.push({ root, folder: path.slice(path.lastIndexOf('/') + 1) });
  }
  return found.sort((a, b) => (a.folder < b.folder ? 1 : -1));
}
