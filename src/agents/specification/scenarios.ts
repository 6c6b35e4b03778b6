import { isClause } from '../base/english/sentence';
import { containment } from '../base/english/similarity';
import type { Spec, SpecStatement } from './model';

/** From this share of a requirement's words in a scenario on, the scenario is taken to check the requirement. */
const COVERS = 0.4;

/** A statement in the parts that a scenario needs; `state` is empty where none is named. */
interface Parts {
  state: string;
  event: string;
  response: string;
}

/** Characters of a condition, and of what follows it: longer ones are told in prose. */
const WHEN_THEN = /^(?:while ([^,]{2,200}), )?(when|if) (.{2,300}?)(?:, then |, |: )(.{3,800})$/isu;

/** What a requirement says of a case and of what happens in it; null where it does not say both. */
export function partsOf(text: string): Parts | null {
  const [, state = '', keyword, event = '', response = ''] = WHEN_THEN.exec(text.trim()) ?? [];
  // What quotes a question says nothing in its condition.
  if (keyword === undefined || response.includes('? ')) return null;
  // In capitals the keywords mark the parts; in ordinary words only clauses do.
  const marked = /^[A-Z]+$/.test(keyword);
  return marked || (isClause(event) && isClause(response)) ? { state, event, response } : null;
}

/** What must be checked: what the change does, and what it does at a limit or when something goes wrong. */
export function demandsIn({ requirements, edgeCases }: Pick<Spec, 'requirements' | 'edgeCases'>): SpecStatement[] {
  return [...requirements, ...edgeCases];
}

/**
 * The scenarios of a specification: those of the ledger, each with the requirements that it names or shares its words with,
 * then one for each requirement that has none and says in which case what happens. These follow from the requirement, are
 * marked so, and are nobody's words.
 */
export function scenariosOf(spec: Pick<Spec, 'requirements' | 'edgeCases' | 'acceptance'>): SpecStatement[] {
  const demands = demandsIn(spec);
  const own = spec.acceptance.map((scenario) => ({ ...scenario, dependsOn: checkedBy(scenario, demands) }));
  const checked = new Set(own.flatMap(({ dependsOn }) => dependsOn));
  return [...own, ...demands.filter(({ id }) => !checked.has(id)).flatMap(derived)];
}

function checkedBy({ dependsOn, text }: SpecStatement, demands: readonly SpecStatement[]): string[] {
  if (demands.some(({ id }) => dependsOn.includes(id))) return dependsOn;
  const shares = (demand: string) => Math.max(containment(demand, text), containment(text, demand)) >= COVERS;
  return [...dependsOn, ...demands.filter((demand) => shares(demand.text)).map(({ id }) => id)];
}

function derived({ basis: _basis, rejected: _rejected, ...demand }: SpecStatement): SpecStatement[] {
  const parts = partsOf(demand.text);
  if (parts === null || demand.assumed) return [];
  const given = parts.state === '' ? 'When' : `Given ${parts.state}, when`;
  return [
    {
      ...demand,
      id: derivedId(demand.id),
      kind: 'acceptance',
      dimension: 'acceptance',
      text: `${given} ${parts.event}, then ${parts.response}`,
      dependsOn: [demand.id],
      dangling: [],
      derived: true,
    },
  ];
}

/** The scenarios that somebody named. */
export function ownScenarios({ acceptance }: Pick<Spec, 'acceptance'>): SpecStatement[] {
  return acceptance.filter((scenario) => scenario.derived !== true);
}

/** The name of the scenario that follows from a requirement. */
export function derivedId(demand: string): string {
  return `AC-${demand}`;
}

/** What follows from the requirements, in a line for people, to whom it would only say the same again; empty where nothing does. */
export function saidOfDerived({ acceptance }: Pick<Spec, 'acceptance'>): string {
  const from = acceptance.flatMap((scenario) => (scenario.derived === true ? scenario.dependsOn : []));
  if (from.length === 0) return '';
  const follow = from.length === 1 ? 'One scenario follows' : `${from.length} scenarios follow`;
  return `${follow} from the requirements, as they stand: ${from.join(', ')}.`;
}
