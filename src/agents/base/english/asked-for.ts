import { isAlsoNoun, isDeterminer, isPreposition, isVerb } from './verbs';

/** The circumstance that a question asks about, in EARS terms. */
interface Condition {
  word: 'WHEN' | 'IF' | 'WHILE';
  text: string;
}

/** A clause taken apart. `subject` is null where the question asks for the subject. */
interface Clause {
  subject: string | null;
  verb: string;
  rest: string;
}

/** A question of the shape "which … should … do …?", taken apart so that its answer can be put as a requirement. */
export interface AskedFor extends Clause {
  /** A circumstance put first: "For the export". Empty if there is none. */
  lead: string;
  condition: Condition | null;
  word: 'which' | 'what' | 'who' | 'where' | 'when' | 'how' | 'how many' | 'how long' | 'how far';
  /** What "which", "what" or "how many" counts: "formats". */
  noun: string;
  modal: 'must' | 'may';
}

/** Longer titles are quoted, not taken apart, in characters. */
export const LONGEST_TITLE = 300;

const QUESTION_WORD =
  /^(which|what|who|where|when|how (?:many|much)|how (?:long|often|soon|fast|quickly|early|late|old)|how (?:far|large|big|precisely|exactly|strictly)|how)\b/i;
const LEAD =
  /^(when|whenever|once|if|while|for|in|on|with|during|per) ([^,?]+), (?=(?:which|what|who|where|when|how)\b)/i;
const TRAILING_CONDITION = /^(.*?),? (when|whenever|once|if) (.+)$/i;
const MODALS: Record<string, AskedFor['modal']> = {
  should: 'must',
  must: 'must',
  shall: 'must',
  may: 'may',
  can: 'may',
};
/** Several sentences or clauses, questions about several things, about the person, or about the draft itself. */
const UNFIT =
  /[.!?:;]\s|[–—(]|,(?!\d)|\b(?:and|or) (?:what|which|who|how|why|where|when)\b|\b(?:you|we|i|they|he|she)\b|\bcaptured\b|\bplan say\b/i;

/**
 * Takes a question apart, or returns null where its shape is not one that can be turned into a requirement without
 * guessing.
 */
export function askedFor(question: string): AskedFor | null {
  if (question.length > LONGEST_TITLE) return null;
  const text = plainQuestion(question);
  const lead = LEAD.exec(text);
  const bare = text.slice(lead?.[0].length ?? 0, -1).trim();
  if (!text.endsWith('?') || UNFIT.test(bare)) return null;
  const asked = headOf(bare);
  if (asked === null) return null;
  const before = conditionOf(lead?.[1] ?? '', lead?.[2] ?? '');
  const after = before === null ? TRAILING_CONDITION.exec(asked.after) : null;
  const clause = clauseOf((after?.[1] ?? asked.after).split(' '));
  if (clause === null || (clause.subject !== null && clause.verb === 'be' && asked.head.noun !== '')) return null;
  return {
    ...asked.head,
    ...clause,
    subject: clause.subject === null ? null : /^it$/i.test(clause.subject) ? 'the system' : impersonal(clause.subject),
    rest: impersonal(clause.rest),
    lead: lead && before === null ? `${lead[1] ?? ''} ${lead[2] ?? ''}` : '',
    condition: before ?? (after ? conditionOf(after[2] ?? '', after[3] ?? '') : null),
  };
}

/** The thing asked for by "What is the …?" or "Who are the …?": "The …"; null for other questions. */
export function thingAskedFor(question: string): string | null {
  const thing = /^(?:what|who) (?:is|are|will be|should be|must be) (the|your|our|its|an?) ([^.,;:?]+)\?$/i.exec(
    plainQuestion(question),
  );
  const [, determiner = '', rest = ''] = thing ?? [];
  if (rest === '' || isPreposition(rest.split(' ').at(-1) ?? '') || /\b(?:you|we|i)\b/i.test(rest)) return null;
  return `${/^your$/i.test(determiner) ? 'The' : capital(determiner)} ${rest}`;
}

/**
 * Finds where the subject of an inverted clause ends: at the first verb that does not follow a determiner or preposition.
 * A clause that begins with its verb has no subject. Null where no verb is found.
 */
export function clauseOf(clause: readonly string[]): Clause | null {
  const words = clause.filter((word) => word !== '');
  const [first = '', second = ''] = words;
  const determined = isDeterminer(first) && !isVerb(second);
  if (/^(?:there|this|that)$/i.test(first) && !determined) return null;
  if (/^not$/i.test(first) && isVerb(second))
    return { subject: null, verb: `NOT ${second}`, rest: words.slice(2).join(' ') };
  // "log errors" begins with its verb, "exports run" with a noun that could be one.
  const noun = isAlsoNoun(first) && isVerb(second) && !isAlsoNoun(second);
  if (isVerb(first) && !noun) return { subject: null, verb: first, rest: words.slice(1).join(' ') };
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    const previous = words[at - 1] ?? '';
    if (!isVerb(word) || isDeterminer(previous) || isPreposition(previous)) continue;
    if (isAlsoNoun(word) && isVerb(words[at + 1] ?? '')) continue;
    return { subject: words.slice(0, at).join(' '), verb: word, rest: words.slice(at + 1).join(' ') };
  }
  return null;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A question on one line; "…, what then?" and "What if …?" in their long form. */
function plainQuestion(question: string): string {
  return question
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/, what then\?$/i, ', what should happen?')
    .replace(/^what if ([^,]+)\?$/i, 'If $1, what should happen?');
}

function conditionOf(word: string, text: string): Condition | null {
  const plain = word.toLowerCase();
  if (text === '' || !/^(?:when|whenever|once|if|while)$/.test(plain)) return null;
  return { word: plain === 'if' ? 'IF' : plain === 'while' ? 'WHILE' : 'WHEN', text: impersonal(text) };
}

/** What comes before the clause: the question word, what it counts, and the modal verb. */
function headOf(text: string): { head: Pick<AskedFor, 'word' | 'noun' | 'modal'>; after: string } | null {
  const start = QUESTION_WORD.exec(text)?.[0];
  if (start === undefined) return null;
  const following = text.slice(start.length).replace(/^ (?:exactly|precisely|else)\b/i, '');
  const [, counted = '', auxiliary = '', rest = ''] =
    /^(.*?)\b(should|must|shall|may|can|does|do)\b (.+)$/i.exec(following) ?? [];
  const noun = counted.trim();
  const word = questionWord(start.toLowerCase());
  const counts = word === 'which' || word === 'what' || word === 'how many';
  if (auxiliary === '' || (noun === '' ? word === 'which' : !counts)) return null;
  const needs = /^do(?:es)?$/i.test(auxiliary) ? /^(.*?)\bneed to (.+)$/i.exec(rest) : null;
  const modal = needs ? 'must' : MODALS[auxiliary.toLowerCase()];
  if (modal === undefined) return null;
  return { head: { word, noun, modal }, after: needs ? `${needs[1] ?? ''}${needs[2] ?? ''}` : rest };
}

function questionWord(start: string): AskedFor['word'] {
  if (/^how (?:many|much)$/.test(start)) return 'how many';
  if (/^how (?:long|often|soon|fast|quickly|early|late|old)$/.test(start)) return 'how long';
  if (/^how \w/.test(start)) return 'how far';
  return start as AskedFor['word'];
}

function impersonal(text: string): string {
  return text.replace(/\byour\b/gi, 'the').trim();
}
