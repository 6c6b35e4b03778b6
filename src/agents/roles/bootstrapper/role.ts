import * as z from 'zod';
import type { Intake } from '../../session/events';
import { rightSizeSchema } from '../../session/right-size';
import { changeKindSchema } from '../../session/change-kind';
import { dimensionSchema, type Dimension } from '../../session/dimension';
import type { QuestionDraft } from '../../session/question';
import { proposedQuestionSchema } from '../prompt-parts/proposed-question';
import { areaContext } from '../rule-based/context';
import type { AreaContext } from '../rule-based/entries/entry';
import { askedByOthers } from '../rule-based/agenda';
import { rightSizeOf } from '../rule-based/right-size';
import { planQuestions } from '../rule-based/plan';
import { layOutTopics, topicTitle } from '../rule-based/topics';
import type { TopicPlan } from '../rule-based/topics';
import type { BootstrapperInput } from '../inputs/inputs';
import { fillNulls } from '../../model/fill-nulls';
import { wireSchema } from '../../model/wire-schema';
import { bootstrapperPrompt } from './prompt';
import type { Role } from '../../model/role';
import { containment } from '../../base/english/similarity';

export const bootstrapResultSchema = z.object({
  topics: z
    .array(
      z.object({
        title: z.string().min(1),
        scope: z.string(),
        dimensions: z.array(dimensionSchema),
        /** What people see and handle of it, in the request's nouns; absent where nothing is. */
        screens: z.array(z.string()).optional(),
        /** The topic's first question; null where a caller's question comes first, or where the interviewer finds it when it is due. */
        firstQuestion: proposedQuestionSchema.nullable(),
      }),
    )
    .min(1)
    .max(6),
  /** For each of the caller's questions, in order, the index of the topic it belongs to. */
  callerAssignments: z.array(z.number().int().min(0)),
  reasoning: z.string(),
  /** How much there is to find out; absent where that was not judged. */
  size: rightSizeSchema.optional(),
  /** Approved statements that cannot hold together with the request, and why; absent where that was not judged. */
  contradicts: z.array(z.object({ statement: z.string(), why: z.string() })).optional(),
  /** What the code is probably called that the request is about, most telling first; absent where nobody could tell. */
  lookFor: z.array(z.string()).optional(),
  /** Ids of evidence that only shares words with the request. */
  unrelated: z.array(z.string()).optional(),
  /** What the rules’ first reading of the request should have said; empty or null where it says nothing better. */
  reading: z
    .object({ title: z.string(), kind: changeKindSchema.nullable(), visible: z.boolean().nullable() })
    .optional(),
});
type BootstrapResult = z.infer<typeof bootstrapResultSchema>;

/** Lays out the topics of the interview, each with its first question. */
export const bootstrapper: Role<BootstrapperInput, BootstrapResult> = {
  name: 'bootstrapper',
  prompt: bootstrapperPrompt,
  output: bootstrapResultSchema,
  offline(input) {
    const context = areaContext(input);
    const callers = input.callerQuestions;
    const planned = planQuestions(context, Math.max(0, input.budget - callers.length)).filter(
      ({ entry }) => !callers.some((question) => askedByOthers(entry, context, titleOfDraft(question))),
    );
    const size = rightSizeOf(input);
    const laidOut = layOutTopics(planned, mustKnowIn(input.intake, context), context.language);
    const topics = size.size === 'confirm' || size.size === 'nothing_to_ask' ? inOne(laidOut, context) : laidOut;
    const callerAssignments = callers.map((question) => topicFor(question, topics));
    return {
      topics: topics.map((topic) => ({
        title: topic.title,
        scope: topic.scope,
        dimensions: topic.dimensions,
        firstQuestion: null,
      })),
      callerAssignments,
      reasoning: reasoningFor(topics, context),
      size,
    };
  },
};

/** What is settled on one card is one topic. */
function inOne(topics: readonly TopicPlan[], { language }: AreaContext): TopicPlan[] {
  const [first] = topics;
  if (first === undefined) return [];
  const dimensions = [...new Set(topics.flatMap((topic) => topic.dimensions))];
  return [
    {
      ...first,
      title: topicTitle(dimensions, language),
      dimensions,
      planned: topics.flatMap(({ planned }) => planned),
    },
  ];
}

/** Sides that only matter where people use a service or a screen. */
const OF_SERVICES: readonly Dimension[] = ['security', 'look_feel', 'operations', 'rollout', 'data'];

/** What must be known of the change in this kind of project. */
function mustKnowIn({ mustKnow }: Intake, { project }: AreaContext): Dimension[] {
  const forCode = project === 'library' || project === 'command_line';
  return forCode ? mustKnow.filter((side) => !OF_SERVICES.includes(side)) : mustKnow;
}

function titleOfDraft(question: QuestionDraft): string {
  const title = question.config['question'];
  return typeof title === 'string' ? title : '';
}

/** The topic whose dimensions or words the caller's question shares most; the first one where none fits. */
function topicFor(question: QuestionDraft, topics: readonly TopicPlan[]): number {
  const text = [
    titleOfDraft(question),
    typeof question.config['context'] === 'string' ? question.config['context'] : '',
  ].join(' ');
  let bestIndex = 0;
  let bestFit = 0;
  topics.forEach((topic, index) => {
    const shared = question.dimensions.filter((dimension) => topic.dimensions.includes(dimension)).length;
    const words = [
      topic.title,
      topic.scope,
      ...topic.planned.map(({ entry }) => (typeof entry.question === 'string' ? entry.question : '')),
    ].join(' ');
    const fit = shared * 2 + containment(text, words);
    if (fit > bestFit) [bestIndex, bestFit] = [index, fit];
  });
  return bestIndex;
}

function reasoningFor(topics: readonly TopicPlan[], context: AreaContext): string {
  const about =
    context.subjectAreas.length === 0
      ? context.kind
      : `${context.kind}: ${context.subjectAreas.map((area) => area.subject.replace(/^the /, '')).join(', ')}`;
  const count = topics.reduce((sum, topic) => sum + topic.planned.length, 0);
  return `Read as ${about}. ${count} questions in ${topics.length} topics.`;
}

const form = wireSchema(bootstrapperPrompt.wire);

/**
 * The layout as far as it goes with its first topic, of a reply that is still coming in: once that topic is whole, has a
 * question and nothing else is to be asked first. Null before that, and where the topic does not fit: then the whole reply
 * is waited for, which is asked for once more where it is of no use.
 */
export function openingOf(partial: unknown, input: BootstrapperInput): BootstrapResult | null {
  if (typeof partial !== 'object' || partial === null || input.callerQuestions.length > 0) return null;
  const { size, topics } = partial as { size?: unknown; topics?: unknown };
  if (size !== 'interview' || !Array.isArray(topics)) return null;
  const isWhole = topics.length > 1 || 'callerAssignments' in partial;
  if (!isWhole) return null;
  const whole = {
    reasoning: '',
    ...partial,
    topics: topics.slice(0, 1),
    callerAssignments: [],
    assumptions: [],
    parts: [],
  };
  const reply = bootstrapperPrompt.wire.safeParse(fillNulls(form, whole));
  if (!reply.success) return null;
  const read = bootstrapResultSchema.safeParse(bootstrapperPrompt.fromWire(reply.data, input));
  return read.success && read.data.topics[0]?.firstQuestion ? read.data : null;
}
