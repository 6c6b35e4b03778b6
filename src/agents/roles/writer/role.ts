import * as z from 'zod';
import { coveredDimensions } from '../../session/completeness';
import { DIMENSION_TITLES } from '../../session/dimension';
import { statementDraftSchema, type Statement } from '../../session/statement';
import { linesOf, type Line, type Setting } from '../rule-based/writing/from-exchange';
import { linesOfFacts, linesOfMessages } from '../rule-based/writing/from-facts-and-messages';
import { isOfSize } from '../rule-based/writing/from-size';
import { matchWithPrevious, mergedBefore, withoutRepetitions } from '../rule-based/writing/matching';
import { sayTheSame } from '../../specification/same-statement';
import { saysTakenOut } from '../../specification/taken-out';
import { inPreferredTerms } from '../../session/terms';
import type { WriterInput } from '../inputs/inputs';
import type { Exchange } from '../../session/exchanges';
import { writerPrompt } from './prompt';
import type { Role } from '../../model/role';

const outputSchema = z.object({
  /** Only what is new or changed; `id` names the statement that is replaced. */
  statements: z.array(statementDraftSchema),
  removed: z.array(z.string()),
  /** Questions of which what was drawn in the option taken holds no more. */
  overruled: z.array(z.string()).optional(),
  comment: z.string(),
});
export type WriterOutput = z.infer<typeof outputSchema>;

/** Turns what was said about a topic into the statements of its draft. */
export const writer: Role<WriterInput, WriterOutput> = {
  name: 'writer',
  prompt: writerPrompt,
  output: outputSchema,
  offline: writeOffline,
};

function writeOffline(input: WriterInput): WriterOutput {
  const { editedByPerson, takenOut = [], mode } = input;
  // What comes of the session's size is written beside this, whoever writes.
  const previous = input.previous.filter((statement) => !isOfSize(statement, input));
  const setting: Setting = { fallback: input.topic.dimensions[0] ?? 'behaviour', terms: input.terms };
  const lines = [
    ...input.exchanges.filter((exchange) => isDue(exchange, input)).flatMap((exchange) => linesOf(exchange, setting)),
    ...linesOfMessages(input.messages, setting),
    ...linesOfFacts(input),
  ].map((line) => ({ ...line, text: inPreferredTerms(line.text, input.terms) }));
  const merged = withoutRepetitions(
    lines,
    (kept, repeated) => mode === 'full_revision' || mergedBefore(previous, kept, repeated),
  );
  const own = previous.filter(({ id }) => editedByPerson.includes(id));
  const unsaid =
    mode === 'full_revision'
      ? merged.filter((line) => !own.some((statement) => sayTheSame(statement, line) && !samePlace(statement, line)))
      : merged;
  // What the person took out stands in for its line as what they edited does, and is not written.
  const gone = takenOut.filter(({ topicId }) => topicId === input.topic.id);
  const kept = [...editedByPerson, ...gone.map(({ id }) => id)];
  const matched = matchWithPrevious(unsaid, [...previous, ...gone], kept, (s) => isAnothers(s, input));
  const statements = matched.statements.filter((draft) => !saysTakenOut(draft, input.topic.id, takenOut));
  return { statements, removed: matched.removed, comment: missingIn(input, unsaid, own) };
}

/** "Not now" may still be answered: it is written down only when the whole is revised, and then stays. */
function isDue({ nonAnswer, questionId }: Exchange, { mode, previous }: WriterInput): boolean {
  return (
    nonAnswer !== 'not_now' || mode === 'full_revision' || previous.some(({ sources }) => sources[0] === questionId)
  );
}

/** A model's statement that rests on no answer, and whose source is still there: not this writer's to take back. */
function isAnothers({ by, sources }: Statement, input: WriterInput): boolean {
  const { evidence, messages, relevantMessages: heard, planComments, exchanges } = input;
  const [first = 'assumed'] = sources;
  const commented = planComments.some(({ questionId }) => questionId === first);
  const known =
    [...evidence, ...messages, ...heard].some(({ id }) => id === first) ||
    (commented && !exchanges.some(({ questionId }) => questionId === first));
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
