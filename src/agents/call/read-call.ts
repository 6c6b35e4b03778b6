import * as z from 'zod';
import { saysNothing, tooLong } from '../engine/acceptance';
import { MAX_REQUEST_CHARACTERS } from '../engine/commands';
import { plainJson } from '../model/plain-json';
import { parseConfig, questionTitle } from '../questions/catalogue';
import { listProblems, sayProblem } from '../questions/problems';
import { withoutHidden } from '../base/text/quote';
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

type ReadCall = { ok: true; call: Call } | { ok: false; problems: string[] };

/** The form of the input. Null counts as absent, since models fill what they leave out with null. */
const callSchema = z.strictObject({
  context: z.string().nullish(),
  request: z.string(),
  initial_questions: z
    .array(z.strictObject({ type: z.unknown().optional(), config: z.unknown().optional() }))
    .nullish(),
});

/** What can be understood of an input of whatever form, so that its other problems are told at once as well. */
const understoodSchema = z
  .object({
    context: z.string().nullable().catch(null),
    request: z.string().nullable().catch(null),
    initial_questions: z
      .array(z.object({ type: z.unknown().optional(), config: z.unknown().optional() }).nullable().catch(null))
      .catch([]),
  })
  .catch({ context: null, request: null, initial_questions: [] });

/**
 * Checks what a calling agent sent: `{context?, request, initial_questions?: [{type, config}]}`. Every problem begins with
 * the path of what is wrong, e.g. `initial_questions[1].config.options: at least 1 option`, and all are told, for the
 * agent to correct itself in one go. Characters that hide or reorder what the person reads are left out. Never throws.
 */
export function readCall(input: unknown): ReadCall {
  const { context, request, initial_questions: given } = understoodSchema.parse(input);
  const questions = given.slice(0, CALLER_QUESTIONS).map((one, index) => one && readQuestion(one, index));
  const problems = [
    ...formProblems(input),
    ...(request === null ? [] : requestProblems(request)),
    ...lengthProblems('context', context ?? ''),
    ...(given.length > CALLER_QUESTIONS
      ? [`initial_questions: at most ${CALLER_QUESTIONS} questions; there are ${given.length}`]
      : []),
    ...questions.flatMap((one) => (one === null || one.ok ? [] : one.problems)),
    ...repeated(questions.map((one) => (one?.ok ? questionTitle(one.draft.config) : ''))),
  ];
  if (problems.length > 0 || request === null) return { ok: false, problems };
  const drafts = questions.flatMap((one) => (one?.ok ? [one.draft] : []));
  const said = { context: withoutHidden(context ?? ''), request: withoutHidden(request).trim() };
  return { ok: true, call: { ...said, questions: drafts } };
}

function formProblems(input: unknown): string[] {
  const { error } = callSchema.safeParse(input, { error: sayCallProblem });
  const problems = error ? listProblems(error) : [];
  return problems.map((problem) => (/^[\w.[\]]+: /.test(problem) ? problem : `input: ${problem}`));
}

type ReadQuestion = { ok: true; draft: QuestionDraft } | { ok: false; problems: string[] };

function readQuestion(given: { type?: unknown; config?: unknown }, index: number): ReadQuestion {
  const place = `initial_questions[${index}]`;
  const plain = given.config === undefined ? undefined : plainJson(given.config);
  const checked = parseConfig(given.type, plain, place);
  if (!checked.ok) return checked;
  const { type, config } = checked;
  const problems = [
    ...(saysNothing(questionTitle(config)) ? [`${place}.config.question: must not be empty`] : []),
    ...lengthProblems(`${place}.config`, JSON.stringify(config)),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, draft: draftOf(type, config) };
}

function draftOf(type: QuestionDraft['type'], config: QuestionDraft['config']): QuestionDraft {
  const why = 'The agent that started this interview wants to know it.';
  return { type, config, why, evidence: [], purpose: 'elicit', dimensions: [], by: 'caller' };
}

function requestProblems(text: string): string[] {
  if (saysNothing(text)) return ['request: is empty; say in a few words what is to be built or changed'];
  return lengthProblems('request', text);
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
