import { z } from 'zod';
import { questionTitle } from '../questions/catalogue';
import type { Exchange } from '../roles/inputs';
import type { AskedQuestion, Session } from '../session/session';

/** One asked question with what came of it, as roles see it. */
export function toExchange({ question, response, status }: AskedQuestion): Exchange {
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
    question: questionTitle(question.config),
    config: question.config,
    evidence: question.evidence,
    answer: answered?.value ?? null,
    digest: answered?.digest ?? '',
    // A question withdrawn without a word is nobody's answer: it stays open in the spec.
    nonAnswer: declined?.nonAnswer ?? (status === 'withdrawn' ? 'not_now' : null),
    text: declined?.text ?? '',
  };
}

/** All questions that the person has dealt with, in order of asking. */
export function settledExchanges(session: Session): Exchange[] {
  return session.questions.filter((q) => q.response !== null).map(toExchange);
}

/** A plan that the person sent back: their comments say something about the change, as answers do. */
export function wasSentBack({ question, response }: AskedQuestion): boolean {
  const value = response?.kind === 'answer' ? response.value : null;
  return question.purpose === 'approval' && sentBackSchema.safeParse(value).success;
}

const sentBackSchema = z.object({ decision: z.literal('revise') });
