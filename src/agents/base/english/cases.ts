import { withoutHeld } from '../text/held';
import { isClause } from './sentence';
import { isDeterminer, isFiniteVerb, isPreposition } from './verbs';

/** Words that say themselves in which case they hold. */
export const NAMES_CASE = /\b(?:when|if|while|given)\b/i;

/** A question of one case, with the case in a clause of its own: "What should happen when the disk is full?" */
const WHAT_IN_CASE =
  /^(?:what (?:(?:should|must|shall|will) )?happens? (when|if|while) ([^?,]{3,160})|(when|if|while) ([^?,]{3,160}), what [^?]{3,60})\?$/i;
/** A question that asks for cases, each with what happens: an answer names both, with a colon between. */
const ASKS_FOR_CASES = /\bcases\b[^?]{1,80}\bwhat (?:happens|comes back)\b/i;
const CASE = /^(?:(when|if|while) )?([^:]{3,160}): (\S.{2,600})$/i;
/** What has its condition already, or leans on what was asked. */
const HAS_CASE = /^(?:when|if|while|where|given|unless|it|they|this|that|these|those|then)\b/i;
/** What has its condition already. */
const STATES_CASE = /^(?:when|if|while|where|given|unless|then)\b/i;

/** What may end a condition: a colon only before a capital, which names and clauses of their own have. */
const END_OF_CONDITION = /, (?:then|dann) |, |: (?=\p{Lu})/giu;
/** Things in a row, whose commas end no condition: "`setup`, `run` and `cleanup`". */
const IN_ROW = /^[^\s,]{1,60},? (?:and|or|und|oder) |^[^\s,]{1,60}, /;
const JOINED = /\b(?:and|or|und|oder)\b/;
/** The words that demand something. */
const DEMANDS = /\b(?:SHALL|MUST|MUSS|MÜSSEN|DARF|DÜRFEN)\b/;
/** What goes on with a condition behind a comma, where a main clause would begin with its subject: "…, so that none is left". */
const GOES_ON =
  /^(?:and|or|but|nor|so|that|which|who|whom|whose|than|because|unless|except|including|included|like|such|also|even|not|of|und|oder|aber|sondern|der|die|das|dessen|deren|weil|dass|damit|so|wie|als|wenn|auch|außer|ohne|mit|bei|auf|bis|also|nicht)$/i;

/** A sentence that begins with a condition, in its two parts, and what stands between them. */
interface AfterCondition {
  condition: string;
  /** As it is written: a comma, a colon, or ", then". */
  mark: string;
  main: string;
}

/**
 * A sentence that begins with a condition in its parts, without its first word; null where it is not sure what ends the
 * condition. Code, quotes and brackets hold together, and of a demand the condition ends where the subject of SHALL begins.
 */
export function afterCondition(text: string): AfterCondition | null {
  const shown = withoutHeld(text);
  const demanded = DEMANDS.exec(shown)?.index ?? null;
  const ends = [...shown.matchAll(END_OF_CONDITION)]
    .map(({ 0: mark, index }) => ({ mark, at: index, after: index + mark.length }))
    .filter(({ after }) => demanded === null || after <= demanded);
  const end =
    ends.find((one) => one.mark.length > 2 && !isFiniteVerb(firstWord(shown.slice(one.after)))) ??
    (demanded === null ? endOfClause(shown, ends) : beforeSubject(shown, ends, demanded));
  if (end === null) return null;
  return { condition: text.slice(0, end.at), mark: end.mark, main: text.slice(end.after) };
}

interface End {
  mark: string;
  at: number;
  after: number;
}

/** The end in front of the subject of what is demanded; null where a list or words in between may belong to either side. */
function beforeSubject(shown: string, ends: readonly End[], demanded: number): End | null {
  const [end, before] = [ends.at(-1), ends.at(-2)];
  if (end === undefined) return null;
  const subject = shown.slice(end.after, demanded).trim();
  // In German the verb comes first.
  if (subject === '') return /^(?:MUSS|MÜSSEN|DARF|DÜRFEN)/.test(shown.slice(demanded)) ? end : null;
  const isInRow =
    before !== undefined && JOINED.test(subject) && shown.slice(before.after, end.at).split(' ').length <= MOST_OF_ITEM;
  return isInRow || !beginsClause(subject) ? null : end;
}

/** Most words of a thing in a row, and most places that are looked at for the end of a condition. */
const MOST_OF_ITEM = 4;
const MOST_ENDS = 20;

/** The end behind which a main clause begins, in a sentence that demands in plain words; null where that may be a list. */
function endOfClause(shown: string, ends: readonly End[]): End | null {
  for (const [which, end] of ends.slice(0, MOST_ENDS).entries()) {
    const [condition, main] = [shown.slice(0, end.at), shown.slice(end.after)];
    const isLast = which === ends.length - 1;
    if (!beginsClause(main, isLast) || (IN_ROW.test(main) && !isClause(condition) && !isLast)) continue;
    return isLast || !(IN_ROW.test(main) || isFiniteVerb(firstWord(main))) ? end : null;
  }
  return null;
}

function beginsClause(words: string, mayBeginWithVerb = false): boolean {
  const first = firstWord(words);
  return !GOES_ON.test(first) && !isPreposition(first) && (mayBeginWithVerb || !isFiniteVerb(first));
}

function firstWord(words: string): string {
  return /^\S{0,100}/.exec(words)?.[0].replace(/[,;:.]$/, '') ?? '';
}

/** A clause after the case that it holds in, by the keywords of requirements; null where the words do not allow it. */
export function inItsCase(item: string, question: string): string | null {
  const [, first, ofFirst, second, ofSecond] = WHAT_IN_CASE.exec(question.trim()) ?? [];
  const asked = ofFirst ?? ofSecond;
  if (asked !== undefined) return NAMES_CASE.test(item) ? null : composed(first ?? second ?? '', asked, item);
  if (!ASKS_FOR_CASES.test(question)) return null;
  const [, keyword = 'if', named = '', happens = ''] = CASE.exec(item) ?? [];
  // Right after its case, “it” says which one is meant.
  return composed(keyword, named, happens, STATES_CASE);
}

function composed(keyword: string, named: string, happens: string, refused = HAS_CASE): string | null {
  if (HAS_CASE.test(named) || refused.test(happens) || !isClause(named) || !isClause(happens)) return null;
  const [condition, clause] = [withinSentence(named), withinSentence(happens)];
  // A capital may belong to a name: what begins with one stands behind a colon.
  if (/^\p{Lu}/u.test(clause)) return `${keyword.toUpperCase()} ${condition}: ${clause}`;
  return `${keyword.toUpperCase()} ${condition}, ${/^if$/i.test(keyword) ? 'THEN ' : ''}${clause}`;
}

/** Words as they stand within a sentence: of a word that is no name the capital goes. */
function withinSentence(words: string): string {
  const [start = ''] = words.split(' ');
  return isDeterminer(start) ? `${start.toLowerCase()}${words.slice(start.length)}` : words;
}
