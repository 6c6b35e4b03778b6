import type { TopicView } from '../../../agents/view/session-view';

/** The topics as the rail groups them, each group in the person's order. */
interface TopicGroups {
  current: TopicView[];
  backlog: TopicView[];
  completed: TopicView[];
  /** Closed, though nobody said anything about them: the specification leaves them open. */
  passedOver: TopicView[];
}

/** Groups the topics; mentioned and dropped ones are not on the rail. */
export function groupTopics(topics: readonly TopicView[]): TopicGroups {
  const having = (status: TopicView['status']): TopicView[] => topics.filter((topic) => topic.status === status);
  return {
    current: having('active'),
    backlog: having('backlog'),
    completed: having('completed').filter(({ discussed }) => discussed),
    passedOver: having('completed').filter(({ discussed }) => !discussed),
  };
}

/**
 * The order after moving `id` to the place of `target`: behind it when moving down, before it when moving up. The same
 * array comes back where that changes nothing, or one of the two is not in it.
 */
export function moveTo(ids: readonly string[], id: string, target: string): readonly string[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(target);
  if (from < 0 || to < 0 || from === to) return ids;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** The order after moving `id` by one place, up (`-1`) or down (`1`); the same array at the ends. */
export function moveBy(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const target = ids[ids.indexOf(id) + by];
  return ids.includes(id) && target !== undefined ? moveTo(ids, id, target) : ids;
}
