import type { Dimension } from '../../../session/dimension';
import type { StatementKind } from '../../../session/statement';
import { itemsOf, sentencesOf } from '../../../base/english/pieces';
import { isClause, standingParts, stands, underHeading } from '../../../base/english/sentence';
import { isDeterminer } from '../../../base/english/verbs';
import { kindOfDecided, kindOfWords } from './kinds';

/** Kinds whose section says already what each of their statements is. */
const SAID_BY_SECTION: ReadonlySet<StatementKind> = new Set([
  'acceptance',
  'risk',
  'task',
  'non_goal',
  'goal',
  'story',
]);

/** A question that asks of one case: "What should happen when …?", "If …, what …?"; "When is it sent?" asks for the time. */
const ASKS_OF_CASE = /\S\s(?:when|if|while)\s|^(?:when|if|while)\s[^?]{1,200},/i;
/** Words that say themselves in which case they hold. */
const NAMES_CASE = /\b(?:when|if|while|given)\b/i;

/** Answers that say that there is nothing to say: English, then German. */
const NOTHING =
  /^(?:no|nope|none|nothing|n\/?a|-+|that(?:['’]?s| is) (?:it|all)|(?:no,? )?that is (?:it|all)|(?:nothing|none|no idea)(?: (?:comes to mind|special|else|more|that i (?:know|can think) of|i can think of)){1,2}|(?:i )?(?:just |already )?said (?:that|it|so)(?: already)?|nein|keine?|nichts(?: weiter)?)[.!\s]{0,5}$/i;

/** What only says that the rest was said before. */
const SAID_BEFORE =
  /^(?:as )?(?:i|we)(?:['’]ve| have)? (?:already )?(?:said|told you)(?: (?:that|this|it|so))?(?: already| before)?[:,;.]\s+/i;

/** A question of one case, with the case in a clause of its own: "What should happen when the disk is full?" */
const WHAT_IN_CASE =
  /^(?:what (?:(?:should|must|shall|will) )?happens? (when|if|while) ([^?,]{3,160})|(when|if|while) ([^?,]{3,160}), what [^?]{3,60})\?$/i;
/** A question that asks for cases, each with what happens: an answer names both, with a colon between. */
const ASKS_FOR_CASES = /\bcases\b[^?]{1,80}\bwhat (?:happens|comes back)\b/i;
const CASE = /^(?:(when|if|while) )?([^:]{3,160}): (\S.{2,600})$/i;
/** What has its condition already, or leans on what was asked. */
const HAS_CASE = /^(?:when|if|while|where|given|unless|it|they|this|that|these|those|then)\b/i;

/** Kinds whose answers stay in one piece: who wants what, and why, belongs together. */
const IN_ONE_PIECE: ReadonlySet<StatementKind> = new Set([
  'goal',
  'story',
  'fact',
  'entity',
  'risk',
  'task',
  'non_goal',
]);

/**
 * A free text in the person's words, unchanged: one statement for each item where the text is visibly a list, and for each
 * sentence that stands for itself. Items that do not stand for themselves ("14 days") stand together after what the question
 * settles. Where the question asks of one case ("What happens when the disk is full?") or for cases, a clause stands after
 * its case, so that it can be tested: "WHEN the disk is full, uploads are refused".
 */
export function saidIn(
  text: string,
  question: string,
  kind: StatementKind,
  dimension: Dimension,
  subject: string | null = null,
): { kind: StatementKind; text: string }[] {
  if (NOTHING.test(text.trim().slice(0, 200))) return [];
  const said: { kind: StatementKind; text: string }[] = [];
  const ofACase = ASKS_OF_CASE.test(question);
  let fragments: string[] = [];
  const flush = () => {
    if (fragments.length > 0) said.push({ kind, text: underHeading(question, fragments.join('; '), subject) });
    fragments = [];
  };
  const items = itemsOf(text);
  const inOnePiece = (item: string) => IN_ONE_PIECE.has(kindOfWords(item, kind, dimension));
  const parts = items.some(inOnePiece) ? items : standingParts(items);
  for (const given of parts) {
    const item = given.replace(SAID_BEFORE, '');
    if (NOTHING.test(item.replace(/^[^:]{1,80}:\s+/, '').slice(0, 200))) continue;
    const own = kindOfWords(item, kind, dimension);
    const [first = item] = sentencesOf(item);
    if (stands(item) || stands(first) || SAID_BY_SECTION.has(own)) {
      flush();
      const holdsAlways = SAID_BY_SECTION.has(own) || !ofACase || NAMES_CASE.test(item);
      const worded = holdsAlways ? item : underHeading(question, item, subject);
      said.push({
        kind: worded === item ? kindOfDecided(own, dimension) : own,
        text: SAID_BY_SECTION.has(own) ? item : (inItsCase(item, question) ?? worded),
      });
    } else fragments.push(item);
  }
  flush();
  return said;
}

/** A clause after the case that it holds in, by the keywords of requirements; null where the words do not allow it. */
function inItsCase(item: string, question: string): string | null {
  const [, first, ofFirst, second, ofSecond] = WHAT_IN_CASE.exec(question.trim()) ?? [];
  const asked = ofFirst ?? ofSecond;
  if (asked !== undefined) return NAMES_CASE.test(item) ? null : composed(first ?? second ?? '', asked, item);
  if (!ASKS_FOR_CASES.test(question)) return null;
  const [, keyword = 'if', named = '', happens = ''] = CASE.exec(item) ?? [];
  return composed(keyword, named, happens);
}

function composed(keyword: string, named: string, happens: string): string | null {
  if (HAS_CASE.test(named) || HAS_CASE.test(happens) || !isClause(named) || !isClause(happens)) return null;
  const [start = ''] = happens.split(' ');
  const clause = isDeterminer(start) ? `${start.toLowerCase()}${happens.slice(start.length)}` : happens;
  // A capital may belong to a name: what begins with one stands behind a colon.
  if (/^\p{Lu}/u.test(clause)) return `${keyword.toUpperCase()} ${named}: ${clause}`;
  return `${keyword.toUpperCase()} ${named}, ${/^if$/i.test(keyword) ? 'THEN ' : ''}${clause}`;
}
