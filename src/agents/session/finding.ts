import * as z from 'zod';
import { questionDraftSchema } from './question';

/** What a review found, with the words of whoever reviewed, and what would put it right. Ids are `V1`, `V2` … */
export const findingSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Ids of the statements that it is about; none where it is about the whole. */
  statements: z.array(z.string()).default([]),
  /** What the writer is to put right from what was said already; empty where that takes an answer of the person's. */
  fix: z.string().default(''),
  /** What the person would have to be asked. */
  question: questionDraftSchema.nullable().default(null),
  by: z.enum(['offline', 'model']).default('offline'),
  /** On whose topic the question is; absent: that of the first statement that it is about. */
  topicId: z.string().optional(),
});
type FoundNow = z.infer<typeof findingSchema>;

/**
 * What became of a finding. `fixed`: the draft was changed, in `changed`. `asked`: the person was asked. `open`: it stands
 * in the specification as an open question, in the reviewer's words; `reason` says why it came to that.
 */
export const findingEndSchema = z.object({
  end: z.enum(['fixed', 'asked', 'open']),
  changed: z.array(z.string()).default([]),
  questionId: z.string().nullable().default(null),
  reason: z.string().default(''),
});

/** A finding with its end, once it has one: `seq` is that of the event which said so, `foundAt` that of the review that found it. */
export interface Finding extends FoundNow {
  foundAt: number;
  end: (z.infer<typeof findingEndSchema> & { seq: number; at: string }) | null;
}
