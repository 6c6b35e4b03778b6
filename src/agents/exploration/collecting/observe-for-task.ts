import type { FileEntry, WorkspaceReader } from '../../workspace/workspace-reader';
import type { Clock } from '../../base/async/clock';
import type { CancelSignal } from '../../base/async/cancellation';
import type { ResearcherInput } from '../../roles/inputs/inputs';
import { observe } from '../../observe/observe';
import { type Observed } from '../../observe/observed';
import type { EvidenceKind } from '../../session/evidence';
import type { ObservationRequest } from '../../observe/observation-request';

/** Milliseconds for one task's look, and for one attempt of research. */
export const TASK_MS = 6_000;

const WALK = { deadlineMs: TASK_MS, maxEntries: 100_000, maxBytes: Number.MAX_SAFE_INTEGER };

/** What a look of a task needs. */
export interface TaskLook {
  reader: WorkspaceReader;
  clock: Clock;
  signal: CancelSignal;
  context: Pick<ResearcherInput, 'request' | 'intake'>;
}

/** Observations that go through the paths of all files. */
export const NEEDS_FILES: ReadonlySet<ObservationRequest['action']> = new Set(['facts']);

/**
 * One observation for a task. The words of a query say by themselves what it is after: the request's hints are not added.
 * @param prefer kinds of files that it is about.
 */
export async function observeForTask(
  request: ObservationRequest,
  ports: TaskLook,
  prefer: readonly EvidenceKind[] = [],
): Promise<Observed> {
  const { reader, clock, signal, context } = ports;
  const files: readonly FileEntry[] = NEEDS_FILES.has(request.action) ? (await reader.walk(WALK, signal)).value : [];
  const hints = request.action === 'facts' ? context.intake.terms : [];
  const about = context.request;
  return observe(request, { reader, clock, signal, files, about, hints, prefer, confirm: [] }, TASK_MS);
}
