import { sentencesOf } from './pieces';
import { beginsWithVerb, isAlsoNoun, isFiniteBefore, isFiniteVerb, isPreposition, isVerb } from './verbs';

/** Items in a row, as people write them: "CSV", "CSV and JSON", "CSV, JSON and XML"; with the word for “and” of another language. */
export function listed(items: readonly string[], and = 'and'): string {
  if (items.length < 2) return items.join('');
  return items.some((item) => item.includes(','))
    ? items.join('; ')
    : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}

/** Text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A command with its option, or one that everybody knows: it is written as it is typed. */
const BEGINS_WITH_COMMAND =
  /^(?:[a-z][\w-]{1,20} --?[a-zA-Z]|(?=\w*[-_])[a-z][\w-]{1,20} (?:[a-z]{2,12} ){0,2}(?:takes|accepts|prints|exits|shows|reads|writes|gets|has|supports|without|with) --?[a-zA-Z]|(?:npm|npx|yarn|pnpm|git|cargo|pip|docker|kubectl|curl|wget|ssh|rg|fd|python3?|node|deno|bun|tox|nox) (?!is\b|are\b|has\b)\S)/;

/** What is typed, and what comes of it: its first word may be a program's name. */
const IS_TYPED = /^[a-z][\w.-]{0,30}(?: \S{1,60}){1,12} (?:→|->|=>) /;

/** Text as a sentence: white space evened out, a capital where a plain word begins, a full stop where none is. */
export function sentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const isPlain =
    /^\p{Ll}[\p{Ll}'’-]*(?=[,.:;!?]?(?:\s|$))/u.test(line) && !BEGINS_WITH_COMMAND.test(line) && !IS_TYPED.test(line);
  const begun = isPlain ? capital(line) : line;
  return /[.!?…。！？]["'”’)]?$/u.test(begun) ? begun : `${begun.replace(/(?<=\S)[:;,]$/, '')}.`;
}

/** What was answered, in its own words, after what the question settles (`subject`), or after the question itself. */
export function underHeading(question: string, answer: string, subject: string | null): string {
  // Code keeps its spaces.
  const words = answer.replace(/[^\S ]+/g, ' ').trim();
  if (subject !== null) return `${subject}: ${words}`;
  const asked = question.replace(/\s+/g, ' ').trim();
  return `${asked}${/[.!?:…。！？]$/u.test(asked) ? '' : ':'} ${words}`;
}

/** Words that lean on what was asked or said before. */
const LEANING =
  /^(?:yes|yeah|nope|ok|okay|it|its|they|them|their|that|this|those|these|both|neither|same|and|but|also|then|there|i|because|so|maybe|probably|usually|mostly|(?:no|not|none|only|just|all|like),?)$/i;
const STARTS_CLAUSE = /^(?:no|only|all|none)$/i;
const ENGLISH = /^(?:the|an?|and|or|of|with|for|to|by|from|at|is|are|per|no|not)$/i;

/** A case and what follows in it: “Wenn zwei es wollen, kommt der Erste dran”. */
const CASE_WITH_CLAUSE = /^(?:when|whenever|if|once|as soon as|wenn|falls|sobald) [^,.;]{3,160}, (?=\S+ \S)/iu;

/** Whether words can stand for themselves as a statement, without the question they answer: a clause, or words with a heading of their own. */
export function standsAlone(words: string): boolean {
  if (isRowOfThings(words)) return false;
  if (CASE_WITH_CLAUSE.test(words)) return true;
  if (/[。！？]$/u.test(words) || /^[^\s:][^:]{0,80}: \S/u.test(words) || /^as an? [^,]+, i\b/i.test(words))
    return true;
  const [start = ''] = words.split(/\s+/);
  const tokens = words.split(/\s+/).map(withoutMarks);
  const first = tokens[0] ?? '';
  if (LEANING.test(first) && !STARTS_CLAUSE.test(start)) return false;
  if (isPreposition(first) && !/^(?:when|if|while|whenever|once|after|before|on|only)$/i.test(first)) return false;
  // “10 per user; nobody is exempt” begins with what says of nothing that it is so.
  const begun = words.split(/;\s/, 1)[0]?.split(/\s+/).map(withoutMarks) ?? tokens;
  // In a language whose verbs are not known here, a whole sentence is told by its length and its full stop.
  if (begun.length >= 4 && /[.!]$/.test(words) && !tokens.some((token) => ENGLISH.test(token))) return true;
  return tokens.length >= 3 && (hasFiniteVerb(begun) || (tokens.length >= 4 && beginsWithVerb(words)));
}

/** Things behind commas, and the last behind “and”; what is told of one of them in a clause of its own makes no sentence of it. */
const LAST_THING = /^(?:and|or|und|oder)\s/iu;
const TOLD_OF_IT = /\s(?:that|which|who|whose|where)\s.*$|\([^()]*\)/giu;
const FEWEST_THINGS = 3;

/** Whether words only list things: “Kind of test (required), the date it was taken, and a comment that may be left out”. */
function isRowOfThings(words: string): boolean {
  const things = words.replace(/\([^()]*\)/gu, '').split(/,\s+/u);
  const [first = ''] = things;
  const last = things.at(-1) ?? '';
  if (things.length < FEWEST_THINGS || !LAST_THING.test(last)) return false;
  const hasVerb = (thing: string) => hasFiniteVerb(thing.replace(TOLD_OF_IT, '').split(/\s+/).map(withoutMarks));
  const [start = ''] = first.split(/\s+/).map(withoutMarks);
  return (
    !isPreposition(start) &&
    !isVerb(start) &&
    !beginsWithVerb(first) &&
    !hasVerb(first) &&
    !hasVerb(`- ${last.replace(LAST_THING, '')}`)
  );
}

/** Whether words have a subject and a verb, as what stands behind "if" has: "the output is piped". */
export function isClause(words: string): boolean {
  const tokens = words.trim().split(/\s+/).map(withoutMarks);
  if (/^(?:nothing|everything|nobody|everybody) [a-z]{2,20}s$/i.test(tokens.slice(0, 2).join(' '))) return true;
  return tokens.length >= 2 && tokens.length <= MOST_WORDS && hasFiniteVerb(tokens);
}

/** What begins with a preposition and is a sentence of its own: "With the new flag no lines are printed." */
function isWholeSentence(words: string): boolean {
  const tokens = words.trim().split(/\s+/).map(withoutMarks);
  if (tokens.length < 5 || !isPreposition(tokens[0] ?? '') || !/^\p{Lu}.*[.!]$/u.test(words.trim())) return false;
  return hasFiniteVerb(tokens.filter((_, at) => !/^(?:that|which|who|where|when|if)$/i.test(tokens[at - 1] ?? '')));
}

/** Words that point to a sentence before: English, then German. */
const POINTS_BACK =
  /(?:^|[\s("“])(?:it|its|itself|they|them|their|this|these|those|he|she|him|her|his|both|neither|either|such|former|latter|otherwise|instead|then|else|so|also|too|same|es|sie|er|ihn|ihm|ihr|ihre[mnrs]?|dies(?:e[mnrs]?)?|dann|sonst|damit|dafür|davon|dabei|darin|danach|auch|ebenso|beide[ns]?|solche[mnrs]?|andernfalls|stattdessen)(?=[\s,.;:!?)"”]|$)|^(?:that|those|and|but|or|there(?! (?:is|are|must|should|will)\b)|here|(?:das|der|die)(?= (?:ist|sind|hat|haben|wird|werden|bleibt|bleiben)\b)|und|oder|aber|i|we|you|ich|wir|\d)(?=[\s,.;:]|$)/iu;

/**
 * The items of a text in the parts that stand for themselves: a sentence that leans on the one before ("Without it they are
 * printed", "Either way …") stays with it, and so does an item that follows a sentence ("It opens a menu").
 */
export function standingParts(items: readonly string[]): string[] {
  const parts: string[] = [];
  for (const item of items) {
    const [first = '', ...rest] = sentencesOf(item);
    const before = parts.at(-1) ?? '';
    if (/[.!]$/.test(before) && NEXT_STEP.test(first)) parts[parts.length - 1] = `${before} ${first}`;
    else parts.push(first);
    for (const part of rest) {
      const apart = !leansBack(part) && stands(part) && stands(first) && !setsScene(parts.at(-1) ?? '');
      if (apart || /^given\b/i.test(part)) parts.push(part);
      else parts[parts.length - 1] = `${parts.at(-1) ?? ''} ${part}`;
    }
  }
  return parts;
}

/** Whether a sentence names the case that holds, which may hold for the next one too: "If the disk is full, …", "Several chosen: …" */
function setsScene(sentence: string): boolean {
  return isPreposition(sentence.split(/[\s,]/, 1)[0] ?? '') || /^(?:if\b|wenn\b|falls\b|[^:]{1,80}: )/i.test(sentence);
}

/** A step of its own line that speaks of the one before: "It opens a menu", "Clicking it removes the filter". */
const NEXT_STEP =
  /^(?!(?:if|when|while|where|given)\b|[^:]{1,80}: )(?:\S{1,40} ){0,2}(?:its?|they|them|their|this|these|those)\b/i;

function leansBack(sentence: string): boolean {
  return POINTS_BACK.test(sentence) && !/^given\b/i.test(sentence);
}

/** Whether words need no heading; the verb of a whole sentence may be of a plural: "Errors stay on stderr." */
export function stands(words: string): boolean {
  if (standsAlone(words) || isWholeSentence(words) || /^(?:please|bitte) \S+ \S+ \S/i.test(words)) return true;
  const tokens = words.trim().split(/\s+/).map(withoutMarks);
  const [first = ''] = tokens;
  if (tokens.length < 4 || !/[.!]$/.test(words.trim()) || LEANING.test(first) || isPreposition(first)) return false;
  return tokens.some((token, at) => at > 0 && isVerb(token) && !isAlsoNoun(token) && tokens[at - 1] !== 'to');
}

/** What begins a clause that only belongs to another one. */
const SUBORDINATES =
  /(?<=[\s,])(?:where|when|if|while|that|which|who|whose|because|unless|until|wo|wenn|falls|dass|weil)(?=\s)/giu;

/**
 * Whether words are no sentence: they lean on what they were said with, or have their only verb in a clause that belongs to
 * something else ("the e-mail in lower case, also where no such account exists").
 */
export function isFragment(words: string): boolean {
  if (!stands(words)) return true;
  const starts = [...words.matchAll(SUBORDINATES)];
  const main = words.slice(0, starts[0]?.index).replace(/[\s,]+$/u, '');
  if (starts.length === 0 || /^[^\s:][^:]{0,80}: \S/u.test(words)) return false;
  if (isClause(main) || beginsWithVerb(main)) return false;
  const tokens = words.split(/\s+/).map(withoutMarks);
  const verbs = tokens.filter((token, at) => isFiniteVerb(token) || isFiniteBefore(token, tokens[at + 1] ?? ''));
  return verbs.length > 0 && verbs.length <= starts.length;
}

/** Clauses of more words are taken for none: nobody says a case in so many. */
const MOST_WORDS = 60;

function hasFiniteVerb(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => at > 0 && (isFiniteVerb(token) || isFiniteBefore(token, tokens[at + 1] ?? '')));
}

/** Longer ones are no words: they stay as they are, since looking for marks at the end takes time for every run of them. */
const LONGEST_WORD = 100;

function withoutMarks(word: string): string {
  return word.length > LONGEST_WORD ? word : word.replace(/^["'“(]+|["'”).,;:!?]+$/g, '');
}
