import { sentence } from '../../base/english/sentence';
import { languageOf } from '../../base/text/language';
import { plainLine } from '../../base/text/markdown';
import { overlap } from '../../base/english/similarity';
import { coveredBy, comparable } from '../covers';
import { missingIn } from '../lint';
import { ownScenarios, partsOf } from '../scenarios';
import { stepsIn, type Steps } from '../steps';
import type { Spec, SpecStatement } from '../model';
import { demandLabel, parted, shallSentence } from './normative';

/** One check in steps. */
export interface Scenario extends Steps {
  /** The acceptance statement that it is; null for one that was derived from the requirement's own words. */
  id: string | null;
  /** Whether nobody said it in steps: it is found when it is looked at; of one that was derived, that there is nothing to look at yet. */
  isPlain: boolean;
}

/** A statement that binds whoever builds it, with the checks by which it is accepted. */
export interface Demand {
  statement: SpecStatement;
  /** What was said to be checked; empty where nothing was. */
  named: Scenario[];
  /** The same, or what the requirement's own words say of it. */
  scenarios: Scenario[];
}

/**
 * What a specification demands, in its order: requirements, quality, interfaces, edge cases; where there are none its
 * decisions, else its goals. Beside it the checks that belong to none of them.
 */
export function demandsOf(spec: Spec): { demands: Demand[]; general: Scenario[] } {
  const { requirements, quality, interfaces, edgeCases, decisions, delegated, goals } = spec;
  const lists = [[...requirements, ...quality, ...interfaces, ...edgeCases], [...decisions, ...delegated], goals];
  const statements = lists.find((list) => list.length > 0) ?? [];
  const checks = ownScenarios(spec);
  const owners = checks.map((check) => ownersOf(check, statements));
  const demands = statements.map((statement): Demand => {
    const named = checks.flatMap((check, at) =>
      owners[at]?.includes(statement.id) === true ? [scenarioOf(check)] : [],
    );
    return { statement, named, scenarios: named.length > 0 ? named : [derivedScenario(statement.text)] };
  });
  const general = checks.flatMap((check, at) => (owners[at]?.length === 0 ? [scenarioOf(check)] : []));
  return { demands, general };
}

/** The ids of the statements that a check is of: those that it names, else those that it covers by its words. */
function ownersOf({ dependsOn, text }: SpecStatement, statements: readonly SpecStatement[]): string[] {
  const named = statements.filter(({ id }) => dependsOn.includes(id)).map(({ id }) => id);
  if (named.length > 0) return named;
  return coveredBy(text, comparable(statements));
}

/** The steps of an acceptance statement; where it has none of its own, it is what shall be found. */
export function scenarioOf({ id, text }: Pick<SpecStatement, 'id' | 'text'>): Scenario {
  const line = plainLine(text);
  const steps = stepsIn(text);
  if (steps !== null) return { id, ...steps, isPlain: false };
  const parts = partsOf(line);
  if (parts !== null) return { id, given: parts.state, when: parts.event, then: parts.response, isPlain: false };
  const german = languageOf(line) === 'de';
  return { id, given: '', when: german ? 'dies geprüft wird' : 'this is checked', then: line, isPlain: true };
}

/** The check that follows from the words of a demand; of one that names no case it says that there is none yet, and what it lacks. */
function derivedScenario(text: string): Scenario {
  const demand = shallSentence(text);
  const parts = partsOf(plainLine(text)) ?? partsOf(demand);
  if (parts !== null) return { id: null, given: parts.state, when: parts.event, then: parts.response, isPlain: false };
  const { condition, main } = parted(demand);
  const when = condition.replace(/^(?:when|whenever|if|while|where|once|after|as)\s+/i, '');
  if (when !== condition) return { id: null, given: '', when, then: main, isPlain: false };
  const german = languageOf(text) === 'de';
  return {
    id: null,
    given: '',
    when: german ? 'dies geprüft werden soll' : 'this is to be checked',
    then: german
      ? 'ist es noch nicht prüfbar: Es fehlt, was getan wird und was man dann sieht.'
      : `it is not yet checkable: it lacks ${missingIn(text)}.`,
    isPlain: true,
  };
}

/** A step as a sentence. */
export function stepSentence(step: string): string {
  const line = sentence(step);
  return line.charAt(0) === step.trim().charAt(0) ? line : step.trim().charAt(0) + line.slice(1);
}

/** From this share of a demand's words in a task on, the task is taken to serve it. */
const SERVES = 0.5;

/** The tasks of a specification with the ids of what they serve; what no task serves gets one of its own. */
export function tasksOf(spec: Spec, demands: readonly SpecStatement[]): { text: string; serves: string[] }[] {
  const given = spec.tasks.map(({ text, dependsOn }) => {
    const own = demands.filter((demand) => dependsOn.includes(demand.id) || overlap(demand.text, text) >= SERVES);
    return { text, serves: own.map(({ id }) => id) };
  });
  const served = new Set(given.flatMap(({ serves }) => serves));
  const rest = demands
    .filter(({ id }) => !served.has(id))
    .map(({ id, text }) => ({ text: `Build and test ${id}: ${demandLabel(text)}`, serves: [id] }));
  return [...given, ...rest];
}
