import type { Dimension } from '../../../session/dimension';
import type { StatementKind } from '../../../session/statement';
import { inItsCase, NAMES_CASE } from '../../../base/english/cases';
import { itemsOf, sentencesOf } from '../../../base/english/pieces';
import { standingParts, stands, underHeading } from '../../../base/english/sentence';
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
/** Answers that say that there is nothing to say: English, then German. */
const NOTHING =
  /^(?:no|nope|none|nothing|n\/?a|-+|that(?:['’]?s| is) (?:it|all)|(?:no,? )?that is (?:it|all)|(?:nothing|none|no idea)(?: (?:comes to mind|special|else|more|that i (?:know|can think) of|i can think of)){1,2}|(?:i )?(?:just |already )?said (?:that|it|so)(?: already)?|nein|keine?|nichts(?: weiter)?)[.!\s]{0,5}$/i;

/** Whether an answer says that there is nothing to say. */
export function saysNothingMore(text: string): boolean {
  return NOTHING.test(text.trim().slice(0, 200));
}

/** What only says that the rest was said before. */
const SAID_BEFORE =
  /^(?:as )?(?:i|we)(?:['’]ve| have)? (?:already )?(?:said|told you)(?: (?:that|this|it|so))?(?: already| before)?[:,;.]\s+/i;

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
  if (saysNothingMore(text)) return [];
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
