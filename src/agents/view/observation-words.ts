import type { Observation } from '../session/evidence';

/** What was looked at or for, in one line. */
export function observationWords({ action, target }: Pick<Observation, 'action' | 'target'>): string {
  return action === 'web' ? `searched the web for ${target}` : `${action} ${target}`.trim();
}
