import type { z } from 'zod';
import { plainLine } from '../base/text/quote';

/** Problems that a model is told of: a reply with more is wrong in its whole. */
const MOST_PROBLEMS = 20;
/** Characters of one problem. */
const MOST_CHARS = 300;

/** What does not fit, a line each: where, as a path, and what is wrong there. At most 20 lines and one that counts the rest. */
export function problemsOf(error: z.ZodError): string[] {
  const all = error.issues.flatMap((issue) => lines(issue, []));
  const told = [...new Set(all)];
  const rest = told.length - MOST_PROBLEMS;
  return rest > 0 ? [...told.slice(0, MOST_PROBLEMS), `and ${rest} more`] : told;
}

function lines(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    // The branch with the fewest faults is the one that was meant.
    const [meant] = [...issue.errors].sort((a, b) => a.length - b.length);
    if (meant !== undefined && meant.length > 0) return meant.flatMap((inner) => lines(inner, path));
  }
  return [plainLine(`${path.map(String).join('.') || 'the whole reply'}: ${issue.message}`, MOST_CHARS)];
}
