import type { EventOf } from '../session/events';
import type { IssueEntry } from '../session/store-port';
import { inline, inlineStart } from '../base/text/markdown';

type Raised = Omit<EventOf<'issue_raised'>, 'type'>;

/** How the entry of an issue is found again. `at` is when it was raised, ISO 8601. */
export function issueEntry({ title }: Pick<Raised, 'title'>, at: string, sessionId: string): IssueEntry {
  return { heading: `## ${at.slice(0, 10)}: ${inline(title)}`, session: `- Session: ${inline(sessionId)}` };
}

/** The line that settles an entry. `at` is ISO 8601. */
export function resolvedLine(resolution: string, at: string): string {
  return `- Resolved: ${at.slice(0, 10)}, ${inline(resolution)}`;
}

/** An entry for `.sdd/issues.md`: dated, with what was tried and what would settle it. `at` is ISO 8601. */
export function renderIssue(issue: Raised, at: string, sessionId: string): string {
  const { heading, session } = issueEntry(issue, at, sessionId);
  const tried =
    issue.tried.length > 0 ? issue.tried.map((query) => `  - ${inline(query)}`).join('\n') : '  - nothing yet';
  return [
    heading,
    '',
    inlineStart(issue.summary),
    '',
    `- Cause: ${inline(issue.cause)}`,
    `- Tried:\n${tried}`,
    `- What would settle it: ${inline(issue.next)}`,
    session,
    '',
  ].join('\n');
}
