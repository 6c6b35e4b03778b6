import type { EventOf, SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { inPreferredTerms, withPreference, type TermPreference } from '../session/terms';

/**
 * What sets a preference: the preference, and the statements that stand, in the words that hold from now on. What the person
 * wrote into the draft themselves stays as they wrote it.
 */
export function termEvents(session: Session, preference: TermPreference): SessionEvent[] {
  const terms = withPreference(session.terms, preference);
  const changed = session.statements
    .filter(({ id }) => !session.editedByPerson.includes(id))
    .map((statement) => ({ ...statement, text: inPreferredTerms(statement.text, terms) }))
    .filter(({ id, text }) => session.statements.some((one) => one.id === id && one.text !== text));
  const topics = [...new Set(changed.map(({ topicId }) => topicId))];
  return [
    { type: 'term_preference_set', ...preference },
    ...topics.map((topicId): EventOf<'statements_changed'> => ({
      type: 'statements_changed',
      key: session.written.find((one) => one.topicId === topicId)?.key ?? '',
      topicId,
      upserts: changed.filter((statement) => statement.topicId === topicId),
      removed: [],
      mode: 'incremental',
      comment: '',
    })),
  ];
}
