import { inEnglish } from '../../base/text/german-terms';
import type { FileEntry, WorkspaceReader } from '../../workspace/workspace-reader';
import type { Clock } from '../../base/async/clock';
import type { CancelSignal } from '../../base/async/cancellation';
import type { Intake } from '../../session/events';
import type { EvidenceKind, Fact } from '../../session/evidence';
import type { ObserveContext } from '../../observe/observed';

/** Longest part of a request, in characters, that is taken as a query. */
const MAX_QUERY = 4_000;

/** Words of a request by which the change depends on where data is kept. */
const ABOUT_DATA =
  /\b(?:data(?:base)?s?|stor(?:e|age|ing)|sav(?:e|ing)|persist\w*|records?|schemas?|quer(?:y|ies)|sql|migrat\w*)\b/i;

/** Kinds of files that a change is itself about. */
const PREFERRED: Partial<Record<Intake['kind'], readonly EvidenceKind[]>> = {
  tests: ['test'],
  docs: ['doc'],
  tooling: ['config', 'manifest'],
  // Pages and styles as well as programs, and first.
  ui: ['code'],
};

export function preferredFor(kind: Intake['kind']): readonly EvidenceKind[] {
  return PREFERRED[kind] ?? [];
}

export interface Looking {
  reader: WorkspaceReader;
  clock: Clock;
  signal: CancelSignal;
  /** The files of the walk. */
  files: readonly FileEntry[];
  request: string;
  intake: Intake;
}

/** How observations are to be made for a request. */
export function observeContext({ reader, clock, signal, files, request, intake }: Looking): ObserveContext {
  const about = inEnglish(request.slice(0, MAX_QUERY));
  const confirm: Fact['kind'][] = ABOUT_DATA.test(about) || intake.kind === 'data' ? ['database'] : [];
  const prefer = preferredFor(intake.kind);
  return { reader, clock, signal, files, about, hints: intake.terms, prefer, confirm };
}
