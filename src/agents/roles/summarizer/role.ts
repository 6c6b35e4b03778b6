import { isOnChange } from '../../session/exchanges';
import * as z from 'zod';
import { summarise } from '../../specification/summary';
import type { SummarizerInput } from '../inputs/inputs';
import { summarizerPrompt } from './prompt';
import type { Role } from '../../model/role';
import { titleOf } from '../../base/english/title';

const outputSchema = z.object({
  /** A few words that name the change. */
  title: z.string().min(1),
  /** Three to six sentences. */
  summary: z.string(),
  /** Where in the code it is built, the most important first: definitions by their place in the input’s list. */
  places: z.array(z.object({ definition: z.number().int(), statements: z.array(z.string()), change: z.string() })),
});
export type SummarizerOutput = z.infer<typeof outputSchema>;

/** Writes the title and the summary of a specification, and says what code changes. */
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
      settled: exchanges.filter(isOnChange).length,
    }),
    places: [],
  }),
};
