import type { AskedQuestion, Session } from './session';
import type { Exchange } from './exchanges';
import { exchangeInIds, labelsAt, withIds } from './labels';

/** The questions that the person has dealt with, approvals aside, in the order in which they did. */
export function inOrderOfAnswering(session: Session): AskedQuestion[] {
  return session.questions
    .filter(({ question, response }) => response !== null && question.purpose !== 'approval')
    .sort((a, b) => (a.response?.seq ?? 0) - (b.response?.seq ?? 0));
}

/** All questions that the person has dealt with, in order of asking, as roles are told them; not those of a goal that is none any more. */
export function settledExchanges(session: Session): Exchange[] {
  return session.questions
    .filter(({ response, former }) => response !== null && former !== true)
    .map((asked) => exchangeInIds(session, asked));
}

/** The person's messages as roles are told them: statements are named by their ids. */
export function messagesHeard(
  session: Session,
): { id: string; text: string; seq: number; topicId: string | undefined }[] {
  return session.messages.map(({ id, text, seq, topicId }) => {
    return { id, text: withIds(session, text, labelsAt(session, seq)), seq, topicId };
  });
}
