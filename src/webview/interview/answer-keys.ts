import type { QuestionView } from '../../agents/session/view';
import { applyDigit, claimsEnter, digitOf } from '../questions/shortcuts';
import type { AnswerDraft } from './answer-draft';

export interface AnswerKeysTarget {
  change(draft: unknown): void;
  submit(draft?: unknown): void;
}

/**
 * Handles a key pressed on a question: Ctrl/Cmd+Enter always submits, Enter does where it is neither a newline nor the
 * press of a button, 1 to 9 pick an option unless they are typed into a field.
 */
export function onAnswerKey(
  event: KeyboardEvent,
  question: QuestionView,
  filled: Pick<AnswerDraft, 'control' | 'latest'>,
  { change, submit }: AnswerKeysTarget,
): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Enter') {
    if (!submits(event, filled.control.enterIsNewline)) return;
    event.preventDefault();
    return submit();
  }
  const digit = digitOf(event);
  if (digit === null) return;
  const picked = applyDigit(question.type, question.config, filled.latest(), digit);
  if (picked === null) return;
  event.preventDefault();
  if (filled.control.submitLabel === null) submit(picked);
  else change(picked);
}

function submits(enter: KeyboardEvent, isNewline: boolean): boolean {
  if (enter.ctrlKey || enter.metaKey) return true;
  return !enter.shiftKey && !enter.altKey && !isNewline && !claimsEnter(enter);
}
