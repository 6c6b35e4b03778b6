import * as z from 'zod';
import { statementKindSchema } from '../session/statement';

/** A statement as `answers.json` keeps it, under the label that people and agents know it by. */
export const writtenStatementSchema = z.object({
  /** `FR-001` … */
  statement: z.string().min(1).max(40),
  kind: statementKindSchema,
  text: z.string(),
  sources: z.array(z.string()).default([]),
  assumed: z.boolean().default(false),
  /** Of a criterion: the labels of what it checks, where that is written. */
  dependsOn: z.array(z.string()).default([]),
  /** Of the answers among its sources: whose words it rests on, where that is written. */
  basis: z.record(z.string(), z.string()).optional(),
  /** Of a decision: the options that were not taken. */
  rejected: z.array(z.object({ option: z.string(), reason: z.string().optional() })).optional(),
  /** What the person says of it that nobody has worked in. */
  comments: z.array(z.string()).optional(),
});
export type WrittenStatement = z.infer<typeof writtenStatementSchema>;
