import { containment } from '../base/english/similarity';
import type { Session } from '../session/session';
import { lintStatement, type LintFinding } from './lint-rules';
import { buildSpec, statementsIn, type Spec, type SpecStatement } from './model';
import { sayTheSame } from './same-statement';

/** From this share of a requirement's words in a scenario on, the scenario is taken to cover the requirement. */
export const COVERS = 0.4;

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

function uncovered({ requirements, edgeCases, acceptance }: Spec): LintFinding[] {
  const demands = [...requirements, ...edgeCases];
  if (demands.length === 0) return [];
  if (acceptance.length === 0) {
    const message = 'There is no acceptance scenario; name at least one check by which the change is accepted.';
    return [{ rule: 'no_acceptance', severity: 'warning', statement: null, message }];
  }
  return requirements
    .filter(
      ({ id, text }) =>
        !acceptance.some((scenario) => scenario.dependsOn.includes(id) || overlap(text, scenario.text) >= COVERS),
    )
    .map(({ id }): LintFinding => ({
      rule: 'no_acceptance',
      severity: 'information',
      statement: id,
      message: `${id} has no acceptance scenario of its own; name a check for it.`,
    }));
}

export function overlap(requirement: string, scenario: string): number {
  return Math.max(containment(requirement, scenario), containment(scenario, requirement));
}
