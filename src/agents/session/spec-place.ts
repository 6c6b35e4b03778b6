import * as z from 'zod';

/** Code that whoever builds should read first. */
export const specPlaceSchema = z.object({
  /** With the root's name in front where there are several roots. */
  path: z.string(),
  startLine: z.number().int(),
  endLine: z.number().int(),
  /** SHA-256 (hex) of the lines. */
  hash: z.string(),
  kind: z.string(),
  /** What stands there, in a few words. */
  why: z.string(),
  /** Ids of the statements that it is about. */
  statements: z.array(z.string()),
  /** Set where a model chose it for these statements, among all that the found files define. */
  by: z.literal('model').optional(),
});
export type SpecPlace = z.infer<typeof specPlaceSchema>;

/** Whether two pieces of code have a line in common. */
export function sharesLines(
  one: Pick<SpecPlace, 'path' | 'startLine' | 'endLine'>,
  other: Pick<SpecPlace, 'path' | 'startLine' | 'endLine'>,
): boolean {
  return one.path === other.path && one.startLine <= other.endLine && other.startLine <= one.endLine;
}
