import type { Session } from './session';
import type { Statement } from './statement';

/**
 * The topic under whose heading a statement is told: the one that its writer named, if it is there, else its own. The person's
 * own words stand where they put them.
 */
export function standsUnder(
  { topics, editedByPerson }: Pick<Session, 'topics' | 'editedByPerson'>,
  { id, topicId, under }: Pick<Statement, 'id' | 'topicId' | 'under'>,
): string {
  const isThere = topics.some((topic) => topic.id === under && topic.status !== 'dropped' && topic.former !== true);
  return under !== undefined && isThere && !editedByPerson.includes(id) ? under : topicId;
}
