import type { EventOf } from './events';
import type { Session } from './session';

/** The part of the fold that concerns the ledger. The person's own words stand: no writer replaces or removes them. */
export function foldStatement(
  session: Session,
  event: EventOf<'statements_changed' | 'statement_edited'>,
  seq: number,
): Session {
  if (event.type === 'statement_edited') {
    const { statementId, text } = event;
    if (!session.statements.some((s) => s.id === statementId)) return session;
    return {
      ...session,
      statements: session.statements.map((s) => (s.id === statementId ? { ...s, text, by: 'person' as const } : s)),
      editedByPerson: [...new Set([...session.editedByPerson, statementId])],
      statementChangedAt: { ...session.statementChangedAt, [statementId]: seq },
    };
  }
  const kept = new Set(session.editedByPerson);
  const removed = new Set(event.removed.filter((id) => !kept.has(id)));
  const upserts = new Map(event.upserts.filter((s) => !kept.has(s.id)).map((s) => [s.id, s]));
  const known = new Set(session.statements.map((s) => s.id));
  const counters = { ...session.statementCounters };
  for (const { id } of upserts.values()) {
    const [prefix = id, number = '0'] = id.split('-');
    counters[prefix] = Math.max(counters[prefix] ?? 0, Number.parseInt(number, 10) || 0);
  }
  return {
    ...session,
    statements: [
      ...session.statements.filter((s) => !removed.has(s.id)).map((s) => upserts.get(s.id) ?? s),
      ...[...upserts.values()].filter((s) => !known.has(s.id)),
    ],
    statementCounters: counters,
    statementChangedAt: {
      ...session.statementChangedAt,
      ...Object.fromEntries([...upserts.keys()].map((id) => [id, seq])),
    },
    written: { ...session.written, [event.topicId]: event.key },
  };
}
