import * as z from 'zod';
import { statementSchema } from '../session/statement';

/** A statement as the specification shows it: its sources are checked, and it says if nothing stands behind it. */
export const specStatementSchema = statementSchema.extend({
  /** Sources that were named but do not exist or do not support it. */
  dangling: z.array(z.string()),
  assumed: z.boolean(),
  /** Of the answers among its sources: whether it rests on the text of an option that was taken, or on the person's own words. */
  basis: z.record(z.string(), z.enum(['option', 'own words'])).optional(),
  /** Whether it is what the text of an option says that was taken: shown as such on the plan, whoever approves that takes it. */
  fromOption: z.literal(true).optional(),
  /** Whether it is an assumption that what is approved in another specification, or stands in this one, holds no longer. */
  overrules: z.literal(true).optional(),
  /** What the person says of it that nobody has worked in, in their words; absent where that is nothing. */
  comments: z.array(z.string()).optional(),
  /** Whether it is a scenario that only follows from the requirement it depends on: its sources are that one's. */
  derived: z.literal(true).optional(),
});
export type SpecStatement = z.infer<typeof specStatementSchema>;

/** Whether it is a check that a writer derived from what was settled: nobody named it, and it names no source that is none. */
export function isDerivedCheck({
  kind,
  assumed,
  dangling,
}: Pick<SpecStatement, 'kind' | 'assumed' | 'dangling'>): boolean {
  return kind === 'acceptance' && assumed && dangling.length === 0;
}
