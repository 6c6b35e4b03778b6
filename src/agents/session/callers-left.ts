import { questionTitle } from '../questions/catalogue';
import type { QuestionDraft } from './question';
import type { Session } from './session';

/** The caller's questions that were not asked yet, in their order: another goal does not take them back. */
export function callersLeft({ caller, questions }: Pick<Session, 'caller' | 'questions'>): QuestionDraft[] {
  const asked = questions.filter(({ question }) => question.by === 'caller');
  const titles = new Set(asked.map(({ question }) => questionTitle(question.config)));
  return (caller?.questions ?? []).filter(({ config }) => !titles.has(questionTitle(config)));
}
