import { asksOfChange, type AskedQuestion, type Session } from '../session/session';
import type { QuestionView } from './session-view';

/** Most answers that say where a topic was left. */
const LAST_ANSWERS = 2;

/**
 * What a person is told as an interview passes from one topic to another: which topic has just been covered, with what it
 * concluded, and where the one that is taken up again was left. Nothing within a topic, nor at the beginning.
 */
export function topicTurn(session: Session, asked: AskedQuestion): QuestionView['turn'] {
  if (!asksOfChange(asked)) return null;
  const before = session.questions.filter((one) => asksOfChange(one) && one.askedSeq < asked.askedSeq);
  const last = before.at(-1);
  const { topicId } = asked.question;
  if (last === undefined || last.question.topicId === topicId) return null;
  const left = session.topics.find(({ id }) => id === last.question.topicId);
  const covered = left?.status === 'completed' && (left.closedBy === 'settled' || left.closedBy === 'cap');
  const answers = before.flatMap(({ question, response }) =>
    question.topicId === topicId && response?.kind === 'answer' ? [response.digest] : [],
  );
  if (!covered && answers.length === 0) return null;
  return {
    covered: covered ? { topicId: left.id, title: left.title, finding: left.finding ?? '' } : null,
    leftAt: answers.slice(-LAST_ANSWERS),
  };
}
