import * as z from 'zod';
import { questionTitle } from '../questions/catalogue';
import type { AttachedText } from './attached-texts';
import { oncePerThing } from './once-per-session';
import type { AskedQuestion } from './session';
import type { QuestionTypeName } from '../questions/question-type';
import type { Dimension } from './dimension';
import type { NonAnswer, Purpose, Question } from './question';

/** One asked question with what came of it, as roles see it. */
export const toExchange = oncePerThing(({ question, response, status }: AskedQuestion): Exchange => {
  const answered = response?.kind === 'answer' ? response : null;
  const declined = response?.kind === 'non_answer' ? response : null;
  return {
    questionId: question.id,
    topicId: question.topicId,
    type: question.type,
    purpose: question.purpose,
    dimensions: question.dimensions,
    about: question.about ?? null,
    subject: question.subject ?? null,
    by: question.by,
    subjectArea: question.subjectArea ?? null,
    question: questionTitle(question.config),
    config: question.config,
    evidence: question.evidence,
    answer: answered?.value ?? null,
    digest: answered?.digest ?? '',
    ...noteOf(answered),
    // A question withdrawn without a word is nobody's answer: it stays open in the spec.
    nonAnswer: declined?.nonAnswer ?? (status === 'withdrawn' ? 'not_now' : null),
    text: declined?.text ?? '',
  };
});

/** The note of what is known of an answer, where it has one. */
export function noteOf(answer: { note?: string | undefined } | null): { note?: string } {
  const note = answer?.note ?? '';
  return note.trim() === '' ? {} : { note };
}

/** A plan that the person sent back: their comments say something about the change, as answers do. */
export function wasSentBack({ question, response }: AskedQuestion): boolean {
  const value = response?.kind === 'answer' ? response.value : null;
  return question.purpose === 'approval' && sentBackSchema.safeParse(value).success;
}

const sentBackSchema = z.object({ decision: z.literal('revise') });

/** Whether an exchange is about the change itself: neither an approval, nor what the request is about. */
export function isOnChange({ purpose }: Pick<Exchange, 'purpose'>): boolean {
  return purpose !== 'approval' && purpose !== 'reading';
}

/** One question with what came of it, as roles see it. */
export interface Exchange {
  questionId: string;
  topicId: string;
  type: QuestionTypeName;
  purpose: Purpose;
  dimensions: Dimension[];
  about: string | null;
  /** What the answer settles, as a noun phrase, where the question says so. */
  subject: string | null;
  /** Who wrote the question. */
  by: Question['by'];
  /** Id of the subject that the rules asked it for. */
  subjectArea: string | null;
  /** The question's title text. */
  question: string;
  config: Record<string, unknown>;
  evidence: string[];
  /** Set if the person answered. */
  answer: unknown;
  /** One line of what was answered, in the question's labels; empty for a non-answer. */
  digest: string;
  /** What the person added to their answer in their own words; absent where they added nothing, and for a non-answer. */
  note?: string;
  nonAnswer: NonAnswer | null;
  /** The text given with a non-answer. */
  text: string;
  /** Parts of the person's words that say nothing of the change. Absent where nobody has judged them yet. */
  asides?: readonly string[];
  /** What the files say that were given in answer; absent where none is a text. */
  given?: readonly AttachedText[];
}
