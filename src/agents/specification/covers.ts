import { afterCondition } from '../base/english/cases';
import { piecesOf } from '../base/english/pieces';
import { isNegated, numbersIn } from '../base/english/claims';
import { contentStems, isAlike } from '../base/english/words';
import { coveredByNames, coveredByRegression } from './covers-by-names';
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
 * Which of the demands a check is of, by what both say: it sets up the condition that the demand names, with all its names
 * and numbers, and looks at what the demand says, in the same sense. What both are merely about makes no check. Of one without
 * steps each part is looked at, between semicolons and on lines of their own, also by what only one demand names.
 */
export function coveredBy(check: string, demands: readonly Comparable[]): string[] {
  if (check.length > LONGEST) return [];
  const whole = coveredAsOne(check, demands);
  if (stepsIn(check) !== null) return whole;
  const parts = piecesOf(check);
  const found = new Set([
    ...whole,
    ...(parts.length > 1 ? parts.flatMap((part) => coveredAsOne(part, demands)) : []),
    ...parts.flatMap((part) => [...coveredByNames(part, demands), ...coveredByRegression(part, demands)]),
  ]);
  return demands.map(({ id }) => id).filter((id) => found.has(id));
}

function coveredAsOne(check: string, demands: readonly Comparable[]): string[] {
  const steps = stepsIn(check);
  const whole = toldIn(check);
  const seenText = steps?.then ?? check;
  const [setUp, seen] = steps === null ? [whole, whole] : [toldIn(`${steps.given} ${steps.when}`), toldIn(seenText)];
  const covers = ({ condition, wanted, all, names, keeps }: Parts) =>
    names.every((name) => check.includes(name)) &&
    (condition === null
      ? shareOf(all, whole) >= SAID
      : shareOf(condition, setUp) >= SET_UP && condition.isNegated === setUp.isNegated) &&
    shareOf(wanted, seen) >= SEEN &&
    wanted.isNegated === seen.isNegated &&
    (!keeps || STAYS.test(seenText)) &&
    sharedIn(all, whole) + all.names >= LEAST_SHARED;
  const sure = demands.filter(({ told }) => told.some(covers)).map(({ id }) => id);
  if (sure.length > 0) return sure;
  const isSetUp = ({ condition, names }: Parts) =>
    condition === null || (names.every((name) => check.includes(name)) && condition.isNegated === setUp.isNegated);
  return nearest(check, demands).filter((id) => demands.some((one) => one.id === id && one.told.some(isSetUp)));
}

/** How much more what is seen then counts than what leads there. */
const SEEN_COUNTS = 2;
/** From this share of what a check says in a demand on, and this many times that of any other demand, it is of that one. */
const MOSTLY = 0.4;
const AHEAD = 1.45;
/** Stems that stand for whoever it is. */
const ANYBODY = /^(?:some|any|no|every)(?:bod|on)/;
/** Fewest demands among which a word can be told to be rare. */
const LEAST_DEMANDS = 4;

/**
 * The one demand that says by far the most of what a check says, where there is one: a word counts by how few of the demands
 * have it. A check of a part of a demand is found so, and one that says the same in another sense.
 */
function nearest(check: string, demands: readonly Comparable[]): string[] {
  const steps = stepsIn(check);
  if (steps === null || demands.length < LEAST_DEMANDS) return [];
  const seen = new Set(contentStems(steps.then));
  const words = contentStems(check).filter((word) => !ANYBODY.test(word));
  const weights = words.map((word) => {
    const has = demands.map(({ told: [whole] }) => whole?.all.words.some((other) => isAlike(word, other)));
    const rare = Math.log(demands.length / Math.max(0.5, has.filter(Boolean).length));
    return { has, weight: rare * (seen.has(word) ? SEEN_COUNTS : 1) };
  });
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = demands
    .map(({ id }, at) => ({
      id,
      share: weights.reduce((sum, { has, weight }) => sum + (has[at] ? weight : 0), 0) / all,
    }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = ranked;
  return first !== undefined && first.share >= MOSTLY && first.share >= AHEAD * (second?.share ?? 0) ? [first.id] : [];
}

/** What is told of a text to compare it with another. */
interface Told {
  words: readonly string[];
  names: number;
  isNegated: boolean;
}

/**
 * A demand as checks are compared with it: as a whole, by what it says first, where it goes on about something else, and, where
 * something is never changed, as its staying what it was.
 */
interface Comparable {
  id: string;
  text: string;
  told: readonly Parts[];
}

interface Parts {
  /** Null where it begins with none. */
  condition: Told | null;
  wanted: Told;
  all: Told;
  /** Names and numbers that a check of it has, too: those of its condition, else all. */
  names: readonly string[];
  /** Whether a check of it says that something stays as it was. */
  keeps: boolean;
}

/** Statements as demands; what is too long to be compared is left out. */
export function comparable(statements: readonly { id: string; text: string }[]): Comparable[] {
  return statements.flatMap(({ id, text }) => {
    if (text.length > LONGEST) return [];
    const [first = ''] = text.split('; ');
    const sayings = [text, ...(first !== text && DEMANDS.test(first) ? [first] : [])];
    const kept = sayings.flatMap((one) => (CHANGES.test(one) ? [one.replace(CHANGES, 'keep')] : []));
    return [
      { id, text, told: [...sayings.map((one) => comparedBy(one)), ...kept.map((one) => comparedBy(one, true))] },
    ];
  });
}

function comparedBy(text: string, keeps = false): Parts {
  const { condition, main } = partsOf(text);
  const wanted = main.slice(DEMANDS.exec(main)?.index ?? 0).replace(DEMANDS, '');
  const names = namedIn(condition === '' ? text : condition);
  const told = condition === '' ? null : toldIn(condition);
  return { condition: told, wanted: toldIn(wanted), all: toldIn(text), names, keeps };
}

const CHANGES = /\b(?:never|not) (?:chang|alter|modif|touch|remov|delet|overwrit|los)\w{0,6}\b/i;
const STAYS = /\b(?:still|unchanged|untouched|stays?|remains?|keeps|kept|as (?:it was|they were|before))\b/i;

function toldIn(text: string): Told {
  return { words: contentStems(text), names: namedIn(text).length, isNegated: isNegated(text) };
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

/** Names of code and flags in a text, without the marks around them. */
export function namesIn(text: string): string[] {
  return (text.match(NAMES) ?? [])
    .map((name) => name.replace(/[`()]/g, ''))
    .filter((name) => name.length >= LEAST_NAME);
}
const LEAST_NAME = 4;

function sharedIn(part: Told, whole: Told): number {
  return part.words.filter((word) => whole.words.some((other) => isAlike(word, other))).length;
}

function shareOf(part: Told, whole: Told): number {
  return sharedIn(part, whole) / Math.max(1, part.words.length);
}
