import * as z from 'zod';

/**
 * How much there is to find out before somebody can build it: nothing (it is written with what is assumed), a few
 * assumptions to confirm on one card, an interview, or so much that one part of it is taken and the others wait.
 */
export const SIZES = ['nothing_to_ask', 'confirm', 'interview', 'too_big'] as const;
export const sizeSchema = z.enum(SIZES);
export type Size = z.infer<typeof sizeSchema>;

export const SURE = ['high', 'medium', 'low'] as const;

/** Fewest assumptions that make a card, and most that stand on one. */
export const LEAST_ASSUMPTIONS = 3;
export const MOST_ASSUMPTIONS = 6;
/** Most parts that a request is taken apart into. */
export const MOST_PARTS = 8;

/** What an assumption can be once it is confirmed. */
export const CONFIRMED_KINDS = ['requirement', 'decision', 'quality', 'non_goal', 'fact'] as const;

const assumptionSchema = z.object({
  /** What is taken for true, as a sentence of the specification. */
  text: z.string().min(1),
  /** Ids of the evidence it rests on. */
  evidence: z.array(z.string()).default([]),
  /** What goes wrong if it is wrong. */
  ifWrong: z.string(),
  sure: z.enum(SURE),
  /** What it is in the specification once the person has confirmed it. */
  kind: z.enum(CONFIRMED_KINDS).default('decision'),
});
export type Assumption = z.infer<typeof assumptionSchema>;

const partSchema = z.object({
  title: z.string().min(1),
  /** The part as a request of its own. */
  request: z.string().min(1),
});
export type Part = z.infer<typeof partSchema>;

/** What is proposed after the look, and why in a sentence for the person. */
export const rightSizeSchema = z.object({
  size: sizeSchema,
  reason: z.string(),
  assumptions: z.array(assumptionSchema).max(MOST_ASSUMPTIONS).default([]),
  parts: z.array(partSchema).max(MOST_PARTS).default([]),
});
export type RightSize = z.infer<typeof rightSizeSchema>;

/** Keys of the questions that sizes ask: the card of assumptions, what holds instead, the part to take, what becomes of the others. */
export const ABOUT_SIZE = {
  assumptions: 'size.assumptions',
  instead: 'size.instead',
  part: 'size.part',
  others: 'size.others',
} as const;

/** What a mark on the card of assumptions says; what is not marked so is neither confirmed nor denied. */
export const HOLDS = 1;
export const HOLDS_NOT = 0;
