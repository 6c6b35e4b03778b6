import { z } from 'zod';
import { summarise } from '../spec/summary';
import type { SummarizerInput } from './inputs';
import { summarizerPrompt } from './prompts/summarizer';
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
  prompt: summarizerPrompt,
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
