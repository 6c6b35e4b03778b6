import { DIMENSIONS, type Dimension } from '../../session/dimension';
import { COMMON } from './prompt-frame';

/** What each side of a change is about, as models are told. */
const MEANINGS: Record<Dimension, string> = {
  user_goal: 'who wants what, and why',
  scope: 'what belongs to it, what stays out',
  behaviour: 'flows, states, rules, defaults',
  data: 'what is read, computed, kept, deleted',
  interfaces: 'API, commands, formats, events, settings',
  errors: 'what goes wrong, edge cases, limits',
  quality: 'how fast, much, reliable, exact: numbers',
  security: 'who may do what, what is protected, privacy',
  look_feel: 'layout, wording, accessibility',
  compatibility: 'what must keep working, versions, moving old data',
  operations: 'configuration, logs, monitoring, cost',
  acceptance: 'checks, examples, tests',
  rollout: 'order, flags, announcement, way back',
  risks: 'what could fail or do harm',
};

const GUIDE = DIMENSIONS.map((dimension) => `- \`${dimension}\`: ${MEANINGS[dimension]}`).join('\n');

/** What the instructions of the roles begin with that speak of dimensions: the dimensions with their meanings, a line for each. */
export const COMMON_WITH_DIMENSIONS = `${COMMON}\n\n# Dimensions\n${GUIDE}`;
