import * as z from 'zod';
import { noteOf, toExchange, wasSentBack } from '../../session/exchanges';
import { QUESTION_TYPES } from '../../questions/question-type';
import { nonAnswerSchema } from '../../session/question';
import { asksOfChange, type AskedQuestion, type Session } from '../../session/session';
import { specPlaceSchema } from '../../session/spec-place';
import { statementKindSchema } from '../../session/statement';
import { usageSchema } from '../../session/usage';
import { citedSchema, listedKind, statementsIn, type Spec } from '../model';
import { changesSchema } from '../changes';
import { inFull } from '../reply';
import { notYetCheckable } from '../lint';
import type { Exporter } from './exporter';

/** The form of `answers.json`: it gets another number when a field goes or changes its meaning, not when one is added. */
const ANSWERS_FORMAT = 'sdd-brainstorm/answers@1';

const answerSchema = z.object({
  id: z.string(),
  question: z.string(),
  type: z.enum(QUESTION_TYPES),
  answer: z.unknown().describe('As it was recorded; null where the person gave none.'),
  nonAnswer: nonAnswerSchema
    .optional()
    .describe('Present where the person chose not to answer; absent, with a null answer, where nobody did.'),
  text: z
    .string()
    .optional()
    .describe('The same in words, uncut; with a non-answer what was said to it. Absent where nothing was.'),
  note: z.string().optional().describe('What the person added to the answer in their own words.'),
  chosen: z.array(z.string()).optional().describe('The labels of the options that were taken; absent where none was.'),
  drawing: z
    .string()
    .optional()
    .describe(
      'The lines that the person drew, else those drawn in the one option that was taken; absent where there are none.',
    ),
  drawings: z
    .array(z.object({ label: z.string(), lines: z.string() }))
    .optional()
    .describe('The same of each of several options that were taken; absent where none of them is drawn.'),
  own: z.string().optional().describe('The person’s own words in it; absent where there are none.'),
  remarks: z
    .array(z.object({ about: z.string(), text: z.string() }))
    .optional()
    .describe(
      'What they remarked on it: on an option or a part by its name, or on the whole. Absent where nothing was.',
    ),
  former: z.literal(true).optional().describe('Present where it was said for a goal that is none any more.'),
  by: z.literal('harness').optional().describe('Present where no person answered.'),
  adopted: z
    .literal(true)
    .optional()
    .describe('Present where the answer was taken over from a session that was not made on this computer.'),
});
type AnswerEntry = z.infer<typeof answerSchema>;

const tracedSchema = z.object({
  statement: z.string().describe('The id that people and agents know it by: FR-001.'),
  kind: statementKindSchema,
  text: z.string(),
  topic: z.string().optional().describe('The id of the topic that it belongs to.'),
  sources: z.array(z.string()).describe('Ids of answers (Q1), messages (M1) and evidence (E1), or "request".'),
  assumed: z.boolean().describe('Whether nothing supports it.'),
  fromOption: z
    .literal(true)
    .optional()
    .describe('An assumption that is what the text of a taken option says: confirmed where the status is approved.'),
  basis: z
    .record(z.string(), z.enum(['option', 'own words']))
    .optional()
    .describe(
      'Of the answers among its sources: whether it rests on an option that was taken or on the person’s own words.',
    ),
  dependsOn: z.array(z.string()).optional().describe('Of a criterion: the ids of what it checks.'),
  rejected: z
    .array(z.object({ option: z.string(), reason: z.string().optional() }))
    .optional()
    .describe('What was offered and not taken; a reason only where the person gave one.'),
  comments: z
    .array(z.string())
    .optional()
    .describe('What the person says of it that nobody has worked in; absent where that is nothing.'),
});

/** The machine-readable result of a session. */
export const answersSchema = z
  .object({
    format: z.literal(ANSWERS_FORMAT),
    title: z.string(),
    session: z.string(),
    created: z.string().describe('ISO 8601, UTC.'),
    revision: z.string().nullable().describe('The git commit that was checked out; null where there is none.'),
    status: z.enum(['approved', 'unapproved']),
    request: z.string(),
    answers: z.array(answerSchema),
    summary: z.string(),
    changes: changesSchema
      .optional()
      .describe('What it changes of an earlier specification; absent where it stands for itself.'),
    topics: z
      .array(z.object({ id: z.string(), title: z.string() }))
      .optional()
      .describe('What was talked about, in order; with it, the forms of other tools can be made from this file.'),
    workspace: z.string().optional().describe('What the workspace shows, in short; absent where that is nothing.'),
    trace: z.array(tracedSchema).describe('One entry a statement of the specification.'),
    derived: z
      .array(z.object({ statement: z.string(), text: z.string(), dependsOn: z.array(z.string()) }))
      .describe('Scenarios that only follow from a requirement, and are nobody’s words.'),
    notYetCheckable: z
      .array(z.object({ statement: z.string(), missing: z.string() }))
      .describe('Requirements that no scenario checks, and what each lacks for one.'),
    open: z
      .array(z.object({ source: z.string().nullable(), text: z.string(), reason: z.string() }))
      .describe('What stays open without a statement of its own.'),
    evidence: z
      .array(citedSchema)
      .describe('The places that statements cite, with the SHA-256 of their lines as they were read.'),
    places: z
      .array(specPlaceSchema)
      .describe(
        'Code to read first, found by what was settled, the best first; then tests and documents that name it.',
      ),
    placesProblem: z.string().optional().describe('Why no places could be looked up; absent where they were.'),
    usage: z
      .array(usageSchema.extend({ role: z.string() }))
      .describe('What the calls of models took, by role; empty where no model was called.'),
  })
  .describe('What was asked and answered in a brainstorming session, and what became of it.');
export type Answers = z.infer<typeof answersSchema>;

/** What was asked and answered, and what became of it. An approval answers nothing about the change; comments with which a plan was sent back do. */
export function answersOf(session: Session, spec: Spec): Answers {
  // What a statement rests on is told here as there, also where the question was taken back.
  const told = new Set(spec.clarifications.map(({ id }) => id));
  return {
    format: ANSWERS_FORMAT,
    title: spec.title,
    session: spec.session,
    created: spec.created,
    revision: spec.revision,
    status: spec.status,
    request: session.request,
    answers: session.questions
      .filter((asked) => asksOfChange(asked) || wasSentBack(asked) || told.has(asked.question.id))
      .map((asked) => answerEntry(asked, spec)),
    summary: spec.summary,
    ...(spec.changes === null ? {} : { changes: spec.changes }),
    topics: spec.topics,
    ...(spec.context.summary === '' ? {} : { workspace: spec.context.summary }),
    trace: statementsIn(spec).map((statement) => ({
      statement: statement.id,
      kind: listedKind(statement),
      text: statement.text,
      topic: statement.topicId,
      sources: statement.sources,
      assumed: statement.assumed,
      ...(statement.fromOption === true ? { fromOption: true as const } : {}),
      ...(Object.keys(statement.basis ?? {}).length === 0 ? {} : { basis: statement.basis }),
      ...(statement.dependsOn.length === 0 ? {} : { dependsOn: statement.dependsOn }),
      ...((statement.rejected ?? []).length === 0 ? {} : { rejected: statement.rejected }),
      ...(statement.comments === undefined ? {} : { comments: statement.comments }),
    })),
    derived: spec.acceptance
      .filter(({ derived }) => derived === true)
      .map(({ id, text, dependsOn }) => ({ statement: id, text, dependsOn })),
    notYetCheckable: notYetCheckable(spec),
    open: spec.unanswered,
    evidence: spec.evidence,
    places: spec.places,
    ...(spec.placesProblem === null ? {} : { placesProblem: spec.placesProblem }),
    usage: spec.usage,
  };
}

/** The file of the answers, as the event of a written specification names it. */
export const ANSWERS_FILE = 'answers.json';

export const answersJson: Exporter = {
  id: 'answers-json',
  title: 'Answers and sources as JSON',
  files: (spec, session) => [{ name: ANSWERS_FILE, text: `${JSON.stringify(answersOf(session, spec), null, 2)}\n` }],
};

function answerEntry(asked: AskedQuestion, spec: Spec): AnswerEntry {
  const exchange = toExchange(asked);
  const { response } = asked;
  const said = response === null ? '' : response.kind === 'answer' ? inFull(exchange) : response.text;
  const told = spec.clarifications.find(({ id }) => id === exchange.questionId);
  const { chosen = [], own = '', remarks = [], drawing = null, drawings } = told ?? {};
  return {
    id: exchange.questionId,
    // As the specification words it: it may number statements otherwise than they were when it was asked.
    question: told?.question ?? exchange.question,
    type: exchange.type,
    answer: exchange.answer,
    ...(response?.kind === 'non_answer' ? { nonAnswer: response.nonAnswer } : {}),
    ...(said === '' ? {} : { text: said }),
    ...(chosen.length === 0 ? {} : { chosen }),
    ...(drawing === null ? {} : { drawing }),
    ...(drawings === undefined ? {} : { drawings }),
    ...(own === '' ? {} : { own }),
    ...(remarks.length === 0 ? {} : { remarks }),
    ...(told?.former === true ? { former: true as const } : {}),
    ...noteOf(exchange),
    ...(response?.by === 'harness' ? { by: 'harness' as const } : {}),
    ...(spec.adopted?.includes(exchange.questionId) === true ? { adopted: true as const } : {}),
  };
}
