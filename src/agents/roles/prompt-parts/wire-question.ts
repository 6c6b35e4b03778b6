import * as z from 'zod';
import { enumerated, listOf, numericOrNone } from './wire-values';
import { DIMENSIONS } from '../../session/dimension';
import { QUESTION_TYPES, type QuestionTypeName } from '../../questions/question-type';

/** An option written as a text alone is one with that label. */
const asOption = (value: unknown) =>
  typeof value === 'string' ? { id: null, label: value, description: null, pros: null, cons: null } : value;

const text = z.string().nullable();
const flag = z.boolean().nullable();

const wireOptionSchema = z.object({
  id: text,
  label: z.string(),
  description: text,
  pros: listOf(z.string()),
  cons: listOf(z.string()),
});
export type WireOption = z.infer<typeof wireOptionSchema>;

/**
 * A question of any type as a model writes it: one flat form for all sixteen, its text first so that it can be shown while
 * the rest streams in. A key that a type does not use is null.
 */
export const wireQuestionSchema = z.object({
  question: z.string(),
  type: enumerated(QUESTION_TYPES),
  context: text,
  options: listOf(z.preprocess(asOption, wireOptionSchema)),
  recommended: listOf(z.string()),
  allowOther: flag,
  min: numericOrNone,
  max: numericOrNone,
  step: numericOrNone,
  start: numericOrNone,
  unit: text,
  labels: listOf(z.string()),
  multiple: flag,
  placeholder: text,
  language: text,
  title: text,
  before: text,
  content: text,
  accept: listOf(z.string()),
  maxSize: numericOrNone,
  why: z.string(),
  evidence: listOf(z.string()),
  dimensions: listOf(enumerated(DIMENSIONS)),
  subject: text,
  about: text,
  frames: text,
});
export type WireQuestion = z.infer<typeof wireQuestionSchema>;

const RARE = {
  language: true,
  title: true,
  before: true,
  content: true,
  accept: true,
  maxSize: true,
  frames: true,
} as const;

/** The form of a question for roles that hardly ever ask, and then with few types: without the keys that none of these uses. */
export const shortQuestionSchema = (types: readonly QuestionTypeName[]) =>
  wireQuestionSchema.omit(RARE).extend({ type: enumerated(types) });
/** A question with the keys of the short form, or with all. */
export type ShortWireQuestion = Omit<WireQuestion, keyof typeof RARE> & Partial<WireQuestion>;
