import { askedFor, capital, thingAskedFor, type AskedFor } from './asked-for';
import { beginsWithVerb, isFinite, isPreposition, isStranded } from './verbs';

/** An answer that is to become a sentence: the words, and whether they are a list of several things. */
export interface Given {
  text: string;
  several: boolean;
}

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
  const begun = /^\p{Ll}[\p{Ll}'’-]*(?=[\s,.:;!?]|$)/u.test(line) ? capital(line) : line;
  return /[.!?…。！？]["'”’)]?$/u.test(begun) ? begun : `${begun}.`;
}

/**
 * States what was answered to a question as one sentence. Questions of a known shape become a requirement ("The export
 * SHALL offer these formats: CSV and JSON."); others are quoted with their answer, which is always true to what was said.
 */
export function stateAnswer(question: string, given: Given): string {
  const answer = { ...given, text: bare(given.text) };
  const thing = thingAskedFor(question);
  if (thing !== null) return sentence(`${thing}: ${answer.text}`);
  const asked = askedFor(question);
  const stated = asked === null ? null : stateRequirement(asked, answer);
  if (asked === null || stated === null) return quoteAnswer(question, answer.text);
  const { condition, lead } = asked;
  if (condition?.word === 'IF') return sentence(`IF ${condition.text}, THEN ${stated}`);
  if (condition) return sentence(`${condition.word} ${condition.text}, ${stated}`);
  return sentence(lead === '' ? capital(stated) : `${capital(lead)}, ${stated}`);
}

/** The answer to a question about what happens under a condition, kept under that condition. */
export function underCondition(question: string, words: string): string {
  const condition = askedFor(question)?.condition;
  if (!condition || /\b(?:when|if|while|once|unless)\b/i.test(words)) return sentence(words);
  return sentence(`${condition.word} ${condition.text}: ${bare(words)}`);
}

/** Whether words can stand for themselves as a statement, without the question they answer. */
export function standsAlone(words: string): boolean {
  const tokens = words.split(/\s+/).map((word) => word.replace(/^["'“(]+|["'”).,;:!?]+$/g, ''));
  if (
    /^(?:yes|no|yeah|nope|ok|okay|it|they|them|that|this|those|both|neither|same|only|just|none|all|and|but|also|then|there|i|because|so|like|not|maybe|probably|usually|mostly)$/i.test(
      tokens[0] ?? '',
    )
  ) {
    return false;
  }
  if (isPreposition(tokens[0] ?? '') && !/^(?:when|if|while|whenever|once|after|before|on)$/i.test(tokens[0] ?? ''))
    return false;
  return tokens.length >= 3 && (tokens.slice(1).some(isFinite) || (tokens.length >= 4 && beginsWithVerb(words)));
}

/** A yes or no to a question, as a statement: "Should the log keep bodies?" and no → "The log SHALL NOT keep bodies." */
export function stateYesNo(question: string, yes: boolean, label: string): string {
  const text = question.replace(/\s+/g, ' ').trim();
  const claim = claimIn(text);
  if (claim !== null) return yes ? sentence(claim) : `Not so, by the person's correction: ${sentence(claim)}`;
  const modal = /^(?:should|must|shall) (.+)\?$/i.exec(text)?.[1];
  const clause = modal === undefined ? null : askedFor(`How should ${modal}?`);
  const plainLabel = /^(?:yes|no)\b/i.test(label);
  const opening = plainLabel || label === '' ? (yes ? 'Yes' : 'No') : label;
  if (clause === null || clause.subject === null || clause.condition !== null || / or /.test(text) || !plainLabel)
    return `${text} ${sentence(opening)}`;
  return sentence(`${capital(clause.subject)} SHALL ${yes ? '' : 'NOT '}${clause.verb} ${clause.rest}`.trim());
}

/** What a confirming question claims: "Is it right that tests run with vitest?" → "tests run with vitest". */
function claimIn(question: string): string | null {
  const patterns = [
    /^(?:is it (?:right|correct|true|so|still (?:right|true)) that|do i (?:understand|have it) (?:correctly|right) that|does it hold that) (.+)\?$/i,
    /^(?:is (?:this|that) (?:right|correct|true)|does this hold)[:,–—-] ?(.+?)[.?]*$/i,
    /^(.+?)[.,;:–—-]+ (?:is (?:this|that|it) (?:right|correct|true|so|still (?:right|true))|right|correct|does (?:this|that) hold)\?$/i,
  ];
  for (const pattern of patterns) {
    const claim = pattern.exec(question)?.[1];
    if (claim !== undefined) return claim.trim();
  }
  return null;
}

/** A question quoted with its answer; a title that is no question takes a colon. */
export function quoteAnswer(question: string, answer: string): string {
  const title = question.replace(/\s+/g, ' ').trim();
  if (title.endsWith('?')) return `${title} ${sentence(answer)}`;
  const named = title
    .replace(/[.:!…]+$/, '')
    .replace(
      /^(?:please )?(?:name|list|describe|pick|choose|select|give|mark|rank|rate|order|tell us|say) (?=the|your|all|each|every|any)/i,
      '',
    );
  return sentence(`${capital(named.replace(/^your\b/i, 'the'))}: ${answer}`);
}

function stateRequirement(asked: AskedFor, { text, several }: Given): string | null {
  const { word, subject, verb, rest, noun } = asked;
  if (asked.modal === 'may') return stateLimit(asked, text);
  const tail = rest === '' ? '' : ` ${rest}`;
  if (subject === null) {
    if (word === 'what' && noun === '' && verb === 'happen')
      return rest === '' && asked.condition ? action('the system', text) : null;
    if (word === 'what' && noun === '') return `${several ? 'these' : 'this'} SHALL ${verb}${tail}: ${text}`;
    if (word === 'which')
      return `${several ? 'these' : 'this'} ${noun === 'of these' ? '' : `${number(noun, several)} `}SHALL ${verb}${tail}: ${text}`;
    return null;
  }
  const does = `${subject} SHALL ${verb}`;
  switch (word) {
    case 'what':
    case 'which':
      if (noun === '')
        return verb === 'do' && rest === ''
          ? action(subject, text)
          : isFiniteRest(rest)
            ? null
            : `${does}${tail}: ${text}`;
      if (verb === 'be') return null;
      return isStranded(rest.split(' ').at(-1) ?? '')
        ? `${does}${tail} ${several ? 'these' : 'this'} ${number(noun, several)}: ${text}`
        : `${does} ${several ? 'these' : 'this'} ${number(noun, several)}${tail}: ${text}`;
    case 'how many':
      return /^\d[\d., ]*$/.test(text) ? `${does} ${text} ${noun}${tail}` : `${does} this many ${noun}${tail}: ${text}`;
    case 'how long':
      if (/^\d/.test(text) && /\b(?:kept|keep|stored|retained|remain|stay|valid|last|live)\b/i.test(`${verb}${tail}`))
        return `${does}${tail} for ${text}`;
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
function stateLimit({ word, subject, verb, rest, noun, modal }: AskedFor, text: string): string | null {
  const tail = rest === '' ? '' : ` ${rest}`;
  if (word === 'who' && subject === null) return `allowed to ${verb}${tail}: ${text}`;
  if (modal !== 'may' || subject === null || !/^\d/.test(text)) return null;
  const bounded = /\bat (?:most|least)$/i.test(rest) ? '' : ' at most';
  if (word === 'how many' && /^\d[\d., ]*$/.test(text))
    return `${subject} SHALL ${verb} at most ${text} ${noun}${tail}`;
  return word === 'how long' || word === 'how far' ? `${subject} SHALL ${verb}${tail}${bounded} ${text}` : null;
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
function isFiniteRest(rest: string): boolean {
  return rest.split(' ').some((word) => /^(?:is|are|was|were|should|must|does)$/i.test(word));
}

function number(noun: string, several: boolean): string {
  return !several && /[^su]s$/.test(noun) && !noun.includes(' of ')
    ? noun.replace(/ies$/, 'y').replace(/s$/, '')
    : noun;
}

function bare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '');
}
