import { estimateTokens } from '../../model/tokens';
import type { Statement } from '../../session/statement';
import { fairCap, inline, shortened } from './quote';

/** Fewest tokens of a statement's text that are told. */
const LEAST = 16;

/** The draft of a topic with all that a writer may change of it, under so many tokens: long texts are cut to one length. */
export function draftSection(statements: readonly Statement[], edited: readonly string[], tokens: number): string {
  const most = textCap(statements, tokens);
  const lines = statements.map((statement) => {
    const { id, dependsOn, rejected } = statement;
    const follows = dependsOn.length === 0 ? '' : `; depends on ${dependsOn.join(', ')}`;
    const others = (rejected ?? []).map(({ option, reason }) => {
      return inline(option, 60) + (reason === undefined ? '' : ` (${inline(reason, 120)})`);
    });
    const passed = others.length === 0 ? '' : `; not chosen: ${others.join(', ')}`;
    const mark = edited.includes(id) ? '; the person’s own words: leave it alone' : '';
    return `${statementLine(statement, most)}${passed}${follows}${mark}`;
  });
  return `# The draft as it stands\n${lines.length === 0 ? 'Empty.' : lines.join('\n')}`;
}

/** One statement in one line: id, kind, dimension, sources, and its text up to so many tokens. */
function statementLine({ id, kind, dimension, sources, text }: Statement, most: number): string {
  return `- ${id} (${kind}, ${dimension}; ${sources.join(', ')}): ${inline(shortened(text, most))}`;
}

/** Most tokens that the text of each statement may have so that all lines fit. */
function textCap(statements: readonly Statement[], tokens: number): number {
  const heads = statements.reduce((sum, statement) => sum + estimateTokens(statementLine(statement, 0)), 0);
  return Math.max(
    LEAST,
    fairCap(
      statements.map(({ text }) => estimateTokens(text)),
      tokens - heads,
    ),
  );
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
  const most = textCap(statements, tokens);
  const groups = topics.map(({ id }) =>
    statements
      .filter(({ topicId }) => topicId === id)
      .map((statement) => statementLine(statement, most))
      .map((line) => ({ line, size: estimateTokens(line) })),
  );
  const share = fairCap(
    groups.map((own) => own.reduce((sum, { size }) => sum + size, 0)),
    tokens,
  );
  const parts = topics.map(({ id, title }, at) => {
    const own = groups[at] ?? [];
    let left = share;
    const kept = own.filter(({ size }, place) => (left -= size) >= 0 || place === 0);
    const more = own.length - kept.length;
    return [
      `${id} ${inline(title, 80)}`,
      ...(own.length === 0 ? ['- nothing yet'] : kept.map(({ line }) => line)),
      ...(more > 0 ? [`(${more} more are left out here.)`] : []),
    ].join('\n');
  });
  return `# Statements\n${parts.length === 0 ? 'None.' : parts.join('\n\n')}`;
}
