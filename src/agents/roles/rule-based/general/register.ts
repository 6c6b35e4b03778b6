import type { Entry } from '../entries/entry';
import { ENDING } from './ending';
import { OPEN } from './open';
import { SHARPENING } from './sharpening';
import { THINGS } from './things';
import { USUAL } from './usual';

/** Questions that fit almost any change. */
export const GENERAL: readonly Entry[] = [...ENDING, ...SHARPENING, ...THINGS, ...OPEN, ...USUAL];
