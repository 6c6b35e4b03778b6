import type { z } from 'zod';
import type { RoleName } from '../session/events';

/**
 * One agent role: what it is for, the shape of what it returns, and its offline twin.
 *
 * `I` is the structured input that a context builder in `src/agents/context` makes from a session, before any token
 * trimming; it must be plain JSON, since its hash is the key of the step. `O` is the checked result. A model, where
 * there is one, is given the role's `purpose` and the input, and must return `O`; the offline twin is a deterministic
 * function of the same input.
 */
export interface Role<I, O> {
  readonly name: RoleName;
  /** What the role is for and what it must never do, in words a model or a newcomer can follow. */
  readonly purpose: string;
  readonly output: z.ZodType<O>;
  /** The deterministic twin: used when no model is configured, and when one fails. */
  offline(input: I): O;
}
