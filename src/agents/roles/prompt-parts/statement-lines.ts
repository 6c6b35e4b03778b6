import { estimateTokens } from '../../base/text/tokens';
import type { Statement } from '../../session/statement';
import { tokensLeft } from './prompt-frame';
import { linesWithin } from './lines-within';
import { fairCap, inline, shortened } from '../../base/text/quote';

/** Fewest tokens of a statement's text that are told. */
const LEAST = 16;
const CUT = 'A text that ends in “… (cut)” is longer than this input could hold: leave that statement alone.';
/** Tokens of a topic's heading among the statements of all. */
const TOPIC_HEADING = 30;

/**
 * The draft of a topic with all that a writer may change of it, under so many tokens: long texts are cut to one length;
 * then what was not chosen and what depends on what is left out; then the last statements, which is said.
 */
export function draftSection(statements: readonly Statement[], edited: readonly string[], tokens: number): string {
  const mark = ({ id }: Statement) => (edited.includes(id) ? '; the person’s own words: leave it alone' : '');
  const room = tokensLeft(tokens, CUT);
  const whole = cappedLines(statements, (statement) => asides(statement) + mark(statement), room);
  const lines = sizeOf(whole) <= room ? whole : cappedLines(statements, mark, room);
  const told = lines.length === 0 ? ['Empty.'] : linesWithin(lines, room);
  const isCut = told.some((line) => line.includes('… (cut)'));
  return ['# The draft as it stands', ...(isCut ? [CUT] : []), ...told].join('\n');
}

/** Under which other heading it stands, what was not chosen, and what a statement depends on. */
function asides({ dependsOn, rejected, under }: Statement): string {
  const others = (rejected ?? []).map(({ option, reason }) => {
    return inline(option, 160) + (reason === undefined ? '' : ` (${inline(reason, 120)})`);
  });
  const passed = others.length === 0 ? '' : `; not chosen: ${others.join(', ')}`;
  const heading = under === undefined ? '' : `; stands under ${under}`;
  return `${heading}${passed}${dependsOn.length === 0 ? '' : `; depends on ${dependsOn.join(', ')}`}`;
}

/**
 * The statements of all topics, those of a topic together, under so many tokens. Texts are cut to one length first; where
 * even short ones do not fit, the later statements of a topic are left out, which is said.
 */
export function statementsByTopic(
  statements: readonly Statement[],
  topics: readonly { id: string; title: string }[],
  tokens: number,
): string {
  if (topics.length === 0) return '# Statements\nNone.';
  const room = tokens - TOPIC_HEADING * topics.length;
  const lines = cappedLines(statements, (one) => checksAndOwner(one, topics), room);
  const groups = topics.map(({ id }) => lines.filter((_, at) => topicToldUnder(statements[at], topics) === id));
  const cap = fairCap(groups.map(sizeOf), room);
  const parts = topics.map(({ id, title }, at) => {
    const own = groups[at] ?? [];
    return [`${id} ${inline(title, 80)}`, ...(own.length === 0 ? ['- nothing yet'] : linesWithin(own, cap))].join('\n');
  });
  return `# Statements\n${parts.join('\n\n')}`;
}

/** What a check looks at, and of which topic a statement is that is told with another one: that one’s writer changes it. */
function checksAndOwner(statement: Statement, topics: readonly { id: string }[]): string {
  const { kind, dependsOn, topicId } = statement;
  const checks = kind === 'acceptance' && dependsOn.length > 0 ? `; checks ${dependsOn.join(', ')}` : '';
  return topicToldUnder(statement, topics) === topicId ? checks : `${checks}; written by ${topicId}`;
}

/** The topic that a statement is told with: that under whose heading it belongs, where it is among these. */
function topicToldUnder(statement: Statement | undefined, topics: readonly { id: string }[]): string | undefined {
  return topics.find(({ id }) => id === statement?.under)?.id ?? statement?.topicId;
}

/**
 * Each statement in one line: id, kind, dimension, sources, text, and what comes behind it. Texts are cut to one length
 * where they do not fit into so many tokens together, but never to nothing.
 */
function cappedLines(
  statements: readonly Statement[],
  behind: (statement: Statement) => string,
  tokens: number,
): string[] {
  const parts = statements.map((statement) => {
    const { id, kind, dimension, sources, text } = statement;
    return { head: `- ${id} (${kind}, ${dimension}; ${sources.join(', ')}): `, text, tail: behind(statement) };
  });
  const frames = sizeOf(parts.map(({ head, tail }) => `${head}""${tail}`));
  const texts = parts.map(({ text }) => estimateTokens(text));
  const cap = Math.max(LEAST, fairCap(texts, tokens - frames));
  return parts.map(({ head, text, tail }) => `${head}${inline(shortened(text, cap))}${tail}`);
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + estimateTokens(`${line}\n`), 0);
}
