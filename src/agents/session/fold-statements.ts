import type { Handlers } from './handlers';
import { NO_TOPIC } from './lost-question';
import { activeTopic, type Session } from './session';
import { ID_PREFIX, STATEMENT_KINDS, type Statement } from './statement';

/** The ledger. The person's own words stand: no writer replaces or removes them. */
export const STATEMENT_HANDLERS: Handlers<'statements_changed' | 'statement_edited'> = {
  statement_edited(session, event, { seq }) {
    const { statementId, text } = event;
    const known = session.statements.some((s) => s.id === statementId);
    const statements = known ? session.statements : [...session.statements, lostStatement(session, statementId, text)];
    return {
      ...session,
      statements: statements.map((s) => (s.id === statementId ? { ...s, text, by: 'person' as const } : s)),
      editedByPerson: session.editedByPerson.includes(statementId)
        ? session.editedByPerson
        : [...session.editedByPerson, statementId],
      statementChangedAt: [...session.statementChangedAt, [statementId, seq]],
    };
  },
  statements_changed(session, event, { seq }) {
    const kept = new Set(session.editedByPerson);
    const removed = new Set(event.removed.filter((id) => !kept.has(id)));
    const upserts = new Map(event.upserts.filter((s) => !kept.has(s.id)).map((s) => [s.id, s]));
    const fresh = new Map(upserts);
    for (const { id } of session.statements) fresh.delete(id);
    return {
      ...session,
      statements: [
        ...session.statements.filter((s) => !removed.has(s.id)).map((s) => upserts.get(s.id) ?? s),
        ...fresh.values(),
      ],
      statementChangedAt: [...session.statementChangedAt, ...[...upserts.keys()].map((id) => [id, seq] as const)],
      written: [
        ...session.written.filter(({ topicId }) => topicId !== event.topicId),
        { topicId: event.topicId, key: event.key },
      ],
    };
  },
};

/** The statement that the person put into their own words, where the record of what they changed is lost. */
function lostStatement(session: Session, id: string, text: string): Statement {
  const kind = STATEMENT_KINDS.find((one) => id.startsWith(`${ID_PREFIX[one]}-`)) ?? 'requirement';
  const topicId = activeTopic(session)?.id ?? session.topics[0]?.id ?? NO_TOPIC;
  return { id, topicId, kind, text, dimension: 'behaviour', sources: [], by: 'person', dependsOn: [] };
}
