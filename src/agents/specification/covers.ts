import { afterCondition } from '../base/english/cases';
import { isNegated, numbersIn } from '../base/english/claims';
import { contentStems, isAlike } from '../base/english/words';
import { stepsIn } from './steps';

/**
 * From these shares on of the words of a demand in a check, the check is taken to be of it: of its condition in what the
 * check sets up, of a demand without one in all of the check, and of what is demanded in what the check looks at. They are
 * high, since a check that is told of the wrong demand takes it from those for which somebody still has to find one.
 */
const SET_UP = 0.8;
const SAID = 0.6;
const SEEN = 0.4;
/** Fewest words that both have; a name among them counts twice. */
const LEAST_SHARED = 3;
/** Longer texts are not compared, in characters. */
const LONGEST = 2_000;

/** Names of code, flags, and numbers: what tells one demand from another. */
const NAMES = /`[^`\n]{1,80}`|--?[a-z][\w-]{1,40}|[A-Za-z_]\w{0,40}(?:[a-z][A-Z]|_)\w{0,40}|[A-Za-z_]\w{1,40}\(/g;
const BEGINS_WITH_CONDITION = /^(?:when|while|where|if|wenn|falls|sobald|solange)\b/i;
const DEMANDS = /\b(?:SHALL|MUST|MUSS|MÜSSEN|DARF|DÜRFEN)\b/;

/**
 * Whether a check is of a demand by what both say: it sets up the condition that the demand names, with all its names and
 * numbers, and looks at what the demand says, in the same sense. What both are merely about makes no check.
 */
export function covers(check: string, demand: string): boolean {
  if (check.length > LONGEST || demand.length > LONGEST) return false;
  const steps = stepsIn(check);
  const setUp = steps === null ? check : `${steps.given} ${steps.when}`;
  const seen = steps?.then ?? check;
  const { condition, main } = partsOf(demand);
  const wanted = main.slice(DEMANDS.exec(main)?.index ?? 0).replace(DEMANDS, '');
  const told = condition === '' ? demand : condition;
  return (
    namedIn(told).every((name) => check.includes(name)) &&
    (condition === ''
      ? shareOf(demand, check) >= SAID
      : shareOf(condition, setUp) >= SET_UP && isNegated(condition) === isNegated(setUp)) &&
    shareOf(wanted, seen) >= SEEN &&
    isNegated(wanted) === isNegated(seen) &&
    shared(demand, check).length + namedIn(demand).length >= LEAST_SHARED
  );
}

/** The condition that a demand begins with, empty where it has none, and what it demands then. */
function partsOf(demand: string): { condition: string; main: string } {
  const text = demand.trim();
  if (!BEGINS_WITH_CONDITION.test(text)) return { condition: '', main: text };
  const demanded = DEMANDS.exec(text)?.index ?? -1;
  const end = text.slice(0, Math.max(demanded, 0)).lastIndexOf(',');
  const rest = text.slice(text.indexOf(' ') + 1);
  // Where no keyword marks what is demanded, the condition ends where its clause does.
  if (end === -1) return afterCondition(rest) ?? { condition: rest, main: '' };
  return { condition: text.slice(text.indexOf(' ') + 1, end), main: text.slice(end + 1) };
}

function namedIn(text: string): string[] {
  return [...(text.match(NAMES) ?? []).map((name) => name.replace(/[`()]/g, '')), ...numbersIn(text)];
}

function shared(part: string, whole: string): string[] {
  const there = contentStems(whole);
  return contentStems(part).filter((word) => there.some((other) => isAlike(word, other)));
}

function shareOf(part: string, whole: string): number {
  return shared(part, whole).length / Math.max(1, contentStems(part).length);
}
