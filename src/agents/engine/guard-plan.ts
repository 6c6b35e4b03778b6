import type { PlannerInput } from '../roles/inputs/inputs';
import type { PlannerOutput } from '../roles/planner/role';
import { doubtOfNotes } from '../roles/planner/doubtful-notes';
import { ABOUT_RESEARCH, isInconclusive, placeMatters, placeQuestion } from '../roles/planner/inconclusive';
import { hopsAlong, MAX_HOPS_OF_EDGE, MAX_PLANS } from '../roles/planner/limits';
import { goalChanged, isExhausted } from '../roles/planner/research-so-far';
import { researchTask } from '../roles/planner/research-task';
import type { PlanTask } from '../session/events';

/**
 * A plan as the engine takes it, whoever made it: no more hops than an edge has, nothing looked at where that is switched
 * off, research where the notes of the project are doubtful, and the person asked where research came to nothing. What is
 * changed is said in the reasoning.
 */
export function guardPlan(input: PlannerInput, plan: PlannerOutput): PlannerOutput {
  const kept = withinHops(input, plan);
  return kept.decision === 'tasks' ? kept : askedIfWeak(input, researchedFirst(input, kept));
}

/** The tasks that may be set; a plan that has none left proceeds. */
function withinHops(input: PlannerInput, plan: PlannerOutput): PlannerOutput {
  if (plan.decision !== 'tasks') return plan;
  const isLast = input.hops >= MAX_PLANS - 1;
  const along = new Map<PlanTask['capability'], number>();
  const tasks = plan.tasks.filter(({ capability }) => {
    if (isLast || input.mayLook === false) return false;
    const hops = (along.get(capability) ?? hopsAlong(capability, input.done)) + 1;
    along.set(capability, hops);
    return hops <= MAX_HOPS_OF_EDGE;
  });
  if (tasks.length === plan.tasks.length && tasks.length > 0) return plan;
  if (tasks.length > 0) return { ...plan, tasks, reasoning: said(plan, 'Some of it was asked for often enough.') };
  const why =
    input.mayLook === false
      ? 'The workspace may not be looked at first, so the interview begins.'
      : 'Enough was sent for, so the interview begins with what there is.';
  return { decision: 'proceed', tasks: [], reasoning: said(plan, why), question: null };
}

/** Nothing rests on notes that are stale or say little before research was done, once. */
function researchedFirst(input: PlannerInput, plan: PlannerOutput): PlannerOutput {
  const may =
    input.mayLook !== false && input.hops < MAX_PLANS - 1 && hopsAlong('research', input.done) < MAX_HOPS_OF_EDGE;
  const doubt = may ? doubtOfNotes(input) : null;
  if (doubt === null) return plan;
  const why = `${doubt}, so it is researched before the interview begins.`;
  return { decision: 'tasks', tasks: [researchTask(input)], reasoning: said(plan, why), question: null };
}

/** Research that stays weak ends in a question to the person, whose answer settles the issue that is raised with it. */
function askedIfWeak(input: PlannerInput, plan: PlannerOutput): PlannerOutput {
  const { researchQuality: quality } = input;
  if (plan.decision === 'tasks' || quality === null || !isInconclusive(input)) return plan;
  if (plan.decision === 'ask_human') {
    const question = plan.question ?? placeQuestion(input, quality);
    return { ...plan, question: { ...question, about: ABOUT_RESEARCH } };
  }
  if (!placeMatters(input) || !isExhausted(input, quality) || goalChanged(input, quality)) return plan;
  const why = 'The research stays weak, which a person may settle.';
  return { decision: 'ask_human', tasks: [], reasoning: said(plan, why), question: placeQuestion(input, quality) };
}

function said({ reasoning }: PlannerOutput, why: string): string {
  return reasoning === '' ? why : `${reasoning.replace(/[.\s]*$/, '.')} ${why}`;
}
