import type { Session } from '../session/session';
import { lintStatement, vagueWordIn, type LintFinding } from './lint-rules';
import { buildSpec, statementsIn, type Spec, type SpecStatement } from './model';
import { demandsIn, ownScenarios } from './scenarios';
import { sayTheSame } from './same-statement';

/** Deterministic findings on a specification, statement by statement, then on the whole. */
export function lintSpec(spec: Spec): LintFinding[] {
  const statements = statementsIn(spec);
  return [
    ...statements.flatMap(lintStatement),
    ...duplicateIds(statements),
    ...repetitions(statements),
    ...uncovered(spec),
  ];
}

/** The findings on a session as it stands, one sentence each; hints on mere form are left out. */
export function lintSession(session: Session): string[] {
  const findings = lintSpec(buildSpec(session, { summary: '', title: '' }));
  return findings.filter(({ severity }) => severity !== 'information').map(({ message }) => message);
}

function duplicateIds(statements: readonly SpecStatement[]): LintFinding[] {
  const seen = new Map<string, string>();
  return statements.flatMap(({ id, text }): LintFinding[] => {
    const earlier = seen.get(id);
    seen.set(id, text);
    if (earlier === undefined) return [];
    const how = earlier === text ? 'stands twice; remove one' : 'names two different statements; renumber one';
    return [{ rule: 'duplicate_id', severity: 'error', statement: id, message: `${id} ${how}.` }];
  });
}

function repetitions(statements: readonly SpecStatement[]): LintFinding[] {
  return statements.flatMap((statement, at): LintFinding[] => {
    const earlier = statements.slice(0, at).find((other) => other.id !== statement.id && sayTheSame(other, statement));
    if (earlier === undefined) return [];
    const message = `${statement.id} says the same as ${earlier.id}; keep one of them.`;
    return [{ rule: 'repeated', severity: 'warning', statement: statement.id, message }];
  });
}

function uncovered(spec: Spec): LintFinding[] {
  if (demandsIn(spec).length === 0) return [];
  if (ownScenarios(spec).length === 0) {
    const message = 'There is no acceptance scenario; name at least one check by which the change is accepted.';
    return [{ rule: 'no_acceptance', severity: 'warning', statement: null, message }];
  }
  return notYetCheckable(spec).map(({ statement, missing }): LintFinding => ({
    rule: 'no_acceptance',
    severity: 'information',
    statement,
    message: `${statement} has no acceptance scenario; to be checked it lacks ${missing}.`,
  }));
}

/** A requirement that no scenario checks, and what it lacks for one. */
interface NotCheckable {
  statement: string;
  /** A noun phrase. */
  missing: string;
}

/** The requirements, edge cases included, that no scenario checks: none was named, and none follows from their words. */
export function notYetCheckable(spec: Pick<Spec, 'requirements' | 'edgeCases' | 'acceptance'>): NotCheckable[] {
  const checked = new Set(spec.acceptance.flatMap(({ dependsOn }) => dependsOn));
  return demandsIn(spec)
    .filter(({ id }) => !checked.has(id))
    .map(({ id, text }) => ({ statement: id, missing: missingIn(text) }));
}

function missingIn(text: string): string {
  const vague = vagueWordIn(text);
  if (vague !== null) return `a measure for “${vague}”`;
  if (/^(?:while|where)\b/i.test(text)) return 'what is done while that holds';
  return 'what is done, and what one sees then';
}
