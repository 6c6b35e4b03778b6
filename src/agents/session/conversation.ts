import { NON_ANSWERS } from './non-answers';
import type { AskedQuestion, Session } from './session';
import { toExchange, type Exchange } from './exchanges';
import { exchangeInIds, labelsAt, withIds } from './labels';

/**
 * Messages of either side that the orchestrator sees at least (design 5). The window moves in steps of as many, so that
 * from one turn to the next what it sees mostly only grows, and providers can reuse it.
 */
const RECENT_MESSAGES = 10;

/** Something that was said by either side. */
export interface SaidLine {
  by: 'person' | 'interviewer';
  text: string;
  topicId: string | null;
}

/** The last things said by either side, in the order in which they were said. */
export function recentlySaid(session: Session): SaidLine[] {
  const said = [
    ...session.questions.flatMap((asked) => {
      const { question, topicId } = toExchange(asked);
      return [
        { seq: asked.askedSeq, by: 'interviewer' as const, text: question, topicId },
        ...(asked.response
          ? [{ seq: asked.response.seq, by: 'person' as const, text: answerOf(session, asked), topicId }]
          : []),
      ];
    }),
    ...session.messages.flatMap(({ seq, text, reply }) => [
      { seq, by: 'person' as const, text: withIds(session, text, labelsAt(session, seq)), topicId: null },
      // The reply has no place of its own in the journal: nothing comes between it and the message.
      ...(reply.trim() === '' ? [] : [{ seq, by: 'interviewer' as const, text: reply, topicId: null }]),
    ]),
  ].sort((a, b) => a.seq - b.seq);
  const start = Math.max(0, Math.floor(said.length / RECENT_MESSAGES) - 1) * RECENT_MESSAGES;
  return said.slice(start).map(({ by, text, topicId }) => ({ by, text, topicId }));
}

function answerOf(session: Session, asked: AskedQuestion): string {
  const { digest, nonAnswer, text } = exchangeInIds(session, asked);
  if (nonAnswer === null) return digest;
  return text.trim() === '' ? NON_ANSWERS[nonAnswer].button : `${NON_ANSWERS[nonAnswer].button}: ${text}`;
}

/** The questions that the person has dealt with, approvals aside, in the order in which they did. */
export function inOrderOfAnswering(session: Session): AskedQuestion[] {
  return session.questions
    .filter(({ question, response }) => response !== null && question.purpose !== 'approval')
    .sort((a, b) => (a.response?.seq ?? 0) - (b.response?.seq ?? 0));
}

/** All questions that the person has dealt with, in order of asking, as roles are told them. */
export function settledExchanges(session: Session): Exchange[] {
  return session.questions.filter((q) => q.response !== null).map((asked) => exchangeInIds(session, asked));
}

/** The person's messages as roles are told them: statements are named by their ids. */
export function messagesHeard(
  session: Session,
): { id: string; text: string; seq: number; topicId: string | undefined }[] {
  return session.messages.map(({ id, text, seq, topicId }) => {
    return { id, text: withIds(session, text, labelsAt(session, seq)), seq, topicId };
  });
}
