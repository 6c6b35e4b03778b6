import { z } from 'zod';

/**
 * Who caused an input. Only a `person` (or, in the headless run and at its operator's explicit choice, the
 * `harness`) can make an answer; a `caller` (an agent) can only propose one.
 */
export const actorSchema = z.enum(['person', 'harness', 'caller']);
export type Actor = z.infer<typeof actorSchema>;

/** Those whose words count as answers. */
export const answererSchema = z.enum(['person', 'harness']);
export type Answerer = z.infer<typeof answererSchema>;
