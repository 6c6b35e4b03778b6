import { z } from 'zod';
import { summarise } from '../spec/summary';
import type { SummarizerInput } from './inputs';
import type { Role } from './role';
import { titleOf } from './text/title';

const outputSchema = z.object({
  /** A few words that name the change. */
  title: z.string().min(1),
  /** Three to six sentences. */
  summary: z.string(),
});
export type SummarizerOutput = z.infer<typeof outputSchema>;

/** Writes the title and the summary of a specification. */
export const summarizer: Role<SummarizerInput, SummarizerOutput> = {
  name: 'summarizer',
  purpose:
    'You write the title (a few words that name the change) and the summary (three to six sentences) of a specification, in the person’s ' +
    'language. Be specific: what is built, for whom, what was decided and why, what was left to the implementer, what is assumed or open. ' +
    'Say nothing that the statements do not say, and nothing that would fit any other change.',
  output: outputSchema,
  offline: ({ request, intake, topics, statements, exchanges }) => ({
    title: intake?.title.trim() || titleOf(request),
    summary: summarise({
      request,
      statements,
      topics: topics.filter(({ answered }) => answered > 0),
      settled: exchanges.filter(({ purpose }) => purpose !== 'approval').length,
    }),
  }),
};
