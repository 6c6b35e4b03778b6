import { checkAnswer, digestAnswer } from '../../../agents/questions/catalogue';
import type { CardView, QuestionView } from '../../../agents/view/session-view';
import { CONTROLS } from '../../questions/registry';

/** The control's state that shows the answer given; the untouched one where none was. */
export function draftOf(card: CardView): unknown {
  const control = CONTROLS[card.type];
  const checked = card.nonAnswer === null ? checkAnswer(card.type, card.config, card.answer) : null;
  return checked?.ok ? control.fromAnswer(card.config, checked.answer) : control.initial(card.config);
}

/** A proposed answer in words, and as the state of the control; null where it does not fit the question. */
export function proposedAnswer(question: QuestionView): { words: string; draft: unknown } | null {
  if (!question.proposal) return null;
  const checked = checkAnswer(question.type, question.config, question.proposal.answer);
  if (!checked.ok) return null;
  return {
    words: digestAnswer(question.type, question.config, checked.answer),
    draft: CONTROLS[question.type].fromAnswer(question.config, checked.answer),
  };
}
