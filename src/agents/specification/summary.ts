import { sentence } from '../base/english/sentence';
import type { Statement, StatementKind } from '../session/statement';

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
/** Most statements a summary repeats. */
const MOST = 3;

/** Quoted questions, lines of code, and what points to code that stands elsewhere. */
const UNTELLING = /[?⏎]|exactly as in the code of Q\d/u;
/** Fewer words of a first sentence say nothing to whoever did not read the question. */
const LEAST_WORDS = 4;

/** Kinds whose statements say most about a change, in the order in which a summary takes from them. */
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

/** One statement of each telling kind, sides of the change not yet named first; more of the first kinds where few kinds exist. */
function tellingStatements(statements: readonly Statement[]): Statement[] {
  const fits = statements.filter(
    ({ text, kind }) => TELLING.includes(kind) && text.length <= LONGEST && !UNTELLING.test(text) && isTold(text),
  );
  const ranked = [...fits].sort((a, b) => TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind));
  const chosen: Statement[] = [];
  for (const fresh of [true, false]) {
    for (const statement of ranked) {
      const repeats = chosen.some(({ dimension }) => dimension === statement.dimension);
      if (chosen.length < MOST && !chosen.includes(statement) && repeats !== fresh) chosen.push(statement);
    }
  }
  return chosen.sort((a, b) => TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind));
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
