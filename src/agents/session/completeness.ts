import type { Dimension } from './dimension';
import type { TopicSeed } from './events';
import type { Statement, StatementKind } from './statement';

/** Statements that make a topic without dimensions of its own complete. */
const ENOUGH_STATEMENTS = 3;

/**
 * The topic's dimensions that its statements settle, in the topic's order. A statement settles its dimension if the
 * person said it: an answer, a message or the request is among its sources, or its words are the person's own. What was
 * delegated, left open, only seen in the workspace, or assumed settles nothing; but a check that a writer derived from what
 * the person said settles how one sees that it holds.
 */
export function coveredDimensions(
  statements: readonly Statement[],
  topic: Pick<TopicSeed, 'id' | 'dimensions'>,
): Dimension[] {
  const own = statements.filter(({ topicId }) => topicId === topic.id);
  const settled = new Set(own.filter(isSaid).map(({ dimension }) => dimension));
  const said = new Set(statements.filter(isSaid).map(({ id }) => id));
  if (own.some((one) => isDerived(one) && one.dependsOn.some((id) => said.has(id)))) settled.add('acceptance');
  return topic.dimensions.filter((dimension) => settled.has(dimension));
}

/**
 * How much of a topic its statements settle, 0 to 100: the share of its dimensions that are covered. A topic without
 * dimensions is complete with three statements that the person made.
 */
export function completeness(topic: Pick<TopicSeed, 'id' | 'dimensions'>, statements: readonly Statement[]): number {
  const wanted = new Set(topic.dimensions).size;
  if (wanted > 0) return Math.round((100 * new Set(coveredDimensions(statements, topic)).size) / wanted);
  const said = statements.filter((s) => s.topicId === topic.id && isSaid(s)).length;
  return Math.round((100 * Math.min(said, ENOUGH_STATEMENTS)) / ENOUGH_STATEMENTS);
}

/** Kinds that say of themselves that the person decided nothing. */
const UNDECIDED: readonly StatementKind[] = ['delegated', 'open_question', 'assumption', 'fact'];

/** Whether nobody named a check, and a writer derived it. */
function isDerived({ kind, sources }: Statement): boolean {
  return kind === 'acceptance' && sources.every((source) => source === 'assumed');
}

/** Whether a statement rests on what the person said: an answer, a message, the request, or words of their own. */
export function isSaid({ by, kind, sources }: Statement): boolean {
  if (kind === 'delegated' || kind === 'open_question') return false;
  if (by === 'person') return true;
  return !UNDECIDED.includes(kind) && sources.some((source) => source === 'request' || /^[QM]\d/.test(source));
}
