import * as z from 'zod';

/** The sides of a change that a specification must settle. Topics, questions and statements are tagged with them. */
export const DIMENSIONS = [
  'user_goal',
  'scope',
  'behaviour',
  'data',
  'interfaces',
  'errors',
  'quality',
  'security',
  'look_feel',
  'compatibility',
  'operations',
  'acceptance',
  'rollout',
  'risks',
] as const;

export const dimensionSchema = z.enum(DIMENSIONS);
export type Dimension = z.infer<typeof dimensionSchema>;

/** Plain names, as the page and the spec show them. */
export const DIMENSION_TITLES: Record<Dimension, string> = {
  user_goal: 'User and goal',
  scope: 'Scope and non-goals',
  behaviour: 'Behaviour and flows',
  data: 'Data',
  interfaces: 'Interfaces',
  errors: 'Errors and edge cases',
  quality: 'Quality requirements',
  security: 'Security and permissions',
  look_feel: 'Look and feel',
  compatibility: 'Compatibility and migration',
  operations: 'Operations and lifecycle',
  acceptance: 'Testing and acceptance',
  rollout: 'Rollout',
  risks: 'Risks',
};

/** What the sides of a change are called in German. */
export const GERMAN_SIDES: Readonly<Record<Dimension, string>> = {
  user_goal: 'Ziel',
  scope: 'Umfang',
  behaviour: 'Verhalten',
  interfaces: 'Schnittstellen',
  data: 'Daten',
  quality: 'Last',
  security: 'Sicherheit',
  errors: 'Fehler',
  operations: 'Betrieb',
  look_feel: 'Aussehen',
  compatibility: 'Verträglichkeit',
  acceptance: 'Abnahme',
  rollout: 'Einführung',
  risks: 'Risiken',
};
