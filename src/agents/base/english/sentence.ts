import { askedFor, capital, thingAskedFor, type AskedFor } from './asked-for';
import { labelOf } from './label';
import { beginsWithVerb, isFiniteVerb, isFiniteBefore, isPreposition, isStranded } from './verbs';

/** Items in a row, as people write them: "CSV", "CSV and JSON", "CSV, JSON and XML". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return items.some((item) => item.includes(','))
    ? items.join('; ')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Text as a sentence: white space evened out, a capital where a plain word begins, a full stop where none is. */
export function sentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const begun = /^\p{Ll}[\p{Ll}'’-]*(?=[,.:;!?]?(?:\s|$))/u.test(line) ? capital(line) : line;
  return /[.!?…。！？]["'”’)]?$/u.test(begun) ? begun : `${begun.replace(/(?<=\S)[:;,]$/, '')}.`;
}

/**
 * States what was answered to a question as one sentence. An instruction becomes a requirement ("WHEN the disk is full,
 * the system SHALL stop with a clear error."); anything else stands after what the question settles (`subject`), or,
 * where the question does not say that, in the question's own words turned round.
 */
export function stateAnswer(question: string, given: string, subject: string | null = null): string {
  const stated = stateInWords(question, bare(given));
  return subject === null || isInstruction(stated) ? stated : sentence(`${subject}: ${bare(given)}`);
}

function stateInWords(question: string, answer: string): string {
  const thing = thingAskedFor(question);
  if (thing !== null) return sentence(`${thing}: ${answer}`);
  const asked = askedFor(question);
  const stated = asked === null ? null : stateRequirement(asked, answer);
  if (asked === null || stated === null) return quoteAnswer(question, answer);
  const { condition, lead } = asked;
  if (condition?.word === 'IF') return sentence(`IF ${condition.text}, THEN ${stated}`);
  if (condition) return sentence(`${condition.word} ${condition.text}, ${stated}`);
  return sentence(lead === '' ? capital(stated) : `${capital(lead)}, ${stated}`);
}

/** A statement in the person's words, kept under the condition that the question asked about, if it asked about one. */
export function underCondition(question: string, words: string): string {
  const condition = askedFor(question)?.condition;
  if (!condition || /\b(?:when|if|while|once|unless)\b/i.test(words)) return sentence(words);
  return sentence(`${condition.word} ${condition.text}: ${bare(words)}`);
}

/** Words that lean on what was asked or said before. */
const LEANING =
  /^(?:yes|yeah|nope|ok|okay|it|its|they|them|their|that|this|those|these|both|neither|same|and|but|also|then|there|i|because|so|maybe|probably|usually|mostly|(?:no|not|none|only|just|all|like),?)$/i;
const STARTS_CLAUSE = /^(?:no|only|all|none)$/i;
const ENGLISH = /^(?:the|an?|and|or|of|with|for|to|by|from|at|is|are|per|no|not)$/i;

/** Whether words can stand for themselves as a statement, without the question they answer. */
export function standsAlone(words: string): boolean {
  if (/[。！？]$/u.test(words) || /^as an? [^,]+, i\b/i.test(words)) return true;
  const [start = ''] = words.split(/\s+/);
  const tokens = words.split(/\s+/).map(withoutMarks);
  const first = tokens[0] ?? '';
  if (LEANING.test(first) && !STARTS_CLAUSE.test(start)) return false;
  if (isPreposition(first) && !/^(?:when|if|while|whenever|once|after|before|on|only)$/i.test(first)) return false;
  // In a language whose verbs are not known here, a whole sentence is told by its length and its full stop.
  if (tokens.length >= 4 && /[.!]$/.test(words) && !tokens.some((token) => ENGLISH.test(token))) return true;
  const clause = tokens.some(
    (token, at) => at > 0 && (isFiniteVerb(token) || isFiniteBefore(token, tokens[at + 1] ?? '')),
  );
  return tokens.length >= 3 && (clause || (tokens.length >= 4 && beginsWithVerb(words)));
}

/** Longer ones are no words: they stay as they are, since looking for marks at the end takes time for every run of them. */
const LONGEST_WORD = 100;

function withoutMarks(word: string): string {
  return word.length > LONGEST_WORD ? word : word.replace(/^["'“(]+|["'”).,;:!?]+$/g, '');
}

/** Whether an instruction was stated with the question's subject: "…, the system SHALL refuse the upload." */
export function isInstruction(stated: string): boolean {
  return / SHALL \p{Ll}/u.test(stated) && !/: /.test(stated) && !stated.includes('?');
}

/**
 * A question and its answer in one sentence: the question as a label where it can be turned into one, else quoted as it
 * was asked. `how` follows the label: ", in this order".
 */
export function quoteAnswer(question: string, answer: string, how = '', subject: string | null = null): string {
  const meaning = /^(“[^”]+”): within .+\?$/.exec(question.trim())?.[1];
  if (meaning !== undefined && /^\d/.test(answer)) return sentence(`${meaning} means within ${answer}`);
  const label = subject ?? labelOf(question);
  if (label !== null) return sentence(`${label}${how}: ${answer}`);
  const manner = how === '' ? '' : `${capital(how.replace(/^,? /, ''))}: `;
  return `${question.replace(/\s+/g, ' ').trim()} ${sentence(manner + answer)}`;
}

function stateRequirement(asked: AskedFor, text: string): string | null {
  const { word, subject, verb, rest, noun } = asked;
  if (asked.modal === 'may') return stateLimit(asked, text);
  const tail = rest === '' ? '' : ` ${rest}`;
  if (subject === null) {
    if (verb === 'happen') return word === 'what' && rest === '' && asked.condition ? action('the system', text) : null;
    if (word === 'what' && noun === '') return `the following SHALL ${verb}${tail}: ${text}`;
    return word === 'which'
      ? `the following ${/^of th/i.test(noun) ? '' : `${noun} `}SHALL ${verb}${tail}: ${text}`
      : null;
  }
  const does = `${subject} SHALL ${verb}`;
  const named = verb === 'follow' ? `this ${noun}` : `the following ${noun}`;
  switch (word) {
    case 'what':
    case 'which':
      if (noun === '')
        return verb === 'do' && rest === ''
          ? action(subject, text)
          : holdsClause(rest)
            ? null
            : `${does}${tail}: ${text}`;
      return isStranded(rest.split(' ').at(-1) ?? '')
        ? `${does}${tail} ${named}: ${text}`
        : `${does} ${named}${tail}: ${text}`;
    case 'how many':
      return /^\d[\d., ]*$/.test(text) && noun !== ''
        ? `${does} ${text} ${noun}${tail}`
        : noun === ''
          ? null
          : `${does} this many ${noun}${tail}: ${text}`;
    case 'how long':
      if (/^\d/.test(text) && /\b(?:kept|keep|stored|retained|remain|stay|valid|last|live)\b/i.test(`${verb}${tail}`)) {
        return `${does}${tail} for ${text}`;
      }
      return `${does}${tail}${inPlace(text)}`;
    case 'how':
    case 'how far':
    case 'where':
    case 'when':
      return `${does}${tail}${inPlace(text)}`;
    case 'who':
      return null;
  }
}

/** Questions of permission and upper limits: "Who may …?", "How long may … take?" */
function stateLimit({ word, subject, verb, rest, noun }: AskedFor, text: string): string | null {
  const tail = rest === '' ? '' : ` ${rest}`;
  if (word === 'who' && subject === null) return verb === 'be' ? null : `allowed to ${verb}${tail}: ${text}`;
  if (subject === null || !/^\d/.test(text)) return null;
  if (word === 'how many')
    return /^\d[\d., ]*$/.test(text) && noun !== '' ? `${subject} SHALL ${verb} at most ${text} ${noun}${tail}` : null;
  if (word !== 'how long' && word !== 'how far') return null;
  if (/\bat (?:most|least)$/i.test(rest)) return `${subject} SHALL ${verb}${tail} ${text}`;
  const amountFirst = /^(?:take|last|need)$/.test(verb);
  return amountFirst
    ? `${subject} SHALL ${verb} at most ${text}${tail}`
    : `${subject} SHALL ${verb}${tail} at most ${text}`;
}

function action(subject: string, text: string): string {
  if (beginsWithVerb(text)) return `${subject} SHALL ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return subject === 'the system'
    ? `the system SHALL respond as follows: ${text}`
    : `${subject} SHALL do the following: ${text}`;
}

/** An answer of place, time or manner: joined on where it begins as one ("after payment"), else after a colon. */
function inPlace(text: string): string {
  const [first = ''] = text.split(/[\s,]/);
  return isPreposition(first) ? ` ${text.charAt(0).toLowerCase()}${text.slice(1)}` : ` as follows: ${text}`;
}

/** A rest that holds a clause of its own ("the user see is wrong") is not to be rearranged. */
function holdsClause(rest: string): boolean {
  return rest.split(' ').some((word) => /^(?:is|are|was|were|should|must|does)$/i.test(word));
}

function bare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '');
}
