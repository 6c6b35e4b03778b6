import * as z from 'zod';
import { ledSchema } from '../session/events';
import { sizeSchema } from '../session/right-size';
import { readingChangeSchema } from '../session/reading';
import { nonAnswerSchema } from '../session/question';
import { statementKindSchema } from '../session/statement';

const command = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape });

/** Most characters of a request or a message; longer ones are refused with advice, not cut. */
export const MAX_REQUEST_CHARACTERS = 50_000;

/**
 * Everything that can come in from outside, whoever sends it: page, sidebar, command, agent, standard input of the
 * headless run. `accept` turns a command into events or a rejection.
 */
export const commandSchema = z.discriminatedUnion('type', [
  /** `note`: what the person adds to the answer in their own words, to a question of any type. */
  command('answer', { questionId: z.string(), answer: z.unknown(), note: z.string().optional() }),
  command('non_answer', { questionId: z.string(), nonAnswer: nonAnswerSchema, text: z.string().optional() }),
  /** Without a `note` the one there is stays; an empty one takes it away. */
  command('revise', { questionId: z.string(), answer: z.unknown(), note: z.string().optional() }),
  command('clarify', { questionId: z.string(), text: z.string() }),
  /** “Not about this”: nobody needs this question answered, and what it is about is put in question. */
  command('not_about_this', { questionId: z.string() }),
  /** How the request is to be read; what is left out stays as it is. */
  command('change_reading', readingChangeSchema.shape),
  /** How much there is to find out, where the person wants it otherwise than proposed: “Interview me instead”. */
  command('choose_size', { size: sizeSchema }),
  /** `topicId`: what it is about, where the person said it there. */
  command('message', { text: z.string(), topicId: z.string().optional() }),
  /** What the person meant by a part of their message that can be meant in several ways: the part by its place, from 0. */
  command('mean_words', {
    source: z.string(),
    part: z.number().int().min(0),
    as: z.enum(['add', 'topic', 'comment', 'goal']),
  }),
  command('activate_topic', { topicId: z.string() }),
  command('add_topic', { title: z.string() }),
  command('drop_topic', { topicId: z.string() }),
  command('reorder_topics', { ids: z.array(z.string()) }),
  command('change_budget', { budget: z.number().int() }),
  command('start_asking', {}),
  command('wrap_up', {}),
  /** Call the model again after it was blocked. */
  command('retry_model', {}),
  /** Go on without a model from here on. */
  command('go_offline', {}),
  /** Cancel the calls that run now; the person then chooses how to go on. */
  command('stop_model', {}),
  /** Another model, or none, leads from here on: sent by the host once it has put the model in place. */
  command('change_model', { interviewer: z.string(), led: ledSchema }),
  command('change_token_budget', { tokens: z.number().int().min(1).nullable() }),
  command('edit_statement', { statementId: z.string(), text: z.string() }),
  command('remove_statement', { statementId: z.string() }),
  /** Undo what was done last to a statement: put back what was removed, merged, moved or edited. */
  command('restore_statement', { statementId: z.string() }),
  command('add_statement', { topicId: z.string(), kind: statementKindSchema, text: z.string() }),
  /** To another kind of statement, or another topic, or both. */
  command('move_statement', {
    statementId: z.string(),
    kind: statementKindSchema.optional(),
    topicId: z.string().optional(),
  }),
  /** One statement in the place of several; it is of the first one's kind, and stands where that stood. */
  command('merge_statements', { ids: z.array(z.string()), text: z.string() }),
  /** The person has no more use for one of their comments on the draft. */
  command('settle_comment', { commentId: z.string() }),
  command('prefer_term', { term: z.string(), preference: z.enum(['prefer', 'avoid']), instead: z.string().optional() }),
  /** What was said of a word holds no more. */
  command('drop_term', { term: z.string() }),
  command('add_attachment', {
    hash: z.string(),
    name: z.string(),
    mime: z.string(),
    size: z.number().int(),
    /** What it says, where it is a text; more than is of use is cut. */
    text: z.string().optional(),
  }),
]);

export type SessionCommand = z.infer<typeof commandSchema>;
