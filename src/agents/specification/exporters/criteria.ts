import { sentence } from '../../base/english/sentence';
import { languageOf } from '../../base/text/language';
import { plainLine } from '../../base/text/markdown';
import { overlap } from '../../base/english/similarity';
import { ownScenarios } from '../scenarios';
import type { Spec, SpecStatement } from '../model';
import { demandName, parted, shallSentence } from './normative';

/** One check in steps. */
export interface Scenario {
  /** The acceptance statement that it is; null for one that was derived from the requirement's own words. */
  id: string | null;
  given: string;
  when: string;
  then: string;
  /** Whether nobody said it in steps: it is found when it is looked at. */
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

/** Longer texts are not searched for steps, in characters. */
const LONGEST = 1_000;

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

/** The ids of the statements that a check is of: those that it names, else the one that says most of the same. */
function ownersOf({ dependsOn, text }: SpecStatement, statements: readonly SpecStatement[]): string[] {
  const named = statements.filter(({ id }) => dependsOn.includes(id)).map(({ id }) => id);
  if (named.length > 0) return named;
  let best: { id: string; share: number } | null = null;
  for (const statement of statements) {
    const share = overlap(statement.text, text);
    if (share >= COVERS && share > (best?.share ?? 0)) best = { id: statement.id, share };
  }
  return best === null ? [] : [best.id];
}

/** The steps of an acceptance statement; where it has none of its own, it is what shall be found. */
export function scenarioOf({ id, text }: Pick<SpecStatement, 'id' | 'text'>): Scenario {
  const line = plainLine(text);
  const steps = line.length > LONGEST ? null : (stepsIn(line, ENGLISH) ?? stepsIn(line, GERMAN));
  if (steps !== null) return { id, ...steps, isPlain: false };
  const german = languageOf(line) === 'de';
  return { id, given: '', when: german ? 'dies geprüft wird' : 'this is checked', then: line, isPlain: true };
}

/** The check that follows from the words of a demand. */
export function derivedScenario(text: string): Scenario {
  const demand = shallSentence(text);
  const { condition, main } = parted(demand);
  const when = condition.replace(/^(?:when|whenever|if|while|where|once|after|as)\s+/i, '');
  if (when !== condition) return { id: null, given: '', when, then: main.replace(/^then\s+/i, ''), isPlain: false };
  const german = languageOf(text) === 'de';
  return {
    id: null,
    given: '',
    when: german ? 'der Fall eintritt, den die Anforderung nennt' : 'the case that the requirement names comes up',
    then: demand,
    isPlain: true,
  };
}

interface StepWords {
  given: RegExp;
  when: RegExp;
  then: RegExp;
}
const ENGLISH: StepWords = { given: /^(?:scenario:? [^,]{0,200}, ?)?given\b/i, when: /\bwhen\b/i, then: /\bthen\b/i };
const GERMAN: StepWords = { given: /^(?:angenommen|gegeben(?: sei(?:en)?)?)\b/i, when: /\bwenn\b/i, then: /\bdann\b/i };

/** "Given a, when b, then c", also without its first part; null for anything else. */
function stepsIn(line: string, words: StepWords): Omit<Scenario, 'id' | 'isPlain'> | null {
  const given = words.given.exec(line);
  const rest = given === null ? line : line.slice(given[0].length);
  const when = words.when.exec(rest);
  if (when === null || (given === null && when.index !== 0)) return null;
  const after = rest.slice(when.index + when[0].length);
  const then = words.then.exec(after);
  if (then === null) return null;
  const steps = {
    given: given === null ? '' : bare(rest.slice(0, when.index)),
    when: bare(after.slice(0, then.index)),
    then: bare(after.slice(then.index + then[0].length)),
  };
  return steps.when === '' || steps.then === '' || (given !== null && steps.given === '') ? null : steps;
}

/** A step without the marks that part it from the next. */
function bare(step: string): string {
  const text = step.trim();
  return (/^[,;.:\s]/.test(text) ? text.slice(1) : text).trim().replace(/[,;.]$/, '');
}

/** A step as a sentence. */
export function stepSentence(step: string): string {
  const line = sentence(step);
  return line.charAt(0) === step.trim().charAt(0) ? line : step.trim().charAt(0) + line.slice(1);
}

/** From this share of words on, a check is taken to be of a demand. */
const COVERS = 0.4;

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
    .map(({ id, text }) => ({ text: `Build and test ${id}: ${demandName(text)}`, serves: [id] }));
  return [...given, ...rest];
}
