import * as z from 'zod';
import type { Print } from './text-shape';

/** Beside a specification: where the code that it cites stood when a person last said that it still fits. */
export const ACCEPTED_FILE = 'accepted.json';

const VERSION = 1;

const printSchema = z.object({
  tokens: z.number().int().min(0),
  a: z.number().int().min(0),
  b: z.number().int().min(0),
  layout: z.string(),
}) satisfies z.ZodType<Print>;

const entrySchema = z.object({
  /** The citation, by its id in the specification. */
  evidence: z.string().regex(/^E\d+$/),
  /** The hash that the specification has for it: what was accepted of another citation does not count. */
  cited: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The commit that was checked out, where that is known. */
  revision: z.string().nullable().catch(null),
  /** Where the lines stand; null where a person accepted that they are gone. */
  now: z
    .object({
      path: z.string(),
      startLine: z.number().int().min(1),
      endLine: z.number().int().min(1),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      print: printSchema,
    })
    .nullable(),
});
/** What was accepted of one citation. */
export type Accepted = z.infer<typeof entrySchema>;

const fileSchema = z.object({ version: z.number(), accepted: z.array(z.unknown()) });

/** Reads `accepted.json`: entries that cannot be read are left out, and a file of another version counts as none. */
export function readAccepted(text: string | null): Accepted[] {
  try {
    const file = fileSchema.parse(JSON.parse(text ?? ''));
    if (file.version !== VERSION) return [];
    return file.accepted.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
  } catch {
    return [];
  }
}

/** The text of `accepted.json`, one entry a citation. */
export function acceptedText(accepted: readonly Accepted[]): string {
  return `${JSON.stringify({ version: VERSION, accepted }, null, 2)}\n`;
}
