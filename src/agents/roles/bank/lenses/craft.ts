import type { Lens } from '../entry';
import { CRAFT_API } from './craft-api';
import { CRAFT_DEFENCE } from './craft-defence';
import { CRAFT_DELIVERY } from './craft-delivery';
import { CRAFT_EVOLUTION } from './craft-evolution';
import { CRAFT_FAULTS } from './craft-faults';
import { CRAFT_INPUT } from './craft-input';
import { CRAFT_MOVES } from './craft-moves';
import { CRAFT_RESULTS } from './craft-results';
import { CRAFT_SHAPE } from './craft-shape';
import { CRAFT_SPEED } from './craft-speed';
import { CRAFT_TESTS } from './craft-tests';
import { CRAFT_WORKSHOP } from './craft-workshop';

/** Subjects of how software is made, kept and put right. */
export const CRAFT_LENSES: readonly Lens[] = [
  ...CRAFT_FAULTS,
  ...CRAFT_RESULTS,
  ...CRAFT_SPEED,
  ...CRAFT_SHAPE,
  ...CRAFT_MOVES,
  ...CRAFT_EVOLUTION,
  ...CRAFT_API,
  ...CRAFT_TESTS,
  ...CRAFT_DELIVERY,
  ...CRAFT_WORKSHOP,
  ...CRAFT_INPUT,
  ...CRAFT_DEFENCE,
];
