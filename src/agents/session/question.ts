import * as z from 'zod';
import { QUESTION_TYPES } from '../questions/question-type';
import { changeKindSchema } from './change-kind';
import { projectKindSchema } from './project-kind';
import { dimensionSchema } from './dimension';

/**
 * Why a question exists; `reading`: what the request is about, which says nothing of what is to be built. Approvals,
 * clarifications and readings are not counted against the budget; the others are.
 */
export const purposeSchema = z.enum(['elicit', 'framing', 'ask_human', 'approval', 'reading']);
export type Purpose = z.infer<typeof purposeSchema>;

/** A question before it is on screen: what a role or a caller proposes. */
export const questionDraftSchema = z.object({
  type: z.enum(QUESTION_TYPES),
  /** A config already parsed by its type's schema. */
  config: z.record(z.string(), z.unknown()),
  /** Why this is asked now, in a sentence for the person. */
  why: z.string(),
  /** Ids of the evidence the person may want to open, e.g. `E3`. */
  evidence: z.array(z.string()).default([]),
  purpose: purposeSchema.default('elicit'),
  dimensions: z.array(dimensionSchema).default([]),
  /** Who wrote the question. */
  by: z.enum(['offline', 'model', 'caller', 'engine']),
  /** A key of the thing asked (e.g. an entry of the questionnaire): two questions with one key are the same question. */
  about: z.string().optional(),
  /** What the answer settles, as a noun phrase for the draft and the spec: "Load and speed". */
  subject: z.string().optional(),
  /** Id of the subject that the rules asked it for, where it came from one. */
  subjectArea: z.string().optional(),
  /** For a question on what the request is about: the id of the subject that each option stands for, by the option's id. */
  readings: z.record(z.string(), z.string()).optional(),
  /** For such a question: the kind of change that each option stands for or brings along, by the option's id. */
  kinds: z.record(z.string(), changeKindSchema).optional(),
  /** For the question what is to be made: the kind of project that each option stands for, by the option's id. */
  projects: z.record(z.string(), projectKindSchema).optional(),
  /** Whether rules wrote it because a model's reply was of no use. */
  standIn: z.literal(true).optional(),
  /** For a framing question: the id of a topic, or the title of a new one, that comes first if the person says yes. */
  frames: z.string().optional(),
});
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

/** A question as it was, or is, on screen. Ids are `Q1`, `Q2` … in the order of asking. */
export const questionSchema = questionDraftSchema.extend({
  id: z.string(),
  topicId: z.string(),
  /** With a plan: what its statements are called in it, by their ids. Only the engine says so. */
  labels: z.record(z.string(), z.string()).optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** The ways of not answering. Each means something else, and none is ever read as consent. */
export const nonAnswerSchema = z.enum(['you_decide', 'dont_know', 'none_of_these', 'not_now']);
export type NonAnswer = z.infer<typeof nonAnswerSchema>;
