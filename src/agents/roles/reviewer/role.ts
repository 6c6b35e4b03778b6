import { z } from 'zod';
import { proposedQuestionSchema } from '../prompt-parts/proposed-question';
import { contradictionsIn, type Contradiction } from '../rule-based/reviewing/contradictions';
import { gapIn, lacksAcceptance, whichHoldsTitle } from '../rule-based/reviewing/gap';
import type { ReviewerInput } from '../inputs/inputs';
import { reviewerPrompt } from './prompt';
import type { Role } from '../../model/role';

const outputSchema = z.object({
  /** One or two sentences on the state of the draft. */
  quality: z.string(),
  contradictions: z.array(z.string()),
  /** The question most worth asking once more; null where nothing is. */
  gap: proposedQuestionSchema.nullable(),
  sufficient: z.boolean(),
  findings: z.array(z.string()),
});
export type ReviewerOutput = z.infer<typeof outputSchema>;

/** Above this completeness (0 to 100) a topic counts as covered (design 5). */
const COVERED = 70;

/** Looks over the whole draft before it is shown for approval. */
export const reviewer: Role<ReviewerInput, ReviewerOutput> = {
  name: 'reviewer',
  prompt: reviewerPrompt,
  output: outputSchema,
  offline: reviewOffline,
};

function reviewOffline(input: ReviewerInput): ReviewerOutput {
  const open = contradictionsIn(input.statements, input.exchanges).filter((pair) => !isDecided(pair, input));
  const gap = gapIn(input, open);
  const uncovered = input.topics.filter(
    ({ status, completeness, settled }) => status !== 'dropped' && !(settled ?? completeness > COVERED),
  );
  const contradictions = open.map(
    ({ first, second, why }) => `${first.id} and ${second.id} do not fit together: ${why}.`,
  );
  const sufficient =
    input.statements.length > 0 && open.length === 0 && uncovered.length === 0 && !lacksAcceptance(input);
  return {
    quality: qualityOf(
      input,
      contradictions.length,
      uncovered.map(({ title }) => title),
    ),
    contradictions,
    gap,
    sufficient,
    findings: [...contradictions, ...new Set(input.lint)],
  };
}

/** Whether the person has said which of two opposing statements holds. */
function isDecided({ first, second }: Contradiction, { exchanges }: ReviewerInput): boolean {
  const titles = [whichHoldsTitle(first.id, second.id), whichHoldsTitle(second.id, first.id)];
  return exchanges.some(({ question }) => titles.includes(question));
}

function qualityOf({ statements, lint }: ReviewerInput, contradictions: number, uncovered: readonly string[]): string {
  if (statements.length === 0) return 'Nothing is written down yet.';
  const backed = statements.filter(
    ({ kind, sources }) => kind !== 'assumption' && sources.some((source) => source !== 'assumed'),
  ).length;
  const assumed = statements.length - backed;
  const share = `${backed} of ${statements.length} statements rest on what was said or seen${assumed > 0 ? `, ${assumed} on assumptions` : ''}.`;
  const problems = [
    ...(contradictions > 0 ? [`${contradictions} ${contradictions === 1 ? 'contradiction' : 'contradictions'}`] : []),
    ...(lint.length > 0 ? [`${lint.length} ${lint.length === 1 ? 'finding' : 'findings'} of form`] : []),
    ...(uncovered.length > 0 ? [`not fully covered: ${uncovered.join(', ')}`] : []),
  ];
  return problems.length === 0
    ? `${share} Nothing stands in the way of building from it.`
    : `${share} To look at: ${problems.join('; ')}.`;
}
