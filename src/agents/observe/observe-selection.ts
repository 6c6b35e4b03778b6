import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { Observation, Selection } from '../session/evidence';
import { bareObservation } from './observe';
import { type Observed } from './observed';
import { parseQuery } from '../retrieval/query';
import { cite } from '../retrieval/cite';

/** What the person selected is the first evidence. */
export async function observeSelection(
  selection: Selection,
  { reader, clock }: { reader: WorkspaceReader; clock: Clock },
): Promise<Observed> {
  const start = clock.elapsed();
  const { path, startLine, endLine } = selection;
  const made = (status: Observation['status'], result: string): Observed =>
    bareObservation('read', `${path}:${startLine}-${endLine}`, status, result, clock.elapsed() - start);
  try {
    const root = selection.root ?? reader.roots()[0] ?? '';
    const { value: whole } = await reader.read(root, path);
    const about = { why: 'Selected by the person', score: 1, query: parseQuery([]) };
    const piece = cite(reader, { whole, start: startLine, end: endLine }, about);
    return { ...made('ok', 'the selected code'), found: [piece] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return made('failed', `The selection cannot be read again: ${reason}`);
  }
}
