import type { Entry } from '../entries/entry';
import { OPEN } from './open';
import { SHARPENING } from './sharpening';
import { THINGS } from './things';
import { USUAL } from './usual';

/** Questions that fit almost any change. */
export const GENERAL: readonly Entry[] = [...SHARPENING, ...THINGS, ...OPEN, ...USUAL];
