import { z } from 'zod';

/** Kinds of change that a request can ask for. */
export const CHANGE_KINDS = [
  'feature',
  'bug',
  'refactor',
  'performance',
  'integration',
  'ui',
  'data',
  'api',
  'security',
  'migration',
  'tooling',
  'docs',
  'tests',
] as const;
export const changeKindSchema = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof changeKindSchema>;
