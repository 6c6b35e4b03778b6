import { caseWithResult } from '../base/english/case-results';
import { contentStems, isAlike } from '../base/english/words';

/** A statement that binds whoever builds it. */
interface Demand {
  id: string;
  text: string;
}

/** Quoted words, and values that are given: `q=""`, `?q=BÜRO`. */
const QUOTED = /"([^"\n]{1,80})"|“([^“”\n]{1,80})”|„([^„“”\n]{1,80})[“”]/gu;
const GIVEN = /([\p{L}_][\p{L}\p{N}_-]{0,40})=(?:"([^"\n]{0,80})"|([^\s"&;,)]{0,80}))/gu;
/** Status codes and types of errors of what fails: those of what works are everywhere. */
const FAILURE = /(?<![\p{L}\p{N}.-])[45]\d\d(?![\p{L}\p{N}])|\b[A-Z]\w{1,40}(?:Error|Exception)\b/gu;
/** Names in code and of files, and amounts with their units: these tell demands apart where other words are shared, too. */
const NAMED =
  /`[^`\n]{1,80}`|--[a-z][\w-]{1,40}|\b[a-z]\w{0,40}[a-z][A-Z]\w{0,40}|\b[A-Z][a-z]{1,40}(?:[A-Z][a-z]{1,40}){1,4}\b|\b[\w/-]{1,80}\.(?:[a-z]{2,5})\b|\b\d+ (?!of\b|and\b|or\b|in\b)\p{L}{3,12}/gu;

const DENIES =
  /\b(?:not|no|never|none|nothing|nobody|neither|nor|cannot|nicht|kein\w{0,2}|nie|nichts|niemand)\b|n['’]t\b/iu;
/** Clauses that only say when something holds. */
const CONDITIONS = /\b(?:when|if|while|unless|wenn|falls|solange)\b[^,.;]{0,300}/giu;
/** What only says that a fault is to end: whatever its check looks at is the opposite. */
const ENDS_FAULT = /\b(?:SHALL end this|MUSS das beenden): /u;

/** Words of a check and a demand that are shared beside a name, at least. */
const LEAST_BESIDE = 1;
/** From this share of what a check says in a demand on, with so many words, and this many times that of any other, it is of that one. */
const MOSTLY = 0.6;
const LEAST_WORDS = 3;
const AHEAD = 1.45;

/**
 * The demands that a check without steps is of by what both name: a quoted word, a given value or the status code of a failure
 * that one demand alone has in the same sense; a name or an amount together with other words; or by far the most of its words.
 */
export function coveredByNames(check: string, demands: readonly Demand[]): string[] {
  const isDenied = denies(check);
  const same = demands.filter(({ text }) => denies(text) === isDenied);
  const only = (of: readonly Demand[]) => (of.length === 1 ? of : []);
  const wanted = decisive(check);
  const sure = wanted.flatMap((name) => [
    ...only(same.filter(({ text }) => !ENDS_FAULT.test(text) && decisive(text).includes(name))),
    ...demands.filter(({ text }) => ENDS_FAULT.test(text) && decisive(text).includes(name)),
  ]);
  const words = contentStems(check);
  const shared = ({ text }: Demand, apart = '') => {
    const there = contentStems(text);
    const without = contentStems(apart);
    return words.filter((word) => !without.includes(word) && there.some((other) => isAlike(word, other))).length;
  };
  const likely = namesIn(check).flatMap((name) =>
    only(same.filter((one) => namesIn(one.text).includes(name))).filter((one) => shared(one, name) >= LEAST_BESIDE),
  );
  const found = new Set([...sure, ...likely].map(({ id }) => id));
  if (found.size > 0 || demands.length < 2) return demands.map(({ id }) => id).filter((id) => found.has(id));
  const [first, second] = same.map((one) => ({ id: one.id, count: shared(one) })).sort((a, b) => b.count - a.count);
  if (first === undefined || first.count < LEAST_WORDS || first.count < MOSTLY * words.length) return [];
  return first.count >= AHEAD * (second?.count ?? 0) ? [first.id] : [];
}

/** Whether a text denies what it says; of a case what happens in it counts. */
function denies(text: string): boolean {
  return DENIES.test((caseWithResult(text)?.result ?? text).replace(CONDITIONS, ' '));
}

function decisive(text: string): string[] {
  const given = [...text.matchAll(GIVEN)].flatMap(([, name = '', quoted, bare = '']) => {
    const value = quoted ?? bare;
    return [`${name}=${value}`, ...(value === '' ? [] : [value])];
  });
  const quoted = [...text.replace(GIVEN, ' ').matchAll(QUOTED)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  return [...given, ...quoted, ...(text.match(FAILURE) ?? [])].map(folded);
}

function namesIn(text: string): string[] {
  return (text.match(NAMED) ?? []).map((name) => folded(name.replace(/`/g, '')));
}

/** However it is written: composed, and in small letters. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}

/** Checks that what worked works on: English, then German. */
const OF_REGRESSION =
  /\b(?:existing|present|today['’]s|all) tests?\b.{0,60}\b(?:pass|green|unchanged)|\bbefore and after\b.{0,80}\b(?:identical|the same|equal)\b|\b(?:identical|the same|equal)\b.{0,80}\bbefore and after\b|\b(?:bestehenden?|vorhandenen?|alle) Tests\b.{0,60}\b(?:grün|unverändert\w*|durch)|\bvorher und nachher\b.{0,80}\b(?:gleich|identisch)|\b(?:gleich|identisch)\b.{0,80}\bvorher und nachher\b/iu;
/** Demands that something behaves as it did. */
const STAYS_AS_IT_WAS =
  /\b(?:stays?|remains?|keeps?|behaves?|works?)\b.{0,80}\b(?:as (?:it|they) (?:is|are|was|were|do|does|did)|as (?:before|today|now)|the same|unchanged|byte for byte|identical)\b|\bthe same\b.{0,100}\bas (?:before|today|now)\b|\bexactly, as today\b|\bunchanged\b|\b(?:bleib\w{1,3}|verh[aä]lt\w*)\b.{0,80}\b(?:wie (?:bisher|heute|vorher|sie sind|es ist)|gleich|unverändert)|\bdasselbe\b.{0,80}\bwie (?:bisher|vorher)\b/iu;

/** The demands that something stays as it was, where a check is that what worked works on. */
export function coveredByRegression(check: string, demands: readonly Demand[]): string[] {
  return OF_REGRESSION.test(check) ? demands.filter(({ text }) => STAYS_AS_IT_WAS.test(text)).map(({ id }) => id) : [];
}
