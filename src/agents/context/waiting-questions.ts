import { questionTitle } from '../questions/catalogue';
import type { WaitingQuestion } from '../roles/inputs';
import type { Session } from '../session/session';

/** The questions that wait on their topics: those parked half-way, then those that were prepared. */
export function waitingQuestions(session: Session): WaitingQuestion[] {
  const parked = session.questions.filter(({ status }) => status === 'parked');
  return [
    ...parked.map(({ question }) => ({
      topicId: question.topicId,
      question: questionTitle(question.config),
      parked: true,
    })),
    ...session.prepared.map(({ topicId, draft }) => ({
      topicId,
      question: questionTitle(draft.config),
      parked: false,
    })),
  ];
}
