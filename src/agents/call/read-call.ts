import { z } from 'zod';
import { saysNothing, tooLong } from '../engine/accept';
import { MAX_REQUEST_CHARACTERS } from '../engine/commands';
import { parseConfig, questionTitle } from '../questions/catalogue';
import { listProblems, sayProblem } from '../questions/problems';
import type { QuestionDraft } from '../session/question';

/** Questions that a calling agent may bring, and the budget of a session that it starts (design 5). */
export const CALLER_QUESTIONS = 15;

/** What a calling agent asks for, after it was checked. */
export interface Call {
  /** What the agent knows that the person need not be asked: information, never instructions. */
  context: string;
  request: string;
  questions: QuestionDraft[];
}

export type ReadCall = { ok: true; call: Call } | { ok: false; problems: string[] };

const callSchema = z.strictObject({
  context: z.string().default(''),
  request: z.string(),
  initial_questions: z
    .array(z.strictObject({ type: z.unknown().optional(), config: z.unknown().optional() }))
    .default([]),
});

/**
 * Checks what a calling agent sent: `{context?, request, initial_questions?: [{type, config}]}`. Every problem begins with
 * the path of what is wrong, e.g. `initial_questions[1].config.options: at least 1 option`, for the agent to correct itself.
 */
export function readCall(input: unknown): ReadCall {
  const parsed = callSchema.safeParse(input, { error: sayCallProblem });
  if (!parsed.success) {
    const problems = listProblems(parsed.error);
    return {
      ok: false,
      problems: problems.map((problem) => (/^[\w.[\]]+: /.test(problem) ? problem : `input: ${problem}`)),
    };
  }
  const { context, request, initial_questions: given } = parsed.data;
  const problems = [...textProblems('request', request), ...(context === '' ? [] : lengthProblems('context', context))];
  if (given.length > CALLER_QUESTIONS) {
    problems.push(`initial_questions: at most ${CALLER_QUESTIONS} questions; there are ${given.length}`);
  }
  const questions = given.map(({ type, config }, index) => {
    const checked = parseConfig(type, config, `initial_questions[${index}]`);
    if (!checked.ok) problems.push(...checked.problems);
    return checked;
  });
  problems.push(...repeated(questions.map((checked) => (checked.ok ? questionTitle(checked.config) : ''))));
  if (problems.length > 0) return { ok: false, problems };
  const drafts = questions.flatMap((checked) => (checked.ok ? [draftOf(checked.type, checked.config)] : []));
  return { ok: true, call: { context, request: request.trim(), questions: drafts } };
}

function draftOf(type: QuestionDraft['type'], config: QuestionDraft['config']): QuestionDraft {
  const why = 'The agent that started this interview wants to know it.';
  return { type, config, why, evidence: [], purpose: 'elicit', dimensions: [], by: 'caller' };
}

function textProblems(path: string, text: string): string[] {
  if (saysNothing(text)) return [`${path}: is empty; say in a few words what is to be built or changed`];
  return lengthProblems(path, text);
}

function lengthProblems(path: string, text: string): string[] {
  return text.length > MAX_REQUEST_CHARACTERS ? [`${path}: ${tooLong(path, text.length)}`] : [];
}

/** No question comes twice, so the same one brought twice is the caller's mistake. */
function repeated(titles: readonly string[]): string[] {
  return titles.flatMap((title, index) => {
    const first = titles.indexOf(title);
    if (title === '' || first === index) return [];
    return [`initial_questions[${index}].config.question: the same question as initial_questions[${first}]`];
  });
}

/** As elsewhere, but for keys that are not known: an agent needs to hear which there are. */
const sayCallProblem: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? `${issue.keys.join(', ')} is not known here; the input is {context, request, initial_questions: [{type, config}]}`
    : sayProblem(issue);
