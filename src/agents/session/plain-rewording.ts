import { stands } from '../base/english/sentence';
import { asksWhat, NAME, QUOTED } from './draft-edits';

const REWORDING = new RegExp(
  `^(?:please |bitte )?(${NAME}) (?:should|must|has to|soll(?:te)?|muss) (?:rather |lieber |besser )?(read|say|lauten|heißen)([:,]?) {0,3}(.{3,2000})$`,
  'iu',
);
const CUT = new RegExp(
  `^(?:please |bitte )?(?:(?:delete|remove|drop|strike|cut|lösche?|entferne|streiche) ${QUOTED} (?:in|from|of|aus|bei) (${NAME})|(${NAME}):? (?:please |bitte )?(?:delete|remove|drop|strike|cut|lösche?|entferne|streiche) ${QUOTED})(?:[.,;].{0,200})?$`,
  'iu',
);
/** "Replace “a” by “b” in FR-001", "FR-001: replace “a” with “b”", and the whole text: "Replace FR-001 by “b”". */
const REPLACE = '(?:replace|change|exchange|ersetze|ändere)';
const BY = '(?:by|with|to|into|durch|mit|in|zu)';
const EXCHANGE = new RegExp(
  `^(?:please |bitte )?(?:${REPLACE} ${QUOTED} ${BY} ${QUOTED} (?:in|of|bei) (${NAME})|(${NAME}):? (?:please |bitte )?(?:${REPLACE} ${QUOTED} ${BY}|(?:instead of|statt) ${QUOTED}(?: rather)? (?:write|say|put|schreibe?)) ${QUOTED})[.]?$`,
  'iu',
);
const EXCHANGE_ALL = new RegExp(
  `^(?:please |bitte )?${REPLACE} (${NAME}) ${BY}:? {0,3}["“„](.{3,2000})["”“][.]?$`,
  'iu',
);
/** "Change FR-001 to: …": behind a colon stands all of it. */
const CHANGE_TO = new RegExp(
  `^(?:please |bitte )?(?:change|reword|rewrite|rephrase|ändere?|formuliere?) (${NAME}) (?:(?:um )?(?:to|into|as|in|zu)):\\s{0,3}(.{3,2000})$`,
  'iu',
);
/** What a statement is to say instead, which was named before: "FR-003 is my complaint. Say instead: …". */
const INSTEAD =
  /^(?:please |bitte )?(?:(?:it|this|es|sie|das) (?:should|must|has to|soll(?:te)?|muss) (?:say|read|lauten|heißen)|(?:say|write|put|make it|sage?|schreibe?)(?: (?:instead|rather|stattdessen|lieber))?|better|instead|rather|stattdessen|besser|lieber)(?::\s{0,3}| (?=["“„]))(.{3,2000})$/iu;
/** Text that is in quotation marks as a whole. */
const WHOLLY_QUOTED = /^["“„]([^"”“„]*)["”“][.]?$/u;
/** A capital, and words enough for a sentence. */
const SENTENCE = /^\p{Lu}\S{0,60}(?: \S{1,60}){3}/u;
/** The words that oblige, as requirements write them. */
const OBLIGES = /\b(?:SHALL|MUST|MUSS|SOLL)\b/u;
/** Before the word that obliges, what makes of it what is only asked for: "more about which header the service SHALL send". */
const ASKS_FOR = /\b(?:what|which|how|whether|who|where|why|(?<!^)when|was|wie|ob|wer|welche[mnrs]?|(?<!^)wann)\b/iu;
/** A condition has its consequence behind a comma: without one, it is what somebody wants to be told. */
const ONLY_WHEN = /^(?:when|if|wenn|wann|falls)\b[^,]{0,2000}$/i;

/**
 * The text behind "should read" or "should say" where it is unmistakably what a statement is to say: behind a colon, in quotation
 * marks, or with the word that obliges. Null for what is only to be told of: "should say what the call looks like".
 */
function wholeText(verb: string, isAfterColon: boolean, given: string): string | null {
  const quoted = WHOLLY_QUOTED.exec(given)?.[1];
  // What a statement is to say may be a few words of it; what it is to read is all of it.
  const isAll = (words: string) => /^(?:read|lauten)$/i.test(verb) || SENTENCE.test(words) || stands(words);
  if (quoted !== undefined) return isAfterColon || isAll(quoted) ? quoted : null;
  const text = given.replace(/^(?:that|dass) /i, '');
  const [before = '', ...behind] = text.split(OBLIGES);
  const obliges = behind.length > 0 && !ASKS_FOR.test(before);
  return !asksWhat(text) && (obliges || (isAfterColon && !ONLY_WHEN.test(text))) ? text : null;
}

/** A change of wording that words plainly ask for: `by` in the place of `cut`, or of the whole text where nothing is cut. */
interface PlainRewording {
  name: string;
  cut: string | null;
  by: string;
}

/** The rewording that words ask for and nothing else: "FR-002 should read: …", "Delete “…” in FR-002". Null where they do not. */
export function plainRewording(words: string): PlainRewording | null {
  const said = words.trim().slice(0, 2_400);
  const [, name, verb = '', sign = '', text = ''] = REWORDING.exec(said) ?? [];
  if (name !== undefined) {
    const by = wholeText(verb, sign === ':', text);
    return by === null ? null : { name: name.toUpperCase(), cut: null, by };
  }
  const [, whole, anew] = EXCHANGE_ALL.exec(said) ?? [];
  if (whole !== undefined && anew !== undefined) return { name: whole.toUpperCase(), cut: null, by: anew };
  const [, changed, to = ''] = CHANGE_TO.exec(said) ?? [];
  if (changed !== undefined && !asksWhat(to)) {
    return { name: changed.toUpperCase(), cut: null, by: WHOLLY_QUOTED.exec(to)?.[1] ?? to };
  }
  const [, cutFirst, byFirst, inFirst, inSecond, cutSecond, cutThird, bySecond] = EXCHANGE.exec(said) ?? [];
  const [within, before, after] = [inFirst ?? inSecond, cutFirst ?? cutSecond ?? cutThird, byFirst ?? bySecond];
  if (within !== undefined && before !== undefined && after !== undefined) {
    return { name: within.toUpperCase(), cut: before, by: after };
  }
  const [, first, its, other, second] = CUT.exec(said) ?? [];
  const [of, cut] = [its ?? other, first ?? second];
  return of === undefined || cut === undefined ? null : { name: of.toUpperCase(), cut, by: '' };
}

/** What a statement that was named before is to say instead, where words give that and nothing else: “Say instead: …”. */
export function saidInstead(words: string): string | null {
  const [, text] = INSTEAD.exec(words.trim().slice(0, 2_400)) ?? [];
  return text === undefined || asksWhat(text) ? null : (WHOLLY_QUOTED.exec(text)?.[1] ?? text);
}
