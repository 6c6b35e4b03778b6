import { isAlsoNoun, isDeterminer, isPreposition, isVerb } from './verbs';

/** The circumstance that a question asks about, in EARS terms. */
export interface Condition {
  word: 'WHEN' | 'IF' | 'WHILE';
  text: string;
}

/** A question of the shape "which … should … do …?", taken apart so that its answer can be put as a requirement. */
export interface AskedFor {
  /** A circumstance put first: "For the export". Empty if there is none. */
  lead: string;
  condition: Condition | null;
  word: 'which' | 'what' | 'who' | 'where' | 'when' | 'how' | 'how many' | 'how long' | 'how far';
  /** What "which", "what" or "how many" counts: "formats". */
  noun: string;
  modal: 'must' | 'may';
  /** Who or what acts; null if the question asks for just that. */
  subject: string | null;
  verb: string;
  rest: string;
}

const QUESTION_WORD =
  /^(which|what|who|where|when|how (?:many|much)|how (?:long|often|soon|fast|quickly|early|late|old)|how (?:far|large|big|precisely|exactly|strictly)|how)\b/i;
const LEAD =
  /^(when|whenever|once|if|while|for|in|on|with|during|per) ([^,?]+), (?=(?:which|what|who|where|when|how)\b)/i;
const TRAILING_CONDITION = /^(.*?),? (when|whenever|once|if|while) (.+)$/i;
const MODALS: Record<string, AskedFor['modal']> = {
  should: 'must',
  must: 'must',
  shall: 'must',
  may: 'may',
  can: 'may',
};

/**
 * Takes a question apart, or returns null where its shape is not one that can be turned into a requirement without
 * guessing: then the question is to be quoted with its answer.
 */
export function askedFor(question: string): AskedFor | null {
  const text = question.replace(/\s+/g, ' ').trim();
  if (
    !text.endsWith('?') ||
    /[.!?:;–—(] ?\S/.test(text.slice(0, -1)) ||
    /\b(?:and|or) (?:what|which|who|how|why|where|when)\b/i.test(text)
  ) {
    return null;
  }
  const lead = LEAD.exec(text);
  const bare = text.slice(lead?.[0].length ?? 0, -1).trim();
  const asked = splitWords(bare);
  if (asked === null || /\b(?:you|we|i|they|he|she)\b/i.test(bare)) return null;
  const before = conditionOf(lead?.[1] ?? '', lead?.[2] ?? '');
  const after = TRAILING_CONDITION.exec(asked.after);
  const condition = before ?? (after ? conditionOf(after[2] ?? '', after[3] ?? '') : null);
  const clause = clauseOf(before === null && after ? (after[1] ?? '') : asked.after);
  if (clause === null) return null;
  return { ...asked.head, ...clause, lead: lead && before === null ? `${lead[1]} ${lead[2]}` : '', condition };
}

/** The thing asked for by "What is the …?": "The …"; null for other questions. */
export function thingAskedFor(question: string): string | null {
  const text = question.replace(/\s+/g, ' ').trim();
  const thing = /^what (?:is|are|will be|should be|must be) (the|your|our|its|an?) ([^.,;:?]+)\?$/i.exec(text);
  const [, determiner = '', rest = ''] = thing ?? [];
  if (rest === '' || isPreposition(rest.split(' ').at(-1) ?? '') || /\b(?:you|we|i)\b/i.test(rest)) return null;
  return `${/^your$/i.test(determiner) ? 'The' : capital(determiner)} ${rest}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function conditionOf(word: string, text: string): Condition | null {
  const plain = word.toLowerCase();
  if (text === '' || !/^(?:when|whenever|once|if|while)$/.test(plain)) return null;
  return { word: plain === 'if' ? 'IF' : plain === 'while' ? 'WHILE' : 'WHEN', text: impersonal(text) };
}

function splitWords(text: string): { head: Pick<AskedFor, 'word' | 'noun' | 'modal'>; after: string } | null {
  const start = QUESTION_WORD.exec(text)?.[0];
  if (start === undefined) return null;
  const [, noun = '', auxiliary = '', rest = ''] =
    /^(.*?)\b(should|must|shall|may|can|does|do)\b (.+)$/i.exec(text.slice(start.length)) ?? [];
  if (auxiliary === '') return null;
  const word = kindOfWord(start.toLowerCase());
  const counts = word === 'which' || word === 'what' || word === 'how many';
  if (!counts && noun.trim() !== '') return null;
  if (word === 'which' && noun.trim() === '') return null;
  const needs = /^do(?:es)?$/i.test(auxiliary) ? /^(.*?)\bneed to (.+)$/i.exec(rest) : null;
  const modal = needs ? 'must' : MODALS[auxiliary.toLowerCase()];
  if (modal === undefined) return null;
  return { head: { word, noun: noun.trim(), modal }, after: needs ? `${needs[1]}${needs[2]}` : rest };
}

function kindOfWord(start: string): AskedFor['word'] {
  if (/^how (?:many|much)$/.test(start)) return 'how many';
  if (/^how (?:long|often|soon|fast|quickly|early|late|old)$/.test(start)) return 'how long';
  if (/^how \w/.test(start)) return 'how far';
  return start as AskedFor['word'];
}

/** Finds where the subject ends and the verb begins: the first verb that does not follow a determiner or preposition. */
function clauseOf(text: string): Pick<AskedFor, 'subject' | 'verb' | 'rest'> | null {
  const words = text.split(' ').filter((word) => word !== '');
  const first = words[0] ?? '';
  if (/^(?:there|this|that|he|she)$/i.test(first) && !isDeterminerOf(words)) return null;
  if (isVerb(first) && !isAlsoNounSubject(words))
    return { subject: null, verb: first, rest: impersonal(words.slice(1).join(' ')) };
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    const previous = words[at - 1] ?? '';
    if (!isVerb(word) || isDeterminer(previous) || isPreposition(previous)) continue;
    if (isAlsoNoun(word) && isVerb(words[at + 1] ?? '')) continue;
    const subject = words.slice(0, at).join(' ');
    return {
      subject: /^it$/i.test(subject) ? 'the system' : impersonal(subject),
      verb: word,
      rest: impersonal(words.slice(at + 1).join(' ')),
    };
  }
  return null;
}

function isDeterminerOf(words: readonly string[]): boolean {
  return isDeterminer(words[0] ?? '') && !isVerb(words[1] ?? '');
}

/** "export" and the like begin a subject ("exports run") only where a plain verb follows; "log errors" begins with its verb. */
function isAlsoNounSubject(words: readonly string[]): boolean {
  return isAlsoNoun(words[0] ?? '') && isVerb(words[1] ?? '') && !isAlsoNoun(words[1] ?? '');
}

function impersonal(text: string): string {
  return text.replace(/\byour\b/gi, 'the').trim();
}
