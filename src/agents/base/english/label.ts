import { capital, clauseOf, LONGEST_TITLE } from './asked-for';
import { isDeterminer, isFiniteVerb, isPreposition } from './verbs';

const WH =
  '(?:(?:in|into|on|onto|for|with|by|from|to|at|of|about|against|after|since|under) )?(?:which|what|who|whose|whom|how|where|when|why)';
const CLAUSE_START = new RegExp(`, (?=(?:(?:and|or) )?${WH}\\b)`, 'i');
const CLAUSE = new RegExp(`^((?:and |or )?${WH}\\b)(.*)$`, 'i');
const BE = /^(?:is|are|was|were)$/i;
const MODAL = /^(?:should|must|shall|can|could|may|might|will|would|has|have)$/i;
const DO = /^(?:do|does)$/i;
/** What stands for a thing by itself; a quotation does too (see `labelOf`). */
const PRONOUN = /^(?:it|they|you|we|one|people|somebody|everybody|this|that|these|those|“\d+”)$/i;
const PARTICIPLE =
  /(?:ed|en)$|^(?:kept|held|done|run|built|sent|set|made|found|put|read|left|known|stored|lost|met|told|paid|shown)$/i;

/** Questions whose subject can be named at once. */
const NAMED: [RegExp, (found: RegExpExecArray) => string][] = [
  [/^what if (.+)\?$/i, ([, happening = '']) => `If ${happening}`],
  [/^what about (.+)\?$/i, ([, thing = '']) => thing],
  [/^what should be captured about (.+)\?$/i, ([, thing = '']) => `On ${thing}`],
  [/^is there anything else about (.+?) that .+\?$/i, ([, thing = '']) => `Also on ${thing}`],
  [/^what should the plan say instead\?$/i, () => 'Correction to the plan'],
  [/^which (?:one )?holds for (.+)\?$/i, ([, thing = '']) => `For ${thing} this holds`],
  [
    /^(.+) do not fit together: which one holds\?$/i,
    ([, ids = '']) => `Of ${ids}, which do not fit together, this one holds`,
  ],
  [/^you wrote (“[^”]+”): what does it turn on\?$/i, ([, word = '']) => `What ${word} turns on`],
  [/^(“[^”]+”): (.+)\?$/, ([, word = '', rest = '']) => `${word}, ${rest}`],
];

const QUOTATION = /“[^”]*”/g;

/**
 * A question as the label of its answer: "How is it measured, and who is told?" → "How it is measured, and who is told".
 * What is asked of the person ("you") is put as theirs ("we"). Null where the question cannot be turned without guessing.
 */
export function labelOf(question: string): string | null {
  if (question.length > LONGEST_TITLE) return null;
  // What is quoted is somebody's words: it is one thing in the sentence, and nothing in it is turned.
  const quotations: string[] = [];
  const title = question
    .replace(/\s+/g, ' ')
    .trim()
    .replace(QUOTATION, (quotation) => `“${quotations.push(quotation) - 1}”`);
  return turnTitle(title)?.replace(QUOTATION, (mark) => quotations[Number(mark.slice(1, -1))] ?? mark) ?? null;
}

function turnTitle(title: string): string | null {
  for (const [pattern, name] of NAMED) {
    const found = pattern.exec(title);
    if (found) return capital(theirs(name(found)));
  }
  const asked = /^([^?]+)\?(?: [^?]{1,60})?$/.exec(title)?.[1];
  if (asked === undefined) return title.endsWith('?') || title.includes('? ') ? null : imperative(title);
  if (/[.!;]\s|, (?:and|or) (?:may|should|is|are|must|can|does|do|will) (?:it|the|an?|they|you|one)\b/i.test(asked))
    return null;
  const clauses = asked.split(CLAUSE_START);
  const turned = clauses.map((clause) => turn(clause, clauses.length === 1));
  if (turned.some((clause) => clause === null)) return null;
  return capital(theirs(turned.join(', ')));
}

/** A title that is no question: "Name the formats." → "The formats". */
function imperative(title: string): string | null {
  const bare = title.replace(/[.:!…]+$/, '');
  const named = bare.replace(
    /^(?:please )?(?:name|list|describe|pick|choose|select|give|mark|rank|rate|order|tell us|say) (?=the|your|all|each|every|any)/i,
    '',
  );
  return named === '' ? null : capital(named.replace(/^your\b/i, 'the'));
}

/** One clause of a question in the order of a statement. */
function turn(clause: string, alone: boolean): string | null {
  const [, word = '', after = ''] = CLAUSE.exec(clause) ?? [];
  if (word === '') return null;
  const words = after.split(' ').filter((part) => part !== '');
  const at = words.findIndex((part) => BE.test(part) || MODAL.test(part) || DO.test(part));
  const counted = words.slice(0, Math.max(0, at));
  if (at < 0 || counted.some(isFiniteVerb)) return alone ? withoutWhich(word, words) : clause;
  const auxiliary = words[at] ?? '';
  const rest = words.slice(at + 1);
  const subjectAsked = /(?:which|what|who)$/i.test(word) && !startsSubject(auxiliary, rest);
  if (subjectAsked && !DO.test(auxiliary)) return alone ? withoutWhich(word, words) : clause;
  const statement = inverted(auxiliary, rest);
  if (statement === null) return null;
  const head = alone && counted.length > 0 && /^which$/i.test(word) ? counted.join(' ') : [word, ...counted].join(' ');
  return `${head} ${statement}`;
}

/** "should it run on" → "it should run on"; "does it concern" → "it concerns". Null where the subject's end is unclear. */
function inverted(auxiliary: string, rest: readonly string[]): string | null {
  if (BE.test(auxiliary)) {
    const end = PRONOUN.test(rest[0] ?? '')
      ? 1
      : rest.findIndex((part, i) => i > 0 && PARTICIPLE.test(part) && !isDeterminer(rest[i - 1] ?? ''));
    return end < 1 ? null : [...rest.slice(0, end), auxiliary.toLowerCase(), ...rest.slice(end)].join(' ');
  }
  const split = PRONOUN.test(rest[0] ?? '')
    ? { subject: rest[0] ?? '', verb: rest[1] ?? '', rest: rest.slice(2).join(' ') }
    : clauseOf(rest);
  if (split === null || split.subject === null || split.verb === '') return null;
  const tail = split.rest === '' ? '' : ` ${split.rest}`;
  if (!DO.test(auxiliary))
    return `${split.subject} ${auxiliary.toLowerCase()} ${split.verb}${tail}`.replace(/\bcan not\b/, 'cannot');
  const verb = /^does$/i.test(auxiliary) ? thirdPerson(split.verb) : split.verb;
  return `${split.subject} ${verb}${tail}`;
}

/** Whether a subject follows the auxiliary: then the question does not ask for the subject itself. */
function startsSubject(auxiliary: string, rest: readonly string[]): boolean {
  if (PRONOUN.test(rest[0] ?? '') || isDeterminer(rest[0] ?? '')) return true;
  return !/^ha(?:s|ve)$/i.test(auxiliary) && (clauseOf(rest)?.subject ?? null) !== null;
}

/** "Which states need a design?" names "states that need a design". */
function withoutWhich(word: string, words: readonly string[]): string {
  if (!/^which$/i.test(word) || /^of$/i.test(words[0] ?? '')) return [word, ...words].join(' ');
  const verb = words.findIndex(
    (part, i) =>
      i > 0 && (isFiniteVerb(part) || BE.test(part) || MODAL.test(part)) && !isPreposition(words[i - 1] ?? ''),
  );
  return verb < 1 ? words.join(' ') : [...words.slice(0, verb), 'that', ...words.slice(verb)].join(' ');
}

function thirdPerson(verb: string): string {
  if (/^have$/i.test(verb)) return 'has';
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The person's own words about themselves: "you will check" → "we will check", "worries you" → "worries us". */
function theirs(text: string): string {
  return text
    .replace(/\byours?\b/gi, (found) => (/s$/i.test(found) ? 'ours' : 'our'))
    .replace(
      /(\S+ )?\byou\b/gi,
      (_found, before: string = '') => `${before}${isTransitive(before.trim()) ? 'us' : 'we'}`,
    );
}

/** "worries", but not "will": what follows it is an object. */
function isTransitive(word: string): boolean {
  return isFiniteVerb(word) && !BE.test(word) && !MODAL.test(word) && !DO.test(word);
}
