/** Files of one kind that are looked into: by their paths, the most of them, and what they show. */
export interface Wanted {
  pattern: RegExp;
  most: number;
  shows: string;
}

/** What a project asks of those who work on it, whatever tool it was written for. */
export const RULE_FILES: readonly Wanted[] = [
  { pattern: /^\.specify\/memory\/constitution\.md$/, most: 1, shows: 'The principles of the project' },
  { pattern: /^(?:AGENTS|CLAUDE)\.md$/, most: 2, shows: 'The project’s rules for agents' },
  { pattern: /^\.github\/copilot-instructions\.md$/, most: 1, shows: 'The project’s rules for agents' },
  { pattern: /^\.kiro\/steering\/[^/]+\.md$/, most: 4, shows: 'What steers work on the project' },
];

/** Whether a file holds rules that the project has written down for all of it. */
export function isRulePath(path: string): boolean {
  return RULE_FILES.some(({ pattern }) => pattern.test(path));
}
