import { isStopWord, stem, wordsOf } from '../base/english/words';

/** What a sentence of rules forbids: each phrase in its words, and what it is about, of which one word must be spoken of, too. */
export interface Prohibition {
  /** Word stems in their order, a list for each phrase: "passwords | in plain text". */
  phrases: string[][];
  about: string[];
  /** Whether a single word that is forbidden is a name, as Redis and ORM are: to speak of it is to speak of that thing. */
  isName: boolean;
}

/** What may hold only sometimes, wherever the sentence says so. */
const CONDITION = /\b(?:unless|except|if|when|where|while|until|outside|other than|before|after|as long as)\b/i;
/** What narrows only the clause in which it stands: “Use node:http only, no web framework” forbids all the same. */
const NARROWS = /\b(?:only|just|without|alone|again|twice|more than|less than|fewer than)\b/i;

/** What forbids what is behind it. */
const MODAL =
  /^(.{0,200}?)\b(?:(?:must|shall|may|should|can) not|cannot|can't|mustn't|shouldn't|do not|does not|don't|doesn't|never|avoid)\b (.{2,160})$/i;
/** "No" that forbids stands first in its clause, or behind what one does: "there is no" only tells how things are. */
const NONE =
  /^(?:(?:please )?(?:we |it )?(?:use|uses|want|allow|accept|add|introduce|keep to|stay with|with) )?no (.{2,160})$/i;
/** "No" that is part of other words. */
const NO_PROHIBITION =
  /^(?:longer|more|less|fewer|later|earlier|sooner|one|need|matter|doubt|idea|problem|such|way|change|changes|difference|action|effect|particular|known|reason|further)\b/i;
/** What is said not to be taken, behind what is. */
const NOT_BUT = /^(?:and |but )?not (?!(?:yet|only|just|all|every|always|necessarily|sure)\b)(.{2,160})$/i;
const INSTEAD = /^(.{2,160}?) (?:instead of|rather than|and not|but not|over) (.{2,160})$/i;
const BANNED =
  /^(.{2,160}?) (?:is|are) (?:(?:strictly )?(?:forbidden|banned|prohibited|disallowed|off limits)|not (?:allowed|permitted|an option|used|wanted))\b.{0,60}$/i;
/** What is to be done in its place names no subject: "Use fetch, not axios". */
const ALTERNATIVE =
  /^(?:we |please |always )?(?:use|prefer|choose|pick|take|stick to|stay with|keep|rely on|write|go with)\b/i;
/** Verbs that only say that something is to be there, with what means the same. */
const TO_HAVE = new Set(
  'be use do make have add introduce bring adopt take install write create rely depend allow'.split(' ').map(stem),
);
const TO_KEEP = new Set('store save persist keep hold put'.split(' ').map(stem));
/** Words that part the phrases of what is forbidden. */
const BETWEEN = /\s(?:for|in|into|on|to|from|of|with|by|at|as|via|through|inside|within|over|under|using|between)\s/i;
const MOST_PHRASE_WORDS = 5;

/** The sentences of a line, each in its clauses. */
function clausesIn(line: string): string[][] {
  return line
    .replaceAll('’', "'")
    .replace(/\*\*|__|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)/g, '')
    .split(/[.;!?](?=\s|$)/)
    .map((sentence) =>
      sentence
        .split(/,\s+|:\s+|\s[–—-]\s|[()]|\s(?=(?:but|and) (?:no|not|never|don't|do not)\b)/)
        .map((clause) => clause.replace(/^(?:and|but|so|thus|also|please)\s+/i, '').trim())
        .filter((clause) => clause !== ''),
    );
}

/** The stems of the words that carry meaning, in their order, each as often as it stands there. */
export function stemsInOrder(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem)
    .map((word) => (TO_KEEP.has(word) ? 'keep' : word));
}

/** What a line of rules, or the title of a decision, forbids at all times. `isListed`: its heading says that what it lists is forbidden. */
export function prohibitionsIn(line: string, isListed = false): Prohibition[] {
  return clausesIn(line).flatMap((clauses) => {
    if (clauses.some((clause) => CONDITION.test(clause))) return [];
    return clauses.flatMap((clause, at) => {
      if (NARROWS.test(clause)) return [];
      const found = forbiddenIn(clause) ?? (isListed && at === 0 ? { before: '', behind: clause, isDone: true } : null);
      if (found === null) return [];
      const before = clauses.slice(0, at).filter((one) => !ALTERNATIVE.test(one));
      const subject = ALTERNATIVE.test(found.before) ? '' : found.before;
      return prohibition(found, [...before, subject]);
    });
  });
}

interface Forbidden {
  before: string;
  behind: string;
  /** Whether what is forbidden begins with what is done. */
  isDone: boolean;
}

function forbiddenIn(clause: string): Forbidden | null {
  const none = NONE.exec(clause)?.[1];
  if (none !== undefined) return NO_PROHIBITION.test(none) ? null : { before: '', behind: none, isDone: false };
  const [, subject, behind] = MODAL.exec(clause) ?? [];
  if (subject !== undefined && behind !== undefined) return { before: subject, behind, isDone: true };
  const not = NOT_BUT.exec(clause)?.[1];
  if (not !== undefined) return { before: '', behind: not, isDone: false };
  const [, taken, instead] = INSTEAD.exec(clause) ?? [];
  if (taken !== undefined && instead !== undefined && ALTERNATIVE.test(taken))
    return { before: '', behind: instead, isDone: false };
  const banned = BANNED.exec(clause)?.[1];
  return banned === undefined ? null : { before: '', behind: banned, isDone: false };
}

/** What is done stands before or behind what it is done to. */
function verbApart([verb = '', ...words]: string[], isDone: boolean): string[][] {
  if (TO_HAVE.has(verb)) return [words];
  return isDone ? [[verb], words] : [[verb, ...words]];
}

function prohibition({ behind, isDone }: Forbidden, before: readonly string[]): Prohibition[] {
  // Of what may be one or the other, each is forbidden.
  return behind.split(/\s(?:or|nor)\s/i).flatMap((one) => {
    const phrases = one
      .split(BETWEEN)
      .map(stemsInOrder)
      .flatMap((words, at) => (at === 0 ? verbApart(words, isDone) : [words]))
      .filter((words) => words.length > 0);
    if (phrases.length === 0 || phrases.some((words) => words.length > MOST_PHRASE_WORDS)) return [];
    const forbidden = new Set(phrases.flat());
    const spokenOf = [...new Set(before.flatMap(stemsInOrder))];
    // Who says before where the same thing does belong names no other subject.
    const about = spokenOf.some((word) => forbidden.has(word)) ? [] : spokenOf.filter((word) => !TO_HAVE.has(word));
    const [only = ''] = one.match(/`?[\p{L}\p{N}][\p{L}\p{N}.+#-]*`?(?=\W*$)/u) ?? [];
    const isName = forbidden.size === 1 && /^`|\p{Lu}/u.test(only);
    return [{ phrases, about, isName }];
  });
}
