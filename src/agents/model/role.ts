import type { z } from 'zod';
import type { RoleName } from '../session/role-names';
import type { RolePrompt } from './role-prompt';

/**
 * One agent role: how a model is asked to play it, the shape of what it returns, and its rule-based version.
 *
 * `I` is the structured input that a context builder in `src/agents/roles/inputs` makes from a session, before any token
 * trimming; it must be plain JSON, since its hash is the key of the step. `O` is the checked result. A model, where
 * there is one, is given the role's `prompt`; the rule-based version is a deterministic function of the same input.
 */
export interface Role<I, O> {
  readonly name: RoleName;
  readonly prompt: RolePrompt<I>;
  readonly output: z.ZodType<O>;
  /** The rule-based version: used when no model is configured, and when one fails. */
  offline(input: I): O;
}

/** A role that rules play whoever leads: no model is asked. */
export type RuleRole<I, O> = Omit<Role<I, O>, 'prompt'>;
