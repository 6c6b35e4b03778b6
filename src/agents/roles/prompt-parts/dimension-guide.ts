import { DIMENSIONS, type Dimension } from '../../session/dimension';

/** What each side of a change is about, as models are told. */
const MEANINGS: Record<Dimension, string> = {
  user_goal: 'who it is for, what they want, why now',
  scope: 'what belongs to it, what stays out',
  behaviour: 'what the system does: flows, states, rules, defaults',
  data: 'what is read, computed, kept, deleted: form, amount, life',
  interfaces: 'what others rely on: API, commands, formats, events, settings',
  errors: 'what can go wrong, edge cases, limits, what happens then',
  quality: 'how fast, much, reliable, exact: numbers',
  security: 'who may do what, what is protected, privacy',
  look_feel: 'what people see, read, touch: layout, wording, accessibility',
  compatibility: 'what must keep working, versions, moving old data',
  operations: 'running it: configuration, logs, monitoring, cost, clean-up',
  acceptance: 'how one knows that it works: checks, examples, tests',
  rollout: 'how it reaches its users: order, flags, announcement, way back',
  risks: 'what could make it fail or do harm, what is uncertain',
};

/** The dimensions with their meanings, a line for each, for the instructions of a role. */
export const DIMENSION_GUIDE = DIMENSIONS.map((dimension) => `- \`${dimension}\`: ${MEANINGS[dimension]}`).join('\n');
