import type { Lens } from '../entry';
import { DAILY_FILES } from './daily-files';
import { DAILY_MEETING } from './daily-meeting';
import { DAILY_OTHERS } from './daily-others';
import { DAILY_RECORDS } from './daily-records';
import { DAILY_STORES } from './daily-stores';
import { DAILY_TYPING } from './daily-typing';
import { DAILY_VERSIONS } from './daily-versions';
import { DAILY_WRITING } from './daily-writing';

/** Everyday subjects: what people keep, share and leave out, and what keeps the product running. */
export const DAILY_LENSES: readonly Lens[] = [
  ...DAILY_FILES,
  ...DAILY_MEETING,
  ...DAILY_OTHERS,
  ...DAILY_RECORDS,
  ...DAILY_STORES,
  ...DAILY_TYPING,
  ...DAILY_VERSIONS,
  ...DAILY_WRITING,
];
