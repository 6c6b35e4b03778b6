import { bareCase, callWithReply, caseWithResult } from '../base/english/case-results';
import { afterCondition } from '../base/english/cases';
import { isClause } from '../base/english/sentence';
import { isPreposition, isVerb } from '../base/english/verbs';
import { withoutHeld } from '../base/text/held';
import { languageOf, type Language } from '../base/text/language';
import { isSaid } from '../session/completeness';
import { oncePerThing } from '../session/once-per-session';
import type { Statement } from '../session/statement';
import { coveredBy, comparable } from './covers';
import type { SpecStatement } from './spec-statement';

/** The lists of a specification that scenarios are about. */
interface Lists {
  requirements: SpecStatement[];
  edgeCases: SpecStatement[];
  acceptance: SpecStatement[];
}

/** A statement in the parts that a scenario needs; `state` is empty where none is named. */
interface Parts {
  state: string;
  event: string;
  response: string;
  language: Language;
}

/** How a condition begins, before an event and what follows from it, and their most characters: longer ones are told in prose. */
const STATE = /^(?:while|where) (.{2,300}?), (?=(?:when|if|wenn|falls|sobald) )/is;
const CONDITION = /^(when|if|wenn|falls|sobald) (.{2,1200})$/is;
const MOST_OF_EVENT = 300;
const MOST_OF_RESPONSE = 800;

/** What a requirement says of a case and of what happens in it; null where it does not say both. */
export function partsOf(text: string): Parts | null {
  const line = text.trim();
  const told = line.includes('? ') ? null : (ofCase(line) ?? ofCall(line) ?? afterwards(line));
  if (told !== null) return told;
  const [begun = '', shown = ''] = STATE.exec(withoutHeld(line)) ?? [];
  const state = shown && line.slice('while '.length).slice(0, shown.length);
  const [, keyword = '', rest = ''] = CONDITION.exec(line.slice(begun.length)) ?? [];
  const { condition: event, main: response } = afterCondition(rest) ?? { condition: '', main: '' };
  const fits = event.length > 1 && event.length <= MOST_OF_EVENT && response.length <= MOST_OF_RESPONSE;
  // What quotes a question says nothing in its condition.
  if (!fits || response.length < 3 || response.includes('? ')) return null;
  if (!/^(?:when|if)$/i.test(keyword))
    return isGermanClause(event, response) ? { state, event, response, language: 'de' } : null;
  // In capitals the keywords mark the parts; in ordinary words only clauses do.
  const marked = /^[A-Z]+$/.test(keyword);
  return marked || (isCase(event) && (isClause(response) || RESULT.test(response)))
    ? { state, event, response, language: 'en' }
    : null;
}

/** A clause, or words in which somebody does something: “staff search for a word” has no ending that shows its verb. */
function isCase(event: string): boolean {
  const [first = '', ...rest] = event.trim().split(/\s+/);
  return isClause(event) || (rest.length > 1 && !isPreposition(first) && rest.slice(0, 2).some(isVerb));
}

/** What comes of a case, told without a verb: “an error and exit code 1”, “they get 404”. */
const RESULT =
  /^(?:(?:an?|the|no|nothing|only|all|both|one|two|error|status|exit)\b|(?:they|we|you|people) \p{L}+ |["“„`\d])/iu;

/** A case that an arrow sets apart from what happens in it. */
function ofCase(line: string): Parts | null {
  const pair = caseWithResult(line);
  return pair === null ? null : { state: '', event: bareCase(pair), response: pair.result, language: languageOf(line) };
}

/** A call of a service, which answers with something. */
function ofCall(line: string): Parts | null {
  const call = callWithReply(line);
  if (call === null) return null;
  const isOne = call.verb !== call.base;
  return {
    state: '',
    event: `${call.calls} ${isOne ? 'is' : 'are'} called`,
    response: `${isOne ? 'it' : 'they'} ${call.verb} ${call.rest}`,
    language: 'en',
  };
}

/** What follows once something else has happened. */
function afterwards(line: string): Parts | null {
  if (!/^after /i.test(line)) return null;
  const parts = afterCondition(line.slice('after '.length));
  if (parts === null || parts.condition.length > MOST_OF_EVENT || parts.main.length > MOST_OF_RESPONSE) return null;
  return isClause(parts.main)
    ? { state: '', event: `after ${parts.condition}`, response: parts.main, language: 'en' }
    : null;
}

/** Behind a German condition its main clause begins with the verb, which has no capital; “Wenn möglich, …” is no clause. */
function isGermanClause(event: string, response: string): boolean {
  return event.trim().split(/\s+/).length > 1 && /^(?:\p{Ll}{1,20}[nsted]|MUSS|MÜSSEN|DARF|DÜRFEN) \S/u.test(response);
}

/** So many that say a case and what happens in it show that a change works, whoever was asked for no more checks. */
export const ENOUGH_CASES = 2;

/**
 * Whether enough of what is written down names a case, and what happens in it: from each a scenario follows. Of demands that rest on
 * what the person said, and of nothing that a writer assumed.
 */
export function statementsShowIt(statements: readonly Statement[]): boolean {
  return new Set(statements.filter(isSaidCase).map(({ text }) => text)).size >= ENOUGH_CASES;
}

/** A statement never changes, and is asked about with every event. */
const isSaidCase = oncePerThing(
  (one: Statement) =>
    (one.kind === 'requirement' || one.kind === 'edge_case') && isSaid(one) && partsOf(one.text) !== null,
);

/** What must be checked: what the change does, and what it does at a limit or when something goes wrong. */
export function demandsIn({ requirements, edgeCases }: Pick<Lists, 'requirements' | 'edgeCases'>): SpecStatement[] {
  return [...requirements, ...edgeCases];
}

/**
 * The scenarios of a specification: those of the ledger, each with what it names, else with the requirements that it covers
 * by its words, then one for each requirement that has none and says in which case what happens. These follow from the
 * requirement, are marked so, and are nobody's words.
 */
export function scenariosOf(spec: Lists): SpecStatement[] {
  const demands = demandsIn(spec);
  const said = comparable(demands);
  const wished = demands.filter(({ sources: [first] }) => first === 'request');
  // The wish speaks of all that is built: what an answer says is looked at first.
  const answered = said.filter((one) => !wished.some(({ id }) => id === one.id));
  const own = spec.acceptance.map((scenario) => {
    const { dependsOn, text } = scenario;
    if (scenario.isLinked === true || demands.some(({ id }) => dependsOn.includes(id))) return scenario;
    const closer = wished.length === 0 ? [] : coveredBy(text, answered);
    const covered = closer.length > 0 ? closer : coveredBy(text, said);
    // A case that the person names, and that is of nothing else, is one of what they asked for.
    const whole =
      covered.length === 0 && wished.length === 1 && isSaid(scenario) ? wished.map(({ id }) => id) : covered;
    return { ...scenario, dependsOn: [...dependsOn, ...whole] };
  });
  const checked = new Set(own.flatMap(({ dependsOn }) => dependsOn));
  return [...own, ...demands.filter(({ id }) => !checked.has(id)).flatMap(derived)];
}

function derived({ basis: _basis, rejected: _rejected, ...demand }: SpecStatement): SpecStatement[] {
  const parts = partsOf(demand.text);
  if (parts === null || demand.assumed) return [];
  const [when, then] = parts.language === 'de' ? ['Wenn', 'dann'] : ['When', 'then'];
  const given = parts.state === '' ? when : `Given ${parts.state}, when`;
  return [
    {
      ...demand,
      id: derivedId(demand.id),
      kind: 'acceptance',
      dimension: 'acceptance',
      text: `${given} ${parts.event}, ${then} ${parts.response}`,
      dependsOn: [demand.id],
      dangling: [],
      derived: true,
    },
  ];
}

/** The scenarios that somebody named. */
export function ownScenarios({ acceptance }: Pick<Lists, 'acceptance'>): SpecStatement[] {
  return acceptance.filter((scenario) => scenario.derived !== true);
}

/** The name of the scenario that follows from a requirement. */
export function derivedId(demand: string): string {
  return `AC-${demand}`;
}

/** The demands that are checked as they stand, in their order: a scenario follows from each, and nobody named one. */
function checkedAsTheyStand(spec: Lists): string[] {
  const stands = new Set(spec.acceptance.flatMap(({ derived, dependsOn }) => (derived === true ? dependsOn : [])));
  return demandsIn(spec).flatMap(({ id }) => (stands.has(id) ? [id] : []));
}

/** What follows from the requirements, in a line for people, to whom it would only say the same again; empty where nothing does. */
export function saidOfDerived(spec: Lists, language: Language = 'en'): string {
  const from = checkedAsTheyStand(spec);
  if (from.length === 0) return '';
  const one = from.length === 1;
  const ids = from.join(', ');
  if (language === 'de')
    return `${one ? 'Eine Anforderung sagt' : `${from.length} Anforderungen sagen`} selbst, was wann geschieht, und ${one ? 'wird' : 'werden'} so geprüft: ${ids}.`;
  return `${one ? 'One requirement says' : `${from.length} requirements say`} in which case what happens, and ${one ? 'is checked as it stands' : 'are checked as they stand'}: ${ids}.`;
}
