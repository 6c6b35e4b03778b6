import * as z from 'zod';
import { requestBeyond, standing } from '../session/what-stands';
import type { Session } from '../session/session';
import type { Statement } from '../session/statement';

const changeSchema = z.object({
  /** The label, which is the earlier one for what was there before. */
  statement: z.string(),
  /** Answers, messages, or `request`, from which the change comes; none where the person made it in the draft. */
  sources: z.array(z.string()),
});

/** What a specification changes of an earlier one. */
export const changesSchema = z.object({
  /** Folder of the earlier specification, and its title. */
  from: z.string(),
  title: z.string(),
  /** What the request asks for beyond the changes made at its word; empty where that was all of it, absent in older ones. */
  asked: z.string().optional(),
  added: z.array(changeSchema),
  modified: z.array(changeSchema.extend({ before: z.string(), after: z.string() })),
  removed: z.array(changeSchema.extend({ before: z.string() })),
  /** Labels of what stands as it stood. */
  kept: z.array(z.string()),
});
export type SpecChanges = z.infer<typeof changesSchema>;

/** What a session changes of the specification that it is about; null where it is about none. */
export function changesIn(
  session: Session,
  statements: readonly Pick<Statement, 'id' | 'kind' | 'text' | 'sources'>[],
): SpecChanges | null {
  const { changes } = session;
  if (changes === null) return null;
  const earlier = standing(changes);
  const now = new Map(statements.map((statement) => [statement.id, statement]));
  const known = new Set(earlier.map(({ id }) => id));
  const whole = earlier.map((before) => ({ before, after: now.get(before.id) ?? null }));
  return {
    from: changes.folder,
    title: changes.title,
    asked: requestBeyond(session),
    added: statements
      .filter(({ id, kind }) => !known.has(id) && kind !== 'fact')
      .map(({ id, sources }) => ({ statement: id, sources })),
    modified: whole.flatMap(({ before, after }) =>
      after === null || after.text === before.text
        ? []
        : [{ statement: before.id, sources: askedBy(session, before.id), before: before.text, after: after.text }],
    ),
    removed: whole.flatMap(({ before, after }) =>
      after === null ? [{ statement: before.id, sources: askedBy(session, before.id), before: before.text }] : [],
    ),
    kept: whole.flatMap(({ before, after }) => (after?.text === before.text ? [before.id] : [])),
  };
}

/** What the person said by which a statement was changed or removed last. */
function askedBy({ putAside }: Session, id: string): string[] {
  const comment = putAside.findLast(({ statement }) => statement.id === id)?.comment ?? null;
  return comment === null ? [] : [comment.replace(/\.\d+$/, '')];
}

/** The changes under the labels of the specification that is written. */
export function withLabelsOf(
  changes: SpecChanges | null,
  labels: Readonly<Record<string, string>>,
): SpecChanges | null {
  if (changes === null) return null;
  return {
    ...changes,
    added: changes.added.map((one) => ({ ...one, statement: labels[one.statement] ?? one.statement })),
  };
}
