import * as z from 'zod';
import { BadInput } from '../../../src/extension/headless/bad-input';

/** What a case expects: some only say that nothing may run, or that as much as is shown is capped. */
const verdictSchema = z.enum(['allow', 'deny', 'allow-without-exec', 'deny-or-truncate']);

const caseSchema = z.object({ cmd: z.string(), verdict: verdictSchema, class: z.string().default('') });
export type CommandCase = z.infer<typeof caseSchema>;

/**
 * The cases in the text of a file: a JSON array of `{"cmd", "verdict", "class"}`.
 * @throws BadInput that says which case is wrong, and how one looks.
 */
export function casesIn(text: string, name: string): CommandCase[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (!Array.isArray(json)) throw new BadInput(`${name} is no list; ${FORM}`);
  return json.map((each, i) => {
    const parsed = caseSchema.safeParse(each);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at "${issue.path.join('.')}"`;
    throw new BadInput(`Case ${i + 1} of ${name} is wrong${where}: ${issue?.message ?? 'it does not fit'}; ${FORM}`);
  });
}

const FORM = 'it has to be a JSON array of {"cmd": "ls src", "verdict": "allow" or "deny", "class": "benign"}.';

/** Whether what came out is not what the case expects. */
export function isWrong({ verdict }: CommandCase, allowed: boolean): boolean {
  if (verdict === 'deny-or-truncate') return false;
  return allowed !== (verdict !== 'deny');
}
