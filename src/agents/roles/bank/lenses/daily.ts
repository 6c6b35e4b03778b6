import type { Lens } from '../entry';
import { DAILY_CONTENT } from './daily-content';
import { DAILY_PEOPLE } from './daily-people';
import { DAILY_RUNNING } from './daily-running';
import { DAILY_TOOLS } from './daily-tools';

/** Everyday subjects: what people keep, share and leave out, and what keeps the product running. */
export const DAILY_LENSES: readonly Lens[] = [...DAILY_CONTENT, ...DAILY_PEOPLE, ...DAILY_TOOLS, ...DAILY_RUNNING];
