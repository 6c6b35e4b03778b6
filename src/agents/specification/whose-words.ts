import { numbersIn } from '../base/english/claims';
import { piecesOf } from '../base/english/pieces';
import { containment } from '../base/english/similarity';
import { contentStems, stem } from '../base/english/words';
import { toExchange, type Exchange } from '../session/exchanges';
import type { Session } from '../session/session';
import type { Statement, StatementKind } from '../session/statement';
import { describedIn } from '../questions/drawing';
import { meaningOf, offeredBy } from './meaning-of';
import { inFull, replyOf } from './reply';

/** Whose words a statement rests on where it cites an answer: an option's that the person took, or their own. */
type Basis = 'option' | 'own words';

/** What the person wrote themselves in an exchange: in the place of a choice, beside it, or with a refusal to answer. */
export function ownWordsIn(exchange: Exchange): string {
  const { own, remarks } = replyOf(exchange);
  return [own, ...remarks.map(({ text }) => text)].filter((text) => text.trim() !== '').join('\n');
}

/** Kinds that say of themselves that nobody wished for them, or that a question was left to others. */
const NOT_SAID: ReadonlySet<StatementKind> = new Set(['delegated', 'open_question', 'assumption', 'fact', 'risk']);

/**
 * Whose words a statement rests on that cites an exchange. Where the person took an option and wrote something, too, what the
 * option says is the option's, and the rest is theirs if it shares more with what they wrote. Null where neither is told apart: a mark on a scale, a verdict, an answer
 * that leaves it to others. An assumption is nobody's own words: what they say is none.
 */
export function basisOf(exchange: Exchange, { kind, text }: Pick<Statement, 'kind' | 'text'>): Basis | null {
  if (kind === 'delegated' || kind === 'open_question') return null;
  const own = kind === 'assumption' ? '' : ownWordsIn(exchange);
  const option = optionTaken(exchange);
  // A comment on the plan may confirm in a word what others had put.
  if (exchange.purpose === 'approval' && containment(text, own) < TOLD) return null;
  if (option === '') return own === '' ? null : 'own words';
  if (own !== '' && saysWhatOnlyTheyNamed(text, own, option)) return 'own words';
  if (own === '' || isOptionsText(exchange, withoutQuoted(text, own), own)) return 'option';
  const said = piecesOf(own).some((piece) => containment(piece, text) >= WRITTEN);
  // What is of neither was cited for what it is about: to call it an option's would tell of one that nobody took.
  if (!said && containment(text, own) < TOLD && containment(text, option) < TOLD) return null;
  return said || containment(text, own) > containment(text, option) ? 'own words' : 'option';
}

/** By the answers that a statement cites, whose words it rests on, as far as that can be told; what the person put themselves is theirs. */
export function basisIn(session: Session, statement: Statement): Readonly<Record<string, Basis>> {
  if (statement.by === 'person') return {};
  const told = statement.sources.flatMap((source) => {
    const asked = session.questions.find(({ question, response }) => question.id === source && response !== null);
    const basis = asked === undefined ? null : basisOf(toExchange(asked), statement);
    return basis === null ? [] : [[source, basis] as const];
  });
  return Object.fromEntries(told);
}

/** Whether an assumption is nothing but what the text of an option says that the person took. */
export function isFromOption({ kind, by, sources }: Statement, basis: Readonly<Record<string, Basis>>): boolean {
  return (
    kind === 'assumption' &&
    by !== 'person' &&
    !sources.includes('assumed') &&
    Object.values(basis).length > 0 &&
    Object.values(basis).every((one) => one === 'option')
  );
}

/** Below this share of its words in what was taken or written, or in a comment on the plan, a statement does not come from it. */
const TOLD = 0.3;
/** From this share on of the words of a piece that the person wrote, a statement is taken to say that piece. */
const WRITTEN = 0.8;

/** What is named exactly: numbers, code, and what stands in quotes. */
const NAMED = /`([^`\n]{1,120})`|[“"„]([^“”"„\n]{2,120})[”"“]/gu;

/** Whether a text has a number or a name that the person wrote and no option that they took: “412, not 404” corrects the option. */
function saysWhatOnlyTheyNamed(text: string, own: string, option: string): boolean {
  const said = numbersIn(text);
  const offered = numbersIn(option);
  if (numbersIn(own).some((number) => said.includes(number) && !offered.includes(number))) return true;
  const names = [...own.matchAll(NAMED)].map(([, code, quoted]) => code ?? quoted ?? '');
  return names.some((name) => text.includes(name) && !option.includes(name));
}

/** Whether a text is what an option says that was taken: its label, or its sentence, and no piece of what the person wrote beside it. */
function isOptionsText(exchange: Exchange, text: string, own: string): boolean {
  const outcome = meaningOf(exchange);
  if (outcome.kind !== 'chosen') return false;
  const share = Math.max(
    0,
    ...outcome.chosen.flatMap(({ label, description }) => [containment(text, label), containment(text, description)]),
  );
  return share >= WRITTEN && share > containment(text, own);
}

/** A statement without what stands in it of the person's words, in quotes behind the option's sentence. */
function withoutQuoted(text: string, own: string): string {
  return text.replace(/ \([“„]([^“”„]{1,2000})[“”]\)/gu, (found, quoted: string) =>
    containment(quoted, own) === 1 ? '' : found,
  );
}

/** The words of what was taken of an offer, with what the card says for and against it; empty where nothing was taken. */
function optionTaken(exchange: Exchange): string {
  const outcome = meaningOf(exchange);
  switch (outcome.kind) {
    case 'chosen':
      return outcome.chosen
        .map(({ label, description, pros, cons }) => [label, description, ...pros, ...cons].join('\n'))
        .join('\n');
    case 'yes_no':
      return `${exchange.question} ${outcome.label}`;
    case 'order':
      return outcome.items.join('\n');
    default:
      return '';
  }
}

/** From this share on of its meaningful words, a reason is taken to be one that the person gave. */
const GIVEN = 0.6;

/**
 * A reason against an option as the person gave it, since it is told in quotation marks: word for word, or the sentence of theirs
 * that says most of it. Null where only the card said it.
 */
export function givenReason(reason: string, ownWords: string): string | null {
  if (contentStems(reason).length === 0 || containment(reason, ownWords) < GIVEN) return null;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain(ownWords).includes(plain(reason).replace(/[.!]+$/, ''))) return reason;
  const pieces = piecesOf(ownWords).map((piece) => ({ piece, share: containment(reason, piece) }));
  return pieces.sort((one, other) => other.share - one.share)[0]?.piece.trim() ?? ownWords;
}

/** What a statement of a model's writer becomes by whose words it rests on. */
interface Sorted<T> {
  /** What the label and the person's own words bear out; null where nothing does. */
  said: T | null;
  /** What only the description of an option promises, as an assumption to confirm; null where that promises nothing more. */
  assumed: T | null;
}

type Draft = Pick<Statement, 'kind' | 'text' | 'sources'>;

/**
 * Tells what was said from what only the text of a chosen option promises beyond its label: that is an assumption to
 * confirm. `cited` are the exchanges that the statement cites, `also` what else bears it out: the request, messages,
 * evidence. The options of prepared questions are read as the sentences that are written, and taken as such.
 */
export function bySource<T extends Draft>(draft: T, cited: readonly Exchange[], also: string): Sorted<T> {
  if (NOT_SAID.has(draft.kind)) return { said: draft, assumed: null };
  const known = new Set(tellingStems([also, ...cited.map(borneOut)].join('\n')));
  const own = new Set(tellingStems(cited.map(ownWordsIn).join('\n')));
  const promises = cited.flatMap(promisesOf).map((promise) => tellingStems(promise).filter((stem) => !known.has(stem)));
  const goesBeyond = (text: string): boolean => {
    const stems = new Set(tellingStems(text));
    // What the person mostly wrote themselves is theirs, also where an option's text has a word or two of it.
    if ([...stems].filter((stem) => own.has(stem)).length >= MOSTLY * stems.size) return false;
    return promises.some((promise) => {
      const shared = promise.filter((stem) => stems.has(stem)).length;
      return shared >= 2 || (shared === 1 && promise.length === 1);
    });
  };
  if (!goesBeyond(draft.text)) return { said: draft, assumed: null };
  const sentences = draft.text.split(SENTENCE);
  const kept = sentences.flatMap((one) => (goesBeyond(one) ? withoutPromise(one, goesBeyond) : [one]));
  const promised = sentences.filter(goesBeyond);
  // What goes beyond may take words of several sentences: then all of it is one promise.
  const assumed = promised.length === 0 ? draft.text : promised.join(' ');
  return {
    said: promised.length === 0 || kept.length === 0 ? null : { ...draft, text: kept.join(' ') },
    assumed: { ...draft, kind: 'assumption', text: assumed },
  };
}

/** Verbs that every sentence may have: that an option's text shares one with a statement says nothing. */
const SAY_NOTHING = new Set(
  'take get give make let have use hold do go come keep put need be can'.split(' ').map(stem),
);
/** Participles whose verb cannot be told by its ending. */
const PARTICIPLES = new Map([
  ['written', 'write'],
  ['taken', 'take'],
  ['given', 'give'],
  ['shown', 'show'],
  ['kept', 'keep'],
  ['sent', 'send'],
  ['chosen', 'choose'],
  ['hidden', 'hide'],
  ['thrown', 'throw'],
  ['drawn', 'draw'],
  ['built', 'build'],
  ['found', 'find'],
  ['left', 'leave'],
  ['lost', 'lose'],
  ['made', 'make'],
  ['held', 'hold'],
]);

/** The stems that tell what a text promises: a participle counts as its verb. */
function tellingStems(text: string): string[] {
  return contentStems(text)
    .map((word) => stem(PARTICIPLES.get(word) ?? word))
    .filter((word) => !SAY_NOTHING.has(word));
}

/** From this share of its meaningful words on in what the person wrote, a sentence is taken to be theirs. */
const MOSTLY = 0.6;

const SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}`“"])/u;
/** Where a clause ends that can stand without what follows. */
const CLAUSE = /[,;:] | (?:and|with|und|mit) /gu;
/** Fewest meaningful words of a clause that says something by itself. */
const SAYS_SOMETHING = 3;

/** The longest beginning of a sentence, up to the end of a clause, that promises nothing; empty where there is none. */
function withoutPromise(sentence: string, goesBeyond: (text: string) => boolean): string[] {
  const ends = [...sentence.slice(0, LONGEST).matchAll(CLAUSE)].map(({ index }) => index).slice(0, CLAUSES);
  const heads = ends.map((end) => sentence.slice(0, end).trim()).reverse();
  const head = heads.find((one) => !goesBeyond(one) && contentStems(one).length >= SAYS_SOMETHING && isWhole(one));
  return head === undefined ? [] : [`${head}.`];
}

/** Longer sentences are not looked at beyond this, in characters, nor more of their clauses. */
const LONGEST = 1_000;
const CLAUSES = 20;

/** Whether a beginning is a clause of its own: no condition that waits for what follows, and no “both” without its “and”. */
function isWhole(head: string): boolean {
  if (/\b(?:both|either|neither|not only|sowohl|entweder|weder|nicht nur)\b/iu.test(head)) return false;
  return (
    !/^(?:when|while|if|where|wenn|falls|sobald|solange)\b/iu.test(head) || /\b(?:SHALL|must|soll|muss)\b/u.test(head)
  );
}

/** What an answer bears out: the question, all labels, and what the person chose and wrote. */
function borneOut(exchange: Exchange): string {
  const { question, subject, config } = exchange;
  const context = typeof config['context'] === 'string' ? config['context'] : '';
  // What is drawn of an option shows what it is, as its label says it.
  const labels = offeredBy(exchange).map(
    ({ label, description }) => `${label} ${describedIn(description).drawing ?? ''}`,
  );
  return [question, subject ?? '', context, ...labels, inFull(exchange)].join('\n');
}

/** What the options that were taken say of themselves beyond their labels, where the product did not prepare them. */
function promisesOf(exchange: Exchange): string[] {
  const outcome = meaningOf(exchange);
  if (exchange.by === 'offline' || outcome.kind !== 'chosen') return [];
  return outcome.chosen.flatMap(({ description, pros, cons }) => [describedIn(description).words, ...pros, ...cons]);
}

/** What an option says that rules the others out. */
const RULES_OUT = /^(?:none|nothing|no\b|only|just|keine?r?s?\b|nichts|nur)|\bonly\b|\bnur\b/iu;

/** Whether a non-goal is no more than an option of several that was not ticked: that is no wish to leave it out. */
export function isMerelyUnticked({ kind, text }: Draft, cited: readonly Exchange[]): boolean {
  if (kind !== 'non_goal' || cited.length === 0) return false;
  return cited.every((exchange) => {
    const outcome = meaningOf(exchange);
    if (exchange.type !== 'pick_many' || outcome.kind !== 'chosen' || ownWordsIn(exchange) !== '') return false;
    // “None: only those of websites” was ticked: the others are ruled out, not left alone.
    if (outcome.chosen.some(({ label }) => RULES_OUT.test(label))) return false;
    const names = (label: string) => containment(label, text) === 1;
    return outcome.passed.some(({ label }) => names(label)) && !outcome.chosen.some(({ label }) => names(label));
  });
}
