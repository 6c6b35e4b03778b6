import type { StatementKind } from '../session/statement';

/** The section of the plan that shows statements of a kind, by its id. */
export const PLAN_SECTION_OF: Readonly<Record<StatementKind, string>> = {
  goal: 'goal',
  story: 'goal',
  fact: 'today',
  non_goal: 'scope',
  requirement: 'requirements',
  entity: 'interfaces',
  interface: 'interfaces',
  edge_case: 'errors',
  quality: 'quality',
  decision: 'decisions',
  acceptance: 'acceptance',
  task: 'work',
  risk: 'work',
  delegated: 'delegated',
  assumption: 'assumed',
  open_question: 'open',
};
