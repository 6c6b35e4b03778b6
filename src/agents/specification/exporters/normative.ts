import { bareCase, callWithReply, caseWithResult } from '../../base/english/case-results';
import { afterCondition } from '../../base/english/cases';
import { isStopWord } from '../../base/english/words';
import { capital, isClause, sentence, stands } from '../../base/english/sentence';
import { beginsWithVerb, isDeterminer, isFiniteVerb } from '../../base/english/verbs';
import { replacedInSentence, withoutHeld } from '../../base/text/held';
import { languageOf } from '../../base/text/language';
import { plainLine } from '../../base/text/markdown';
import { shortName } from './parts';

/** Longer statements are not taken apart, in characters. */
const LONGEST = 2_000;
const NORMATIVE = /\b(?:SHALL|MUST)\b/;
/** The keywords of requirements in German. */
const GERMAN_NORMATIVE = /\b(?:MUSS|MÜSSEN|DARF|DÜRFEN)\b/;

/** What says that something is demanded, at its place behind a subject. */
const MODAL = /^(?:must|shall|should|(?:has|have|needs?) to)\b(?: (not)\b)?(?=\s)/i;
/** Words in front of a modal that make the subject's clause another one than the sentence's own. */
const SUBORDINATE =
  /^(?:that|which|who|whom|whose|because|if|when|whenever|unless|so|where|whether|while|until|although|though|since|as|than|what|why|how|but|is|are|was|were|it|do|does|did|can|could|may|might|will|would)$/i;
const QUESTION_WORD = /^(?:which|what|who|whose|how|why|where|when|should|shall|must|do|does|is|are|can|could)$/i;
/** Words that only English sentences are made of, as far as it matters here. */
const ENGLISH =
  /^(?:the|an?|and|or|of|to|for|from|in|on|at|with|by|every|each|all|no|not|is|are|can|must|will|has|have|only|it|they|them)$/i;
/** Most words of a subject in front of a modal. */
const SUBJECT_WORDS = 12;
/** Longest name of a demand, in characters. */
const MOST_OF_NAME = 100;

/**
 * A requirement as a sentence with SHALL or MUST, whatever words it came in. One that has the keyword stays as it is; a case
 * with its result, a call with its reply, and the name of what is to be there become sentences of their own; the modal of a plain English sentence becomes SHALL, an instruction gets the system as its subject, another English clause
 * becomes what the system ensures, and what cannot be turned that way is quoted as what the system satisfies.
 */
export function shallSentence(text: string): string {
  const line = sentence(plainLine(text));
  // What stands in code, quotes or brackets demands nothing of the sentence itself.
  const shown = withoutHeld(line);
  if (NORMATIVE.test(shown)) return line;
  // Validators look for the English keyword.
  const german = GERMAN_NORMATIVE.exec(shown);
  if (german !== null) {
    const end = german.index + german[0].length;
    return `${line.slice(0, end)} (SHALL)${line.slice(end)}`;
  }
  if (line.length > LONGEST) return satisfied(line);
  const asked = answered(line);
  if (asked !== null) return asked;
  const own = ofCase(line) ?? ofCall(line) ?? ofThing(line);
  if (own !== null) return own;
  if (languageOf(line) === 'de') return `Das System MUSS (SHALL) Folgendes erfüllen: ${line}`;
  const { condition, main } = parted(line);
  // In capitals the keywords mark the parts: what follows is a clause, whatever its verb is.
  const isClear = line.includes(', THEN ') ? main.split(' ').length > 2 : isClause(main);
  const isMarked = /^[A-Z]{2,}\b/.test(condition) && isClear && !main.includes('?');
  const clause = demanded(main) ?? (isMarked ? `The system SHALL ensure that ${lowered(main)}` : null);
  if (clause === null) return satisfied(line);
  return condition === '' ? sentence(clause) : sentence(`${condition}, ${lowered(clause)}`);
}

/** The same with MUST, in the form of Spec Kit: "System MUST …". */
export function mustSentence(text: string): string {
  const line = replacedInSentence(shallSentence(text), /\bSHALL\b/g, () => 'MUST');
  return line.replace('(SHALL)', '(MUST)').replace(/^The system MUST\b/i, 'System MUST');
}

/** The same in the form of EARS, its keywords in capitals: "WHEN e THE s SHALL r". Nothing else of it changes. */
export function earsSentence(text: string): string {
  const line = replacedInSentence(shallSentence(text), /\bMUST\b/g, () => 'SHALL');
  const { condition, mark, main } = parted(line);
  const subject = main.replace(/^the(?=\s)/i, 'THE');
  const [word = ''] = condition.split(' ', 1);
  const between = /^if$/i.test(word) && mark === ', ' ? ', THEN ' : mark.toUpperCase();
  return `${word.toUpperCase()}${condition.slice(word.length)}${between}${subject}`;
}

/** A short name of a demand: what the system shall do where it says so, else its first words. */
export function demandName(text: string, most = MOST_OF_NAME): string {
  const line = plainLine(text);
  const { main } = parted(line);
  const act = /^the (?:system|library|command|service|application|change|call) (?:shall|must) (?!not\b)(\S.*)$/i.exec(
    main,
  )?.[1];
  // Without its condition nobody knows what “it” is.
  return shortName(act === undefined ? (/^(?:it|they)\b/i.test(main) ? line : capital(main)) : capital(act), most);
}

/** The same where the whole stands elsewhere, with a mark where the name is but a part of its sentence. */
export function demandLabel(text: string): string {
  const name = demandName(text);
  return name === demandName(text, Number.POSITIVE_INFINITY) ? name : `${name} …`;
}

/** The condition that a sentence begins with, what parts it from the rest, and what follows from it. */
export function parted(line: string): { condition: string; mark: string; main: string } {
  const [first = ''] = line.split(' ', 1);
  const rest = line.slice(first.length + 1);
  const parts =
    /^(?:when|whenever|while|if|where|as|once|unless|until|after|before)$/i.test(first) && afterCondition(rest);
  return parts ? { ...parts, condition: `${first} ${parts.condition}` } : { condition: '', mark: '', main: line };
}

/** A case that an arrow sets apart, as what the system does in it. */
function ofCase(line: string): string | null {
  const pair = caseWithResult(line);
  if (pair === null) return null;
  const named = bareCase(pair);
  if (languageOf(line) === 'de') return `Im Fall „${named}“ MUSS (SHALL) dies das Ergebnis sein: ${pair.result}`;
  const condition = named === pair.case ? `IF the case is “${named}”` : `IF ${named}`;
  return `${condition}, THEN the system SHALL ${/^[1-5]\d\d\b/.test(pair.result) ? 'answer' : 'give this result:'} ${pair.result}`;
}

function ofCall(line: string): string | null {
  const call = callWithReply(line);
  return call === null ? null : `${call.calls} SHALL ${call.base} ${call.rest}`;
}

/** What begins like the name of a thing: with an article, or as a file. */
const NAMES_THING = /^(?:(?:an?|one|two|three) (?:new )?\S|[\w.-]+\/\S*\.\w{1,5} )/iu;

/** The name of something that is to be there, in front of whatever else is said of it. */
function ofThing(line: string): string | null {
  const [named = ''] = withoutHeld(line).split(/[;:] |\. /u, 1);
  if (!NAMES_THING.test(line) || languageOf(line) === 'de') return null;
  const tokens = named.split(' ');
  if (tokens.length < 3 || isClause(named) || tokens.some((word, at) => at > 0 && isFiniteVerb(word))) return null;
  return `There SHALL be ${lowered(line)}`;
}

/** A heading in the form of a question with its answer. */
function answered(line: string): string | null {
  const end = line.indexOf('? ');
  if (end < 0) return null;
  return `The system SHALL follow this answer to “${line.slice(0, end + 1)}”: ${line.slice(end + 2)}`;
}

function satisfied(line: string): string {
  return `The system SHALL satisfy this: ${line}`;
}

/** A main clause as what the system shall do; null where it is no such clause. */
function demanded(main: string): string | null {
  if (main.includes('?')) return null;
  const words = main.split(' ');
  const first = words[0] ?? '';
  const negated = /^(?:do not|don['’]t)\s+/i.exec(main);
  if (negated !== null) return `The system SHALL NOT ${main.slice(negated[0].length)}`;
  const second = words[1] ?? '';
  if (/^(?:never|always)$/i.test(first) && /^\p{Ll}+$/u.test(second) && !isDeterminer(second) && !isFiniteVerb(second))
    return `The system SHALL ${lowered(main)}`;
  if (beginsWithVerb(main)) return `The system SHALL ${lowered(main, true)}`;
  return withModal(words) ?? ensured(main, words);
}

/** The clause with its modal as SHALL; null where it has none, or it is another clause's. */
function withModal(words: readonly string[]): string | null {
  if (QUESTION_WORD.test(words[0] ?? '')) return null;
  for (let at = 1; at < Math.min(words.length, SUBJECT_WORDS + 1); at++) {
    const before = words[at - 1] ?? '';
    if (SUBORDINATE.test(before) || /[,;:.]$/.test(before)) return null;
    const rest = words.slice(at).join(' ');
    const modal = MODAL.exec(rest);
    if (modal === null) continue;
    const shall = modal[1] === undefined ? 'SHALL' : 'SHALL NOT';
    return `${words.slice(0, at).join(' ')} ${shall}${rest.slice(modal[0].length)}`;
  }
  return null;
}

/** Any other English clause, as what the system ensures. */
function ensured(main: string, words: readonly string[]): string | null {
  const bare = words.map((word) => word.replace(/[,;:.!]$/, ''));
  const heading = /^[^\s:][^:]{0,80}: /.test(main);
  if (heading || QUESTION_WORD.test(bare[0] ?? '') || words.length < 3) return null;
  const english = bare.some((word) => ENGLISH.test(word));
  return english && (bare.slice(1).some(isFiniteVerb) || stands(sentence(main)))
    ? `The system SHALL ensure that ${lowered(main)}`
    : null;
}

/** With a small letter where a plain word begins: names keep theirs. */
export function lowered(text: string, isPlain = false): string {
  const [first = ''] = text.split(' ', 1);
  const word = first.replace(/[,;:.]$/, '');
  const plain = isPlain || isStopWord(word) || /^(?:the|an?|every|each|all|no|never|always|only)$/i.test(word);
  return plain && /^\p{Lu}\p{Ll}*$/u.test(word) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
