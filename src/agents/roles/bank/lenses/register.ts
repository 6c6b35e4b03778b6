import type { Lens } from '../entry';

/** Every subject the bank knows. */
export const LENSES: readonly Lens[] = [];
