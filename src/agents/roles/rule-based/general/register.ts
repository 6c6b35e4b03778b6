import type { Entry } from '../entries/entry';
import { FINISH } from './finish';
import { LIMITS } from './limits';
import { SAFETY } from './safety';
import { SUBSTANCE } from './substance';

/** Questions that fit almost any change. Each kind of change says which of them it wants, and how much. */
export const GENERAL: readonly Entry[] = [...SUBSTANCE, ...LIMITS, ...SAFETY, ...FINISH];
