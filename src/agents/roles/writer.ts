import { z } from 'zod';
import { coveredDimensions } from '../session/completeness';
import { DIMENSION_TITLES } from '../session/dimension';
import { statementDraftSchema, type Statement } from '../session/statement';
import { linesOf, type Line, type Setting } from '../spec/writing/from-exchange';
import { linesOfFacts, linesOfMessages } from '../spec/writing/from-ground';
import { matchWithPrevious, mergedBefore, sayTheSame, withoutRepetitions } from '../spec/writing/matching';
import type { Exchange, WriterInput } from './inputs';
import type { Role } from './role';

const outputSchema = z.object({
  /** Only what is new or changed; `id` names the statement that is replaced. */
  statements: z.array(statementDraftSchema),
  removed: z.array(z.string()),
  comment: z.string(),
});
export type WriterOutput = z.infer<typeof outputSchema>;

/** Turns what was said about a topic into the statements of its draft. */
export const writer: Role<WriterInput, WriterOutput> = {
  name: 'writer',
  purpose:
    'You keep the draft of one topic: a list of short statements, each with its sources. Write only what the person said or what the ' +
    'evidence shows, in the person’s language and terms, one thing in one statement; where it reads naturally, as "WHEN …, the system ' +
    'SHALL …". Name as sources the question ids (Q7), evidence ids (E3) and message ids (M1) it comes from, the answer first; what nobody ' +
    'said is an assumption with the source "assumed". "You decide" becomes a delegated decision, "I don’t know" an open question; neither ' +
    'is consent. A decision names the options that were not taken. Return only statements that are new or have changed; to change one, ' +
    'give its id; list in `removed` the ids whose sources are gone. Never touch statements the person edited. With mode "full_revision" ' +
    'also merge statements that say the same. Comment in one sentence on what is still missing.',
  output: outputSchema,
  offline: writeOffline,
};

function writeOffline(input: WriterInput): WriterOutput {
  const { previous, editedByPerson, mode } = input;
  const setting: Setting = { fallback: input.topic.dimensions[0] ?? 'behaviour', terms: input.terms };
  const lines = [
    ...input.exchanges.filter((exchange) => isDue(exchange, input)).flatMap((exchange) => linesOf(exchange, setting)),
    ...linesOfMessages(input.messages, setting),
    ...linesOfFacts(input),
  ];
  const merged = withoutRepetitions(
    lines,
    (kept, repeated) => mode === 'full_revision' || mergedBefore(previous, kept, repeated),
  );
  const own = previous.filter(({ id }) => editedByPerson.includes(id));
  const unsaid =
    mode === 'full_revision'
      ? merged.filter((line) => !own.some((statement) => sayTheSame(statement, line) && !samePlace(statement, line)))
      : merged;
  const { statements, removed } = matchWithPrevious(unsaid, previous, editedByPerson, (s) => isAnothers(s, input));
  return { statements, removed, comment: missingIn(input, unsaid, own) };
}

/** "Not now" may still be answered: it is written down only when the whole is revised, and then stays. */
function isDue({ nonAnswer, questionId }: Exchange, { mode, previous }: WriterInput): boolean {
  return (
    nonAnswer !== 'not_now' || mode === 'full_revision' || previous.some(({ sources }) => sources[0] === questionId)
  );
}

/** A model's statement that rests on no answer, and whose source is still there: not this writer's to take back. */
function isAnothers({ by, sources }: Statement, { evidence, messages }: WriterInput): boolean {
  const [first = 'assumed'] = sources;
  const known = [...evidence, ...messages].some(({ id }) => id === first);
  return by === 'writer' && (known || first === 'request' || first === 'assumed');
}

function samePlace(statement: Statement, line: Line): boolean {
  return statement.sources[0] === line.sources[0];
}

function missingIn({ topic }: WriterInput, lines: readonly Line[], own: readonly Statement[]): string {
  const now = [
    ...own,
    ...lines.map((line): Statement => ({ ...line, id: '', topicId: topic.id, by: 'offline', dependsOn: [] })),
  ];
  const covered = coveredDimensions(now, topic);
  const missing = topic.dimensions
    .filter((dimension) => !covered.includes(dimension))
    .map((dimension) => DIMENSION_TITLES[dimension]);
  return missing.length === 0 ? '' : `Not settled yet: ${missing.join('; ')}.`;
}
