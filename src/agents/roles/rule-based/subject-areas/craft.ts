import type { SubjectArea } from '../entries/entry';
import { CRAFT_API } from './engineering/api';
import { CRAFT_DEFENCE } from './engineering/defence';
import { CRAFT_DELIVERY } from './engineering/delivery';
import { CRAFT_EVOLUTION } from './engineering/evolution';
import { CRAFT_FAULTS } from './engineering/faults';
import { CRAFT_INPUT } from './engineering/input';
import { CRAFT_MOVES } from './engineering/moves';
import { CRAFT_RESULTS } from './engineering/results';
import { CRAFT_SHAPE } from './engineering/shape';
import { CRAFT_SPEED } from './engineering/speed';
import { CRAFT_TESTS } from './engineering/tests';
import { CRAFT_WORKSHOP } from './engineering/workshop';

/** Subjects of how software is made, kept and put right. */
export const CRAFT_SUBJECT_AREAS: readonly SubjectArea[] = [
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
