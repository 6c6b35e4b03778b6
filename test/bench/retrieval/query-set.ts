import { readFileSync } from 'node:fs';
import * as z from 'zod';

const querySchema = z.object({
  id: z.string().optional(),
  /** `owner/name`, or the name of a clone. */
  repo: z.string(),
  lang: z.string().optional(),
  /** The tree that is searched. */
  commit: z.string().regex(/^[0-9a-f]{7,64}$/, 'a commit is a hash'),
  query: z.string(),
  /** Paths of the files that are sought, relative to the root. */
  truth: z.array(z.string()).min(1),
  stratum: z.string().optional(),
  /** What a language model expected the code to be called, who saw the query and which files were found by its words. */
  lookFor: z.array(z.string()).optional(),
});

/** One search whose answer is known. */
export type BenchQuery = z.infer<typeof querySchema> & { id: string };

/** Reads one query a line. Throws with the line's number for what is none. */
export function readQueries(file: string): BenchQuery[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      const query = querySchema.parse(JSON.parse(line));
      return [{ ...query, id: query.id ?? `${query.repo}#${i + 1}` }];
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(`${file}, line ${i + 1} is no query: ${reason}`, { cause: error });
    }
  });
}
