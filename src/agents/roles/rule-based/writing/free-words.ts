import type { Dimension } from '../../../session/dimension';
import type { StatementKind } from '../../../session/statement';
import { inItsCase, NAMES_CASE } from '../../../base/english/cases';
import { caseWithResult, casesIn } from '../../../base/english/case-results';
import { itemsOf, sentencesOf } from '../../../base/english/pieces';
import { sentence, standingParts, stands, underHeading } from '../../../base/english/sentence';
import { saysNothing, saysNothingMore } from '../../../base/english/signals/nothing-more';
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
/** What only says that the rest was said before. */
const SAID_BEFORE =
  /^(?:as )?(?:i|we)(?:['’]ve| have)? (?:already )?(?:said|told you)(?: (?:that|this|it|so))?(?: already| before)?[:,;.]\s+/i;

/** Clauses that only remind of what was said. */
const AS_SAID =
  /^(?:wie (?:schon |bereits )?gesagt|as (?:i )?(?:already )?said(?: before)?),?\s+|,\s+(?:das (?:sagte|schrieb) ich (?:schon|bereits)|wie (?:schon |bereits )?gesagt|as (?:i )?(?:already )?said(?: before)?|i said (?:that|so) (?:already|before))(?=[.!]?$)/iu;

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

/** What somebody marks as no part of it: “Not: the mobile app”. */
const MARKED_OUT = /^(?:not|out of scope|no part of it|nicht|nicht dabei|gehört nicht dazu)\s?:\s+(.+)$/isu;

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
 * settles. Cases that are set apart with what happens in them ("Unknown product → 404") are a statement each. Where the question asks of one case ("What happens when the disk is full?") or for cases, a clause stands after
 * its case, so that it can be tested: "WHEN the disk is full, uploads are refused".
 *
 * @param isOpen whether it was asked openly: then each item stands as it was said, without a heading or a case before it
 */
export function saidIn(
  text: string,
  question: string,
  kind: StatementKind,
  dimension: Dimension,
  subject: string | null = null,
  isOpen = false,
): { kind: StatementKind; text: string }[] {
  if (saysNothingMore(text)) return [];
  const said: { kind: StatementKind; text: string }[] = [];
  const ofACase = !isOpen && ASKS_OF_CASE.test(question);
  let fragments: string[] = [];
  const flush = () => {
    const all = fragments.map((one, at) => (at === fragments.length - 1 ? one : one.replace(/[.;,]$/u, '')));
    if (isOpen) said.push(...all.map((one) => ({ kind, text: sentence(one) })));
    else if (all.length > 0) said.push({ kind, text: underHeading(question, all.join('; '), subject) });
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
    const item = withoutIncluded(given.replace(SAID_BEFORE, '').replace(AS_SAID, ''), question);
    if (saysNothing(item.replace(/^[^:]{1,80}:\s+/, ''))) continue;
    const leftOut = MARKED_OUT.exec(item)?.[1];
    if (leftOut !== undefined) {
      flush();
      said.push({ kind: 'non_goal', text: sentence(leftOut) });
      continue;
    }
    const own = kindOfWords(item, kind, dimension);
    const [first = item] = sentencesOf(item);
    const isCase = caseWithResult(item) !== null;
    if (isCase || stands(item) || stands(first) || SAID_BY_SECTION.has(own)) {
      flush();
      const holdsAlways = isCase || SAID_BY_SECTION.has(own) || !ofACase || NAMES_CASE.test(item);
      const worded = holdsAlways ? item : underHeading(question, item, subject);
      said.push({
        kind: permits(item) ? 'decision' : worded === item ? kindOfDecided(own, dimension) : own,
        text: SAID_BY_SECTION.has(own) ? item : isOpen ? worded : (inItsCase(item, question) ?? worded),
      });
    } else fragments.push(item);
  }
  flush();
  return said;
}
