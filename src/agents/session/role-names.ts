/**
 * Every role by its name, as events, settings and logs bear it, with what it works on, as lists for people say it. The
 * order is the one in which settings and messages name them.
 */
export const ROLE_TITLES = {
  intake: 'Reading the request',
  contextProbe: 'Looking at the workspace',
  planner: 'Planning',
  researcher: 'Research',
  bootstrapper: 'Choosing the topics',
  orchestrator: 'Leading the conversation',
  interviewer: 'The next question',
  writer: 'The draft',
  reviewer: 'The review',
  summarizer: 'The summary',
} as const;

export type RoleName = keyof typeof ROLE_TITLES;
export const ROLE_NAMES: readonly RoleName[] = Object.keys(ROLE_TITLES) as RoleName[];
