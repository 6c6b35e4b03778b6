import type { EventOf } from '../events';
import type { Handlers } from './handlers';
import { NO_TOPIC } from './lost-question';
import { lastPutAside, putAsideTogether } from '../put-aside';
import { activeTopic, type Session } from '../session';
import { DIMENSION_OF, ID_PREFIX, STATEMENT_KINDS, type PutAside, type Statement } from '../statement';

/** The ledger. The person's own words stand: no writer replaces or removes them. */
export const STATEMENT_HANDLERS: Handlers<
  | 'statements_changed'
  | 'statement_edited'
  | 'statement_removed'
  | 'statement_restored'
  | 'statement_added'
  | 'statement_moved'
  | 'statements_merged'
  | 'comment_settled'
> = {
  statement_edited(session, { statementId, text, comment = null, dependsOn }, { seq }) {
    const before = session.statements.find((s) => s.id === statementId) ?? lostStatement(session, statementId, text);
    const links = dependsOn === undefined ? {} : { dependsOn, isLinked: true as const };
    // Whoever only says what it is a check of has put it in no other words.
    const by = dependsOn !== undefined && text === before.text ? before.by : ('person' as const);
    return settled(instead(session, [statementId], { ...before, ...links, text, by }, seq, comment), comment);
  },
  statement_removed(session, { statementId, comment = null }, { seq }) {
    return settled(without(session, [statementId], null, seq, comment), comment);
  },
  statement_restored(session, { statementId }, { seq }) {
    return putBack(session, statementId, seq);
  },
  statement_added(session, { id, topicId, kind, text, comment = null, splitFrom }, { seq }) {
    const at = session.statements.findIndex((s) => s.id === splitFrom);
    const { dimension = DIMENSION_OF[kind], sources = [] } = session.statements[at] ?? {};
    const added = { id, topicId, kind, text, dimension, sources, by: 'person' as const, dependsOn: [] };
    const grown = own(session, added, seq, at === -1 ? session.statements.length : at + 1);
    return settled({ ...grown, putAside: withPart(session, splitFrom, comment, id) }, comment);
  },
  statement_moved(session, { statementId, id, kind, topicId, comment = null }, { seq }) {
    const before = session.statements.find((s) => s.id === statementId);
    if (before === undefined) return session;
    // What the person holds for an assumption is none that they have confirmed.
    const by = kind !== 'assumption' ? 'person' : before.by === 'person' ? 'writer' : before.by;
    const { under: _under, ...rest } = before;
    return settled(instead(session, [statementId], { ...rest, id, kind, topicId, by }, seq), comment);
  },
  statements_merged(session, { merged, id, kind, topicId, text }, { seq }) {
    const parts = session.statements.filter((s) => merged.includes(s.id));
    const first = parts.find((s) => s.id === merged[0]) ?? parts[0];
    const rejected = parts.flatMap((s) => s.rejected ?? []);
    const whole: Statement = {
      id,
      topicId,
      kind,
      text,
      dimension: first?.dimension ?? DIMENSION_OF[kind],
      sources: [...new Set(parts.flatMap(({ sources }) => sources))],
      by: 'person',
      dependsOn: [...new Set(parts.flatMap(({ dependsOn }) => dependsOn))].filter((one) => !merged.includes(one)),
      ...(rejected.length > 0 ? { rejected } : {}),
    };
    return instead(session, merged, whole, seq);
  },
  comment_settled(session, { commentId }) {
    return settled(session, commentId);
  },
  statements_changed(session, event, { seq }) {
    const kept = new Set(session.editedByPerson);
    const removed = new Set(event.removed.filter((id) => !kept.has(id)));
    const upserts = new Map(event.upserts.filter((s) => !kept.has(s.id)).map((s) => [s.id, s]));
    const fresh = new Map(upserts);
    for (const { id } of session.statements) fresh.delete(id);
    const dropped = session.statements.filter(({ id, kind }) => kind === 'acceptance' && removed.has(id));
    return {
      ...session,
      droppedChecks: [...session.droppedChecks, ...dropped.map(({ id, dependsOn }) => ({ id, checked: dependsOn }))],
      statements: [
        ...session.statements.filter((s) => !removed.has(s.id)).map((s) => upserts.get(s.id) ?? s),
        ...fresh.values(),
      ],
      statementChangedAt: [...session.statementChangedAt, ...[...upserts.keys()].map((id) => [id, seq] as const)],
      written: [...session.written.filter(({ topicId }) => topicId !== event.topicId), writtenBy(session, event, seq)],
      overruledDrawings: [...new Set([...session.overruledDrawings, ...(event.overruled ?? [])])],
      usedAhead: event.ahead === undefined ? session.usedAhead : [...session.usedAhead, event.ahead],
    };
  },
};

/** What is known of how a topic was written, after one more time. The same key says that only what things are called changed. */
function writtenBy({ written }: Session, { topicId, key, mode, comment }: EventOf<'statements_changed'>, seq: number) {
  const before = written.find((one) => one.topicId === topicId);
  const atOnce = before === undefined || mode === 'full_revision';
  const additions = atOnce ? 0 : before.key === key ? before.additions : before.additions + 1;
  return { topicId, key, additions, seq, lacks: comment };
}

/** The session with a statement that is the person's own, in the place of the one with its id, else as the last. */
function own(session: Session, statement: Statement, seq: number, at = session.statements.length): Session {
  const { id } = statement;
  const there = session.statements.some((s) => s.id === id);
  return {
    ...session,
    statements: there
      ? session.statements.map((s) => (s.id === id ? statement : s))
      : session.statements.toSpliced(at, 0, statement),
    editedByPerson: session.editedByPerson.includes(id) ? session.editedByPerson : [...session.editedByPerson, id],
    statementChangedAt: [...session.statementChangedAt, [id, seq]],
  };
}

/** What is aside, where a statement was split at a comment's word: it knows its further parts. */
function withPart(
  { putAside }: Session,
  splitFrom: string | undefined,
  comment: string | null,
  part: string,
): PutAside[] {
  const at = putAside.findLastIndex((one) => one.statement.id === splitFrom && one.comment === comment);
  const whole = comment === null ? undefined : putAside[at];
  return whole === undefined ? putAside : putAside.with(at, { ...whole, parts: [...(whole.parts ?? []), part] });
}

/** The session with a statement of the person's in the place of others, which are put aside. */
function instead(
  session: Session,
  ids: readonly string[],
  statement: Statement,
  seq: number,
  comment: string | null = null,
): Session {
  const at = session.statements.findIndex((s) => ids.includes(s.id));
  const rest = without(session, ids, statement.id, seq, comment);
  return own(rest, statement, seq, at === -1 ? rest.statements.length : at);
}

/** The session without some statements, which are kept aside; what depended on them depends on what stands there now. */
export function without(
  session: Session,
  ids: readonly string[],
  into: string | null,
  seq: number,
  comment: string | null = null,
): Session {
  const gone = session.statements.flatMap((statement, at): PutAside[] =>
    ids.includes(statement.id)
      ? [{ statement, seq, at, into, comment, edited: session.editedByPerson.includes(statement.id) }]
      : [],
  );
  const names = new Set(gone.map(({ statement }) => statement.id));
  return {
    ...session,
    statements: session.statements
      .filter(({ id }) => !names.has(id))
      .map((s) => (into === null ? s : dependingOn(s, names, [into]))),
    editedByPerson: session.editedByPerson.filter((id) => !names.has(id)),
    putAside: [...session.putAside, ...gone],
  };
}

/** The session with what was done last to a statement undone: it stands where it stood, as it was, with what went with it. */
function putBack(session: Session, statementId: string, seq: number): Session {
  const last = lastPutAside(session, statementId);
  if (last === null) return session;
  const back = putAsideTogether(session, last);
  const { into } = last;
  const ids = back.map(({ statement }) => statement.id);
  const parts = new Set(back.flatMap((one) => one.parts ?? []));
  const rest = session.statements.filter(({ id }) => id !== into && !parts.has(id));
  const statements = back.reduce((all, { statement, at }) => all.toSpliced(at, 0, statement), rest);
  const others = session.editedByPerson.filter((id) => id !== into && !ids.includes(id) && !parts.has(id));
  const gone = new Set([...parts, ...(into === null || ids.includes(into) ? [] : [into])]);
  return {
    ...session,
    statements: statements.map((s) => dependingOn(s, gone, ids)),
    editedByPerson: [...others, ...back.filter(({ edited }) => edited).map(({ statement }) => statement.id)],
    // What became of that which stood in its place meanwhile went with it.
    putAside: session.putAside.filter(
      (one) => !back.includes(one) && (into === null || ids.includes(into) || one.statement.id !== into),
    ),
    statementChangedAt: [...session.statementChangedAt, ...ids.map((id) => [id, seq] as const)],
  };
}

/** The session in which a comment on the draft is settled; the same where there is none. */
function settled(session: Session, commentId: string | null): Session {
  if (commentId === null || session.settledComments.includes(commentId)) return session;
  return { ...session, settledComments: [...session.settledComments, commentId] };
}

/** A statement that depends on others in the place of some. */
function dependingOn(statement: Statement, gone: ReadonlySet<string>, now: readonly string[]): Statement {
  if (!statement.dependsOn.some((id) => gone.has(id))) return statement;
  const dependsOn = statement.dependsOn.flatMap((id) => (gone.has(id) ? now : [id]));
  return { ...statement, dependsOn: [...new Set(dependsOn)].filter((id) => id !== statement.id) };
}

/** The statement that the person put into their own words, where the record of what they changed is lost. */
function lostStatement(session: Session, id: string, text: string): Statement {
  const kind = STATEMENT_KINDS.find((one) => id.startsWith(`${ID_PREFIX[one]}-`)) ?? 'requirement';
  const topicId = activeTopic(session)?.id ?? session.topics[0]?.id ?? NO_TOPIC;
  return { id, topicId, kind, text, dimension: 'behaviour', sources: [], by: 'person', dependsOn: [] };
}
