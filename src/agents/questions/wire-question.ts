import { z } from 'zod';
import { enumerated, listOf, numeric, valueOf, valuesOf } from '../roles/prompts/wire-values';
import { DIMENSIONS } from '../session/dimension';
import type { Evidence } from '../session/evidence';
import { QUESTION_TYPES } from './question-type';
import { isBlank } from './text';
import { configFromWire } from './wire-config';

/** An option written as a text alone is one with that label. */
const asOption = (value: unknown) =>
  typeof value === 'string' ? { id: null, label: value, description: null, pros: null, cons: null } : value;

const nothing = (value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value);

const text = z.string().nullable();
const number = z.preprocess(nothing, numeric.nullable());
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
  min: number,
  max: number,
  step: number,
  start: number,
  unit: text,
  labels: listOf(z.string()),
  multiple: flag,
  placeholder: text,
  language: text,
  title: text,
  before: text,
  content: text,
  accept: listOf(z.string()),
  maxSize: number,
  why: z.string(),
  evidence: listOf(z.string()),
  dimensions: listOf(enumerated(DIMENSIONS)),
  subject: text,
  about: text,
  frames: text,
});
export type WireQuestion = z.infer<typeof wireQuestionSchema>;

/**
 * A model's question as a question draft: what its type does not use is dropped, options get ids, a recommended label
 * becomes its id, and ids of evidence that does not exist are left out. Throws nothing: what is wrong with the question
 * itself stays in it for `proposedQuestionSchema` to name. `evidence` is what the model was shown; `further` pieces of the
 * next numbers may have been found by its own looks.
 */
export function fromWireQuestion(wire: WireQuestion, evidence: readonly Pick<Evidence, 'id'>[], further = 0): unknown {
  const { why, dimensions, subject, about, frames } = wire;
  const type = valueOf(QUESTION_TYPES, wire.type);
  // Only a yes to a plain question can put a topic first.
  const framing = type === 'confirm' && !isBlank(frames ?? '');
  return {
    type: type ?? wire.type,
    config: type === null ? { question: wire.question } : configFromWire(type, wire),
    why: why.trim(),
    evidence: existing(wire.evidence ?? [], evidence, further),
    purpose: framing ? 'framing' : 'elicit',
    dimensions: valuesOf(DIMENSIONS, dimensions),
    by: 'model',
    ...filled('about', about),
    ...filled('subject', subject),
    ...(framing ? filled('frames', frames) : {}),
  };
}

function filled(key: string, value: string | null): Record<string, string> {
  return value === null || isBlank(value) ? {} : { [key]: value.trim() };
}

function existing(named: readonly string[], evidence: readonly Pick<Evidence, 'id'>[], further: number): string[] {
  const highest = Math.max(0, ...evidence.map(({ id }) => Number(id.slice(1)) || 0));
  const known = new Set(evidence.map(({ id }) => id));
  for (let next = 1; next <= further; next++) known.add(`E${highest + next}`);
  const ids = named.map((id) => id.replace(/[\s[\]()]/g, '').toUpperCase());
  return [...new Set(ids)].filter((id) => known.has(id));
}
