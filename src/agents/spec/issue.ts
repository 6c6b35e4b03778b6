import type { EventOf } from '../session/events';
import { inline } from './markdown';

/** An entry for `.sdd/issues.md`: dated, with what was tried and what would settle it. `at` is ISO 8601. */
export function renderIssue(issue: EventOf<'issue_raised'>, at: string, sessionId: string): string {
  const tried =
    issue.tried.length > 0 ? issue.tried.map((query) => `  - ${inline(query)}`).join('\n') : '  - nothing yet';
  return [
    `## ${at.slice(0, 10)}: ${inline(issue.title)}`,
    '',
    inline(issue.summary),
    '',
    `- Cause: ${inline(issue.cause)}`,
    `- Tried:\n${tried}`,
    `- What would settle it: ${inline(issue.next)}`,
    `- Session: ${inline(sessionId)}`,
    '',
  ].join('\n');
}
