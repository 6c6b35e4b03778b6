import * as z from 'zod';
import { evidenceSchema } from './evidence';
import { statementSchema } from './statement';

/** The source of what was taken over from the specification that a session changes. */
export const EARLIER = 'earlier';

/** Where statements belong that were taken over: no topic of this interview discusses them. */
export const EARLIER_TOPIC = 'earlier';

/** The approved specification that a session changes, as it stood when the session began. */
export const changedSpecSchema = z.object({
  /** Its folder below `.sdd/specs`. */
  folder: z.string(),
  title: z.string(),
  /** What stands, under the labels by which it is known. `cites`: the evidence that each rested on and that still reads the same. */
  statements: z.array(
    statementSchema
      .pick({ id: true, kind: true, text: true, dimension: true, dependsOn: true, rejected: true })
      .extend({
        cites: z.array(z.string()).default([]),
        /** The line of spec.md on which it stands; absent where that is not known. */
        line: z.number().int().optional(),
      }),
  ),
  /** What the statements cite, read anew. */
  evidence: z.array(evidenceSchema).default([]),
});
export type ChangedSpec = z.infer<typeof changedSpecSchema>;
