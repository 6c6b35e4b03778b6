import type { ReadBudget } from '../../../src/agents/workspace/workspace-reader';

/** More than any test needs. */
export const AMPLE: ReadBudget = { deadlineMs: 30_000, maxEntries: 10_000, maxBytes: 100_000_000 };
