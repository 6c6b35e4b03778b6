import * as z from 'zod';
import { bearsOutFacts } from '../../session/evidence';
import { isStale } from '../../session/evidence';
import type { Evidence } from '../../session/evidence';
import { planTaskSchema } from '../../session/events';
import { proposedQuestionSchema } from '../prompt-parts/proposed-question';
import type { PlannerInput } from '../inputs/inputs';
import { doubtOfNotes } from './doubtful-notes';
import { thingsAmong } from '../../base/english/things';
import { isFair, missingWords } from '../../retrieval/research-quality';
import type { ResearchQuality } from '../../session/events';
import { placeMatters, placeQuestion } from './inconclusive';
import { hopsAlong, MAX_HOPS_OF_EDGE, MAX_PLANS } from './limits';
import { goalChanged, isExhausted, researchTasks, shownScores } from './research-so-far';
import { researchTask } from './research-task';
import { plannerPrompt } from './prompt';
import type { Role } from '../../model/role';

const output = z.object({
  decision: z.enum(['proceed', 'tasks', 'ask_human']),
  tasks: z.array(planTaskSchema),
  reasoning: z.string(),
  question: proposedQuestionSchema.nullable(),
});
export type PlannerOutput = z.infer<typeof output>;

/** What fits less was matched by chance. */
const LEAST_SCORE = 0.1;

/** Decides after the look: go on to the interview, find out more first, or ask the person for what cannot be found. */
export const planner: Role<PlannerInput, PlannerOutput> = {
  name: 'planner',
  prompt: plannerPrompt,
  output,
  offline(input) {
    if (input.mayLook === false) return proceed('The workspace may not be looked at first; the request alone decides.');
    const { researchQuality: quality } = input;
    // The last plan sends for nothing: there is no one left to judge what would come of it.
    const mayResearch = input.hops < MAX_PLANS - 1 && hopsAlong('research', input.done) < MAX_HOPS_OF_EDGE;
    if (quality !== null && isExhausted(input, quality) && !goalChanged(input, quality)) {
      if (isFair(quality)) return proceed(fairly(input, quality));
      if (!placeMatters(input))
        return proceed('The research stays weak, and the interview can begin without the place.');
      const tried = `The research stays weak (${shownScores(quality)}) after ${counted(quality.attempts, 'attempt')}`;
      return {
        decision: 'ask_human',
        tasks: [],
        reasoning: `${tried}: more would not help, a person may.`,
        question: placeQuestion(input, quality),
      };
    }
    if (!mayResearch) return proceed(`Planned ${input.hops} times already; the interview goes on with what there is.`);
    const doubt = doubtOfNotes(input);
    if (doubt !== null) return research(input, `${doubt}, so it is researched before the interview begins.`);
    if (quality === null) return decideByFindings(input);
    if (goalChanged(input, quality)) {
      return research(input, 'The research was about something else than what is asked for now, so it is done again.');
    }
    if (quality.strong) return proceed(`The research is strong (${shownScores(quality)}); no more is needed.`);
    return research(
      input,
      `The research is weak (${shownScores(quality)}) after ${counted(quality.attempts, 'attempt')}; other words may find more.`,
    );
  },
};

/** That the interview begins with what was found, and what was not. */
function fairly({ request, evidence }: PlannerInput, quality: ResearchQuality): string {
  const need = request.slice(0, MAX_REQUEST);
  const missing = thingsAmong(missingWords(need, evidence), need).slice(0, MOST_MISSING);
  const rest = missing.length === 0 ? '' : ` Nothing was found on ${missing.map((word) => `“${word}”`).join(', ')}.`;
  return `The research is fair (${shownScores(quality)}); the interview can begin.${rest}`;
}

/** Characters of a request that are compared with what was found, and most of its words that are said to be missing. */
const MAX_REQUEST = 600;
const MOST_MISSING = 5;

function proceed(reasoning: string): PlannerOutput {
  return { decision: 'proceed', tasks: [], reasoning, question: null };
}

function research(input: PlannerInput, reasoning: string): PlannerOutput {
  return { decision: 'tasks', tasks: [researchTask(input)], reasoning, question: null };
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
  return research(
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

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
