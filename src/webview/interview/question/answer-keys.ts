import type { QuestionView } from '../../../agents/view/session-view';
import { applyDigit } from '../../questions/shortcuts';
import type { AnswerDraft } from './answer-draft';
import { keyMeaning, keyPlace } from './key-meaning';

interface AnswerKeysTarget {
  change: (draft: unknown) => void;
  /** Takes what a screen reader should say of the change. */
  say: (words: string) => void;
  submit: (draft?: unknown) => void;
}

/** Handles a key pressed on a question, whether it is answered for the first time or revised. */
export function onAnswerKey(
  event: KeyboardEvent,
  question: QuestionView,
  filled: Pick<AnswerDraft, 'control' | 'latest'>,
  { change, say, submit }: AnswerKeysTarget,
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
  say(picked.said);
  if (filled.control.submitLabel === null) submit(picked.draft);
  else change(picked.draft);
}
