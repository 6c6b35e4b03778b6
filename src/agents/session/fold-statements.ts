import type { EventOf } from './events';
import { NO_TOPIC } from './lost-question';
import { activeTopic, type Session } from './session';
import { ID_PREFIX, STATEMENT_KINDS, type Statement } from './statement';

/** The part of the fold that concerns the ledger. The person's own words stand: no writer replaces or removes them. */
export function foldStatement(
  session: Session,
  event: EventOf<'statements_changed' | 'statement_edited'>,
  seq: number,
): Session {
  if (event.type === 'statement_edited') {
    const { statementId, text } = event;
    const known = session.statements.some((s) => s.id === statementId);
    const statements = known ? session.statements : [...session.statements, lostStatement(session, statementId, text)];
    return {
      ...session,
      statements: statements.map((s) => (s.id === statementId ? { ...s, text, by: 'person' as const } : s)),
      editedByPerson: [...new Set([...session.editedByPerson, statementId])],
      statementChangedAt: { ...session.statementChangedAt, [statementId]: seq },
    };
  }
  const kept = new Set(session.editedByPerson);
  const removed = new Set(event.removed.filter((id) => !kept.has(id)));
  const upserts = new Map(event.upserts.filter((s) => !kept.has(s.id)).map((s) => [s.id, s]));
  const known = new Set(session.statements.map((s) => s.id));
  return {
    ...session,
    statements: [
      ...session.statements.filter((s) => !removed.has(s.id)).map((s) => upserts.get(s.id) ?? s),
      ...[...upserts.values()].filter((s) => !known.has(s.id)),
    ],
    statementChangedAt: {
      ...session.statementChangedAt,
      ...Object.fromEntries([...upserts.keys()].map((id) => [id, seq])),
    },
    written: { ...session.written, [event.topicId]: event.key },
  };
}

/** The statement that the person put into their own words, where the record of what they changed is lost. */
function lostStatement(session: Session, id: string, text: string): Statement {
  const kind = STATEMENT_KINDS.find((one) => id.startsWith(`${ID_PREFIX[one]}-`)) ?? 'requirement';
  const topicId = activeTopic(session)?.id ?? session.topics[0]?.id ?? NO_TOPIC;
  return { id, topicId, kind, text, dimension: 'behaviour', sources: [], by: 'person', dependsOn: [] };
}
