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
  /** Those of the calls that were made ahead of an answer; absent where none was. */
  ahead: z
    .object({
      calls: z.number().int(),
      /** Of which something was taken up. */
      used: z.number().int(),
      /** Of which nothing can be taken up any more, with the tokens they took. */
      thrownAway: z.number().int(),
      tokensThrownAway: z.number().int(),
    })
    .optional(),
});
export type Usage = z.infer<typeof usageSchema>;

type Called = Pick<Session, 'calls' | 'usedAhead' | 'lastInputSeq'>;

/** What all calls of a session took. One that was made ahead and failed is thrown away, and no failure. */
export function totalUsage(session: Called): Usage {
  const { calls } = session;
  return {
    calls: calls.length,
    failed: calls.filter(({ failure, ahead }) => failure !== null && ahead === undefined).length,
    inputTokens: sum(calls, ({ inputTokens }) => inputTokens ?? 0),
    outputTokens: sum(calls, ({ outputTokens }) => outputTokens ?? 0),
    ms: sum(calls, ({ ms }) => ms),
    estimated: calls.some(isEstimated),
    ...aheadOf(session),
  };
}

/** How the calls that were made ahead of answers divide. One whose question is not answered yet may still be used. */
function aheadOf({ calls, usedAhead, lastInputSeq }: Called): Pick<Usage, 'ahead'> {
  const ahead = calls.filter((call) => call.ahead !== undefined);
  if (ahead.length === 0) return {};
  const used = ahead.filter(({ key }) => usedAhead.includes(key));
  const gone = ahead.filter((call) => !used.includes(call) && (call.failure !== null || call.ahead !== lastInputSeq));
  return {
    ahead: {
      calls: ahead.length,
      used: used.length,
      thrownAway: gone.length,
      tokensThrownAway: sum(gone, ({ inputTokens, outputTokens }) => (inputTokens ?? 0) + (outputTokens ?? 0)),
    },
  };
}

/** What the calls of each role took, in the order in which the roles first called. */
export function usageByRole(session: Called): (Usage & { role: RoleName })[] {
  const { calls } = session;
  const roles = [...new Set(calls.map(({ role }) => role))];
  return roles.map((role) => {
    return { role, ...totalUsage({ ...session, calls: calls.filter((call) => call.role === role) }) };
  });
}

/** The share of the token budget that is used, 0 and up; 0 without a budget. */
export function tokenShare({ calls, tokenBudget }: Pick<Session, 'calls' | 'tokenBudget'>): number {
  if (tokenBudget === null) return 0;
  return sum(calls, ({ inputTokens, outputTokens }) => (inputTokens ?? 0) + (outputTokens ?? 0)) / tokenBudget;
}

/** A failed call may have cost nothing, or something that nobody tells. */
function isEstimated({ failure, countedBy }: EndedCall): boolean {
  return failure === null ? countedBy !== 'provider' : countedBy === 'estimate';
}

function sum(calls: readonly EndedCall[], of: (call: EndedCall) => number): number {
  return calls.reduce((total, call) => total + of(call), 0);
}
