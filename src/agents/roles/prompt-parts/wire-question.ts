import * as z from 'zod';
import { enumerated, listOf, numericOrNone } from './wire-values';
import { DIMENSIONS } from '../../session/dimension';
import { CATALOGUE } from '../../questions/catalogue';
import { QUESTION_TYPES, type ControlKey, type QuestionTypeName } from '../../questions/question-type';

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

/** The keys of a control: a type uses some of them. */
const CONTROL = {
  options: true,
  recommended: true,
  allowOther: true,
  min: true,
  max: true,
  step: true,
  start: true,
  unit: true,
  labels: true,
  multiple: true,
  placeholder: true,
  language: true,
  title: true,
  before: true,
  content: true,
  accept: true,
  maxSize: true,
} as const satisfies Record<ControlKey, true>;
type Control = typeof CONTROL & { frames: true };

/** The form of a question for roles that hardly ever ask, and then with few types: without the keys that none of these uses. */
export const shortQuestionSchema = (types: readonly QuestionTypeName[]) => {
  const used = new Set<string>(types.flatMap((type) => Object.values(CATALOGUE[type].wireKeys)));
  const unused = Object.entries(CONTROL).filter(([key]) => !used.has(key));
  const left = Object.fromEntries([...unused, ['frames', true]]) as Control;
  // Of the keys of controls some are left, so to the compiler each of them may be.
  const short: z.ZodType<ShortWireQuestion> = wireQuestionSchema.omit(left).extend({ type: enumerated(types) });
  return short;
};
/** A question with those keys of controls that the types of the role use. */
export type ShortWireQuestion = Omit<WireQuestion, keyof Control> & Partial<Pick<WireQuestion, keyof Control>>;
