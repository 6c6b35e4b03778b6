import type { z } from 'zod';
import type { writer } from '../roles/writer';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { ID_PREFIX, type Statement, type StatementDraft } from '../session/statement';
import type { StepOf } from './step';

/** The writer's statements with their ids: those that replace one keep its id, the others get the next of their kind. */
export function statementEvents(
  session: Session,
  step: StepOf<'write'>,
  result: z.infer<typeof writer.output>,
  by: 'offline' | 'model',
): SessionEvent[] {
  const topicId = step.input.topic.id;
  const counters = { ...session.statementCounters };
  const own = new Map(session.statements.filter((s) => s.topicId === topicId).map((s) => [s.id, s]));
  const number = (draft: StatementDraft): string => {
    const prefix = ID_PREFIX[draft.kind];
    // A statement whose kind changed needs the label of its new kind.
    if (draft.id !== null && own.has(draft.id) && draft.id.startsWith(`${prefix}-`)) return draft.id;
    counters[prefix] = (counters[prefix] ?? 0) + 1;
    return `${prefix}-${String(counters[prefix]).padStart(3, '0')}`;
  };
  const written = result.statements.map((draft): Statement => ({
    ...draft,
    id: number(draft),
    topicId,
    by: by === 'model' ? 'writer' : 'offline',
  }));
  const upserts = written.filter((s) => JSON.stringify(s) !== JSON.stringify(own.get(s.id)));
  const kept = new Set(written.map(({ id }) => id));
  const replaced = result.statements.flatMap(({ id }) => (id !== null && !kept.has(id) ? [id] : []));
  const removed = [...new Set([...result.removed, ...replaced])].filter((id) => own.has(id) && !kept.has(id));
  const { mode } = step.input;
  return [{ type: 'statements_changed', key: step.key, topicId, upserts, removed, mode, comment: result.comment }];
}
