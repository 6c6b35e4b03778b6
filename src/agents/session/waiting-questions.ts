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
    ...session.prepared.map(({ preparedId, topicId, draft }) => ({
      ...(draft.by === 'caller' ? {} : { id: preparedId }),
      topicId,
      question: questionTitle(draft.config),
      parked: false,
    })),
  ];
}

/** A question that waits on its topic: prepared, or parked half-way. */
export interface WaitingQuestion {
  /** By which it can be dropped or put otherwise; absent for one that stands as it is: parked, or a caller’s. */
  id?: string;
  topicId: string;
  question: string;
  parked: boolean;
}
