import * as z from 'zod';

/**
 * Who caused an input. Only a `person` (or, in the headless run and at its operator's explicit choice, the
 * `harness`) can make an answer; a `caller` (an agent) can only propose one.
 */
export type Actor = 'person' | 'harness' | 'caller';

/** Those whose words count as answers. */
export const answererSchema = z.enum(['person', 'harness']);
export type Answerer = z.infer<typeof answererSchema>;
