import type { Intake } from '../../session/events';
import type { Evidence, Selection } from '../../session/evidence';
import type { Ground } from '../inputs/inputs';
import { declaredNames } from '../../base/english/terms';
import { wantedThing } from '../../base/english/title';
import type { BankContext, Lens } from './entries/entry';
import { lensesOf } from './recognise';

/** From this score on, found code is worth naming in a question. */
export const GOOD_EVIDENCE = 0.5;

/** The context for a session's ground and what was said since the request. */
export function bankContext(ground: Ground, saidSince: readonly string[] = []): BankContext {
  const lenses = lensesOf(ground.request, ground.intake);
  return {
    request: ground.request,
    kind: ground.intake.kind,
    alsoKinds: ground.intake.alsoKinds,
    visible: ground.intake.visible,
    lenses,
    it: subjectOf(ground.request, ground.intake, lenses),
    selection: ground.selection,
    selected: ground.selection === null ? '' : describeSelection(ground.selection),
    code: ground.evidence.filter((evidence) => evidence.kind === 'code').sort(byScore),
    evidence: ground.evidence,
    fact: (kind) => ground.facts.find((fact) => fact.kind === kind) ?? null,
    facts: ground.facts,
    said: [ground.request, ground.callerContext, ...saidSince].join('\n'),
  };
}

function byScore(left: Evidence, right: Evidence): number {
  return right.score - left.score || left.id.localeCompare(right.id, 'en', { numeric: true });
}

function subjectOf(request: string, intake: Intake, lenses: readonly Lens[]): string {
  const lens = lenses[0];
  if (lens !== undefined) return lens.subject;
  if (intake.kind === 'bug') return 'the fix';
  return wantedThing(request) ?? 'the change';
}

/** The selection in words: its names where it declares some, and its file. */
function describeSelection(selection: Selection): string {
  const names = declaredNames(selection.text).map((name) => `\`${name}\``);
  const place = `\`${selection.path}\``;
  if (names.length > 0) return `${names.join(', ')} in ${place}`;
  return selection.startLine === selection.endLine
    ? `line ${selection.startLine} of ${place}`
    : `lines ${selection.startLine}–${selection.endLine} of ${place}`;
}
