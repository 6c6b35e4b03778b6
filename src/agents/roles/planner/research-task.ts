import { wishFirst } from '../../retrieval/wish-first';
import type { PlanTask } from '../../session/events';
import type { PlannerInput } from '../inputs/inputs';
import { queriesTried, researchTasks } from './research-so-far';

/** Most characters of the request that are searched for as they are, and that stand for a missing title. */
const MAX_QUERY = 300;
const MAX_TITLE = 80;

/** The next research task for what is asked for: the first words that were not tried yet. */
export function researchTask(input: PlannerInput): PlanTask {
  const tried = new Set([...queriesTried(input), ...researchTasks(input).map(({ query }) => query)]);
  const { title, terms } = input.intake;
  const request = wishFirst(input.request.slice(0, MAX_QUERY));
  const queries = [request, [title, ...terms].join(' ').trim(), terms.join(' ')].filter((query) => query !== '');
  return {
    id: `T${input.done.length + 1}`,
    capability: 'research',
    goal: `Find what the workspace has for “${title === '' ? request.slice(0, MAX_TITLE) : title}”`,
    query: queries.find((query) => !tried.has(query)) ?? request,
  };
}
