import { isClause } from './sentence';
import { isDeterminer } from './verbs';

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

/** What ends a condition, and things in a row, whose commas end none: "`setup`, `run` and `cleanup`". */
const END_OF_CONDITION = /, (?:then|dann) |, |: /gi;
const IN_ROW = /^[^\s,]{1,60},? (?:and|or|und|oder) |^[^\s,]{1,60}, /;

/** A sentence that begins with a condition, in its two parts; null where nothing ends the condition. */
export function afterCondition(text: string): { condition: string; main: string } | null {
  const ends = [...text.matchAll(END_OF_CONDITION)].map((end) => {
    return { condition: text.slice(0, end.index), main: text.slice(end.index + end[0].length) };
  });
  return ends.find(({ condition, main }) => isClause(condition) || !IN_ROW.test(main)) ?? ends[0] ?? null;
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
