import type { SpecStatement } from './spec-statement';

/** Statements that stand together, with their heading. */
interface Headed {
  title: string;
  own: SpecStatement[];
}

/** Statements under the titles of their topics, in their order, then under headings that were named for them; the rest has none. */
export function underHeadings(
  topics: readonly { id: string; title: string }[],
  statements: readonly SpecStatement[],
): Headed[] {
  const named = [...new Set(statements.flatMap(({ under }) => under ?? []))];
  return [
    ...topics.map(({ id, title }) => ({
      title,
      own: statements.filter(({ topicId, under }) => topicId === id && under === undefined),
    })),
    ...named.map((title) => ({ title, own: statements.filter(({ under }) => under === title) })),
  ].filter(({ own }) => own.length > 0);
}
