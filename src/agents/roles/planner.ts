import { z } from 'zod';
import { bearsOutFacts } from '../evidence/found';
import { isStale, MAX_ATTEMPTS } from '../evidence/quality';
import type { Evidence } from '../session/evidence';
import { planTaskSchema } from '../session/events';
import type { PlanTask, ResearchQuality } from '../session/events';
import { proposedQuestionSchema } from '../questions/proposed-question';
import type { QuestionDraft } from '../session/question';
import type { PlannerInput } from './inputs';
import { plannerPrompt } from './prompts/planner';
import type { Role } from './role';
import { contentStems } from './text/words';

const output = z.object({
  decision: z.enum(['proceed', 'tasks', 'ask_human']),
  tasks: z.array(planTaskSchema),
  reasoning: z.string(),
  question: proposedQuestionSchema.nullable(),
});
export type PlannerOutput = z.infer<typeof output>;

/** Most times the planner may send for more (design section 5). */
const MAX_HOPS = 5;

/** What fits less was matched by chance. */
const LEAST_SCORE = 0.1;

/** Decides after the look: go on to the interview, find out more first, or ask the person for what cannot be found. */
export const planner: Role<PlannerInput, PlannerOutput> = {
  name: 'planner',
  prompt: plannerPrompt,
  output,
  offline(input) {
    if (input.hops >= MAX_HOPS)
      return proceed(`Planned ${input.hops} times already; the interview goes on with what there is.`);
    const { researchQuality: quality } = input;
    if (quality === null) return decideByFindings(input);
    if (goalChanged(input, quality)) {
      return researchTask(
        input,
        'The research was about something else than what is asked for now, so it is done again.',
      );
    }
    if (quality.strong) return proceed(`The research is strong (${shown(quality)}); no more is needed.`);
    if (asked(input)) return proceed('The person was asked already; the interview goes on with what there is.');
    if (attemptsIn(input, quality) >= MAX_ATTEMPTS) return askPerson(input, quality);
    return researchTask(
      input,
      `The research is weak (${shown(quality)}) after ${counted(quality.attempts, 'attempt')}; other words may find more.`,
    );
  },
};

function proceed(reasoning: string): PlannerOutput {
  return { decision: 'proceed', tasks: [], reasoning, question: null };
}

/** Without scores the history decides: findings are enough; without any, research once. */
function decideByFindings(input: PlannerInput): PlannerOutput {
  const findings = input.evidence.filter((piece) => isFinding(piece));
  if (findings.length > 0) {
    const places = counted(findings.length, 'place');
    return proceed(`${places} found in the workspace (confidence ${input.confidence}); that is enough to start from.`);
  }
  if (researchTasks(input).length > 0)
    return proceed('The research found nothing to start from; the interview has to.');
  const stale = input.evidence.some(isStale);
  return researchTask(
    input,
    stale
      ? 'There are only notes in .sdd/ that are stale, so research is done afresh.'
      : 'The look found nothing for the request, so it is researched once.',
  );
}

/** Found for the request, not merely cited for facts on the project, and neither stale nor chance. */
function isFinding(piece: Evidence): boolean {
  return !bearsOutFacts(piece) && !isStale(piece) && piece.score >= LEAST_SCORE;
}

function researchTask(input: PlannerInput, reasoning: string): PlannerOutput {
  const tried = new Set(researchTasks(input).map(({ query }) => query));
  const { title, terms } = input.intake;
  const request = input.request.slice(0, 300).replace(/\s+/g, ' ').trim();
  const queries = [request, [title, ...terms].join(' ').trim(), terms.join(' ')].filter((query) => query !== '');
  const query = queries.find((candidate) => !tried.has(candidate)) ?? request;
  const task: PlanTask = {
    id: `T${input.done.length + 1}`,
    capability: 'research',
    goal: `Find what the workspace has for “${title === '' ? request.slice(0, 80) : title}”`,
    query,
  };
  return { decision: 'tasks', tasks: [task], reasoning, question: null };
}

function askPerson(input: PlannerInput, quality: ResearchQuality): PlannerOutput {
  const tried = [...new Set([...researchTasks(input).map(({ query }) => query), quality.lastQuery])].filter(
    (query) => query !== '',
  );
  const what = input.intake.title === '' ? 'this' : `“${input.intake.title}”`;
  const question: QuestionDraft = {
    type: 'ask_text',
    config: {
      question: `Where does ${what} belong in this workspace, or what is it called here?`,
      context: `I looked for ${tried.map((query) => `“${query.slice(0, 80)}”`).join(', ')} and found nothing that fits well.`,
      placeholder: 'A file, a folder, a name in the code, or: it is new',
      multiline: true,
    },
    why: `Research in the workspace was inconclusive after ${counted(quality.attempts, 'attempt')}; you may know the place.`,
    evidence: input.evidence.slice(0, 3).map(({ id }) => id),
    purpose: 'ask_human',
    dimensions: ['scope'],
    by: 'offline',
    about: 'plan.research',
  };
  const reasoning = `The research stays weak (${shown(quality)}) after ${counted(quality.attempts, 'attempt')}: more would not help, a person may.`;
  return { decision: 'ask_human', tasks: [], reasoning, question };
}

/** What belongs into the issue that exhausted research leaves: `issue_raised` without its id. */
export function inconclusiveResearch(input: PlannerInput): {
  title: string;
  summary: string;
  cause: string;
  tried: string[];
  next: string;
} {
  const { intake, request, researchQuality: quality } = input;
  const what = intake.title === '' ? request.slice(0, 80) : intake.title;
  const tried = [...researchTasks(input).map(({ query }) => query), ...(quality === null ? [] : [quality.lastQuery])];
  return {
    title: `Research inconclusive for ${what}`,
    summary: `The workspace was searched for “${what}” and nothing fits well${quality === null ? '' : ` (${shown(quality)})`}.`,
    cause: quality?.notes ?? 'Nothing was found.',
    tried: [...new Set(tried)].filter((query) => query !== ''),
    next: 'Ask the person where it belongs or what it is called here.',
  };
}

function researchTasks({ done }: PlannerInput): PlanTask[] {
  return done.filter(({ task }) => task.capability === 'research').map(({ task }) => task);
}

/** Attempts there were at least: the last task's, and one for each task before it. */
function attemptsIn(input: PlannerInput, { attempts }: ResearchQuality): number {
  return attempts + Math.max(0, researchTasks(input).length - 1);
}

function asked({ done }: PlannerInput): boolean {
  return done.some(({ task }) => task.capability === 'ask_human');
}

/** Whether the last query shares no meaningful word with what is asked for now. */
function goalChanged({ request, intake, selection }: PlannerInput, { lastQuery }: ResearchQuality): boolean {
  const now = new Set(contentStems([request, intake.title, ...intake.terms, selection?.text ?? ''].join(' ')));
  const before = contentStems(lastQuery);
  return before.length > 0 && now.size > 0 && !before.some((word) => now.has(word));
}

function shown({ relevance, coverage, confidence }: ResearchQuality): string {
  const two = (value: number) => value.toFixed(2);
  return `relevance ${two(relevance)}, coverage ${two(coverage)}, confidence ${two(confidence)}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
