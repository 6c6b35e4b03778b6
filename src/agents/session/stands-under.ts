import type { Session } from './session';
import type { Statement } from './statement';

/** What the id of a topic looks like: whatever else a writer names is a heading of its own. */
const IS_ID = /^[A-Z]{1,3}-?\d{1,4}$|^(?:null|none|n\/a|\W*)$/i;
const LONGEST_HEADING = 60;

/** A heading that is no topic’s, as a writer may name one; null for an id, and for what is none. */
export function headingNamed(under: string): string | null {
  const heading = under.replace(/\s+/g, ' ').trim();
  return heading === '' || heading.length > LONGEST_HEADING || IS_ID.test(heading) ? null : heading;
}

/** The heading of its own under which a statement is told, where its writer named one and nobody has put it elsewhere. */
export function headingOf(
  { topics, editedByPerson }: Pick<Session, 'topics' | 'editedByPerson'>,
  { id, under }: Pick<Statement, 'id' | 'under'>,
): string | undefined {
  if (under === undefined || editedByPerson.includes(id) || topics.some((topic) => topic.id === under))
    return undefined;
  return headingNamed(under) ?? undefined;
}

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
