import type { Dimension } from '../../../session/dimension';
import type { StatementKind } from '../../../session/statement';
import { inItsCase, NAMES_CASE } from '../../../base/english/cases';
import { caseWithResult, casesIn } from '../../../base/english/case-results';
import { itemsOf, sentencesOf } from '../../../base/english/pieces';
import { standingParts, stands, underHeading } from '../../../base/english/sentence';
import { languageOf } from '../../../base/text/language';
import { SAYS } from '../says';
import { asksForBothSides, hasToBe, kindOfDecided, kindOfWords, permits, staysOut } from './kinds';

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
  /^(?:no preference[^.!?]{0,40}|i don['’]t (?:really )?care|(?:das )?ist mir egal|keine vorlieben?|no|nope|none|nothing|n\/?a|-+|that(?:['’]?s| is) (?:it|all)|(?:no,? )?that is (?:it|all)|(?:nothing|none|no idea)(?: (?:comes to mind|special|else|more|that i (?:know|can think) of|i can think of)){1,2}|(?:i )?(?:just |already )?said (?:that|it|so)(?: already)?|nein|keine?|nichts(?: weiter)?)[.!\s]{0,5}$/i;

/** Answers that say that it was said: “That was in my request.”, “Das habe ich schon gesagt.” */
const SAID_ELSEWHERE =
  /^(?:(?:that|this|it|all of (?:that|this))(?: (?:was|is|stands|stood)|['’]s) (?:all |already )?(?:(?:said|told|written|answered) )?(?:in (?:my|the) (?:first |last )?(?:request|answer|wish|message)|above)\b[^.!?\n]{0,30}|(?:i|we)(?:['’]ve| have)? (?:just |already ){0,2}(?:said|told you|answered|wrote|written)(?: (?:that|this|it|so))?(?: (?:already|before|above|in (?:my|the))\b[^.!?\n]{0,40})?|(?:see|as in) (?:my |the )?(?:request|answer|above)[^.!?\n]{0,30}|das (?:habe? ich|haben wir) (?:doch |ja |schon |bereits ){0,3}(?:gesagt|geschrieben|beantwortet)[^.!?\n]{0,30}|(?:das )?(?:steht|stand) (?:doch |ja |schon |bereits ){0,3}(?:oben|in (?:der|meiner) (?:anfrage|antwort))\b[^.!?\n]{0,30}|siehe (?:oben|anfrage|meine anfrage))[.!\s]{0,5}$/iu;

/** Whether an answer says that there is nothing to say. */
export function saysNothing(text: string): boolean {
  return NOTHING.test(text.trim().slice(0, 200));
}

/** Whether an answer adds nothing: there is nothing to say, or it was said. */
export function saysNothingMore(text: string): boolean {
  return saysNothing(text) || SAID_ELSEWHERE.test(text.trim().slice(0, 200));
}

/** What only says that the rest was said before. */
const SAID_BEFORE =
  /^(?:as )?(?:i|we)(?:['’]ve| have)? (?:already )?(?:said|told you)(?: (?:that|this|it|so))?(?: already| before)?[:,;.]\s+/i;

const ASKS_WHAT_BELONGS = /\b(?:part of (?:it|this|them)|in scope|teil davon|gehört)\b/iu;
const INCLUDED = /: (?:in|yes|included|part of (?:it|this)|ja|dabei|gehört dazu)[.!]?$/iu;

/** An item without the mark that it belongs to the change, where the question asked what does: as a requirement it says so. */
function withoutIncluded(item: string, question: string): string {
  return ASKS_WHAT_BELONGS.test(question) ? item.replace(INCLUDED, '') : item;
}

/** The things of a text that are each marked as in or out; null where it is no such list. */
function sorted(item: string): string[] | null {
  const parts = sentencesOf(item).flatMap((one) => one.split(/;\s+/u));
  const isMarked = (part: string) => INCLUDED.test(part) || staysOut(part);
  return parts.length > 1 && parts.every(isMarked) ? parts : null;
}

/** Where what is in ends and what is out begins, or the next of either. */
const BETWEEN_SIDES =
  /;\s+|(?<=[.!])\s+|,\s+(?=(?:(?:and|but|und|aber) )?(?:not|no|without|nicht|keine?[nrms]?|ohne)\s)|\s[–-]\s(?=(?:not|nicht)\s)/iu;

/** What is in and what is out, apart, where the question asked for both in one; null where it did not. */
function bothSides(item: string, question: string): string[] | null {
  return asksForBothSides(question) ? item.split(BETWEEN_SIDES) : null;
}

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

/** What demands or permits in a person's words, and what begins words that add to others. */
const HAS_MODAL =
  /(?<!\p{L})(?:shall|must|should|may|can|cannot|has to|have to|needs? to|soll\p{L}*|muss|müssen|darf|dürfen|kann|können)(?!\p{L})/iu;
const ADDS = /^(?:and|also|but|plus|or|und|auch|aber|oder)(?!\p{L})/iu;

/**
 * Words that do not stand for themselves, after what the question settles: as a demand on it, unless they demand something
 * themselves, add to what was chosen, or say what happens in a case.
 */
function settled(kind: StatementKind, question: string, words: string, subject: string | null): string {
  const isDemand =
    kind === 'requirement' && !ASKS_OF_CASE.test(question) && !HAS_MODAL.test(words) && !ADDS.test(words);
  return isDemand && subject !== null
    ? SAYS[languageOf(question)].shallBe(subject, words)
    : underHeading(question, words, subject);
}

/**
 * A free text in the person's words, unchanged: one statement for each item where the text is visibly a list, and for each
 * sentence that stands for itself. Items that do not stand for themselves ("14 days") stand together after what the question
 * settles. Cases that are set apart with what happens in them ("Unknown product → 404") are a statement each. Where the question asks of one case ("What happens when the disk is full?") or for cases, a clause stands after
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
    const all = fragments.map((one, at) => (at === fragments.length - 1 ? one : one.replace(/[.;,]$/u, '')));
    if (all.length > 0) said.push({ kind, text: settled(kind, question, all.join('; '), subject) });
    fragments = [];
  };
  const items = itemsOf(text)
    .flatMap((item) => (kind === 'non_goal' && sentencesOf(item).some(hasToBe) ? sentencesOf(item) : [item]))
    .flatMap(
      (item) =>
        (SAID_BY_SECTION.has(kind) ? null : (casesIn(item) ?? sorted(item) ?? bothSides(item, question))) ?? [item],
    );
  const inOnePiece = (item: string) => IN_ONE_PIECE.has(kindOfWords(item, kind, dimension));
  const parts = items.some(inOnePiece) ? items : standingParts(items);
  for (const given of parts) {
    const item = withoutIncluded(given.replace(SAID_BEFORE, ''), question);
    if (NOTHING.test(item.replace(/^[^:]{1,80}:\s+/, '').slice(0, 200))) continue;
    const own = kindOfWords(item, kind, dimension);
    const [first = item] = sentencesOf(item);
    const isCase = caseWithResult(item) !== null;
    if (isCase || stands(item) || stands(first) || SAID_BY_SECTION.has(own)) {
      flush();
      const holdsAlways = isCase || SAID_BY_SECTION.has(own) || !ofACase || NAMES_CASE.test(item);
      const worded = holdsAlways ? item : underHeading(question, item, subject);
      said.push({
        kind: permits(item) ? 'decision' : worded === item ? kindOfDecided(own, dimension) : own,
        text: SAID_BY_SECTION.has(own) ? item : (inItsCase(item, question) ?? worded),
      });
    } else fragments.push(item);
  }
  flush();
  return said;
}
