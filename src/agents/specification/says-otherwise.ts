import { amountsClash, amountsIn, isNegated, type Amount } from '../base/english/claims';
import { contentStems, stem } from '../base/english/words';
import { BINDING, WEAK } from './earlier';
import { AWAY, rulesAgainst } from './rules-against';
import type { SpecOnDisk } from './on-disk';
import type { WrittenStatement } from './written-statement';

/** What an approved statement is compared under: what its specification is about, and which answers rule the others out. */
type About = Pick<SpecOnDisk, 'title' | 'request' | 'exclusive'> & {
  /** What the words are called that are held against it, where they are of the same specification. Default: the request. */
  asking?: string;
};

/** Verbs of requests, and words that carry an amount: they say nothing of what is spoken of. */
const FORM = new Set(
  (
    'add set give take put bring let allow allowed support change make raise raised lower lowered increase decrease reduce reduced bump limit limited limits maximum minimum max min ' +
    'default defaults up down at least most than over under within system application app library program tool command again always only per instead turn switch enable'
  )
    .split(' ')
    .map(stem),
);
const MAX_REQUEST = 2_000;
const MAX_PIECES = 40;
/** Telling words that a request and a statement must share. */
const LEAST_SHARED = 2;

/**
 * Why a request and an approved statement cannot both hold, as a clause; null where rules cannot tell. Only what is structured
 * is compared: an amount with another one of the same thing, a default with another, an option that was not taken, and what
 * is forbidden or left out with what is asked for. Of the request's words none may speak of anything else.
 */
export function saysOtherwise(request: string, statement: WrittenStatement, about: About): string | null {
  if (!BINDING.includes(statement.kind) || statement.assumed) return null;
  const pieces = request
    .slice(0, MAX_REQUEST)
    .split(/[.;!?](?:\s|$)|\n/, MAX_PIECES)
    .map((piece) => plainly(piece).trim())
    .filter((piece) => piece !== '');
  for (const piece of pieces) {
    const why =
      otherAmount(piece, statement, about) ??
      otherDefault(piece, statement, about) ??
      takesRejected(piece, statement, about) ??
      asksForLeftOut(piece, statement, about) ??
      isForbidden(piece, statement, about);
    if (why !== null) return why;
  }
  return null;
}

function askedBy({ asking = 'the request' }: About): string {
  return asking;
}

/** The words by which a text says what it is about. */
function telling(text: string): string[] {
  return contentStems(text).filter((word) => !FORM.has(word) && !WEAK.has(word) && !/^\d/.test(word));
}

/** Whether a part of a request speaks of what a statement says and of nothing else; `besides` are words that may differ. */
function isOfSame(
  piece: string,
  { text }: WrittenStatement,
  { title, request }: About,
  { besides = [], least = LEAST_SHARED }: { besides?: readonly string[]; least?: number },
): boolean {
  const words = telling(piece).filter((word) => !besides.includes(word));
  const there = new Set(contentStems(`${text} ${title} ${request}`));
  const said = new Set(contentStems(withoutCondition(text)));
  return words.every((word) => there.has(word)) && words.filter((word) => said.has(word)).length >= least;
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** A bound is no denial, and a number may stand in words before what it counts. */
function plainly(text: string): string {
  return text
    .replace(/\bno (more|less) than\b/gi, (_, more: string) => (/more/i.test(more) ? 'at most' : 'at least'))
    .replace(
      new RegExp(`\\b(${NUMBERS.join('|')})(?= \\p{L}{2,12}s?\\b)`, 'giu'),
      (word) => `${NUMBERS.indexOf(word.toLowerCase()) + 1}`,
    );
}

/** When it holds is not what holds. */
function withoutCondition(text: string): string {
  return text.replace(/^(?:WHEN|IF|WHILE|WHERE)\b[^,]{0,300},\s*(?:THEN\s)?/, '');
}

/** Measures in their smallest, so that a minute is sixty seconds. */
const MEASURES: Record<string, [measure: string, times: number]> = {
  millisecond: ['time', 1],
  second: ['time', 1_000],
  minute: ['time', 60_000],
  hour: ['time', 3_600_000],
  day: ['time', 86_400_000],
  week: ['time', 604_800_000],
  KB: ['size', 1],
  MB: ['size', 1_000],
  GB: ['size', 1_000_000],
  percent: ['percent', 1],
};
/** What an amount was before, or is not. */
const NOT_IT = /\b(?:from(?=[^.]{1,40}\bto\b)|instead of|rather than|not) \d[\d.,]{0,12} ?[\p{L}%]{0,12}/giu;

function otherAmount(piece: string, statement: WrittenStatement, about: About): string | null {
  const says = plainly(withoutCondition(statement.text));
  if (isNegated(piece) !== isNegated(says)) return null;
  const asked = amountsIn(piece.replace(NOT_IT, ' ')).filter(isMeasured);
  const stated = amountsIn(says).filter(isMeasured);
  for (const one of asked) {
    // Of several of a kind nobody can tell which one is meant.
    const [other, ...more] = stated.filter((amount) => kindOf(amount) === kindOf(one));
    const isOnly = asked.filter((amount) => kindOf(amount) === kindOf(one)).length === 1;
    if (other === undefined || more.length > 0 || !isOnly) continue;
    if (!amountsClash(smallest(one), smallest(other)) || !isNear(piece, says, other)) continue;
    // What is counted says itself what it is about; of a time or a size only the words around it do.
    const besides = [one, other].flatMap(({ unit }) => (unit in MEASURES ? stem(unit) : []));
    const isCounted = besides.length === 0 && (about.asking !== undefined || telling(piece).length >= LEAST_SHARED);
    if (isOfSame(piece, statement, about, { besides, least: isCounted ? 1 : LEAST_SHARED }))
      return `it says ${shown(other)}, ${askedBy(about)} ${shown(one)}`;
  }
  return null;
}

function isMeasured({ unit, value }: Amount): boolean {
  return unit !== '' && Number.isFinite(value) && (unit in MEASURES || telling(unit).length > 0);
}

function kindOf({ unit }: Amount): string {
  return MEASURES[unit]?.[0] ?? unit;
}

function smallest(amount: Amount): Amount {
  return { ...amount, value: amount.value * (MEASURES[amount.unit]?.[1] ?? 1) };
}

function shown({ value, unit }: Amount): string {
  if (unit === 'percent') return `${value} %`;
  return `${value} ${unit}${value === 1 || /^[A-Z]{2}$/.test(unit) ? '' : 's'}`;
}

/** Whether the clause in which a statement names an amount shares a word with the request; a bare amount belongs to the clause before. */
function isNear(piece: string, says: string, { value }: Amount): boolean {
  const clauses = says.split(/[,;:]\s/);
  const at = clauses.findIndex((clause) => amountsIn(clause).some((amount) => amount.value === value));
  const own = telling(clauses[at] ?? '');
  const words = own.length > 0 ? own : telling(clauses[at - 1] ?? '');
  return telling(piece).some((word) => words.includes(word));
}

/** A default that is a value: in quotes, one of two states, or a bare number. */
const VALUE =
  '[`"“\']([^`"”\'\\n]{1,40})[`"”\']|\\b(on|off|true|false|yes|enabled|disabled|visible|hidden|shown|\\d[\\d.,]{0,12}(?! ?[\\p{L}%]))';
const DEFAULT = [
  new RegExp(`\\bdefaults? (?:value )?(?:is|to|of|as|be|should be|shall be) (?:${VALUE})`, 'iu'),
  new RegExp(`(?:${VALUE})[,]? (?:is|as) the default\\b`, 'iu'),
  new RegExp(`(?:${VALUE})[,]? by default\\b`, 'iu'),
];

function otherDefault(piece: string, statement: WrittenStatement, about: About): string | null {
  const [asked, stated] = [defaultIn(piece), defaultIn(statement.text)];
  if (asked === null || stated === null || asked.toLowerCase() === stated.toLowerCase()) return null;
  const isSame = isOfSame(piece, statement, about, { besides: contentStems(`${asked} ${stated}`), least: 1 });
  return isSame ? `its default is ${stated}, that of ${askedBy(about)} ${asked}` : null;
}

function defaultIn(text: string): string | null {
  for (const form of DEFAULT) {
    const [, quoted, state] = form.exec(text) ?? [];
    const value = (quoted ?? state)?.trim();
    if (value !== undefined && value !== '') return value;
  }
  return null;
}

/** An option that was offered beside the one that was taken, where only one could be. */
function takesRejected(piece: string, statement: WrittenStatement, about: About): string | null {
  const { rejected = [], sources, text } = statement;
  const answer = sources.find((source) => about.exclusive.includes(source));
  if (answer === undefined || isNegated(piece) || AWAY.test(piece)) return null;
  const words = telling(piece);
  const there = new Set(contentStems(`${text} ${about.title} ${about.request}`));
  const taken = rejected.find(({ option }) => {
    const own = telling(option);
    const others = words.filter((word) => !own.includes(word));
    return (
      own.length > 0 &&
      own.every((word) => words.includes(word)) &&
      own.some((word) => !there.has(word)) &&
      others.length > 0 &&
      others.every((word) => there.has(word))
    );
  });
  return taken === undefined ? null : `“${taken.option}” was offered in ${answer} and not chosen`;
}

/** What says that something is left out, and of what. */
const LEFT_OUT =
  /\b(?:no|not|never|without|none|any|out of scope|(?:is|are|no) (?:not )?part of (?:it|this|the change)|left out|leave out|is not added|non-goals?)\b/gi;

function asksForLeftOut(piece: string, { kind, text }: WrittenStatement, about: About): string | null {
  if (kind !== 'non_goal' || isNegated(piece) || AWAY.test(piece)) return null;
  const left = telling(text.replace(/\([^)]{0,200}\)/g, ' ').replace(LEFT_OUT, ' '));
  const words = telling(piece);
  return left.length >= LEAST_SHARED && left.every((word) => words.includes(word))
    ? `it leaves out what ${askedBy(about)} asks for`
    : null;
}

/** Who is forbidden something is not what it is about. */
const WHO = /^(?:the|an?) [\w-]{1,40}(?: [\w-]{1,40}){0,2} (?=(?:shall|must) not\b)/i;

/** What one of them forbids in so many words and the other wants. */
function isForbidden(piece: string, { kind, text }: WrittenStatement, about: About): string | null {
  if (kind === 'non_goal') return null;
  if (rulesAgainst(piece, `- ${text.replace(WHO, '')}`).length > 0) return `it forbids what ${askedBy(about)} asks for`;
  return rulesAgainst(text, `- ${piece}`).length > 0 ? `${askedBy(about)} forbids what it asks for` : null;
}
