import { questionTitle } from '../questions/catalogue';
import type { Session } from './session';

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

/** A question that waits on its topic: prepared, or parked half-way. */
export interface WaitingQuestion {
  topicId: string;
  question: string;
  parked: boolean;
}
