import { caseWithResult } from '../base/english/case-results';
import { sentence } from '../base/english/sentence';
import type { Statement, StatementKind } from '../session/statement';
import { comparable, coveredBy } from './covers';

/** What a summary is made from. */
interface Summarised {
  request: string;
  statements: readonly Statement[];
  topics: readonly { title: string }[];
  /** Questions the person answered or decided not to answer. */
  settled: number;
}

/** Longest statement that a summary repeats, in characters. */
const LONGEST = 200;
/** Most statements that a summary repeats beside what was asked for. */
const MOST = 3;

/** Quoted questions, lines of code, and what points to code that stands elsewhere. */
const UNTELLING = /[?？](?=\s|[”"’)]|$)|⏎|exactly as in the code of Q\d/u;
/** Fewer words of a first sentence say nothing to whoever did not read the question. */
const LEAST_WORDS = 4;

/** Kinds whose statements say what a change is, in the order in which a summary tells them. */
const TELLING: readonly StatementKind[] = [
  'goal',
  'story',
  'requirement',
  'decision',
  'interface',
  'quality',
  'edge_case',
  'entity',
  'acceptance',
];

/**
 * A few sentences on a change: the most telling statements in their own words, else what was asked for, and what is delegated,
 * assumed or open.
 */
export function summarise({ request, statements, topics, settled }: Summarised): string {
  const of = (kind: StatementKind) => statements.filter((s) => s.kind === kind).length;
  const unsupported = statements.filter(
    (s) => s.kind !== 'assumption' && s.kind !== 'open_question' && !isSupported(s),
  ).length;
  const telling = tellingStatements(statements.filter(isSupported));
  const sentences = [
    ...(telling.length === 0 ? asked(request) : []),
    ...telling.map(({ text }) => sentence(firstSentence(text))),
    ...(settled === 0 ? [nothingAnswered(statements, topics)] : []),
    ...leftOver(of('delegated'), of('assumption') + unsupported, of('open_question')),
  ];
  return sentences.join(' ');
}

function isSupported({ sources, by }: Statement): boolean {
  return by === 'person' || sources.some((source) => source !== 'assumed');
}

function isTold(text: string): boolean {
  return firstSentence(text).split(/\s+/).length >= LEAST_WORDS;
}

function firstSentence(text: string): string {
  return text.trim().split(/(?<!\b(?:e\.g|i\.e|etc|vs|cf|z\.B|d\.h)\.)(?<=[.!?。])\s|[\r\n]/iu)[0] ?? '';
}

/**
 * What was asked for, then the statements that say most of the change, in their order: goals, and of the rest those that most
 * checks are of, that name what can be seen, and sides of the change that are not yet named.
 */
function tellingStatements(statements: readonly Statement[]): Statement[] {
  const fits = statements.filter(
    ({ text, kind }) => TELLING.includes(kind) && text.length <= LONGEST && !UNTELLING.test(text) && isTold(text),
  );
  const isRequest = ({ kind, sources: [first] }: Statement) => kind === 'requirement' && first === 'request';
  const request = fits.find(isRequest);
  const links = linksTo(statements);
  const left = fits.filter((one) => one !== request);
  const chosen: Statement[] = [];
  while (chosen.length < MOST && left.length > 0) {
    const worth = left.map((one) => worthOf(one, links, chosen));
    chosen.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  const inOrder = fits.filter((one) => chosen.includes(one));
  inOrder.sort((one, other) => TELLING.indexOf(one.kind) - TELLING.indexOf(other.kind));
  return [...(request === undefined ? [] : [request]), ...inOrder];
}

/** How many checks are of each demand, by its id. */
function linksTo(statements: readonly Statement[]): (id: string) => number {
  const demands = comparable(statements.filter(({ kind }) => kind === 'requirement' || kind === 'edge_case'));
  const checked = statements
    .filter(({ kind }) => kind === 'acceptance')
    .flatMap(({ text, dependsOn }) => (dependsOn.length > 0 ? dependsOn : coveredBy(text, demands)));
  return (id) => checked.filter((one) => one === id).length;
}

/** What names an amount, a value, a file or words on the screen can be seen; a note behind it says it of nothing. */
const SPECIFIC = /\d|["“„`]|\w\/\w/u;
const NOTE = / \([“„][^“”„]{1,1000}[“”]\)/u;

/** What a statement says of a change, beside those that are told already. */
function worthOf(
  { id, kind, text, dimension }: Statement,
  links: (id: string) => number,
  told: readonly Statement[],
): number {
  const isAim = (one: StatementKind) => one === 'goal' || one === 'story';
  if (isAim(kind)) return told.some((one) => isAim(one.kind)) ? 2 : 10;
  const isFresh = !told.some((one) => one.dimension === dimension);
  const isOddCase = caseWithResult(text) !== null;
  return (
    (kind === 'requirement' ? 1 : kind === 'acceptance' ? -2 : 0) +
    Math.min(links(id), 1) +
    (SPECIFIC.test(text.replace(NOTE, '')) ? 1 : 0) +
    (isFresh ? 0.5 : 0) -
    (isOddCase ? 2 : 0)
  );
}

function nothingAnswered(statements: readonly Statement[], topics: readonly { title: string }[]): string {
  const about = topics.map(({ title }) => title).filter((title) => title.trim() !== '');
  const on = about.length === 0 ? '' : ` on ${listWithAnd(about.map((title) => `“${title}”`))}`;
  const come = statements.length === 1 ? 'comes' : 'come';
  return `Nothing was answered${on}; ${number(statements.length, 'statement')} ${come} from the request and the workspace.`;
}

/** What a reader has to be aware of; comments and what was never asked stand elsewhere, so that "nothing" is not said here. */
function leftOver(delegated: number, assumed: number, open: number): string[] {
  const parts = [
    ...(delegated > 0 ? [`${number(delegated, 'decision')} left to the implementer`] : []),
    ...(assumed > 0 ? [number(assumed, 'assumption')] : []),
    ...(open > 0 ? [number(open, 'open question')] : []),
  ];
  return parts.length === 0 ? [] : [`Still to be aware of: ${listWithAnd(parts)}.`];
}

/** The request in its first sentence. A long one is not cut: it stands in full below a summary. */
function asked(request: string): string[] {
  const line = firstSentence(request).replace(/\s+/g, ' ').trim().replace(/[.]$/, '');
  return line === '' || line.length > LONGEST ? [] : [`The request: “${line}”.`];
}

function number(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function listWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
