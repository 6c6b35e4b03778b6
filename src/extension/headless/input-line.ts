import * as z from 'zod';
import { sizeSchema } from '../../agents/session/right-size';
import { readingChangeSchema } from '../../agents/session/reading';
import type { SessionCommand } from '../../agents/engine/commands';
import { nonAnswerSchema } from '../../agents/session/question';

/** What a line of input turned out to be. */
type InputLine =
  | { kind: 'command'; command: SessionCommand }
  | { kind: 'rejected'; reason: string }
  | { kind: 'not_json'; reason: string };

/** One form that a line can have: recognised by its own key, then read as a command. */
interface Form {
  key: string;
  shown: string;
  read: z.ZodType<SessionCommand>;
}

const form = <S extends z.ZodRawShape>(
  key: string,
  shown: string,
  shape: S,
  command: (line: z.output<z.ZodObject<S, z.core.$strict>>) => SessionCommand,
): Form => ({ key, shown, read: z.strictObject(shape).transform(command) });

/** A form that says one thing: `command` makes the command of it. */
const ofOne = (key: string, example: string, command: (said: string) => SessionCommand): Form => ({
  key,
  shown: `{"${key}":"${example}"}`,
  read: z.strictObject({ [key]: z.string() }).transform((line) => command(line[key] ?? '')),
});

/** What a line about the plan names where it names no question: whichever plan is on screen. */
export const PLAN_ON_SCREEN = 'the plan';

const answer = z.unknown().refine((value) => value !== undefined, 'is missing');

const FORMS: readonly Form[] = [
  form(
    'revise',
    '{"revise":"Q1","answer":{…}}',
    { revise: z.string(), answer, note: z.string().optional() },
    ({ revise, answer: value, note }) => ({
      type: 'revise',
      questionId: revise,
      answer: value,
      ...(note === undefined ? {} : { note }),
    }),
  ),
  form('clarify', '{"clarify":"Q1","text":"…"}', { clarify: z.string(), text: z.string() }, (line) => ({
    type: 'clarify',
    questionId: line.clarify,
    text: line.text,
  })),
  ofOne('message', '…', (text) => ({ type: 'message', text })),
  form(
    'meant',
    '{"meant":"add","of":"M1","part":0}',
    { meant: z.enum(['add', 'topic', 'comment', 'goal']), of: z.string(), part: z.number().int().min(0).default(0) },
    (line) => ({ type: 'mean_words', source: line.of, part: line.part, as: line.meant }),
  ),
  form('notSay', '{"notSay":"cache","say":"store"}', { notSay: z.string(), say: z.string().optional() }, (line) => ({
    type: 'prefer_term',
    term: line.notSay,
    preference: 'avoid',
    ...(line.say === undefined ? {} : { instead: line.say }),
  })),
  ofOne('dropTerm', 'cache', (term) => ({ type: 'drop_term', term })),
  ofOne('notAboutThis', 'Q1', (questionId) => ({ type: 'not_about_this', questionId })),
  form('reading', '{"reading":{"title":"…"}}', { reading: readingChangeSchema }, (line) => ({
    type: 'change_reading',
    ...line.reading,
  })),
  form('size', '{"size":"interview"}', { size: sizeSchema }, (line) => ({ type: 'choose_size', size: line.size })),
  ofOne('activateTopic', 'T1', (topicId) => ({ type: 'activate_topic', topicId })),
  form('reorder', '{"reorder":["T2","T1"]}', { reorder: z.array(z.string()) }, (line) => ({
    type: 'reorder_topics',
    ids: line.reorder,
  })),
  form('budget', '{"budget":8}', { budget: z.number().int() }, (line) => ({
    type: 'change_budget',
    budget: line.budget,
  })),
  form('model', '{"model":"retry"}', { model: z.enum(['retry', 'offline']) }, ({ model }) => ({
    type: model === 'retry' ? 'retry_model' : 'go_offline',
  })),
  form(
    'decision',
    '{"decision":"approve"}',
    {
      questionId: z.string().default(PLAN_ON_SCREEN),
      decision: z.string(),
      annotations: z.array(z.unknown()).optional(),
      feedback: z.string().optional(),
      note: z.string().optional(),
    },
    ({ questionId, note, ...decided }) => ({
      type: 'answer',
      questionId,
      answer: decided,
      ...(note === undefined ? {} : { note }),
    }),
  ),
  // Statements of the draft, by the names that the plan on screen gives them, or by their ids.
  form(
    'editStatement',
    '{"editStatement":"FR-001","text":"…"}',
    { editStatement: z.string(), text: z.string() },
    ({ editStatement: statementId, text }) => ({ type: 'edit_statement', statementId, text }),
  ),
  ofOne('removeStatement', 'FR-001', (statementId) => ({ type: 'remove_statement', statementId })),
  ofOne('restoreStatement', 'FR-001', (statementId) => ({ type: 'restore_statement', statementId })),
  ofOne('settleComment', 'Q9.2', (commentId) => ({ type: 'settle_comment', commentId })),
  form('wrapUp', '{"wrapUp":true}', { wrapUp: z.literal(true) }, () => ({ type: 'wrap_up' })),
  form(
    'nonAnswer',
    '{"questionId":"Q1","nonAnswer":"you_decide","text":"…"}',
    // What stands beside an answer is its note: whoever writes that here, too, means the same.
    { questionId: z.string(), nonAnswer: nonAnswerSchema, text: z.string().optional(), note: z.string().optional() },
    ({ questionId, nonAnswer, note, text = note }) => ({
      type: 'non_answer',
      questionId,
      nonAnswer,
      ...(text === undefined ? {} : { text }),
    }),
  ),
  form(
    'questionId',
    '{"questionId":"Q1","answer":{…},"note":"…"}',
    { questionId: z.string(), answer, note: z.string().optional() },
    ({ questionId, answer: value, note }) => ({
      type: 'answer',
      questionId,
      answer: value,
      ...(note === undefined ? {} : { note }),
    }),
  ),
];

/** Reads one line of input. A reason is a sentence for whoever wrote the line. */
export function readInputLine(text: string): InputLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { kind: 'not_json', reason: `This line of input is no JSON: ${shorten(text)} (${problem})` };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return rejected(`A line must be an object, such as ${examples()}.`);
  const fitting = FORMS.find(({ key }) => key in value);
  if (fitting === undefined) return rejected(`A line must be one of ${examples()}.`);
  const read = fitting.read.safeParse(value);
  if (read.success) return { kind: 'command', command: read.data };
  const [issue] = read.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  return rejected(`${place}${issue?.message ?? 'not readable'}. A line of this kind looks like ${fitting.shown}.`);
}

function rejected(reason: string): InputLine {
  return { kind: 'rejected', reason };
}

function examples(): string {
  return FORMS.map(({ shown }) => shown).join(', ');
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
