import { MAX_ATTEMPTS } from '../../retrieval/research-quality';
import type { PlanTask, ResearchQuality } from '../../session/events';
import type { PlannerInput } from '../inputs/inputs';
import { contentStems } from '../../base/english/words';

/** The research tasks that are done, oldest first. */
export function researchTasks({ done }: Pick<PlannerInput, 'done'>): PlanTask[] {
  return done.filter(({ task }) => task.capability === 'research').map(({ task }) => task);
}

/**
 * Searches that were made for research; a task that made none, since it had no words left to try, counts as one. Where
 * they are not known one by one: at least those of the last task, and one for each before it.
 */
function attemptsIn(input: PlannerInput, quality: ResearchQuality): number {
  const tasks = researchTasks(input);
  const { attempts } = input;
  if (attempts === undefined || attempts.length === 0) return quality.attempts + Math.max(0, tasks.length - 1);
  return attempts.length + tasks.filter(({ id }) => !attempts.some(({ taskId }) => taskId === id)).length;
}

/** Whether research is weak and has had all its attempts: more of it would not help. */
export function isExhausted(input: PlannerInput, quality: ResearchQuality): boolean {
  return !quality.strong && attemptsIn(input, quality) >= MAX_ATTEMPTS;
}

/**
 * Whether research was about something else than what is asked for now: they share no meaningful word. Refined queries use
 * words of the code, so what the tasks set out to find counts as well where their searches are known.
 */
export function goalChanged(input: PlannerInput, { lastQuery }: ResearchQuality): boolean {
  const { request, intake, selection, attempts = [] } = input;
  const now = new Set(contentStems([request, intake.title, ...intake.terms, selection?.text ?? ''].join(' ')));
  const before = contentStems([lastQuery, ...(attempts.length > 0 ? aimsOf(input) : [])].join(' '));
  return before.length > 0 && now.size > 0 && !before.some((word) => now.has(word));
}

/** What research set out to find, in its tasks' words. */
export function aimsOf(input: Pick<PlannerInput, 'done'>): string[] {
  return researchTasks(input).flatMap(({ query, goal }) => [query, goal]);
}

/** What was searched for, in order, each once. */
export function queriesTried(input: PlannerInput): string[] {
  const { attempts = [], researchQuality: quality } = input;
  const searched = attempts.length > 0 ? attempts : researchTasks(input);
  const queries = [...searched.map(({ query }) => query), quality?.lastQuery ?? ''];
  return [...new Set(queries)].filter((query) => query !== '');
}

/** The scores in words. */
export function shownScores({ relevance, coverage, confidence }: ResearchQuality): string {
  const two = (value: number) => value.toFixed(2);
  return `relevance ${two(relevance)}, coverage ${two(coverage)}, confidence ${two(confidence)}`;
}
