import type { SaidPart } from '../../session/said-part';

/** The request that words set in the place of the one so far; null where they set none, or nobody can be sure. */
export function goalIn(words: readonly SaidPart[]): string | null {
  return words.find(({ does, goal }) => does === 'goal' && goal !== undefined)?.goal ?? null;
}
