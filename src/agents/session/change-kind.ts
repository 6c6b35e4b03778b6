import * as z from 'zod';

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
  'removal',
  'tooling',
  'docs',
  'tests',
] as const;
export const changeKindSchema = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof changeKindSchema>;

/** What a kind of change is called, as it stands after “a” or “an”. */
export const CHANGE_KIND_NAMES: Record<ChangeKind, string> = {
  feature: 'new feature',
  bug: 'fault to be fixed',
  refactor: 'restructuring of code',
  performance: 'matter of speed or memory',
  integration: 'connection to another system',
  ui: 'change of what people see',
  data: 'change of what is stored',
  api: 'change of what others call',
  security: 'matter of security',
  migration: 'move to something else',
  removal: 'removal of something',
  tooling: 'change of how it is built and released',
  docs: 'matter of documentation',
  tests: 'matter of tests',
};
