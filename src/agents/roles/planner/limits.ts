import type { PlanTask } from '../../session/events';

/** Most plans before the interview goes on with what there is: the last one may set no task. */
export const MAX_PLANS = 5;

/**
 * Most tasks that the planner may send along one edge, that is to one capability, in a session (design section 5): what
 * has not come back with an answer by then will not.
 */
export const MAX_HOPS_OF_EDGE = 5;

/** Tasks that have gone along the edge to a capability. */
export function hopsAlong(edge: PlanTask['capability'], done: readonly { task: PlanTask }[]): number {
  return done.filter(({ task }) => task.capability === edge).length;
}
