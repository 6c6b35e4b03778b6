import type { Finding } from './finding';
import type { Session, Topic } from './session';

const STATEMENT_ID = /\b[A-Z]{1,3}-\d{3}\b/g;

/**
 * The topic that a finding names, else that of the statement it is about, the one that its fix names first where there are several:
 * a fix may name others as well, such as one to be worded alike. The first topic where it is about the whole.
 */
export function topicOf(
  { topics, statements }: Session,
  finding: Pick<Finding, 'statements' | 'topicId' | 'fix'>,
): Topic | null {
  const changed = finding.fix.match(STATEMENT_ID) ?? [];
  const named = changed.filter((id) => finding.statements.includes(id));
  const about = [...named, ...finding.statements, ...changed].flatMap(
    (id) => statements.find((statement) => statement.id === id)?.topicId ?? [],
  );
  const live = topics.filter(({ status }) => status !== 'dropped');
  return live.find(({ id }) => id === finding.topicId) ?? live.find(({ id }) => id === about[0]) ?? live[0] ?? null;
}
