import { afterCondition } from '../base/english/cases';
import { isClause } from '../base/english/sentence';
import { contentStems, isAlike } from '../base/english/words';
import type { Language } from '../base/text/language';
import type { SpecStatement } from './spec-statement';

/**
 * From this share on of the words of a requirement or a scenario, whichever has fewer, and so many of them in both, the
 * scenario is taken to check the requirement. A name of code that both have, and not every requirement has, counts as two
 * words more, and then the smaller share is enough: what such a scenario says beside it is how one gets there.
 */
const COVERS = 0.4;
const COVERS_NAMED = 0.25;
const LEAST_SHARED = 3;
const LEAST_BESIDE_NAMES = 1;
/** Names of code, flags, and numbers: what tells one requirement from another. */
const NAMES = /`[^`\n]{2,80}`|--?[a-z][\w-]{1,40}|[A-Za-z_]\w{0,40}(?:[a-z][A-Z]|_)\w{0,40}|[A-Za-z_]\w{1,40}\(/g;

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
const STATE = /^while ([^,]{2,200}), /i;
const CONDITION = /^(when|if|wenn|falls|sobald) (.{2,1200})$/is;
const MOST_OF_EVENT = 300;
const MOST_OF_RESPONSE = 800;

/** What a requirement says of a case and of what happens in it; null where it does not say both. */
export function partsOf(text: string): Parts | null {
  const [begun = '', state = ''] = STATE.exec(text.trim()) ?? [];
  const [, keyword = '', rest = ''] = CONDITION.exec(text.trim().slice(begun.length)) ?? [];
  const { condition: event, main: response } = afterCondition(rest) ?? { condition: '', main: '' };
  const fits = event.length > 1 && event.length <= MOST_OF_EVENT && response.length <= MOST_OF_RESPONSE;
  // What quotes a question says nothing in its condition.
  if (!fits || response.length < 3 || response.includes('? ')) return null;
  if (!/^(?:when|if)$/i.test(keyword))
    return isGermanClause(event, response) ? { state, event, response, language: 'de' } : null;
  // In capitals the keywords mark the parts; in ordinary words only clauses do.
  const marked = /^[A-Z]+$/.test(keyword);
  return marked || (isClause(event) && isClause(response)) ? { state, event, response, language: 'en' } : null;
}

/** Behind a German condition its main clause begins with the verb, which has no capital; “Wenn möglich, …” is no clause. */
function isGermanClause(event: string, response: string): boolean {
  return event.trim().split(/\s+/).length > 1 && /^(?:\p{Ll}{1,20}[nsted]|MUSS|MÜSSEN|DARF|DÜRFEN) \S/u.test(response);
}

/** What must be checked: what the change does, and what it does at a limit or when something goes wrong. */
export function demandsIn({ requirements, edgeCases }: Pick<Lists, 'requirements' | 'edgeCases'>): SpecStatement[] {
  return [...requirements, ...edgeCases];
}

/**
 * The scenarios of a specification: those of the ledger, each with the requirements that it names or shares its words with,
 * then one for each requirement that has none and says in which case what happens. These follow from the requirement, are
 * marked so, and are nobody's words.
 */
export function scenariosOf(spec: Lists): SpecStatement[] {
  const demands = demandsIn(spec);
  const said = demands.map(({ id, text }) => ({ id, words: contentStems(text), names: namesIn(text) }));
  const own = spec.acceptance.map((scenario) => ({ ...scenario, dependsOn: checkedBy(scenario, said) }));
  const checked = new Set(own.flatMap(({ dependsOn }) => dependsOn));
  return [...own, ...demands.filter(({ id }) => !checked.has(id)).flatMap(derived)];
}

/** What is told of a requirement to find the scenarios that check it. */
interface Told {
  id: string;
  words: readonly string[];
  names: ReadonlySet<string>;
}

function checkedBy({ dependsOn, text }: SpecStatement, demands: readonly Told[]): string[] {
  if (demands.some(({ id }) => dependsOn.includes(id))) return dependsOn;
  const there = contentStems(text);
  const telling = [...namesIn(text)].filter(
    (name) => demands.length === 1 || !demands.every(({ names }) => names.has(name)),
  );
  const covered = demands.filter(({ words, names }) => {
    const shared = words.filter((word) => there.some((other) => isAlike(word, other))).length;
    const named = telling.filter((name) => names.has(name));
    const share = named.length === 0 ? COVERS : COVERS_NAMED;
    const ofNames = new Set(named.flatMap(contentStems));
    const beside = words.filter((word) => !ofNames.has(word) && there.some((other) => isAlike(word, other))).length;
    const enough = named.length === 0 ? shared >= LEAST_SHARED : beside >= LEAST_BESIDE_NAMES;
    return enough && shared >= Math.min(words.length, there.length) * share;
  });
  return [...dependsOn, ...covered.map(({ id }) => id)];
}

function namesIn(text: string): Set<string> {
  return new Set((text.match(NAMES) ?? []).map((name) => name.replace(/[`(]/g, '')));
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

/** The demands that are checked as they stand: a scenario follows from each, and nobody named one. */
export function checkedAsTheyStand({ acceptance }: Pick<Lists, 'acceptance'>): string[] {
  return acceptance.flatMap((scenario) => (scenario.derived === true ? scenario.dependsOn : []));
}

/** What follows from the requirements, in a line for people, to whom it would only say the same again; empty where nothing does. */
export function saidOfDerived(spec: Pick<Lists, 'acceptance'>, language: Language = 'en'): string {
  const from = checkedAsTheyStand(spec);
  if (from.length === 0) return '';
  const one = from.length === 1;
  const ids = from.join(', ');
  if (language === 'de')
    return `${one ? 'Eine Anforderung sagt' : `${from.length} Anforderungen sagen`} selbst, was wann geschieht, und ${one ? 'wird' : 'werden'} so geprüft: ${ids}.`;
  return `${one ? 'One requirement says' : `${from.length} requirements say`} in which case what happens, and ${one ? 'is checked as it stands' : 'are checked as they stand'}: ${ids}.`;
}
