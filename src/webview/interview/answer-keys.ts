import type { QuestionView } from '../../agents/view/session-view';
import { applyDigit } from '../questions/shortcuts';
import type { AnswerDraft } from './answer-draft';
import { keyMeaning, keyPlace } from './key-meaning';

export interface AnswerKeysTarget {
  change: (draft: unknown) => void;
  submit: (draft?: unknown) => void;
}

/** Handles a key pressed on a question, whether it is answered for the first time or revised. */
export function onAnswerKey(
  event: KeyboardEvent,
  question: QuestionView,
  filled: Pick<AnswerDraft, 'control' | 'latest'>,
  { change, submit }: AnswerKeysTarget,
): void {
  const meaning = keyMeaning(event, keyPlace(event), filled.control.enterIsNewline);
  if (meaning === null) return;
  if (meaning.does === 'submit') {
    event.preventDefault();
    return submit();
  }
  const picked = applyDigit(question.type, question.config, filled.latest(), meaning.digit);
  if (picked === null) return;
  event.preventDefault();
  if (filled.control.submitLabel === null) submit(picked);
  else change(picked);
}
