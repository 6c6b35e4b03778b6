import type { Observation } from '../session/evidence';

/** What was looked at or for, in one line. */
export function observationWords({ action, target }: Pick<Observation, 'action' | 'target'>): string {
  if (action === 'web') return `searched the web for ${target}`;
  // A question to git says so itself.
  return action === 'git' && target.startsWith('git ') ? target : `${action} ${target}`.trim();
}
