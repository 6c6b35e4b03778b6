import type { StatementView } from '../../agents/view/session-view';

/** A piece of a section of the plan: a statement as it is listed there, or what stands between statements. Both Markdown. */
interface PlanPart {
  statement: StatementView | null;
  markdown: string;
}

/** How a section lists a statement: by its label, at the beginning of an item. */
const ITEM = /^- \*\*([A-Z]{1,3}-\d{3,9})\*\* /;

/** A section's Markdown in its parts, in order: put together again by newlines, they are the section. */
export function planParts(content: string, statements: readonly StatementView[]): PlanPart[] {
  const byLabel = new Map(statements.map((statement) => [statement.label, statement]));
  const parts: { statement: StatementView | null; lines: string[] }[] = [];
  for (const line of content.split('\n')) {
    const label = ITEM.exec(line)?.[1];
    const named = label === undefined ? undefined : byLabel.get(label);
    const last = parts.at(-1);
    if (named !== undefined) parts.push({ statement: named, lines: [line] });
    else if (last === undefined || (last.statement !== null && !line.startsWith('  ')))
      parts.push({ statement: null, lines: [line] });
    else last.lines.push(line);
    // No statement is listed twice: a second item of its name is only shown.
    if (label !== undefined) byLabel.delete(label);
  }
  return parts.map(({ statement, lines }) => ({ statement, markdown: lines.join('\n') }));
}
