import * as z from 'zod';

/** Where the look at the workspace stands. */
export const probeStatusSchema = z.enum([
  'not_started',
  'skipped',
  'running',
  'cancelled',
  'failed',
  'completed_with_confidence',
  'completed_with_gaps',
]);
export type ProbeStatus = z.infer<typeof probeStatusSchema>;
