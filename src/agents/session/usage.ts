import * as z from 'zod';
import type { RoleName } from './role-names';
import type { EndedCall, Session } from './session';

/** What calls of models took together. Times are milliseconds of waiting for replies. */
export const usageSchema = z.object({
  calls: z.number().int(),
  failed: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  ms: z.number(),
  /** Whether some of the tokens are an estimate, or not counted at all. */
  estimated: z.boolean(),
});
export type Usage = z.infer<typeof usageSchema>;

/** What all calls of a session took. */
export function totalUsage({ calls }: Pick<Session, 'calls'>): Usage {
  return {
    calls: calls.length,
    failed: calls.filter(({ failure }) => failure !== null).length,
    inputTokens: sum(calls, ({ inputTokens }) => inputTokens ?? 0),
    outputTokens: sum(calls, ({ outputTokens }) => outputTokens ?? 0),
    ms: sum(calls, ({ ms }) => ms),
    estimated: calls.some(isEstimated),
  };
}

/** What the calls of each role took, in the order in which the roles first called. */
export function usageByRole({ calls }: Pick<Session, 'calls'>): (Usage & { role: RoleName })[] {
  const roles = [...new Set(calls.map(({ role }) => role))];
  return roles.map((role) => ({ role, ...totalUsage({ calls: calls.filter((call) => call.role === role) }) }));
}

/** The share of the token budget that is used, 0 and up; 0 without a budget. */
export function tokenShare(session: Pick<Session, 'calls' | 'tokenBudget'>): number {
  if (session.tokenBudget === null) return 0;
  const { inputTokens, outputTokens } = totalUsage(session);
  return (inputTokens + outputTokens) / session.tokenBudget;
}

/** A failed call may have cost nothing, or something that nobody tells. */
function isEstimated({ failure, countedBy }: EndedCall): boolean {
  return failure === null ? countedBy !== 'provider' : countedBy === 'estimate';
}

function sum(calls: readonly EndedCall[], of: (call: EndedCall) => number): number {
  return calls.reduce((total, call) => total + of(call), 0);
}
