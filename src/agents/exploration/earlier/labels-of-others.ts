import type { CancelSignal } from '../../base/async/cancellation';
import type { WorkspaceReader } from '../../workspace/workspace-reader';
import { SPECS, specFolders } from './spec-folders';

/** Most specifications that are looked at, those of the latest names, and most bytes of one. */
const MAX_SPECS = 50;
const MAX_BYTES = 500_000;
/** How a specification lists a statement. */
const ITEM = /^- \*\*([A-Z]{1,3}-\d{3,9})\*\* /gm;

/**
 * The labels that other specifications of the workspace list: where one has the same, a label alone does not say whose it is.
 * Looks through the read-only reader only; what cannot be read has none.
 *
 * @param except folders that are not looked at: its own, and that of the specification it replaces, whose labels it keeps
 */
export async function labelsOfOthers(
  reader: WorkspaceReader,
  except: readonly string[],
  signal: CancelSignal,
): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  const others = (await specFolders(reader, signal)).filter(({ folder }) => !except.includes(folder));
  for (const { root, folder } of others.slice(0, MAX_SPECS)) {
    if (signal.aborted) return labels;
    const spec = await reader
      .read(root, `${SPECS}/${folder}/spec.md`, undefined, { maxBytes: MAX_BYTES })
      .catch(() => null);
    for (const [, label = ''] of (spec?.value.text ?? '').matchAll(ITEM)) labels.add(label);
  }
  return labels;
}
