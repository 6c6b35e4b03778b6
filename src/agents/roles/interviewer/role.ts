import * as z from 'zod';
import { proposedQuestionSchema } from '../prompt-parts/proposed-question';
import { interviewResultSchema } from '../../session/events';
import type { InterviewResult } from '../../session/events';
import { languageOf } from '../../base/text/language';
import { acknowledge, findingFrom } from '../rule-based/acknowledge';
import { agendaOf } from '../rule-based/agenda';
import type { Agenda } from '../rule-based/agenda';
import { buildQuestion } from '../rule-based/build';
import { changeOf, changeQuestion } from '../rule-based/changed-spec';
import { readingQuestion } from '../rule-based/reading';
import { openEntryFor } from '../rule-based/topic-questions';
import { directedEntry } from '../rule-based/directed';
import type { Entry } from '../rule-based/entries/entry';
import type { InterviewerInput } from '../inputs/inputs';
import { interviewerPrompt } from './prompt';
import type { Role } from '../../model/role';

/** From this worth on, a question that was not planned is still better than closing a topic that was sent back as incomplete. */
const WORTH_MORE = 60;

const [done, asks] = interviewResultSchema.options;
/** A result whose question, if a model wrote it, fits its type. */
const proposedResultSchema = z.discriminatedUnion('done', [done, asks.extend({ question: proposedQuestionSchema })]);

/** Asks the next question of one topic, or says what the topic concluded. */
export const interviewer: Role<InterviewerInput, InterviewResult> = {
  name: 'interviewer',
  prompt: interviewerPrompt,
  output: proposedResultSchema,
  offline(input) {
    const acknowledgement = acknowledge(
      input.exchanges.filter((e) => e.questionId === input.lastAnswered),
      languageOf(input.request),
    );
    const changed = changeQuestion(input);
    if (changed !== null)
      return {
        done: false,
        acknowledgement,
        reason: 'What changes of the specification decides what else is asked.',
        question: changed,
      };
    const reading = readingQuestion(input);
    if (reading !== null)
      return {
        done: false,
        acknowledgement,
        reason: 'What it is about decides every other question.',
        question: reading,
      };
    const agenda = agendaOf(openly(input));
    const next = input.leads === 'model' ? standInEntry(input, agenda) : nextEntry(input, agenda);
    if (next !== null) {
      return {
        done: false,
        acknowledgement,
        reason: next.reason,
        question: buildQuestion(next.entry, agenda.context, input.terms),
      };
    }
    return {
      done: true,
      acknowledgement,
      reason:
        input.budgetLeft === 0 ? 'No questions are left in the budget.' : 'What was planned for this topic is settled.',
      finding: findingFrom(
        input.exchanges.filter(({ topicId }) => topicId === input.topicId),
        languageOf(input.request),
      ),
    };
  },
};

/**
 * Whoever protests still, asked often enough what it is about, is asked openly: no question comes from a doubted subject. So is
 * who words anew what stands: the specification has settled what its subject and kind of change ask beside.
 */
function openly(input: InterviewerInput): InterviewerInput {
  const { reading, intake } = input;
  if (changeOf(input) === 'rewords')
    return { ...input, reading: { ...reading, subjects: [] }, intake: { ...intake, kind: 'feature', alsoKinds: [] } };
  return input.doubted.length === 0 ? input : { ...input, reading: { ...reading, subjects: [] } };
}

/** In place of one reply of a model's: what it was directed to, else an open question on a side that the topic lacks. */
function standInEntry(input: InterviewerInput, { context }: Agenda): { entry: Entry; reason: string } | null {
  if (input.budgetLeft <= 0) return null;
  const entry = directedEntry(input, [], context) ?? openEntryFor(input);
  return entry === null ? null : { entry, reason: 'This side of the topic is still open.' };
}

function nextEntry(
  input: InterviewerInput,
  { context, followUp, here, spare }: Agenda,
): { entry: Entry; reason: string } | null {
  if (input.budgetLeft <= 0) return null;
  const directed = directedEntry(
    input,
    [...here, ...spare].map(({ entry }) => entry),
    context,
  );
  if (directed !== null) return { entry: directed, reason: 'The conversation was directed there.' };
  if (followUp !== null) return { entry: followUp, reason: 'The last answer leaves something open.' };
  const planned = here[0];
  if (planned !== undefined)
    return { entry: planned.entry, reason: 'It is what would change the work most among what is still open here.' };
  const more = input.refusals.some(({ about }) => about === undefined)
    ? spare.find(({ entry, worth }) => worth >= WORTH_MORE && input.missing.includes(entry.dimensions[0]))
    : undefined;
  return more === undefined ? null : { entry: more.entry, reason: 'This side of the topic is still open.' };
}
