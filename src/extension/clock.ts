import type { Clock } from '../agents/ports';

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  elapsed: () => performance.now(),
};
