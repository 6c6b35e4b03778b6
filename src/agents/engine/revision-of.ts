import { TimeLimit } from '../base/async/deadline';
import { ABORTED, untilAborted } from '../base/async/until-aborted';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';

/** Milliseconds that a session waits to hear which commit it is about. */
const REVISION_MS = 2_000;

/** The commit that is checked out, full hash; null where it is not known, or not soon enough. Never rejects. */
export async function revisionOf(
  { reader: reader, clock }: { reader: WorkspaceReader; clock: Clock },
  signal: CancelSignal,
): Promise<string | null> {
  const limit = new TimeLimit(clock, REVISION_MS, signal);
  try {
    const revision = await untilAborted(reader.revision(), limit.signal);
    return revision === ABORTED ? null : revision;
  } catch {
    return null;
  } finally {
    limit.end();
  }
}
