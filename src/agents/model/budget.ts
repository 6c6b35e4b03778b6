/** Tokens of a role's input where nobody says how much the model takes in: what small local models are run with. */
const USUAL_INPUT = 16_000;
/** Most tokens of a role's input: more costs time and money, and finds less attention. */
const MOST_INPUT = 24_000;
/** Fewest tokens worth asking with: below this the server itself is to say that nothing fits. */
const LEAST_INPUT = 500;
/** Tokens kept for the reply, and the share of the context they may take. */
const OUTPUT = 6_000;
const OUTPUT_SHARE = 1 / 4;
/** Tokens for the results of tools: where nobody says how much the model takes in, at most, and the share of the room. */
const USUAL_RESULTS = 8_000;
const MOST_RESULTS = 12_000;
const RESULTS_SHARE = 1 / 4;

/** Tokens that a role's input and the results of its tools may take. */
interface CallBudget {
  input: number;
  toolResults: number;
}

/**
 * Divides what fits into one call. `contextTokens` is what the model takes, input and output together, null where
 * nobody knows; `overhead` is what instructions, schema and tools take.
 */
export function callBudget(contextTokens: number | null, overhead: number): CallBudget {
  if (contextTokens === null) return { input: USUAL_INPUT, toolResults: USUAL_RESULTS };
  const room = contextTokens - Math.min(OUTPUT, contextTokens * OUTPUT_SHARE) - overhead;
  const toolResults = Math.max(0, Math.floor(Math.min(MOST_RESULTS, room * RESULTS_SHARE)));
  return { input: Math.floor(Math.min(MOST_INPUT, Math.max(LEAST_INPUT, room - toolResults))), toolResults };
}
