import * as z from 'zod';
import { proposedQuestionSchema } from '../prompt-parts/proposed-question';
import { languageOf } from '../../base/text/language';
import { findingSchema } from '../../session/finding';
import { setsAgainst, whichHolds, type Opposed } from '../../specification/two-sided';
import { contradictionsIn } from '../rule-based/reviewing/contradictions';
import { lacksAcceptance, lacksIn } from '../rule-based/reviewing/gap';
import type { ReviewerInput } from '../inputs/inputs';
import { reviewerPrompt, withoutScenario } from './prompt';
import type { Role } from '../../model/role';

const raisedSchema = findingSchema.omit({ id: true, by: true });
type Raised = z.infer<typeof raisedSchema>;

const outputSchema = z.object({
  /** One or two sentences on the state of the draft. */
  quality: z.string(),
  contradictions: z.array(z.string()),
  /** The question most worth asking once more; null where nothing is. */
  gap: proposedQuestionSchema.nullable(),
  sufficient: z.boolean(),
  findings: z.array(z.string()),
  /** What has to come to an end before the plan, the weightiest first: put right, asked, or told as open. */
  raised: z.array(raisedSchema),
  /** Which of them the gap would settle, counted from 0; null where another question is with each that has one. */
  gapFor: z.number().int().nullable(),
  /** Ids of what earlier reviews found and that holds no more. */
  settled: z.array(z.string()),
  /** What the look left unknown, in its words, that something said since has settled. */
  knownSince: z.array(z.string()),
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
  const opposed = contradictionsIn(input.statements, input.exchanges).filter((pair) => !isDecided(pair, input));
  const language = languageOf(input.request);
  const contradictions = opposed.map(
    ({ first, second, why }) => `${first.id} and ${second.id} do not fit together: ${why}.`,
  );
  const raised = [
    ...opposed.map((pair, at): Raised => ({
      text: contradictions[at] ?? '',
      statements: [pair.first.id, pair.second.id],
      fix: '',
      question: whichHolds(pair, input.exchanges, 'offline', language),
    })),
    ...lacksIn(input).map((lack): Raised => ({ ...lack, fix: '' })),
  ];
  const uncovered = input.topics.filter(
    ({ status, completeness, settled }) => status !== 'dropped' && !(settled ?? completeness > COVERED),
  );
  const sufficient =
    input.statements.length > 0 && opposed.length === 0 && uncovered.length === 0 && !lacksAcceptance(input);
  return {
    quality: qualityOf(
      input,
      contradictions.length,
      uncovered.map(({ title }) => title),
    ),
    contradictions,
    gap: input.budgetLeft <= 0 ? null : (raised.find(({ question }) => question !== null)?.question ?? null),
    sufficient,
    findings: [
      ...contradictions,
      ...new Set(input.lint),
      ...(input.unchecked.length === 0 ? [] : [withoutScenario(input.unchecked)]),
    ],
    raised,
    gapFor: null,
    settled: input.earlier
      .filter(({ by, text }) => by === 'offline' && raised.every((one) => one.text !== text))
      .map(({ id }) => id),
    knownSince: [],
  };
}

/** Whether the person was asked which of two opposing statements holds. */
function isDecided({ first, second }: Opposed, { exchanges }: ReviewerInput): boolean {
  // Journals of earlier versions know the question by its title alone.
  const titled = (one: string, other: string) => `${one} and ${other} do not fit together: which one holds?`;
  const titles = [titled(first.id, second.id), titled(second.id, first.id)];
  return exchanges.some(({ question, about }) => setsAgainst(about, first.id, second.id) || titles.includes(question));
}

function qualityOf(
  { statements, lint, unchecked }: ReviewerInput,
  contradictions: number,
  uncovered: readonly string[],
): string {
  if (statements.length === 0) return 'Nothing is written down yet.';
  const backed = statements.filter(
    ({ kind, sources }) => kind !== 'assumption' && sources.some((source) => source !== 'assumed'),
  ).length;
  const assumed = statements.length - backed;
  const share = `${backed} of ${statements.length} statements rest on what was said or seen${assumed > 0 ? `, ${assumed} on assumptions` : ''}.`;
  const problems = [
    ...(contradictions > 0 ? [`${contradictions} ${contradictions === 1 ? 'contradiction' : 'contradictions'}`] : []),
    ...(lint.length > 0 ? [`${lint.length} ${lint.length === 1 ? 'finding' : 'findings'} of form`] : []),
    ...(unchecked.length > 0 ? [`${unchecked.length} without a scenario`] : []),
    ...(uncovered.length > 0 ? [`not fully covered: ${uncovered.join(', ')}`] : []),
  ];
  return problems.length === 0
    ? `${share} Nothing stands in the way of building from it.`
    : `${share} To look at: ${problems.join('; ')}.`;
}
